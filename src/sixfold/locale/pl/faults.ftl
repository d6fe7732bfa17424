# What is wrong with a record, a position or a line of notation.

fault-in-turn = ruch { $turn }: { $fault }

fault-not-json = wiersz { $line }, kolumna { $column }: to nie jest JSON.
fault-not-a-record = zapis to obiekt JSON, a to nim nie jest.
fault-unreadable = nie można odczytać pliku ({ $reason }).
fault-empty = w pliku nie ma żadnego zapisu.
fault-missing-field = brakuje pola „{ $field }”.
fault-unknown-field = „{ $field }” nie jest polem tego formatu.
fault-bad-value = pole „{ $field }” nie może mieć wartości { $value }.
fault-wrong-game = pole „game” podaje { $said }, ale wydanie { $edition } to { $found }.
fault-players = liczba graczy w polu „players” to { $players }, ale { $edition } jest dla { $fewest }–{ $most } osób.
fault-seniority = pole „seniority” musi wymieniać każde miejsce dokładnie raz (liczba miejsc: { $players }).
fault-method = pole „shuffle.method” podaje { $said }; znane są { $found }.
fault-commitment = pole „shuffle.commitment” nie zgadza się z ziarnem.
fault-seed-missing = gra jest skończona, więc pole „shuffle.seed” musi być ujawnione.
fault-entropy = pole „shuffle.entropy” musi podawać, miejsce po miejscu, co dodano – wtedy i tylko wtedy, gdy wymaga tego metoda.
fault-deal = według pola „deal” miejsce { $seat } ma { $said }; z tasowania wynika { $found }.
fault-deal-impossible = rozdanie w polu „deal” jest niemożliwe: każde miejsce dostaje { $size } sztuk, wszystkie z jednego pudełka, a przy kartach ktoś musi mieć na ręce serię trzech.
fault-first = pole „first” podaje miejsce { $said }; według zasad zaczyna miejsce { $found }.
fault-after-end = gra skończyła się przed tym ruchem.
fault-seat = pole „seat” podaje { $said }, a ruch ma miejsce { $found }.
fault-refused = zasady na to nie pozwalają ({ $refusal }): { $reason }
fault-reroll = pole „reroll” podaje { $said }; z tasowania wynika { $found }.
fault-forced = pole „forced” podaje { $said }; z tasowania wynika { $found }.
fault-roll-impossible = tak, jak podają pola „reroll” i „forced”, być nie mogło: rzut nie zmienia kolorów, a wymuszone rzuty trwają dokładnie tak długo, jak nic nie pasuje.
fault-score = pole „score” podaje { $said }; z rzędów wynika { $found }.
fault-draw = pole „draw” podaje { $said }; z tasowania wynika { $found }.
fault-draw-size = liczba sztuk w polu „draw” to { $said }, a dobiera się { $found }.
fault-draw-impossible = w polu „draw” są sztuki, których nie można już dobrać: { $pieces }.
fault-qwirkles = pole „qwirkles” zawiera serie sześciu kart, a pole „table” pozostałe.
fault-result = pole „result” podaje { $said }; z ruchów wynika { $found }.
fault-checksum = pole „checksum” się nie zgadza: zmieniono wartość, której odtworzenie gry nie sprawdzi (wydanie, graczy albo starszeństwo), albo samą sumę kontrolną.

position-not-json = To nie jest JSON: wiersz { $line }, kolumna { $column }.
position-not-an-object = Pozycja to obiekt JSON, a to nim nie jest.
position-no-game = Pole „game” musi mieć wartość tiles, cubes albo cards.
position-no-edition = „edition” musi być identyfikatorem wydania tej gry, a nie { $edition }.
position-unknown-field = „{ $field }” nie jest polem pozycji w tej grze.
position-not-a-list = Pole „{ $field }” musi być listą.
position-not-placed = Pole „{ $field }” musi dla każdej sztuki podawać jej kod, x i y, na przykład ["Ro", 1, 0].
position-unknown-piece = Pole „{ $field }” podaje { $piece }, a takiego kodu nie ma.
position-cell-twice = Pole „board” ma dwie sztuki na { $x },{ $y }.
position-no-line = Pole „board” nie jest poprawną pozycją: to, co leży w linii z { $x },{ $y }, nie tworzy rzędu.
position-no-series = Pole „table” nie jest poprawną pozycją: seria { $series } jest niepoprawna.
position-too-many = W pozycji za często występuje { $piece }: jest ich tylko { $copies }.
notation-unreadable = Nie można tu odczytać „{ $token }”; notację opisuje docs/notation.md.
