## What the coach says of turns, for the terminal and the browser. Numbers come written out: $loss "5.8 %", $points "+3.4".

# The classes of plays.
label-brilliant = Brillante
label-best = La mejor
label-good = Buena
label-inaccuracy = Imprecisión
label-mistake = Error
label-blunder = Error grave
coach-unsure = Demasiado igualado para decirlo
coach-forced = Nada que elegir

# What a difference between two plays is made of.
part-now =
    { $game ->
        [cards] Qwirkles ahora
       *[other] Puntos ahora
    }
part-replies = Lo que puntúan los demás
part-kept = Lo que puntúas después
part-ending = La bonificación por acabar la partida
part-table = Lo que queda en la mesa

## Why a play was worse than the best. $pieces: pieces by name. $share and $less: how often, such as "12 %".

reason-qwirkle-missed = Podías hacer un Qwirkle: { $pieces }.
reason-lines-missed = Podías puntuar en { $lines } líneas a la vez: { $pieces }. Puntos: { $best }, no { $made }.
reason-safe-five = Podías dejar esa línea de cinco sin peligro. Nadie puede completarla, porque ya está todo colocado: { $pieces }.
reason-points-missed = Podías puntuar más: { $pieces }. Puntos: { $best }, no { $made }.
# $out: how many of these nobody has played yet.
reason-five-open =
    { $game ->
        [cards] A los demás solo les falta una carta para un Qwirkle. Aún en juego: { $out } ({ $pieces }). Se llevan uno en el { $share } de los casos.
       *[other] Deja abierta una línea de cinco. Aún en juego para completarla: { $out } ({ $pieces }). Los demás lo hacen en el { $share } de los casos.
    }
reason-qwirkle-given = Los demás hacen un Qwirkle antes de tu próximo turno en el { $share } de los casos, no en el { $less }.
reason-points-given = Permite que los demás puntúen más: { $points } de media.
reason-last-held = Nadie más puede completar esta línea de cinco, porque la última la tienes tú: { $pieces }. Puede esperarte.
reason-broken-up = Esto va junto, y así lo separas: { $pieces }.
reason-duplicate-kept = Te quedas con dos iguales, y solo una cabe en una línea: { $pieces }.
# $gone: the piece of which there are none left.
reason-line-dead = Guardas { $pieces } para una línea que nadie puede completar: de esto ya no queda: { $gone }.
reason-qwirkle-ahead = Harías un Qwirkle en tu próximo turno en el { $share } de los casos, no en el { $less }.
reason-points-ahead = Con lo que te quedas puntuarías más después: { $points } de media.
reason-ending-missed = Podías acabar la partida y llevarte la bonificación: { $points }.
reason-ending = Sería más probable que acabaras tú la partida y te llevaras la bonificación: { $points } de media.
reason-trade-better = Era mejor cambiar: { $pieces }.
reason-trade-needless = No hacía falta cambiar. Puntos que había: { $points } ({ $pieces }).
reason-roll-better = Era mejor volver a tirar { $pieces }: { $best } puntos de media, no { $made }.
reason-keep-better = Era mejor no volver a tirar: { $best } puntos de media, no { $made }.
reason-rearrangement = Mover cartas en la mesa habría liberado un Qwirkle: { $pieces }.
reason-table-left = La mesa que dejarías vale más para ti: { $points } de media.

## The review.

coach-title = La opinión del entrenador
coach-accuracy = Precisión
coach-lost = Regalado por turno
coach-luck = Suerte
coach-luck-note = La suerte es lo que robar y tirar añadieron a la probabilidad de ganar; lo que regalaron las decisiones se cuenta aparte.
coach-moments = Los momentos que contaron
coach-no-moments = El entrenador no encontró ningún error fuera de duda.
coach-turn-of = Turno { $turn }, { $name }
coach-made = Jugado
coach-best = Lo mejor
coach-cost = Pérdida de probabilidad de ganar
coach-cost-points =
    { $game ->
        [cards] Pérdida en Qwirkles
       *[other] Pérdida en puntos
    }
coach-within = { $value } ± { $within }
coach-proven = Calculado hasta el final de la partida
coach-roll = Volver a tirar { $pieces }
coach-keep = No volver a tirar nada
coach-play-scores = { $play } = { $points }
coach-graph = Probabilidad de ganar, turno a turno
coach-graph-point = Turno { $turn }, { $name }: { $chance }
coach-start = Preguntar al entrenador
coach-working = El entrenador mira el turno { $turn } de { $of }…
coach-failed = El entrenador no ha podido mirar esta partida.
coach-again = Preguntar otra vez
coach-show-made = Lo que se jugó
coach-show-best = Lo que era mejor
coach-try = Inténtalo de nuevo
coach-try-ask = ¿Qué jugarías en su lugar?
coach-try-stop = Dejar de intentarlo
coach-try-best = ¡Es la mejor jugada!
coach-try-good = Tan buena como la mejor.
coach-try-worse = Todavía no: eso aún regala { $loss }.
coach-try-other = No está entre las mejores jugadas.
coach-try-check = Comprobar
coach-try-tries =
    { $tries ->
        [one] Encontrada en { $tries } intento.
       *[other] Encontrada en { $tries } intentos.
    }
coach-hint = Pista
coach-hint-points =
    { $game ->
        [cards] Se lleva estos Qwirkles: { $points }.
       *[other] Da estos puntos: { $points }.
    }
coach-hint-pieces = Hacen falta { $pieces }.
coach-hint-cells = Va en las casillas marcadas.
coach-answer = Mostrar la respuesta

## sixfold review

review-help = Repasa una partida con el entrenador: lo que regaló cada turno, lo que era mejor y por qué.
review-file-help = El registro de una partida; - lee la entrada estándar.
review-game-help = Qué partida de un archivo con varias, contando desde 1.
review-html-help = Muestra el repaso como página para guardar.
review-fresh-help = Juzga la partida de nuevo, aunque ya se haya juzgado.
review-several = Este archivo contiene varias partidas. Elige una con --game, de 1 a { $games }.
review-no-game = No hay partida { $number } en este archivo; contiene { $games }.
review-no-turns = Nadie ha jugado todavía en esta partida.
review-players = Jugadores
review-turns = Todos los turnos
