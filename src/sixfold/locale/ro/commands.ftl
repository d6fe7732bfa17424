# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold joacă, arbitrează și studiază Qwirkle, Qwirkle Cubes și Qwirkle Cards. Este independent de editorii lor.
app-version-help = Afișează versiunea și se oprește.
app-lang-help = Limba răspunsurilor, de exemplu nl sau fr; poate sta oriunde pe linie. Fără ea hotărăște SIXFOLD_LANG sau LANG.
complete-install-help = Tab va completa comenzi, ediții și boți în acest shell.
complete-show-help = Afișează ce face Tab să completeze, pentru copiat sau schimbat.
json-help = Afișează rezultatul ca JSON, și nimic altceva, la ieșirea standard.
cannot-print = Ieșirea nu poate fi scrisă: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = Nu există limba { $language }; există { $languages }.
unknown-edition = Nu există ediția { $edition }. Există: { $editions }.
unknown-bot = Nu există botul { $bot }. Există: { $bots }.
-bots-expert = expert@N este un expert care joacă N continuări până la capăt înaintea fiecărei mutări, de la 1 la 1000000: mai multe înseamnă mai puternic și mai lent.
bad-rollouts = { $bot }: numărul de după expert@ trebuie să fie de la 1 la { $most }.
no-rollouts = Doar expert ia un număr după @; { $bot } joacă fără el.

match-help = Joacă partide întregi între boți, le scrie înregistrările și arată cum s-au descurcat.
match-edition-help = Regulile, de exemplu { $example }.
match-bots-help = Boții, câte unul pe loc, despărțiți prin virgule. Există: { $names }. { -bots-expert }
match-games-help = Câte partide. Fiecare împărțire se joacă o dată în fiecare așezare la masă, deci cel mai drept e un multiplu al numărului de boți.
match-seed-help = Orice text. Aceeași sămânță dă același fișier, octet cu octet.
match-out-help = Scrie înregistrările aici, câte o partidă pe linie.
match-progress = Partide
match-title = { $games ->
    [one] O partidă
    [few] { $games } partide
   *[other] { $games } de partide
} din { $edition }, sămânța { $seed }
match-bot = Bot
match-wins = Câștigate
match-interval = Interval 95 %
match-score = Scor
match-margin = Avans
match-time = ms/mutare
match-written = { $games ->
    [one] O înregistrare scrisă
    [few] { $games } înregistrări scrise
   *[other] { $games } de înregistrări scrise
} în { $file }
match-resume-help = Continuă meciul din fișierul dat cu --out în loc să-l ia de la început.
match-force-help = Scrie din nou fișierul dat cu --out, chiar dacă are deja înregistrări.
match-workers-help = Câte partide se joacă deodată; 0 pentru una pe nucleu. Rezultatul nu depinde de asta.
match-sprt-help = Se oprește imediat ce răspunsul e clar. Două numere de puncte Elo, ca în 0,30: avansul primului dintre cei doi boți nu trece de cel mic sau ajunge la cel mare?
match-sprt-two = Un test secvențial are nevoie de exact doi boți.
match-bad-sprt = „{ $text }” trebuie să fie două numere de puncte Elo, întâi cel mai mic, ca în 0,30.
match-sprt-answer = { $answer ->
    [lower] Avansul primului bot în puncte Elo este cel mult { $elo0 } (logaritmul raportului de verosimilitate: { $ratio }).
    [higher] Avansul primului bot în puncte Elo este cel puțin { $elo1 } (logaritmul raportului de verosimilitate: { $ratio }).
   *[open] Între { $elo0 } și { $elo1 } puncte Elo, întrebarea rămâne deschisă (logaritmul raportului de verosimilitate: { $ratio }).
}
match-ray-help = Joacă pe clusterul Ray de la această adresă; auto găsește unul sau pornește unul pe acest calculator.
match-no-ray = Ray nu este instalat; se adaugă cu pip install "sixfold[ray]".
match-no-cluster = Niciun cluster Ray nu răspunde la { $address }.
match-not-this = { $file } conține alte partide decât meciul acesta: linia { $line }. Cu --force în loc de --resume se scrie din nou.
match-cannot-write = { $file } nu poate fi scris: { $reason }.
match-exists = { $file } există deja: --resume îl continuă, --force îl scrie din nou.
match-resume-or-force = Alege --resume sau --force: una continuă fișierul, cealaltă îl scrie din nou.
match-needs-out = { $option } are nevoie de fișierul dat cu --out.
match-bot-missing = Lipsește un nume în „{ $bots }”: boții se despart printr-o virgulă.
match-stopped = Oprit, partide jucate: { $games } din { $planned }.
match-stopped-kept = Aceeași comandă cu --resume continuă de acolo.
match-stopped-lost = Cu --out partidele se păstrează, iar --resume le continuă.

dataset-help = Scrie fiecare decizie din partidele dintre boți în fișiere Parquet, pentru învățare.
dataset-out-help = Scrie fișierele aici, cu o fișă care le descrie. Dosarul se creează la nevoie.
dataset-resume-help = Continuă partidele din dosarul dat cu --out în loc să o ia de la început.
dataset-force-help = Scrie din nou partidele din dosarul dat cu --out.
dataset-written = Partide: { $games }. Decizii: { $rows }. Dosar: { $folder }.
dataset-not-this = { $file } conține partide din altă serie. Cu --force în loc de --resume se scrie din nou.

tournament-help = Aduce la masă toate combinațiile de boți și îi clasează.
tournament-players-help = Câți stau la o masă.
tournament-games-help = Câte partide joacă fiecare masă.
tournament-bots = Un turneu are nevoie de boți diferiți, cel puțin { $players }.

rate-help = Clasează pe toți cei care au jucat partidele înregistrate (openskill, Plackett-Luce).
rate-title = { $games ->
    [one] O partidă evaluată
    [few] { $games } partide evaluate
   *[other] { $games } de partide evaluate
}
rate-player = Jucător
rate-games = Partide
rate-strength = Forță
rate-uncertainty = ±
rate-ordinal = Prudent

check-help = Reia înregistrările și verifică fiecare tur, scor, tragere, angajament și rezultat.
check-files-help = Fișiere cu înregistrări: .json conține o partidă, .jsonl câte o partidă pe linie; - este intrarea standard.
check-receipt-help = Chitanța unui jucător: ce a văzut și a adăugat dispozitivul lui înainte de împărțire se compară cu înregistrarea; se poate da de mai multe ori.
check-left-out = înregistrarea spune că dispozitivul acestui jucător nu a răspuns la timp, iar chitanța confirmă: în această amestecare nu e nimic de la el.
checked-receipt-game = chitanța și înregistrarea sunt ale aceleiași partide.
checked-receipt-commitment = serverul a păstrat secretul la care s-a angajat primul.
checked-receipt-order = ordinea vârstelor era stabilită înainte de împărțire sau a venit din amestecare.
checked-receipt-dropped = nimeni nu spune că acest jucător a întârziat.
checked-receipt-round = nicio împărțire nu a fost aruncată fără motiv.
checked-receipt-frozen = toate locurile au păstrat angajamentele văzute de acest jucător.
checked-receipt-added = ce a adăugat acest jucător a intrat în amestecare.
checked-receipt-played = partida e cea care i-a fost arătată dispozitivului acestui jucător.
check-good = { $games ->
    [one] O partidă verificată
    [few] { $games } partide verificate
   *[other] { $games } de partide verificate
}: nicio greșeală.
check-bad = { $games ->
    [one] O partidă verificată
    [few] { $games } partide verificate
   *[other] { $games } de partide verificate
}, { $faults ->
    [one] o greșeală.
    [few] { $faults } greșeli.
   *[other] { $faults } de greșeli.
}

judge-help = Judecă o mutare: o poziție JSON la intrarea standard, verdictul JSON la ieșirea standard.
judge-text-help = Poziția ca o singură linie de text (vezi docs/notation.md).

editions-help = Cele șase seturi de reguli și prin ce diferă.
editions-json-help = Le afișează ca JSON, cu sursa fiecărei valori.
editions-id = Ediție
editions-title = Regulament
editions-book = { $title }: { $languages }
editions-players = Jucători
editions-rules = Reguli
editions-hand = { piece-nouns } în mână
editions-start-line = începe cine are cel mai lung rând, la egalitate { $tie ->
   *[oldest] cel mai în vârstă
    [youngest] cel mai tânăr
}
editions-start-series = începe cine are cea mai lungă serie, la egalitate { $tie ->
   *[oldest] cel mai în vârstă
    [youngest] cel mai tânăr
}
editions-start-oldest = începe cel mai în vârstă
editions-shared = la scor egal, victoria se împarte
editions-rematch = la scor egal, victoria se împarte; revanșa decide
editions-pieces =
    { piece-nouns }, câte { $copies } din fiecare { $game ->
        [cubes] culoare
       *[other] fel
    }

rules-help = Regulile unei ediții, cu exemple.
rules-edition-help = Regulile, de exemplu { $example }.
rules-part-help = Afișează o singură secțiune, de exemplu score.
rules-html-help = Scrie regulile ca pagină HTML, cu cheia fiecărui mesaj și cu tot catalogul dedesubt, pentru cine verifică cuvintele.
rules-no-part = Aici nu există secțiunea { $section }. Există: { $sections }.

play-help = Joacă o partidă în terminal împotriva calculatorului.
play-edition-help = Regulile; dacă lipsesc, ți se cere să alegi.
play-bot-help = Botul împotriva căruia joci: { $names }. { -bots-expert }
play-force-help = Scrie din nou fișierul dat cu --record, chiar dacă are deja ceva.
play-record-exists = { $file } există deja; --force îl scrie din nou.
play-players-help = Câți joacă, cu tine cu tot.
play-seed-help = Orice text; aceeași sămânță dă aceeași împărțire.
play-name-help = Numele tău.
play-record-help = La sfârșit scrie înregistrarea partidei în acest fișier.

serve-help = Găzduiește partide pentru oameni și boți, în browser și prin API.
serve-host-help = Adresa la care ascultă; 0.0.0.0 pentru toată rețeaua.
serve-port-help = Portul la care ascultă; 0 pentru oricare liber.
serve-database-help = Unde se păstrează partidele: un fișier sau adresa unei baze de date PostgreSQL. Dacă lipsește, un fișier din dosarul de date al utilizatorului.
serve-key-file-help = Fișierul cu cheia care ascunde în baza de date partidele în curs; se creează la prima pornire. Dacă lipsește, un fișier lângă baza de date. Se păstrează împreună cu copiile de siguranță, dar în alt loc.
serve-bad-key = Serverul nu a pornit, fiindcă nu poate folosi cheia din { $place }: { $why ->
    [missing] fișierul nu există, dar partidele din baza de date au fost ascunse cu el. Puneți-l la loc din copia de siguranță.
    [wrong] partidele din baza de date au fost ascunse cu altă cheie. Puneți la loc acea cheie din copia de siguranță.
    [shape] o cheie are 64 de cifre hexazecimale.
   *[unreadable] fișierul nu poate fi citit sau scris.
}
serve-origin-help = O origine, pe lângă cea a serverului, ale cărei pagini se pot conecta; se poate da de mai multe ori.
serve-bot-seconds-help = Cât se poate gândi un bot la o acțiune până când greedy joacă în locul lui.
serve-bot-workers-help = Câți boți se pot gândi deodată; 0 pentru unul pe nucleu, mai puțin unul.
serve-log-level-help = Cât se notează în jurnal: debug, info, warning sau error. Fără această opțiune: info ca JSON, warning ca text.
serve-log-format-help = Cum se scrie jurnalul: text, json sau auto, adică text în terminal și JSON în rest.
serve-open-help = Deschide masa în browser.
serve-contact-help = Cui se pot adresa serviciile de notificări despre acest server, de exemplu mailto:tu@example.org.
serve-bad-contact = { $contact } nu este un contact: trebuie să înceapă cu mailto: sau https://.
serve-bad-database = { $address } nu e o bază de date care poate fi folosită: dă un fișier sau o adresă care începe cu postgresql://.
serve-mistyped-database = Adresa bazei de date e scrisă greșit. E un fișier sau postgresql://utilizator:parolă@server/nume; în parolă, scrie @ ca %40, : ca %3A și / ca %2F.
serve-two-databases = { $one } și { $other } indică baze de date diferite. Dă doar una dintre ele.
serve-bad-level = Nu există nivelul de jurnal { $level }. Există: { $levels }.
serve-no-database = Baza de date { $place } nu poate fi folosită: { $why ->
    [newer] o versiune mai nouă de Sixfold a modificat-o. Folosește acea versiune sau una ulterioară.
    [away] nu răspunde nimic acolo.
    [silent] nu răspunde la timp.
    [denied] refuză acest nume sau această parolă.
    [missing] nu există o bază de date cu acest nume.
    [file] fișierul nu poate fi deschis sau nu e o bază de date.
   *[other] semnalează o eroare.
}
serve-cannot-run = Serverul nu a putut porni; jurnalul de mai sus spune de ce.
serve-port-taken = Portul { $port } e ocupat, poate de o masă deja deschisă; alege altul cu --port sau oricare liber cu --port 0.
serve-listening = Sixfold ascultă la { $address }
serve-ready = Sixfold e gata. Masa e aici:
serve-here = Pe acest dispozitiv:
serve-network = Pe alte dispozitive din rețeaua ta:
serve-stop = Ctrl-C oprește serverul; toate partidele rămân păstrate.
serve-stopped = Serverul s-a oprit. Toate partidele sunt păstrate.
serve-no-pages = Din această instalare lipsește aplicația web, deci merge numai API-ul; scripts/web build o construiește.
serve-database-file-help = Un fișier cu adresa bazei de date, ca să nu se vadă în linia de comandă.
serve-allow-host-help = Un nume la care răspunde serverul, pe lângă adresele sale și localhost; * pentru oricare. Se poate da de mai multe ori.
serve-trusted-proxy-help = Adresa sau rețeaua unui proxy care e crezut când spune de unde vin cererile. Se poate da de mai multe ori.
serve-root-path-help = Ce stă înaintea fiecărei căi, de exemplu /sixfold, dacă un proxy oferă și alte pagini.
serve-metrics-help = Oferă tuturor cifre pentru Prometheus la /metrics.
serve-metrics-address-help = Oferă cifre pentru Prometheus la altă adresă, de exemplu 127.0.0.1:9100.
serve-bad-metrics-address = { $address } nu e o adresă cu port, ca 127.0.0.1:9100.
serve-bad-proxy = { $address } nu e nici adresă, nici rețea.
serve-bad-root-path = { $path } nu poate sta înaintea căilor: trebuie să înceapă cu o bară oblică și să se termine fără ea.
serve-cannot-read = { $file } nu poate fi citit.

admin-help = Are grijă de partidele unui server: le listează, le exportă, le arhivează, șterge nume sau face copii de rezervă.
admin-task-help = list, export, import, archive, erase, vacuum sau backup.
admin-bad-task = Nu există sarcina { $task }. Alege dintre { $tasks }.
admin-game-help = Numai această partidă. Se poate da de mai multe ori.
admin-status-help = Numai partidele din această fază. Se poate da de mai multe ori.
admin-days-help = Numai partidele în care nu s-a întâmplat nimic de atâtea zile. La arhivare, 30 dacă lipsește.
admin-abandoned-help = Arhivează și partidele care nu s-au terminat niciodată. Oprește întâi serverul.
admin-name-help = Șterge numai acest nume. Dacă lipsește, numele tuturor oamenilor din aceste partide.
admin-file-help = Fișierul în care se scrie; la import, fișierul care se citește.
admin-exported = Partide exportate: { $games }
admin-imported = Partide importate: { $games }
admin-archived = Partide mutate din baza de date în { $file }: { $games }
admin-erased = Partide în care s-au șters nume: { $games }
admin-vacuumed = Spațiul nefolosit a fost dat înapoi discului.
admin-backed-up = Baza de date a fost copiată în { $file }.
admin-backup-postgres = O bază de date PostgreSQL se salvează cu uneltele ei, de exemplu pg_dump.
admin-under-way = Partidele în curs se arhivează numai cu --abandoned.
admin-erase-which = Spune în ce partide: cu --game, --name sau --days 0.
admin-needs-file = Spune ce fișier, cu --file.
admin-file-exists = { $file } există deja. Alege alt fișier.
admin-not-an-export = { $why ->
    [sealed] Partida din linia { $line } din { $file } a fost sigilată cu altă cheie sau pentru altă partidă. Nu s-a importat nimic.
    [broken] Partida din linia { $line } din { $file } nu poate fi rejucată. Nu s-a importat nimic.
    [twice] Partida din linia { $line } e de două ori în { $file }. Nu s-a importat nimic.
   *[shape] Linia { $line } din { $file } nu e o partidă exportată. Nu s-a importat nimic.
}
admin-already-there = Partida { $game } e deja în baza de date. Nu s-a importat nimic.
admin-bad-key = Partidele pot fi importate doar cu cheia acestei baze de date, iar ea nu poate fi folosită: { $place }. Nu s-a importat nimic.
admin-failed = Baza de date anunță o eroare: { $reason }. Nu s-a schimbat nimic.
admin-archive-unsure = Baza de date a dat greș în ultima clipă: poate mai are partidele, poate nu. { $file } le conține pe toate și a fost păstrat.
admin-erase-failed = Baza de date anunță o eroare: { $reason }. Unele nume ar putea fi încă acolo. Rulează comanda din nou.
admin-not-gone = Baza de date e citită tot timpul, așa că ce a fost scos e încă în fișierul de lângă ea care se termină în -wal. Rulează vacuum mai târziu.
admin-damaged = Baza de date e deteriorată. Nu s-a copiat nimic.
admin-none = Nu există asemenea partide.
admin-column-game = Partidă
admin-column-edition = Ediție
admin-column-status = Fază
admin-column-created = Creată
admin-column-last = Ultimul eveniment
admin-column-events = Evenimente
admin-column-players = Jucători

bench-help = Măsoară viteza și forța cu programele din benchmarks/; are nevoie de codul sursă.
bench-names-help = Ce programe se rulează; fără nume, toate.
bench-json-help = Afișează cifrele ca JSON.
bench-full-help = Durează mai mult și măsoară mai exact.
bench-no-folder = Nu există aici dosarul benchmarks: comanda are nevoie de codul sursă.
bench-needs = { $name } e lăsat deoparte: are nevoie de { $module }. pip install -e ".[test]" adaugă ce cer măsurătorile.
bench-unknown = Nu există măsurătoarea { $name }. Există: { $names }.
bench-running = Se măsoară { $name }…
bench-benchmark = Măsurătoare
bench-what = Ce
bench-figure = Cifră
