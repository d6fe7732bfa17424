## MindWare's own words.

-piece = block
-pieces = blocks
-bag = draw pile
-board = grid
-star = starburst
-stars = starbursts
-cross = criss-cross
-crosses = criss-crosses
-player-one = Sue
-player-two = Chris
-player-three = Sally
-player-four = Bob
