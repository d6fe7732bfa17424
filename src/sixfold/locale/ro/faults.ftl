# What is wrong with a record, a position or a line of notation.

fault-in-turn = turul { $turn }: { $fault }

fault-not-json = linia { $line }, coloana { $column }: acesta nu e JSON.
fault-not-a-record = o înregistrare e un obiect JSON, iar acesta nu este.
fault-unreadable = fișierul nu poate fi citit ({ $reason }).
fault-no-file = acest fișier nu există.
fault-folder = acesta e un dosar, nu un fișier.
fault-denied = lipsește permisiunea de a citi fișierul.
fault-not-text = acesta nu e text în UTF-8.
fault-too-long = e mai lung de { $most } MB, cum nu e nicio înregistrare.
fault-empty = fișierul nu conține nicio înregistrare.
fault-missing-field = lipsește „{ $field }”.
fault-unknown-field = „{ $field }” nu e un câmp al acestui format.
fault-bad-value = „{ $field }” nu poate fi { $value }.
fault-wrong-game = „game” spune { $said }, dar ediția { $edition } e de { $found }.
fault-players =
    „players” numește { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, dar { $edition } e pentru { $fewest } până la { $most }.
fault-seniority = „seniority” trebuie să numească o singură dată fiecare dintre cele { $players } locuri.
fault-method = „shuffle.method” este { $said }; cunoscute sunt { $found }.
fault-commitment = „shuffle.commitment” nu corespunde seminței.
fault-seed-missing = partida s-a încheiat, deci „shuffle.seed” trebuie dezvăluit.
fault-entropy = „shuffle.entropy” trebuie să spună, loc cu loc, ce s-a adăugat, dacă și numai dacă metoda o cere.
fault-promise = ce a adăugat locul { $seat } nu e lucrul la care s-a angajat.
fault-round = amestecarea a fost reluată (runda { $round }), deși nimeni nu reținuse nimic.
fault-part = „shuffle” îi dă locului { $seat } o parte pe care nu o putea avea.
fault-receipt = aceasta nu e chitanța unui jucător.
fault-receipt-game = chitanța este a partidei { $game }, iar aici nicio înregistrare nu spune cum s-a amestecat.
fault-receipt-commitment = angajamentul serverului nu e cel văzut de locul { $seat } înainte de împărțire.
fault-receipt-frozen = lista angajamentelor nu e cea văzută de locul { $seat } înainte de a-și spune octeții.
fault-receipt-added = ce a adăugat locul { $seat } nu a intrat în amestecare.
fault-receipt-dropped = înregistrarea lasă deoparte locul { $seat }, deși dispozitivul lui a răspuns la timp.
fault-receipt-round = amestecarea a fost reluată după ce locul { $seat } și-a spus octeții, și nimeni cunoscut nu și-i reținuse pe ai lui.
fault-receipt-order = „seniority” nu e ordinea vârstelor văzută de locul { $seat } înainte de împărțire, nici cea dată de amestecare.
fault-receipt-played = partida din înregistrare nu e cea care i-a fost arătată dispozitivului de la locul { $seat } în timpul jocului.
fault-receipt-unnamed = locul { $seat } ceruse să ia parte la amestecare; înregistrarea nu îi dă nimic și nu spune de ce.
fault-receipt-unanswered = înregistrarea spune că locul { $seat } a întârziat. Dispozitivul lui și-a trimis partea și nu a primit răspuns: ori a pierdut-o conexiunea, ori a lăsat-o deoparte serverul.
fault-receipt-elsewhere = ce spune înregistrarea despre locul { $seat } nu vine de la acest dispozitiv: ori a spus-o alt dispozitiv al aceluiași jucător, ori a inventat-o serverul.
fault-deal = „deal” dă locului { $seat } { $said }; amestecarea dă { $found }.
fault-deal-impossible = „deal” nu este posibil: fiecare loc primește { $size } piese, toate dintr-o singură cutie, iar la cărți una dintre mâini are o serie de trei.
fault-first = „first” este locul { $said }; după reguli începe locul { $found }.
fault-after-end = partida se încheiase înainte de acest tur.
fault-seat = „seat” este { $said }, dar la rând e locul { $found }.
fault-refused = regulile nu permit ({ $refusal }): { $reason }
fault-reroll = „reroll” arată { $said }; amestecarea dă { $found }.
fault-forced = „forced” arată { $said }; amestecarea dă { $found }.
fault-roll-impossible = „reroll” sau „forced” nu s-a putut întâmpla: o aruncare păstrează culorile și e obligatorie doar cât timp nu se poate atașa nimic.
fault-score = „score” este { $said }; rândurile dau { $found }.
fault-draw = „draw” este { $said }; amestecarea dă { $found }.
fault-draw-size = „draw” are { $said ->
    [one] o piesă
    [few] { $said } piese
   *[other] { $said } de piese
}, dar { $found ->
    [one] se trage { $found }
    [few] se trag { $found }
   *[other] se trag { $found }
}.
fault-draw-impossible = „draw” conține piese care nu mai pot fi trase: { $pieces }.
fault-qwirkles = „qwirkles” cuprinde seriile de șase, iar „table” pe celelalte.
fault-lying-unknown = la un tur anterior se știu doar punctele, așa că nimeni nu știe ce e pe masă.
fault-copies = nu sunt atâtea în cutie: { $pieces }.
fault-hands-unknown = mâinile din această partidă nu se cunosc; poate fi verificată, dar nu rejucată de la un loc.
fault-result = „result” spune { $said }; tururile dau { $found }.
fault-checksum = „checksum” nu se potrivește: s-a schimbat o valoare pe care reluarea nu o poate judeca (ediția, jucătorii sau ordinea vârstei) sau chiar suma.

position-not-json = Acesta nu e JSON: linia { $line }, coloana { $column }.
position-not-an-object = O poziție e un obiect JSON, iar acesta nu este.
position-no-game = „game” trebuie să fie tiles, cubes sau cards.
position-no-edition = „edition” trebuie să fie identificatorul unei ediții a acestui joc, nu { $edition }.
position-unknown-field = „{ $field }” nu e un câmp al unei poziții din acest joc.
position-not-a-list = „{ $field }” trebuie să fie o listă.
position-not-placed = „{ $field }” trebuie să dea pentru fiecare piesă numele, x și y, ca în ["Ro", 1, 0].
position-unknown-piece = „{ $field }” numește { $piece }, care nu e o piesă.
position-cell-twice = „board” are două piese pe { $x },{ $y }.
position-no-line = „board” nu e o poziție: piesele în rând cu { $x },{ $y } nu formează un rând.
position-no-series = „table” nu e o poziție: seria { $series } nu este corectă.
position-too-many = Poziția conține { $piece } de prea multe ori: există doar { $copies }.
notation-unreadable = „{ $token }” nu poate fi citit aici; docs/notation.md descrie notația.
