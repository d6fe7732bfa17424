# Mások botjai: használatuk, a mieink megszólaltatása, a vizsgáztatás.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Ehhez több kell, mint ami telepítve van: { $command }
# $reason is technical and in English.
bot-cannot-load = Ez a bot nem használható: { $bot }. { $reason }
bot-forfeit = { $game }. játszma: { $bot } saját hibájából veszített. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Nem sikerült elindítani: { $detail }
bot-fault-crashed = Összeomlott: { $detail }
bot-fault-silent = Nem válaszolt időben. { $detail }
bot-fault-unreadable = Olvashatatlan választ adott: { $detail }
bot-fault-refused = Megszegett egy szabályt: { $detail }

engine-help = Egy bot nevében beszél a sixfold-engine/1 nyelvén, a szabványos be- és kimeneten.
engine-bot-help = A bot, amelynek nevében beszél: { $names }, vagy modul:név.

bot-test-help = Egy bot vizsgája: a szabályok szerint játszik, ugyanúgy játszik újra, és nem csal?
bot-test-name-help = A bot: modul:név, egy telepített bot neve, vagy engine:parancs.
bot-test-games-help = Hány játszma legyen minden asztalnál, amelynél a bot állítása szerint tud játszani.
bot-test-seed-help = Tetszőleges szám; ugyanaz a szám ugyanazt a vizsgát adja.
bot-test-edition-help = Csak egy szabálykönyv szerint, például { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Elindul, és megmondja, mit játszik.
bot-test-legal = A szabályok szerint játszik: { $count } válasz, a leglassabb { $time } ms alatt.
bot-test-edges = Ott is feltalálja magát, ahol már szinte semmit sem lehet tenni: { $count } állás.
bot-test-same = Ugyanazzal a véletlennel újra ugyanúgy játszik: { $count } összevetés.
bot-test-unchanged = Semmit sem változtat meg abból, amit mutatnak neki.
bot-test-honest = Ami rejtve van, nem számít neki: { $count } állás, mindegyik újraosztva.
bot-test-good = { $bot } olyan bot, amilyennek lennie kell.
bot-test-bad = { $bot } megbukott.
