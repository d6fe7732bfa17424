## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Hádanky
puzzles-lead = Jeden tah je jasně nejlepší. Najdeš ho?
puzzles-choose = Která hra?
puzzles-today = Dnešní hádanka
puzzles-today-lead = Pro všechny stejná a každý den nová.
puzzles-today-done = Máš to! Zítra bude nová.
puzzles-today-missed = Dnešní pokus už máš za sebou. Zítra bude nová.
puzzles-run = Hádanka za hádankou
puzzles-run-lead = Čím líp ti to jde, tím jsou těžší.
puzzles-rating = Tvé hodnocení
puzzles-streak = Dny po sobě
puzzles-longest = Nejdéle
puzzles-solved = Vyřešeno
puzzles-none = Pro tuhle hru zatím žádné hádanky nejsou.
puzzle-ask = Najdi nejlepší tah.
puzzle-ask-roll = Přehodit, nebo položit? Najdi, co je nejlepší.
puzzle-difficulty = Obtížnost: { $rating }
puzzle-stand = Ty: { $mine }. Soupeř: { $theirs }.
puzzle-others = Ruka soupeře
puzzle-about = O co jde: { $theme }
puzzle-right = Přesně tak!
puzzle-wrong = To není nejlepší tah.
puzzle-shown = Tohle je nejlepší tah.
puzzle-best = Nejlépe: { $play }
puzzle-cost = Šance na výhru, kterou by to stálo: { $loss }
puzzle-tempting = Lákavé, ale slabší: { $play }
puzzle-rating-now = Tvé hodnocení: { $rating } ({ $change })
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-yours = Tvůj tah
puzzle-tempted = Lákavý tah
puzzle-share = Kopírovat výsledek
puzzle-share-right = Sixfold, { $date }: dnešní hádanka je vyřešená! { $game }, obtížnost { $rating }, dny po sobě: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: dnešní hádanka na mě byla moc těžká. { $game }, obtížnost { $rating }. Najdeš řešení? { $link }

# What puzzles are about.
theme-qwirkle = Qwirkle
theme-double = Dvě řady najednou
theme-block = Nic nenabídnout
theme-hold-back = Něco si nechat
theme-finish = Konec hry
theme-roll-or-keep = Přehodit, nebo nechat
theme-free-qwirkle = Uvolnit Qwirkle
theme-whole-hand = Celá ruka

## sixfold puzzles

puzzles-help = Najdi hádanky ve hrách botů, nebo je ověř hlubším propočtem.
puzzles-work-help = mine (hledat) nebo check (ověřit).
puzzles-unknown-work = { $word } není úkol. Na výběr: { $works }.
puzzles-file-help = Soubor s hádankami, každá na svém řádku.
puzzles-goal-help = Kolik hádanek najít.
puzzles-processes-help = Na kolika pracovat najednou; 0 znamená jednu na jádro. Na výsledek to nemá vliv.
puzzles-resume-help = Pokračovat v souboru --out, místo aby se začalo znovu.
puzzles-remove-help = Vyřadit ze souboru hádanky, jejichž odpověď neobstála. Po přerušení tentýž příkaz pokračuje.
puzzles-progress = Hádanky
puzzles-stopped = Zastaveno, hádanky: { $puzzles } z { $goal }. Tentýž příkaz s --resume pokračuje.
puzzles-mined = Hádanky v souboru { $file }: { $puzzles }.
puzzles-checked = Hádanky, jejichž odpověď obstála: { $kept } z { $puzzles } ({ $share }).
puzzles-lost = { $id }: odpověď neobstála. { $theme }
puzzles-removed = { $id }: odpověď neobstála, vyřazeno. { $theme }
puzzles-unreadable = Řádek { $line } souboru { $file } není hádanka.
