"""Grades for people and for other programs."""
