"""The web page: play, explore searches, learn. Its source is in /web, its bundle in static.

From the bottom up:

    limits.py                     how much of everything
    wire.py, asked.py, told.py    the messages: building blocks, requests, responses
    views.py, known.py            positions as messages; tables, books and networks
    exercises.py, paper.py        exercise sheets, as text and LaTeX
    learning.py                   the experiments of the lessons
    catalogue.py                  the games and players that a page may name
    table.py, editing.py          a game being played; setting up positions
    analysing.py, looking.py      analyses; traces of searches
    watching.py                   monitoring tournaments and training runs
    jobs.py                       what worker processes do
    worker.py, processes.py       both ends of a worker process; threads for short jobs
    workers.py                    which job runs when
    page_work.py, session.py      the jobs of one page; its requests
    guard.py, connections.py      who may connect, and for how long
    serve.py                      the server
"""
