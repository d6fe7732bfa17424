## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Hádanky
puzzles-lead = Jeden ťah je jasne najlepší. Nájdeš ho?
puzzles-choose = Ktorá hra?
puzzles-today = Dnešná hádanka
puzzles-today-lead = Pre všetkých rovnaká a každý deň nová.
puzzles-today-done = Máš to! Zajtra bude nová.
puzzles-today-missed = Dnešný pokus už máš za sebou. Zajtra bude nová.
puzzles-run = Hádanka za hádankou
puzzles-run-lead = Čím lepšie ti to ide, tým sú ťažšie.
puzzles-rating = Tvoje hodnotenie
puzzles-streak = Dni po sebe
puzzles-longest = Najdlhšie
puzzles-solved = Vyriešené
puzzles-none = Pre túto hru zatiaľ nie sú žiadne hádanky.
puzzle-ask = Nájdi najlepší ťah.
puzzle-ask-roll = Prehodiť, alebo položiť? Nájdi, čo je najlepšie.
puzzle-difficulty = Obťažnosť: { $rating }
puzzle-stand = Ty: { $mine }. Súper: { $theirs }.
puzzle-others = Ruka súpera
puzzle-about = O čo ide: { $theme }
puzzle-right = Presne tak!
puzzle-wrong = To nie je najlepší ťah.
puzzle-shown = Toto je najlepší ťah.
puzzle-best = Najlepšie: { $play }
puzzle-cost = Šanca na výhru, ktorú by to stálo: { $loss }
puzzle-tempting = Lákavé, ale slabšie: { $play }
puzzle-rating-now = Tvoje hodnotenie: { $rating } ({ $change })
puzzle-next = Ďalšia hádanka
puzzle-all = Všetky hádanky
puzzle-yours = Tvoj ťah
puzzle-tempted = Lákavý ťah
puzzle-share = Kopírovať výsledok
puzzle-share-right = Sixfold, { $date }: dnešná hádanka je vyriešená! { $game }, obťažnosť { $rating }, dni po sebe: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: dnešná hádanka bola na mňa priťažká. { $game }, obťažnosť { $rating }. Nájdeš riešenie? { $link }

# What puzzles are about.
theme-qwirkle = Qwirkle
theme-double = Dva rady naraz
theme-block = Nič neponúknuť
theme-hold-back = Niečo si nechať
theme-finish = Koniec hry
theme-roll-or-keep = Prehodiť, alebo nechať
theme-free-qwirkle = Uvoľniť Qwirkle
theme-whole-hand = Celá ruka

## sixfold puzzles

puzzles-help = Nájdi hádanky v hrách botov alebo ich over hlbším prepočtom.
puzzles-work-help = mine (hľadať) alebo check (overiť).
puzzles-unknown-work = { $word } nie je úloha. Na výber: { $works }.
puzzles-file-help = Súbor s hádankami, každá na svojom riadku.
puzzles-goal-help = Koľko hádaniek nájsť.
puzzles-processes-help = Na koľkých pracovať naraz; 0 znamená jednu na jadro. Na výsledok to nemá vplyv.
puzzles-resume-help = Pokračovať v súbore --out namiesto nového začiatku.
puzzles-remove-help = Vyradiť zo súboru hádanky, ktorých odpoveď neobstála. Po prerušení ten istý príkaz pokračuje.
puzzles-progress = Hádanky
puzzles-stopped = Zastavené, hádanky: { $puzzles } z { $goal }. Ten istý príkaz s --resume pokračuje.
puzzles-mined = Hádanky v súbore { $file }: { $puzzles }.
puzzles-checked = Hádanky, ktorých odpoveď obstála: { $kept } z { $puzzles } ({ $share }).
puzzles-lost = { $id }: odpoveď neobstála. { $theme }
puzzles-removed = { $id }: odpoveď neobstála, vyradené. { $theme }
puzzles-unreadable = Riadok { $line } súboru { $file } nie je hádanka.
