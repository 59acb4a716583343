"""The web page: play, explore searches, learn. Its source is in /web, its bundle in static.

From the bottom up:

    limits       how much of everything
    user_code    games and players of the user's own, from files
    messages/    schema, requests, responses
    resources    tables, books and networks
    lessons/     experiments: what the figures of the lessons compute
    catalogue    the games and players that a page may name
    workers/     both ends of a worker process, and which job runs when
    session/     one page: its games, analyses and traces, and the jobs that workers do for it;
                 rooms, in which the pages of several people share a game
    server/      who may connect, and for how long; the server
    typescript   the messages as the page's types
"""
