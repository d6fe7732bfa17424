# What is wrong with a record, a position or a line of notation.

fault-in-turn = tah { $turn }: { $fault }

fault-not-json = řádek { $line }, sloupec { $column }: tohle není JSON.
fault-not-a-record = záznam je objekt JSON, tohle není.
fault-unreadable = soubor nelze přečíst ({ $reason }).
fault-no-file = tento soubor neexistuje.
fault-folder = tohle je složka, ne soubor.
fault-denied = ke čtení tohoto souboru chybí oprávnění.
fault-not-text = tohle není text v UTF-8.
fault-too-long = je to delší než { $most } MB, a tak dlouhý žádný záznam není.
fault-empty = v souboru není žádný záznam.
fault-missing-field = chybí „{ $field }“.
fault-unknown-field = „{ $field }“ do tohoto formátu nepatří.
fault-bad-value = „{ $field }“ nemůže být { $value }.
fault-wrong-game = „game“ uvádí { $said }, ale { $edition } je vydání hry { $found }.
fault-players =
    „players“ uvádí { $players ->
        [one] { $players } hráče
        [few] { $players } hráče
       *[other] { $players } hráčů
    }, ale { $edition } je pro { $fewest } až { $most }.
fault-seniority = „seniority“ musí uvést každé místo právě jednou; počet míst: { $players }.
fault-method = „shuffle.method“ je { $said }; známé: { $found }.
fault-commitment = „shuffle.commitment“ neodpovídá semínku.
fault-seed-missing = hra skončila, takže „shuffle.seed“ musí být uvedeno.
fault-entropy = „shuffle.entropy“ musí místo po místu uvádět, co bylo přidáno, a to právě tehdy, když to metoda říká.
fault-promise = co přidalo místo { $seat }, není to, k čemu se zavázalo.
fault-round = míchání začalo znovu (kolo { $round }), ačkoli nikdo nic nezadržel.
fault-part = „shuffle“ dává místu { $seat } podíl, který mít nemohlo.
fault-receipt = toto není potvrzení hráče.
fault-receipt-game = potvrzení patří ke hře { $game } a žádný zdejší záznam neříká, jak se v ní míchalo.
fault-receipt-commitment = závazek serveru není ten, který místo { $seat } vidělo před rozdáním.
fault-receipt-frozen = seznam závazků není ten, který místo { $seat } vidělo, než prozradilo své bajty.
fault-receipt-added = co přidalo místo { $seat }, se do míchání nedostalo.
fault-receipt-dropped = záznam vynechává místo { $seat }, ačkoli jeho zařízení odpovědělo včas.
fault-receipt-round = míchání začalo znovu poté, co místo { $seat } sdělilo své bajty, a nikdo známý své nezadržel.
fault-receipt-order = „seniority“ není pořadí podle věku, které místo { $seat } vidělo před rozdáním, ani to, které vychází z míchání.
fault-receipt-played = hra v záznamu není ta, která se při hraní ukazovala zařízení místa { $seat }.
fault-receipt-unnamed = místo { $seat } chtělo mít v míchání podíl; záznam mu žádný nedává a neříká proč.
fault-receipt-unanswered = záznam říká, že místo { $seat } přišlo pozdě. Jeho zařízení svůj podíl odeslalo a odpověď nedostalo: buď ho ztratilo připojení, nebo ho server zahodil.
fault-receipt-elsewhere = co záznam uvádí u místa { $seat }, neřeklo toto zařízení: buď to bylo jiné zařízení téhož hráče, nebo si to server vymyslel.
fault-deal = „deal“ dává místu { $seat } { $said }; zamíchání dává { $found }.
fault-deal-impossible = „deal“ není možné: na každé místo { $size }, vše z jedné krabice, a u karet aspoň v jedné ruce série tří.
fault-first = „first“ je místo { $said }; podle pravidel začíná místo { $found }.
fault-after-end = hra skončila už před tímto tahem.
fault-seat = „seat“ je { $said }, ale na tahu je místo { $found }.
fault-refused = pravidla to odmítají ({ $refusal }): { $reason }
fault-reroll = „reroll“ ukazuje { $said }; zamíchání dává { $found }.
fault-forced = „forced“ ukazuje { $said }; zamíchání dává { $found }.
fault-roll-impossible = „reroll“ nebo „forced“ se nemohlo stát: hod nemění barvy a vynucený je jen tak dlouho, dokud nejde nic položit.
fault-score = „score“ je { $said }; řady dávají { $found }.
fault-draw = „draw“ je { $said }; zamíchání dává { $found }.
fault-draw-size =
    „draw“ má { $said ->
        [one] jeden kus
        [few] { $said } kusy
       *[other] { $said } kusů
    }, dobírá se { $found }.
fault-draw-impossible = „draw“ obsahuje, co už se dobrat nedá: { $pieces }.
fault-qwirkles = „qwirkles“ obsahuje série šesti, „table“ ty ostatní.
fault-lying-unknown = u dřívějšího tahu jsou známy jen body, takže nikdo neví, co leží na stole.
fault-copies = tolik jich v krabici není: { $pieces }.
fault-hands-unknown = ruce hráčů v této hře nejsou známy; lze ji zkontrolovat, ale ne přehrát z pohledu hráče.
fault-result = „result“ uvádí { $said }; tahy dávají { $found }.
fault-checksum = „checksum“ nesouhlasí: změnila se hodnota, kterou přehrání neověří (vydání, hráči nebo věk), nebo sám kontrolní součet.

position-not-json = Tohle není JSON: řádek { $line }, sloupec { $column }.
position-not-an-object = Pozice je objekt JSON, tohle není.
position-no-game = „game“ musí být tiles, cubes nebo cards.
position-no-edition = „edition“ musí být označení vydání této hry, ne { $edition }.
position-unknown-field = „{ $field }“ do pozice této hry nepatří.
position-not-a-list = „{ $field }“ musí být seznam.
position-not-placed = „{ $field }“ musí u každého kusu uvést kód, x a y, například ["Ro", 1, 0].
position-unknown-piece = „{ $field }“ uvádí { $piece }, a to neexistuje.
position-cell-twice = „board“ má na { $x },{ $y } dva kusy.
position-no-line = „board“ není pozice: to, co leží v řadě s { $x },{ $y }, netvoří platnou řadu.
position-no-series = „table“ není pozice: série { $series } neplatí.
position-too-many = V pozici je { $piece } příliš mnohokrát: nejvýš { $copies }×.
notation-unreadable = „{ $token }“ se tu nedá přečíst; zápis popisuje docs/notation.md.
