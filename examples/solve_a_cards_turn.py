"""Solve a turn of cards: the most Qwirkles that a hand can take from a table, exactly, and one way to do it."""

import sixfold
from sixfold.core.notation import parse_table, table_text
from sixfold.games.cards import best_takings

table = parse_table("[RoRcRdRs,YoYcYdYsYt,RxOxYxGx,RtOtGt]")
hand = sixfold.parse_pieces("YxRtRxBxGoPx")

best = best_takings(table, hand, sixfold.edition("cards-iello").shortest)[0]
print("table   ", table_text(table))
print("hand    ", sixfold.piece_names(hand))
print("play    ", sixfold.piece_names(best.played))
print("take    ", table_text(best.qwirkles))
print("leave   ", table_text(best.rest))

play = f"{sixfold.piece_names(best.played)} {table_text(best.rest + best.qwirkles)}"
verdict = sixfold.judge(f"cards {table_text(table)} hand:{sixfold.piece_names(hand)} {play}")
print("verdict ", verdict)
