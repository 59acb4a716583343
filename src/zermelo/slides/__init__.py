"""Lessons as slides and their figures as pictures: reveal.js, LaTeX beamer, SVG, TikZ, PNG.

figures.py   the states of each kind of figure, as SVG
trees.py     those that are search trees
drawing.py   plots, tables and trees of boxes, as SVG
convert.py   SVG as TikZ and as PNG
pages.py     what of a lesson is on which slide
reveal.py    a lesson as one HTML file
beamer.py    a lesson as LaTeX
"""
