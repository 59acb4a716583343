"""Gambit's two file formats, piece by piece; `zermelo.bridges.gambit` is the way in."""
