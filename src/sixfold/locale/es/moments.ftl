## Following the game, and its end.

settings-pace = Jugadas de los demás
settings-pace-at-once = Al momento
settings-pace-brisk = Ágil
settings-pace-calm = Con calma

# $longest: how long the opening line must be. $count: how many are still to be laid.
unfinished-opening =
    { $count ->
        [one] Una línea de { $longest }: falta 1.
       *[other] Una línea de { $longest }: faltan { $count }.
    }
# Nothing is wrong yet. $count: how many more it takes.
unfinished =
    { $count ->
        [one] Aún no está: falta 1.
       *[other] Aún no está: faltan { $count }.
    }
# Beside a piece and a player: what a turn brought.
gain = +{ $points }
skip-ahead = Saltar
show-again = Ver otra vez la última jugada: { $name }
show-turn-again = Ver otra vez el turno { $turn }
show-now = Volver a la partida

story-tie = Más igualado, imposible.
# One sentence that fits the game. $you: yes if $name is the reader. $margin: points, or Qwirkles with cards.
story-close =
    { $you ->
        [yes] Por los pelos: ganas por { $margin }.
       *[no] Por los pelos: { $name } gana por { $margin }.
    }
story-runaway =
    { $you ->
        [yes] Nadie pudo seguirte el ritmo: ¡{ $margin } de ventaja!
       *[no] Nadie pudo seguir el ritmo de { $name }: { $margin } de ventaja.
    }
story-comeback =
    { $you ->
        [yes] ¡Qué remontada! En el turno { $turn } perdías por { $behind }.
       *[no] ¡Qué remontada! En el turno { $turn }, { $name } perdía por { $behind }.
    }
story-last-turn =
    { $you ->
        [yes] Te pusiste por delante en el último turno.
       *[no] { $name } se puso por delante en el último turno.
    }
story-ahead =
    { $you ->
        [yes] Fuiste por delante de principio a fin.
       *[no] { $name } fue por delante de principio a fin.
    }
story-qwirkles =
    { $you ->
        [yes] Tus { $count } Qwirkles decidieron la partida.
       *[no] Los { $count } Qwirkles de { $name } decidieron la partida.
    }
story-turn =
    { $you ->
        [yes] El turno para recordar: { $points } puntos, y fue tuyo.
       *[no] El turno para recordar: { $points } puntos de { $name }.
    }
story-long = Una partida de { $turns } turnos.

result-best = Mejor turno
result-best-of = { $name }: { $points }
result-best-look = Ver el turno { $turn }
result-chart = Así fue
result-chart-label = Puntuaciones turno a turno. { $scores }
result-chart-table = Como tabla
result-board = Así terminó
share-picture = Compartir una imagen
save-picture = Guardar una imagen
picture-failed = No se pudo crear la imagen.
copy-link = Copiar el enlace

open-title = Abrir una partida
open-lead = Repasa una partida que hayas descargado: elige su archivo o suéltalo aquí.
open-choose = Elegir un archivo
open-unreadable = Este archivo no es una partida: { $name }
open-large = Este archivo es demasiado grande para una partida: { $name }
# $turn: the first turn that is wrong; 0 if none is.
open-faulty =
    { $turn ->
        [0] Esta partida no cuadra y no se puede mostrar: { $name }
       *[other] Esta partida no cuadra en el turno { $turn } y no se puede mostrar: { $name }
    }
open-another = Abrir otro archivo
