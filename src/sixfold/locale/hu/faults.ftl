# What is wrong with a record, a position or a line of notation.

fault-in-turn = { $turn }. lépés: { $fault }

fault-not-json = { $line }. sor, { $column }. oszlop: ez nem JSON.
fault-not-a-record = a jegyzőkönyv JSON-objektum, ez pedig nem az.
fault-unreadable = a fájl nem olvasható ({ $reason }).
fault-empty = a fájlban nincs jegyzőkönyv.
fault-missing-field = hiányzik ez a mező: „{ $field }”.
fault-unknown-field = ebben a formátumban nincs ilyen mező: „{ $field }”.
fault-bad-value = a mező értéke nem lehet ez: { $value } („{ $field }”).
fault-wrong-game = a „game” mezőben { $said } áll, de a { $edition } kiadás játéka { $found }.
fault-players = a „players” mezőben { $players } játékos van, de a { $edition } kiadáshoz legalább { $fewest }, legfeljebb { $most } kell.
fault-seniority = a „seniority” mezőnek minden helyet pontosan egyszer kell megneveznie (helyek száma: { $players }).
fault-method = a „shuffle.method” értéke { $said }; az ismert módszerek: { $found }.
fault-commitment = a „shuffle.commitment” nem ennek a magnak a lenyomata.
fault-seed-missing = a játéknak vége, ezért a „shuffle.seed” mezőnek meg kell lennie.
fault-entropy = a „shuffle.entropy” mezőnek helyenként meg kell adnia, mit adtak hozzá, de csak akkor, ha a módszer kéri.
fault-deal = a „deal” mező szerint ezt osztották ki (hely: { $seat }): { $said }; a keverés szerint ezt: { $found }.
fault-deal-impossible = a „deal” mezőben lévő osztás lehetetlen: minden helyre { $size } darab jár, mind egy dobozból, és kártyáknál valakinek a kezében lennie kell egy hármas sorozatnak.
fault-first = a „first” értéke { $said }; a szabályok szerint a kezdő hely: { $found }.
fault-after-end = a játéknak már e lépés előtt vége volt.
fault-seat = a „seat” értéke { $said }, pedig a következő hely: { $found }.
fault-refused = a szabályok nem engedik ({ $refusal }): { $reason }
fault-reroll = a „reroll” mezőben ez áll: { $said }; a keverés szerint: { $found }.
fault-forced = a „forced” mezőben ez áll: { $said }; a keverés szerint: { $found }.
fault-roll-impossible = amit a „reroll” vagy a „forced” mutat, nem történhetett meg: a dobás nem változtat a színeken, és kényszerből pontosan addig kell dobni, amíg semmi sem illik.
fault-score = a „score” értéke { $said }; a sorok szerint { $found }.
fault-draw = a „draw” mezőben ez áll: { $said }; a keverés szerint: { $found }.
fault-draw-size = a „draw” mezőben { $said } darab van, pedig ennyit kell húzni: { $found }.
fault-draw-impossible = a „draw” mezőben olyan is van, amit már nem lehet húzni: { $pieces }.
fault-qwirkles = a „qwirkles” mezőben a hatos sorozatok vannak, a „table” mezőben a többi.
fault-result = a „result” mezőben ez áll: { $said }; a lépések szerint: { $found }.
fault-checksum = a „checksum” nem egyezik: olyan érték változott, amelyet a visszajátszás nem tud ellenőrizni (a kiadás, a játékosok vagy a korsorrend), vagy maga az ellenőrző összeg.

position-not-json = Ez nem JSON: { $line }. sor, { $column }. oszlop.
position-not-an-object = Az állás JSON-objektum, ez pedig nem az.
position-no-game = A „game” értéke tiles, cubes vagy cards lehet.
position-no-edition = Az „edition” a játék egyik kiadásának azonosítója legyen, ne { $edition }.
position-unknown-field = Ennek a játéknak az állásában nincs ilyen mező: „{ $field }”.
position-not-a-list = Ennek a mezőnek listának kell lennie: „{ $field }”.
position-not-placed = Ebben a mezőben mindenhez kód, x és y kell, például ["Ro", 1, 0]: „{ $field }”.
position-unknown-piece = Érvénytelen kód: { $piece } (mező: „{ $field }”).
position-cell-twice = A „board” mezőben két darab van ugyanott: { $x },{ $y }.
position-no-line = A „board” mezőben nem érvényes állás van: itt nem jön ki sor: { $x },{ $y }.
position-no-series = A „table” mezőben nem érvényes állás van. A hibás sorozat száma: { $series }.
position-too-many = Túl sok van belőle az állásban: { $piece }. Összesen csak { $copies } van.
notation-unreadable = Ez itt nem olvasható: „{ $token }”; a jelölést a docs/notation.md írja le.
