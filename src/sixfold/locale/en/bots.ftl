# Bots of other people: using them, speaking for ours, examining them.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = This needs more than is installed: { $command }
# $reason is technical and in English.
bot-cannot-load = Can’t use the bot { $bot }: { $reason }
bot-forfeit = Game { $game }: { $bot } lost by a fault. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = It couldn’t be started: { $detail }
bot-fault-crashed = It crashed: { $detail }
bot-fault-silent = It didn’t answer in time. { $detail }
bot-fault-unreadable = It gave an answer that can’t be read: { $detail }
bot-fault-refused = It broke a rule: { $detail }

engine-help = Speak sixfold-engine/1 for a bot, on standard input and output.
engine-bot-help = The bot to speak for: { $names }, or module:name.

bot-test-help = Examine a bot: does it play by the rules, play the same again, and not cheat?
bot-test-name-help = The bot: module:name, the name of an installed one, or engine:command.
bot-test-games-help = How many games to play at each kind of table the bot says it can play at.
bot-test-seed-help = Any number; the same seed gives the same examination.
bot-test-edition-help = Keep to one rule set, for example { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = It starts and says what it plays.
bot-test-legal = It plays legal games: { $count ->
    [one] one answer
   *[other] { $count } answers
}, the slowest in { $time } ms.
bot-test-edges = It finds its way where hardly anything is left to do: { $count ->
    [one] one position
   *[other] { $count } positions
}.
bot-test-same = It plays the same again for the same chance: { $count ->
    [one] one comparison
   *[other] { $count } comparisons
}.
bot-test-unchanged = It doesn’t change anything it’s shown.
bot-test-honest = What is hidden does not matter to it: { $count ->
    [one] one position
   *[other] { $count } positions
}, each dealt anew.
bot-test-good = { $bot } passed.
bot-test-bad = { $bot } failed.
