"""Matches and tournaments: schedules, ratings, storage, workers."""
