"""Sixfold plays, referees and studies Qwirkle, Qwirkle Cubes and Qwirkle Cards."""

__version__ = "0.1.0"
