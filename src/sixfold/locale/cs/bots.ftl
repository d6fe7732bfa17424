# Boti jiných lidí: jak je použít, mluvit za naše a zkoušet je.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = K tomu je potřeba víc, než je nainstalováno: { $command }
# $reason is technical and in English.
bot-cannot-load = Bota { $bot } nelze použít: { $reason }
bot-forfeit = Hra { $game }: { $bot } prohrál vlastní chybou. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Nepodařilo se ho spustit: { $detail }
bot-fault-crashed = Spadl: { $detail }
bot-fault-silent = Neodpověděl včas. { $detail }
bot-fault-unreadable = Jeho odpověď nelze přečíst: { $detail }
bot-fault-refused = Porušil pravidlo: { $detail }

engine-help = Mluvit protokolem sixfold-engine/1 za bota, na standardním vstupu a výstupu.
engine-bot-help = Bot, za kterého se mluví: { $names }, nebo modul:jméno.

bot-test-help = Vyzkoušet bota: hraje podle pravidel, zopakuje svou hru a nepodvádí?
bot-test-name-help = Bot: modul:jméno, jméno nainstalovaného bota, nebo engine:příkaz.
bot-test-games-help = Kolik her se odehraje u každého stolu, u kterého podle sebe umí hrát.
bot-test-seed-help = Libovolné číslo; stejné číslo dá stejnou zkoušku.
bot-test-edition-help = Jen jedna pravidla, například { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Spustí se a řekne, co hraje.
bot-test-legal = Hraje podle pravidel: { $count ->
    [one] jedna odpověď
    [few] { $count } odpovědi
   *[other] { $count } odpovědí
}, nejpomalejší za { $time } ms.
bot-test-edges = Poradí si, kde už skoro nic nejde: { $count ->
    [one] jedna pozice
    [few] { $count } pozice
   *[other] { $count } pozic
}.
bot-test-same = Při stejné náhodě hraje znovu stejně: { $count ->
    [one] jedno srovnání
    [few] { $count } srovnání
   *[other] { $count } srovnání
}.
bot-test-unchanged = Nemění nic z toho, co je mu ukázáno.
bot-test-honest = Na tom, co je skryté, mu nezáleží: { $count ->
    [one] jedna pozice rozdaná
    [few] { $count } pozice rozdané
   *[other] { $count } pozic rozdaných
} znovu.
bot-test-good = { $bot } je bot, jak má být.
bot-test-bad = { $bot } neobstál.
