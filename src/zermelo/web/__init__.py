"""The page: play, look inside the search, learn. Its source is in /web, its bundle in static.

serve.py       starts the server on this machine's own address
guard.py       who may talk to it
connections.py how long a connection may take
app.py         files and one socket
protocol.py    what travels on the socket, typed: asked.py, told.py, made of wire.py
session.py     one page and what it asked for; outbox.py what is sent to it
table.py       a game under way
analyst.py     the analysis of a page; analysing.py its searches
looking.py     traces
learning.py    what the lessons run
exercises.py   sheets of exercises; paper.py as text and LaTeX, practising.py for the page
catalogue.py   what a page may name
workers.py     who works when: quick.py in threads of the server, processes.py in processes
worker.py      the other end of a process; jobs.py what is done there
limits.py      how much of everything
"""
