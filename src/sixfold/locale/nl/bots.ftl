# Bots van anderen: ze gebruiken, voor de onze spreken, ze onderzoeken.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Hiervoor is meer nodig dan er geïnstalleerd is: { $command }
# $reason is technical and in English.
bot-cannot-load = De bot { $bot } kan niet worden gebruikt: { $reason }
bot-forfeit = Spel { $game }: { $bot } heeft door een fout verloren. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = Hij kon niet worden gestart: { $detail }
bot-fault-crashed = Hij is gecrasht: { $detail }
bot-fault-silent = Hij gaf niet op tijd antwoord. { $detail }
bot-fault-unreadable = Hij gaf een onleesbaar antwoord: { $detail }
bot-fault-refused = Hij overtrad een regel: { $detail }

engine-help = Spreek sixfold-engine/1 namens een bot, via standaardinvoer en -uitvoer.
engine-bot-help = De bot namens wie gesproken wordt: { $names }, of module:naam.

bot-test-help = Onderzoek een bot: houdt hij zich aan de regels, speelt hij hetzelfde opnieuw en speelt hij niet vals?
bot-test-name-help = De bot: module:naam, de naam van een geïnstalleerde bot, of engine:opdracht.
bot-test-games-help = Hoeveel spellen er worden gespeeld aan elke tafel waaraan de bot zegt te kunnen spelen.
bot-test-seed-help = Een willekeurig getal; hetzelfde getal geeft hetzelfde onderzoek.
bot-test-edition-help = Alleen deze spelregels, bijvoorbeeld { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Hij start en zegt wat hij speelt.
bot-test-legal = Hij speelt volgens de regels: { $count ->
    [one] één antwoord
   *[other] { $count } antwoorden
}, het traagste in { $time } ms.
bot-test-edges = Hij vindt de weg waar bijna niets meer mogelijk is: { $count ->
    [one] één stelling
   *[other] { $count } stellingen
}.
bot-test-same = Hij speelt bij hetzelfde toeval hetzelfde opnieuw: { $count ->
    [one] één vergelijking
   *[other] { $count } vergelijkingen
}.
bot-test-unchanged = Hij verandert niets aan wat hij te zien krijgt.
bot-test-honest = Wat verborgen is, maakt voor hem niet uit: { $count ->
    [one] één stelling
   *[other] { $count } stellingen
}, telkens opnieuw gedeeld.
bot-test-good = { $bot } is een bot zoals het hoort.
bot-test-bad = { $bot } is gezakt.
