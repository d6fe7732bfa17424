# Boty iných ľudí: ako ich použiť, hovoriť za naše a skúšať ich.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Na to treba viac, než je nainštalované: { $command }
# $reason is technical and in English.
bot-cannot-load = Bota { $bot } nemožno použiť: { $reason }
bot-forfeit = Hra { $game }: { $bot } prehral vlastnou chybou. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Nepodarilo sa ho spustiť: { $detail }
bot-fault-crashed = Spadol: { $detail }
bot-fault-silent = Neodpovedal včas. { $detail }
bot-fault-unreadable = Jeho odpoveď sa nedá prečítať: { $detail }
bot-fault-refused = Porušil pravidlo: { $detail }

engine-help = Hovoriť protokolom sixfold-engine/1 za bota, na štandardnom vstupe a výstupe.
engine-bot-help = Bot, za ktorého sa hovorí: { $names }, alebo modul:meno.

bot-test-help = Vyskúšať bota: hrá podľa pravidiel, zopakuje svoju hru a nepodvádza?
bot-test-name-help = Bot: modul:meno, meno nainštalovaného bota, alebo engine:príkaz.
bot-test-games-help = Koľko hier sa odohrá pri každom stole, pri ktorom podľa seba vie hrať.
bot-test-seed-help = Ľubovoľné číslo; rovnaké číslo dá rovnakú skúšku.
bot-test-edition-help = Len jedny pravidlá, napríklad { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Spustí sa a povie, čo hrá.
bot-test-legal = Hrá podľa pravidiel: { $count ->
    [one] jedna odpoveď
    [few] { $count } odpovede
   *[other] { $count } odpovedí
}, najpomalšia za { $time } ms.
bot-test-edges = Poradí si tam, kde už takmer nič nejde: { $count ->
    [one] jedna pozícia
    [few] { $count } pozície
   *[other] { $count } pozícií
}.
bot-test-same = Pri rovnakej náhode hrá znova rovnako: { $count ->
    [one] jedno porovnanie
    [few] { $count } porovnania
   *[other] { $count } porovnaní
}.
bot-test-unchanged = Nemení nič z toho, čo sa mu ukáže.
bot-test-honest = Na tom, čo je skryté, mu nezáleží: { $count ->
    [one] jedna pozícia rozdaná
    [few] { $count } pozície rozdané
   *[other] { $count } pozícií rozdaných
} znova.
bot-test-good = { $bot } je bot, ako má byť.
bot-test-bad = { $bot } neobstál.
