# Boții altora: cum îi folosim, cum vorbim în numele alor noștri, cum îi examinăm.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Pentru aceasta trebuie mai mult decât este instalat: { $command }
# $reason is technical and in English.
bot-cannot-load = Botul { $bot } nu poate fi folosit: { $reason }
bot-forfeit = Jocul { $game }: { $bot } a pierdut din vina lui. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Nu a putut fi pornit: { $detail }
bot-fault-crashed = S-a oprit brusc: { $detail }
bot-fault-silent = Nu a răspuns la timp. { $detail }
bot-fault-unreadable = A dat un răspuns ce nu poate fi citit: { $detail }
bot-fault-refused = A încălcat o regulă: { $detail }

engine-help = Vorbește sixfold-engine/1 în numele unui bot, prin intrarea și ieșirea standard.
engine-bot-help = Botul în numele căruia se vorbește: { $names } sau modul:nume.

bot-test-help = Examinează un bot: respectă regulile, joacă la fel din nou și nu trișează?
bot-test-name-help = Botul: modul:nume, numele unuia instalat sau engine:comandă.
bot-test-games-help = Câte jocuri se joacă la fiecare masă la care botul spune că știe să joace.
bot-test-seed-help = Orice număr; același număr dă același examen.
bot-test-edition-help = Numai un set de reguli, de exemplu { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Pornește și spune ce joacă.
bot-test-legal = Joacă după reguli: { $count ->
    [one] un răspuns
    [few] { $count } răspunsuri
   *[other] { $count } de răspunsuri
}, cel mai lent în { $time } ms.
bot-test-edges = Se descurcă acolo unde aproape nimic nu mai e posibil: { $count ->
    [one] o poziție
    [few] { $count } poziții
   *[other] { $count } de poziții
}.
bot-test-same = La același hazard joacă din nou la fel: { $count ->
    [one] o comparație
    [few] { $count } comparații
   *[other] { $count } de comparații
}.
bot-test-unchanged = Nu schimbă nimic din ce i se arată.
bot-test-honest = Ce este ascuns nu contează pentru el: { $count ->
    [one] o poziție împărțită
    [few] { $count } poziții împărțite
   *[other] { $count } de poziții împărțite
} din nou.
bot-test-good = { $bot } este un bot așa cum trebuie.
bot-test-bad = { $bot } a picat examenul.
