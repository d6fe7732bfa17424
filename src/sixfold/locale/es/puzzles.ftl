## Puzzles: positions with one play that is clearly best. $rating and $change: numbers, written out.

puzzles-title = Acertijos
puzzles-lead = Hay una jugada claramente mejor. ¿La encuentras?
puzzles-choose = ¿Qué juego?
puzzles-today = El acertijo de hoy
puzzles-today-lead = El mismo para todos, y uno nuevo cada día.
puzzles-today-done = ¡Lo encontraste! Mañana hay otro.
puzzles-today-missed = Ya lo has intentado hoy. Mañana hay otro.
puzzles-run = Un acertijo tras otro
puzzles-run-lead = Cuanto mejor te va, más difíciles son.
puzzles-rating = Tu puntuación
puzzles-streak = Días seguidos
puzzles-longest = Récord
puzzles-solved = Resueltos
puzzles-none = Todavía no hay acertijos para este juego.
puzzle-ask = Encuentra la mejor jugada.
puzzle-ask-roll = ¿Tirar o colocar? Encuentra lo mejor.
puzzle-difficulty = Dificultad: { $rating }
puzzle-stand = Tú: { $mine }. El otro jugador: { $theirs }.
puzzle-others = La mano del otro jugador
puzzle-about = De qué se trata: { $theme }
puzzle-right = ¡Eso es!
puzzle-wrong = No es la mejor jugada.
puzzle-shown = Esta es la mejor jugada.
puzzle-best = Lo mejor: { $play }
puzzle-cost = Probabilidad de ganar que costaría: { $loss }
puzzle-tempting = Tentador, pero no tan bueno: { $play }
puzzle-rating-now = Tu puntuación: { $rating } ({ $change })
puzzle-next = Siguiente acertijo
puzzle-all = Todos los acertijos
puzzle-yours = Tu jugada
puzzle-tempted = La jugada tentadora
puzzle-share = Copiar el resultado
puzzle-share-right = Sixfold, { $date }: ¡encontré el acertijo de hoy! { $game }, dificultad { $rating }, días seguidos: { $streak }. { $link }
puzzle-share-wrong = Sixfold, { $date }: el acertijo de hoy fue demasiado difícil para mí. { $game }, dificultad { $rating }. ¿Lo encuentras? { $link }

# What puzzles are about.
theme-qwirkle = Un Qwirkle
theme-double = Dos líneas a la vez
theme-block = No regalar nada
theme-hold-back = Guardarse algo
theme-finish = El final de la partida
theme-roll-or-keep = Tirar o guardar
theme-free-qwirkle = Liberar un Qwirkle
theme-whole-hand = Toda la mano

## sixfold puzzles

puzzles-help = Busca acertijos en partidas entre bots, o los comprueba con una búsqueda más profunda.
puzzles-work-help = mine (buscar) o check (comprobar).
puzzles-unknown-work = { $word } no es una tarea. Elige una de estas: { $works }.
puzzles-file-help = El archivo con los acertijos, uno por línea.
puzzles-goal-help = Cuántos acertijos buscar.
puzzles-processes-help = En cuántos trabajar a la vez; 0 para uno por núcleo. El resultado no depende de ello.
puzzles-resume-help = Continúa el archivo de --out en vez de empezar de nuevo.
puzzles-remove-help = Quita del archivo los acertijos que no mantienen su respuesta. Si se interrumpe, la misma orden continúa.
puzzles-progress = Acertijos
puzzles-stopped = Detenido con { $puzzles } de { $goal } acertijos. La misma orden con --resume continúa.
puzzles-mined = Acertijos en { $file }: { $puzzles }.
puzzles-checked = Acertijos que mantienen su respuesta: { $kept } de { $puzzles } ({ $share }).
puzzles-lost = { $id } no mantiene su respuesta. { $theme }
puzzles-removed = { $id } no mantuvo su respuesta y se ha quitado. { $theme }
puzzles-unreadable = La línea { $line } de { $file } no es un acertijo.
