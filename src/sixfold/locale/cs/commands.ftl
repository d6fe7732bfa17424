# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold hraje, rozhoduje a zkoumá Qwirkle, Qwirkle Cubes a Qwirkle Cards. Na jejich vydavatelích je nezávislý.
app-version-help = Vypíše verzi a skončí.
app-lang-help = Jazyk odpovědí, například nl nebo fr; může stát kdekoli na řádku. Jinak rozhoduje SIXFOLD_LANG nebo LANG.
complete-install-help = V tomto shellu bude Tab doplňovat příkazy, vydání a boty.
complete-show-help = Vypíše, co doplňování zařídí, ke zkopírování nebo úpravě.
json-help = Na standardní výstup vypíše výsledek jako JSON a nic jiného.
cannot-print = Výstup nelze zapsat: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = Jazyk { $language } tu není; jsou tu { $languages }.
unknown-edition = Vydání { $edition } neexistuje; na výběr: { $editions }.
unknown-bot = Bot { $bot } neexistuje; na výběr: { $bots }.
-bots-expert = expert@N je expert, který před každým tahem dohraje N pokračování, od 1 do 1000000: čím víc, tím silnější a pomalejší.
bad-rollouts = { $bot }: číslo za expert@ musí být od 1 do { $most }.
no-rollouts = Číslo za @ má jen expert; { $bot } hraje bez něj.

match-help = Odehraje celé hry mezi boty, zapíše jejich záznamy a vypíše výsledky.
match-edition-help = Pravidla, například { $example }.
match-bots-help = Boti oddělení čárkami, jeden na každé místo. Na výběr: { $names }. { -bots-expert }
match-games-help = Kolik her. Každé rozdání se hraje jednou v každém rozesazení, nejspravedlivější je tedy násobek počtu botů.
match-seed-help = Libovolný text. Stejné semínko dá stejný soubor, bajt po bajtu.
match-out-help = Kam zapsat záznamy, jedna hra na řádek.
match-progress = Hry
match-title =
    { $games ->
        [one] Jedna hra
        [few] { $games } hry
       *[other] { $games } her
    } podle { $edition }, semínko { $seed }
match-bot = Bot
match-wins = Výhry
match-interval = 95% interval
match-score = Skóre
match-margin = Náskok
match-time = ms na tah
match-written =
    Do { $file } { $games ->
        [one] zapsán jeden záznam
        [few] zapsány { $games } záznamy
       *[other] zapsáno { $games } záznamů
    }
match-resume-help = Pokračovat v zápase ze souboru --out, místo aby začal znovu.
match-force-help = Zapíše soubor --out znovu, i když už v něm jsou záznamy.
match-workers-help = Kolik her hrát najednou; 0 znamená jednu na jádro. Na výsledek to nemá vliv.
match-sprt-help = Skončit, jakmile je odpověď jasná. Dva počty bodů Elo, například 0,30: je první ze dvou botů silnější nejvýš o menší z nich, nebo aspoň o větší?
match-sprt-two = Sekvenční test potřebuje právě dva boty.
match-bad-sprt = „{ $text }“ musí být dvě čísla v bodech Elo, nižší první, například 0,30.
match-sprt-answer = { $answer ->
    [lower] První bot je silnější nejvýš o { $elo0 } Elo (logaritmus poměru věrohodností { $ratio }).
    [higher] První bot je silnější o { $elo1 } Elo nebo víc (logaritmus poměru věrohodností { $ratio }).
   *[open] Otázka { $elo0 }, nebo { $elo1 } Elo zůstává otevřená (logaritmus poměru věrohodností { $ratio }).
}
match-ray-help = Hrát na clusteru Ray s touto adresou; auto ho najde, nebo spustí na tomto počítači.
match-no-ray = Ray není nainstalovaný; přidá ho pip install "sixfold[ray]".
match-no-cluster = Na { $address } neodpovídá žádný cluster Ray.
match-not-this = { $file } obsahuje jiné hry než tento zápas: řádek { $line }. S --force místo --resume se zapíše znovu.
match-cannot-write = { $file } nelze zapsat: { $reason }.
match-exists = { $file } už existuje: --resume v něm pokračuje, --force ho zapíše znovu.
match-resume-or-force = Vyber --resume, nebo --force: jedno v souboru pokračuje, druhé ho zapíše znovu.
match-needs-out = { $option } potřebuje soubor --out.
match-bot-missing = V „{ $bots }“ chybí jméno: boty odděluje vždy jedna čárka.
match-stopped = Zastaveno, odehrané hry: { $games } z { $planned }.
match-stopped-kept = Tentýž příkaz s --resume odtud pokračuje.
match-stopped-lost = S --out se hry uchovají a --resume v nich pokračuje.

dataset-help = Zapíše každé rozhodnutí z her mezi boty do souborů Parquet, k učení.
dataset-out-help = Kam zapsat soubory s listem, který je popisuje. Složka se podle potřeby vytvoří.
dataset-resume-help = Pokračovat ve hrách ze složky --out, místo aby začal znovu.
dataset-force-help = Zapíše hry ve složce --out znovu.
dataset-written = Hry: { $games }. Rozhodnutí: { $rows }. Složka: { $folder }.
dataset-not-this = { $file } obsahuje hry z jiné řady. S --force místo --resume se zapíše znovu.

tournament-help = Posadí ke stolu všechny kombinace botů a ohodnotí je.
tournament-players-help = Kolik jich sedí u stolu.
tournament-games-help = Kolik her se hraje u každého stolu.
tournament-bots = Turnaj potřebuje různé boty, aspoň { $players }.

rate-help = Ohodnotí všechny, kdo hráli zaznamenané hry (openskill, Plackett-Luce).
rate-title =
    { $games ->
        [one] Ohodnocena jedna hra
        [few] Ohodnoceny { $games } hry
       *[other] Ohodnoceno { $games } her
    }
rate-player = Hráč
rate-games = Hry
rate-strength = Síla
rate-uncertainty = ±
rate-ordinal = Opatrně

check-help = Přehraje záznamy a ověří každý tah, skóre, dobrání, závazek i výsledek.
check-files-help = Soubory se záznamy: .json obsahuje jednu hru, .jsonl jednu hru na řádek; - je standardní vstup.
check-receipt-help = Potvrzení hráče: co jeho zařízení před rozdáním vidělo a přidalo, se porovná se záznamem; lze zadat vícekrát.
check-left-out = záznam říká, že zařízení tohoto hráče neodpovědělo včas, a potvrzení souhlasí: v tomto míchání od něj nic není.
checked-receipt-game = potvrzení a záznam patří k téže hře.
checked-receipt-commitment = server se držel tajemství, ke kterému se zavázal jako první.
checked-receipt-order = pořadí podle věku bylo dané před rozdáním, nebo vzešlo z míchání.
checked-receipt-dropped = nikdo netvrdí, že se tento hráč opozdil.
checked-receipt-round = žádné rozdání nebylo zahozeno bez důvodu.
checked-receipt-frozen = všechna místa se držela závazků, které tento hráč viděl.
checked-receipt-added = co tento hráč přidal, se do míchání dostalo.
checked-receipt-played = je to hra, která se ukazovala zařízení tohoto hráče.
check-good =
    { $games ->
        [one] Zkontrolována jedna hra
        [few] Zkontrolovány { $games } hry
       *[other] Zkontrolováno { $games } her
    }: bez chyby.
check-bad =
    { $games ->
        [one] Zkontrolována jedna hra
        [few] Zkontrolovány { $games } hry
       *[other] Zkontrolováno { $games } her
    }, { $faults ->
        [one] jedna chyba.
        [few] { $faults } chyby.
       *[other] { $faults } chyb.
    }

judge-help = Posoudí jeden tah: na standardním vstupu pozice v JSON, na standardním výstupu verdikt v JSON.
judge-text-help = Pozice jako jeden řádek textu (viz docs/notation.md).

editions-help = Šest verzí pravidel a v čem se liší.
editions-json-help = Vypíše je jako JSON i se zdrojem každé hodnoty.
editions-id = Vydání
editions-title = Pravidla
editions-book = { $title }: { $languages }
editions-players = Hráči
editions-rules = Jak se hraje
editions-hand = v ruce: { piece-nouns }
editions-start-line = začíná nejdelší řada, při remíze { $tie ->
   *[oldest] nejstarší
    [youngest] nejmladší
} hráč
editions-start-series = začíná největší série, při remíze { $tie ->
   *[oldest] nejstarší
    [youngest] nejmladší
} hráč
editions-start-oldest = začíná nejstarší hráč
editions-shared = při remíze se o výhru dělí
editions-rematch = při remíze se o výhru dělí; rozhodne odveta
editions-pieces =
    { piece-nouns }, { $game ->
        [cubes] v každé barvě
       *[other] od každého druhu
    } { $copies }

rules-help = Pravidla jednoho vydání s příklady.
rules-edition-help = Pravidla, například { $example }.
rules-part-help = Vypíše jen jednu část, například score.
rules-html-help = Vypíše pravidla jako stránku HTML s klíčem každé zprávy a s celým katalogem pod nimi, pro kontrolu slov.
rules-no-part = Část { $section } tu není; na výběr: { $sections }.

play-help = Hra v terminálu proti počítači.
play-edition-help = Pravidla; bez nich dostaneš na výběr.
play-bot-help = Bot, proti kterému hraješ: { $names }. { -bots-expert }
play-force-help = Zapíše soubor --record znovu, i když už v něm něco je.
play-record-exists = { $file } už existuje; --force ho zapíše znovu.
play-players-help = Kolik hráčů hraje i s tebou.
play-seed-help = Libovolný text; stejné semínko dá stejné rozdání.
play-name-help = Tvoje jméno.
play-record-help = Po skončení zapíše záznam hry do tohoto souboru.

serve-help = Hostí hry pro lidi i boty, v prohlížeči i přes API.
serve-host-help = Adresa, na které server naslouchá; 0.0.0.0 pro celou síť.
serve-port-help = Port, na kterém server naslouchá; 0 pro libovolný volný.
serve-database-help = Kde se hry ukládají: soubor, nebo adresa databáze PostgreSQL. Bez ní soubor v datové složce uživatele.
serve-key-file-help = Soubor s klíčem, který v databázi skrývá rozehrané hry; vznikne při prvním spuštění. Bez této volby soubor vedle databáze. Uchovávejte ho k zálohám, ale na jiném místě.
serve-bad-key = Server se nespustil, protože nelze použít klíč v { $place }: { $why ->
    [missing] takový soubor není, ale hry v databázi jsou jím skryté. Vraťte ho ze zálohy.
    [wrong] hry v databázi jsou skryté jiným klíčem. Vraťte ten klíč ze zálohy.
    [shape] klíč má 64 šestnáctkových číslic.
   *[unreadable] soubor nelze číst nebo zapsat.
}
serve-origin-help = Origin (kromě vlastního), jehož stránky se smějí připojit; lze zadat vícekrát.
serve-bot-seconds-help = Jak dlouho smí bot přemýšlet o jedné akci, než za něj zahraje greedy.
serve-bot-workers-help = Kolik botů smí přemýšlet najednou; 0 znamená o jednoho méně, než je jader.
serve-log-level-help = Jak podrobný je protokol: debug, info, warning nebo error. Bez této volby: info jako JSON, warning jako text.
serve-log-format-help = Jak se protokol píše: text, json, nebo auto, což je v terminálu text a jinde JSON.
serve-open-help = Otevře stůl v prohlížeči.
serve-contact-help = Na koho se mohou obrátit služby oznámení ohledně tohoto serveru, například mailto:vy@example.org.
serve-bad-contact = { $contact } není kontakt: musí začínat mailto: nebo https://.
serve-bad-database = { $address } se jako databáze nedá použít: zadej soubor nebo adresu, která začíná postgresql://.
serve-mistyped-database = Adresa databáze je napsaná chybně. Je to soubor, nebo postgresql://uživatel:heslo@počítač/název; v hesle piš @ jako %40, : jako %3A a / jako %2F.
serve-two-databases = { $one } a { $other } uvádějí různé databáze. Zadej jen jedno z toho.
serve-bad-level = Úroveň výpisu { $level } neexistuje; na výběr: { $levels }.
serve-no-database = Databázi { $place } nelze použít: { $why ->
    [newer] změnila ji novější verze Sixfoldu. Použij tuto verzi nebo pozdější.
    [away] nic tam neodpovídá.
    [silent] neodpovídá včas.
    [denied] odmítá toto jméno nebo heslo.
    [missing] databáze toho jména neexistuje.
    [file] soubor nelze otevřít, nebo to není databáze.
   *[other] hlásí chybu.
}
serve-cannot-run = Server se nespustil; proč, říká výpis výše.
serve-port-taken = Na portu { $port } už něco běží, možná otevřený stůl; zvol jiný pomocí --port nebo libovolný volný pomocí --port 0.
serve-listening = Sixfold naslouchá na { $address }
serve-ready = Sixfold je připraven. Stůl najdeš tady:
serve-here = Na tomto zařízení:
serve-network = Na jiných zařízeních ve tvé síti:
serve-stop = Ctrl-C server zastaví; všechny hry zůstanou uložené.
serve-stopped = Server se zastavil. Všechny hry jsou uložené.
serve-no-pages = V této instalaci chybí webová aplikace, funguje tedy jen API; sestaví ji scripts/web build.
serve-database-file-help = Soubor s adresou databáze, aby nebyla vidět na příkazové řádce.
serve-allow-host-help = Jméno, na které server odpovídá, kromě svých adres a localhost; * pro každé. Lze zadat vícekrát.
serve-trusted-proxy-help = Adresa nebo síť proxy, které se věří, odkud požadavky přicházejí. Lze zadat vícekrát.
serve-root-path-help = Co stojí před každou cestou, třeba /sixfold, pokud proxy nabízí i jiné stránky.
serve-metrics-help = Nabízet všem čísla pro Prometheus na /metrics.
serve-metrics-address-help = Nabízet čísla pro Prometheus na jiné adrese, třeba 127.0.0.1:9100.
serve-bad-metrics-address = { $address } není adresa s portem, jako 127.0.0.1:9100.
serve-bad-proxy = { $address } není adresa ani síť.
serve-bad-root-path = { $path } nemůže stát před cestami: musí začínat lomítkem a končit bez něj.
serve-cannot-read = { $file } nelze přečíst.

admin-help = Postarat se o hry serveru: vypsat je, exportovat, archivovat, smazat jména nebo je zálohovat.
admin-task-help = list, export, import, archive, erase, vacuum nebo backup.
admin-bad-task = Úkol { $task } neexistuje. Na výběr je { $tasks }.
admin-game-help = Jen tato hra. Lze zadat vícekrát.
admin-status-help = Jen hry v této fázi. Lze zadat vícekrát.
admin-days-help = Jen hry, v nichž se tolik dní nic nestalo. Při archivaci jinak 30.
admin-abandoned-help = Archivovat i hry, které se nikdy nedohrály. Nejdřív zastav server.
admin-name-help = Smazat jen toto jméno. Jinak jména všech lidí v těchto hrách.
admin-file-help = Soubor, do kterého se zapíše; u import soubor, který se přečte.
admin-exported = Exportované hry: { $games }
admin-imported = Importované hry: { $games }
admin-archived = Hry přesunuté z databáze do { $file }: { $games }
admin-erased = Hry, v nichž byla smazána jména: { $games }
admin-vacuumed = Nevyužité místo je vráceno disku.
admin-backed-up = Databáze je zkopírována do { $file }.
admin-backup-postgres = Databáze PostgreSQL se zálohuje vlastními nástroji, třeba pg_dump.
admin-under-way = Rozehrané hry se archivují jen s --abandoned.
admin-erase-which = Řekni, ve kterých hrách: pomocí --game, --name nebo --days 0.
admin-needs-file = Řekni, který soubor, pomocí --file.
admin-file-exists = { $file } už existuje. Zvol jiný soubor.
admin-not-an-export = { $why ->
    [sealed] Hra na řádku { $line } v { $file } je zapečetěná jiným klíčem nebo pro jinou hru. Nic se neimportovalo.
    [broken] Hru na řádku { $line } v { $file } nelze přehrát. Nic se neimportovalo.
    [twice] Hra na řádku { $line } je v { $file } dvakrát. Nic se neimportovalo.
   *[shape] Řádek { $line } v { $file } není exportovaná hra. Nic se neimportovalo.
}
admin-already-there = Hra { $game } už v databázi je. Nic se neimportovalo.
admin-bad-key = Hry lze importovat jen s klíčem této databáze a ten nelze použít: { $place }. Nic se neimportovalo.
admin-failed = Databáze hlásí chybu: { $reason }. Nic se nezměnilo.
admin-archive-unsure = Databáze selhala v poslední chvíli: hry v ní možná ještě jsou, možná ne. V { $file } jsou všechny a soubor zůstal.
admin-erase-failed = Databáze hlásí chybu: { $reason }. Některá jména v ní možná ještě jsou. Spusť příkaz znovu.
admin-not-gone = Databáze se pořád čte, takže odstraněné zůstává v souboru vedle ní, který končí na -wal. Spusť později vacuum.
admin-damaged = Databáze je poškozená. Nic se nezkopírovalo.
admin-none = Takové hry nejsou.
admin-column-game = Hra
admin-column-edition = Vydání
admin-column-status = Fáze
admin-column-created = Založena
admin-column-last = Poslední událost
admin-column-events = Události
admin-column-players = Hráči

bench-help = Změří rychlost a sílu programy z benchmarks/; potřebuje zdrojové soubory.
bench-names-help = Které programy spustit; bez jména všechny.
bench-json-help = Vypíše hodnoty jako JSON.
bench-full-help = Měří déle a přesněji.
bench-no-folder = Složka benchmarks tu není: tento příkaz potřebuje zdrojové soubory.
bench-needs = { $name } se vynechá: potřebuje { $module }. Co měření potřebují, přidá pip install -e ".[test]".
bench-unknown = Benchmark { $name } neexistuje; na výběr: { $names }.
bench-running = Měří se { $name }...
bench-benchmark = Benchmark
bench-what = Co
bench-figure = Hodnota
