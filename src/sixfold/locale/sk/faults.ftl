# What is wrong with a record, a position or a line of notation.

fault-in-turn = ťah { $turn }: { $fault }

fault-not-json = riadok { $line }, stĺpec { $column }: toto nie je JSON.
fault-not-a-record = záznam je objekt JSON, toto nie je.
fault-unreadable = súbor sa nedá prečítať ({ $reason }).
fault-no-file = tento súbor neexistuje.
fault-folder = toto je priečinok, nie súbor.
fault-denied = na čítanie tohto súboru chýba oprávnenie.
fault-not-text = toto nie je text v UTF-8.
fault-too-long = je to dlhšie ako { $most } MB, a taký dlhý žiadny záznam nie je.
fault-empty = v súbore nie je žiadny záznam.
fault-missing-field = chýba „{ $field }“.
fault-unknown-field = „{ $field }“ do tohto formátu nepatrí.
fault-bad-value = „{ $field }“ nemôže byť { $value }.
fault-wrong-game = „game“ uvádza { $said }, ale { $edition } je vydanie hry { $found }.
fault-players =
    „players“ uvádza { $players ->
        [one] { $players } hráča
        [few] { $players } hráčov
       *[other] { $players } hráčov
    }, ale { $edition } je pre { $fewest } až { $most }.
fault-seniority = „seniority“ musí uviesť každé miesto práve raz; počet miest: { $players }.
fault-method = „shuffle.method“ je { $said }; známe: { $found }.
fault-commitment = „shuffle.commitment“ nezodpovedá semienku.
fault-seed-missing = hra sa skončila, takže „shuffle.seed“ musí byť uvedené.
fault-entropy = „shuffle.entropy“ musí miesto po mieste uvádzať, čo sa pridalo, a to práve vtedy, keď to hovorí metóda.
fault-promise = čo pridalo miesto { $seat }, nie je to, k čomu sa zaviazalo.
fault-round = miešanie sa začalo znova (kolo { $round }), hoci nikto nič nezadržal.
fault-part = „shuffle“ dáva miestu { $seat } podiel, ktorý mať nemohlo.
fault-receipt = toto nie je potvrdenie hráča.
fault-receipt-game = potvrdenie patrí k hre { $game } a žiadny tunajší záznam nehovorí, ako sa v nej miešalo.
fault-receipt-commitment = záväzok servera nie je ten, ktorý miesto { $seat } videlo pred rozdaním.
fault-receipt-frozen = zoznam záväzkov nie je ten, ktorý miesto { $seat } videlo, kým prezradilo svoje bajty.
fault-receipt-added = čo pridalo miesto { $seat }, sa do miešania nedostalo.
fault-receipt-dropped = záznam vynecháva miesto { $seat }, hoci jeho zariadenie odpovedalo včas.
fault-receipt-round = miešanie sa začalo znova po tom, čo miesto { $seat } oznámilo svoje bajty, a nikto známy svoje nezadržal.
fault-receipt-order = „seniority“ nie je poradie podľa veku, ktoré miesto { $seat } videlo pred rozdaním, ani to, ktoré vychádza z miešania.
fault-receipt-played = hra v zázname nie je tá, ktorá sa počas hrania ukazovala zariadeniu miesta { $seat }.
fault-receipt-unnamed = miesto { $seat } chcelo mať v miešaní podiel; záznam mu žiadny nedáva a nehovorí prečo.
fault-receipt-unanswered = záznam hovorí, že miesto { $seat } prišlo neskoro. Jeho zariadenie svoj podiel odoslalo a odpoveď nedostalo: buď ho stratilo pripojenie, alebo ho server zahodil.
fault-receipt-elsewhere = čo záznam uvádza pri mieste { $seat }, nepovedalo toto zariadenie: buď to bolo iné zariadenie toho istého hráča, alebo si to server vymyslel.
fault-deal = „deal“ dáva miestu { $seat } { $said }; zamiešanie dáva { $found }.
fault-deal-impossible = „deal“ nie je možné: na každé miesto { $size }, všetko z jednej škatule, a pri kartách aspoň v jednej ruke séria troch.
fault-first = „first“ je miesto { $said }; podľa pravidiel začína miesto { $found }.
fault-after-end = hra sa skončila už pred týmto ťahom.
fault-seat = „seat“ je { $said }, ale na ťahu je miesto { $found }.
fault-refused = pravidlá to odmietajú ({ $refusal }): { $reason }
fault-reroll = „reroll“ ukazuje { $said }; zamiešanie dáva { $found }.
fault-forced = „forced“ ukazuje { $said }; zamiešanie dáva { $found }.
fault-roll-impossible = „reroll“ alebo „forced“ sa nemohlo stať: hod nemení farby a vynútený je len dovtedy, kým sa nedá nič položiť.
fault-score = „score“ je { $said }; rady dávajú { $found }.
fault-draw = „draw“ je { $said }; zamiešanie dáva { $found }.
fault-draw-size =
    „draw“ má { $said ->
        [one] jeden kus
        [few] { $said } kusy
       *[other] { $said } kusov
    }, doberá sa { $found }.
fault-draw-impossible = „draw“ obsahuje, čo sa už dobrať nedá: { $pieces }.
fault-qwirkles = „qwirkles“ obsahuje série šiestich, „table“ tie ostatné.
fault-lying-unknown = pri skoršom ťahu sú známe len body, takže nikto nevie, čo leží na stole.
fault-copies = toľko ich v škatuli nie je: { $pieces }.
fault-hands-unknown = ruky hráčov v tejto hre nie sú známe; dá sa skontrolovať, ale nie prehrať z pohľadu hráča.
fault-result = „result“ uvádza { $said }; ťahy dávajú { $found }.
fault-checksum = „checksum“ nesedí: zmenila sa hodnota, ktorú prehratie neoverí (vydanie, hráči alebo vek), alebo sám kontrolný súčet.

position-not-json = Toto nie je JSON: riadok { $line }, stĺpec { $column }.
position-not-an-object = Pozícia je objekt JSON, toto nie je.
position-no-game = „game“ musí byť tiles, cubes alebo cards.
position-no-edition = „edition“ musí byť označenie vydania tejto hry, nie { $edition }.
position-unknown-field = „{ $field }“ do pozície tejto hry nepatrí.
position-not-a-list = „{ $field }“ musí byť zoznam.
position-not-placed = „{ $field }“ musí pri každom kuse uviesť kód, x a y, napríklad ["Ro", 1, 0].
position-unknown-piece = „{ $field }“ uvádza { $piece }, a to neexistuje.
position-cell-twice = „board“ má na { $x },{ $y } dva kusy.
position-no-line = „board“ nie je pozícia: to, čo leží v rade s { $x },{ $y }, netvorí platný rad.
position-no-series = „table“ nie je pozícia: séria { $series } neplatí.
position-too-many = V pozícii je { $piece } priveľakrát: najviac { $copies }×.
notation-unreadable = „{ $token }“ sa tu nedá prečítať; zápis opisuje docs/notation.md.
