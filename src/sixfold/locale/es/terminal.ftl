## What `sixfold play` says.

# Command words: the value is the one that is shown, .also lists other spellings that are understood.
command-help = ?
    .also = ayuda help
command-hint = pista
    .also = consejo hint h
command-quit = salir
    .also = adiós adios quit exit q
command-pass = pasar
    .also = paso pass p
command-trade = cambiar
    .also = cambio cambia trade c t
command-roll = lanzar
    .also = lanza tirar roll l r
command-keep = dejar
    .also = mantener conservar keep k
command-view = ver
    .also = mirar mostrar view
command-new = nueva
    .also = nuevo new n
command-add = poner
    .also = pon añadir anadir agregar add a
command-move = mover
    .also = mueve move m
command-back = devolver
    .also = devuelve volver back reset
command-undo = deshacer
    .also = deshaz undo u
command-done = listo
    .also = hecho fin confirmar done ok d

# Words inside a command. The fillers are passed over.
word-all = todo
    .also = todos todas all
word-right = derecha
    .also = right
word-down = abajo
    .also = down
word-new = nueva
    .also = nuevo new n
word-filler = en
    .also = a al de del desde y e la el las los serie una un

## Choosing

choose-game = ¿Qué juego?
choose-option = { $number }  { $game }
choose-prompt = 1, 2 o 3 (solo Enter: 1) >{ " " }
choose-again = Responde 1, 2 o 3.

bad-players = { $title } es de { $fewest } a { $most } jugadores, no { $players }.

## Starting

name-you = Tú
name-computer = Máquina
name-computer-number = Máquina { $number }
start-commitment =
    La mezcla está fijada. SHA-256 de su semilla:
    { $commitment }
start-help = Escribe { command-help } para ver la ayuda, { command-hint } si quieres una idea, { command-quit } para irte.
start-longest =
    { $you ->
        [yes] Tienes la línea más larga, de { $length }, y empiezas con ella.
       *[no] { $name } tiene la línea más larga, de { $length }, y empieza con ella.
    }
start-series =
    { $you ->
        [yes] Tienes la serie más larga, de { $length }, y empiezas.
       *[no] { $name } tiene la serie más larga, de { $length }, y empieza.
    }
start-oldest =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $name }.
    }

## The table

score-seat = { $name }: { $score }
score-bag =
    { $left ->
        [0] { -bag } vacía
       *[other] { -bag }: { $left }
    }
score-stack =
    { $left ->
        [0] mazo vacío
       *[other] mazo: { $left }
    }
your-hand = Tu mano:
their-hand = { $name }:
their-qwirkles = { $name }:
view-part = Esto es una parte del tablero: columnas { $left } a { $right }, filas { $top } a { $bottom }.
view-elsewhere = Para ver otra parte, por ejemplo alrededor de 3,1: { command-view } 3,1
table-colours = Series de color
table-shapes = Series de figuras
table-unfinished = Aún no valen
table-empty = La mesa está vacía.
series-short = corta
series-repeat = carta repetida
series-mixed = mezclada
series-qwirkle = ¡Qwirkle!
last-round =
    { $turns ->
        [one] El mazo está vacío: este es el último turno.
       *[other] El mazo está vacío: quedan { $turns } turnos, contando este.
    }

## Your turn

prompt-turn = Tu turno >{ " " }
prompt-table = Tu mesa >{ " " }
opening-tiles =
    { $longest ->
        [one] Coloca una ficha cualquiera, por ejemplo { $example }.
       *[other] Coloca una línea de { $longest }, por ejemplo { $example }.
    }
opening-cubes =
    Coloca la línea más larga que puedas, de { $longest }, por ejemplo { $example }{ $rolled ->
        [yes] .
       *[no] ; o lanza antes algunos cubos.
    }
nothing-fits-trade = Nada de tu mano encaja. Cambia alguna ficha, por ejemplo: { command-trade } { $example }
nothing-fits-pass = Nada encaja. Escribe { command-pass }.
nothing-fits-roll = Nada encaja tal como están tus cubos. Lanza los que quieras ({ command-roll } { $example }) o escribe { command-keep }: entonces se lanzan todos hasta que alguno encaje.
roll-which = Di qué cubos lanzar, como { command-roll } Ro Gs, o { command-roll } { word-all }.
kept = Se quedan como están. Coloca algunos.
roll-kept = Te has quedado con tus cubos, así que en este turno ya no se lanza. Coloca algunos.

hint-lay = Pista: { $laid } por { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }.
hint-trade = Pista: { command-trade } { $pieces }
hint-pass = Pista: { command-pass }
hint-keep = Pista: { command-keep }
hint-roll = Pista: { command-roll } { $pieces }
hint-cards =
    La pista, puesta en tu mesa: se juega { $played } y { $count ->
        [0] no se gana ningún Qwirkle
        [one] se gana 1 Qwirkle
       *[other] se ganan { $count } Qwirkles
    }. Escribe { command-done } para jugarla, { command-back } para devolverlo todo.

unreadable-line = No entiendo «{ $text }». Escribe { command-help } para ver la ayuda.
unreadable-piece = No entiendo «{ $text }». Una pieza es un color ({ $colours }) y una figura ({ $shapes }), como Ro. Escribe { command-help } para ver la ayuda.
unreadable-cell = No entiendo «{ $text }» como casilla. Una casilla es su columna y su fila, como 2,-1.
unreadable-where = Di también dónde: Ro 1,0 o, para una línea, 1,0>RoRd.
unreadable-direction = Di hacia dónde: > a la derecha o v hacia abajo, como 1,0>RoRd o 1,0vRoRd.
unreadable-pairs = No sé qué pieza va en cada sitio. Escribe Ro 1,0 Rd 2,0 o 1,0>RoRd.
unreadable-pieces-only = Ahí solo van piezas, como Ro Yd, no «{ $text }».
not-in-this-game = En este juego no existe «{ $word }». Escribe { command-help } para ver la ayuda.

cards-which = Nombra al menos una carta, como Ro.
cards-where = Di qué serie: { command-add } Ro 2, o { command-move } Ro 1 2.
cards-no-series = No hay ninguna serie { $number }.
cards-not-here = Esta carta no está en la serie { $number }: { $piece }.
cards-not-held = Esta carta no está en tu mano: { $piece }.
cards-nowhere = Esta carta no está ni en tu mano ni en la mesa: { $piece }.
cards-several = Esta carta está en varias series ({ $numbers }): { $piece }. Di en cuál: { command-move } { $code } <origen> <destino>.
cards-not-played = Esta carta no se ha jugado en este turno, así que se queda en la mesa: { $piece }.
cards-put-back = Todo está otra vez como antes.
cards-nothing-to-undo = No hay nada que deshacer.

## Turns told

turn-lays =
    { $you ->
        [yes] Colocas
       *[no] { $name } coloca
    } { $laid } por { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] { " " }y toma { $drawn }.
        }
    }
turn-trades =
    { $you ->
        [yes] Cambias
       *[no] { $name } cambia
    } { $count ->
        [one] una ficha
       *[other] { $count } fichas
    }.
turn-passes =
    { $you ->
        [yes] Pasas.
       *[no] { $name } pasa.
    }
turn-rolls =
    { $you ->
        [yes] Lanzas { $before } y obtienes { $after }.
       *[no] { $name } lanza { $before } y obtiene { $after }.
    }
turn-must-roll =
    { $you ->
        [yes] Nada encaja, así que se lanzan todos tus cubos
       *[no] Nada encaja, así que { $name } lanza todos sus cubos
    } { $times ->
        [one] una vez más.
       *[other] { $times } veces más.
    }
turn-plays =
    { $you ->
        [yes] Juegas
       *[no] { $name } juega
    } { $played }{ $you ->
        [yes] .
       *[no] { $drawn ->
            [0] .
           *[other] { " " }y toma { $drawn }.
        }
    }
turn-takes =
    { $you ->
        [yes] Te llevas
       *[no] { $name } se lleva
    } { $count ->
        [one] un Qwirkle
       *[other] { $count } Qwirkles
    }: { $qwirkles }.
turn-qwirkle =
    { $count ->
        [one] ¡Qwirkle!
       *[other] ¡{ $count } Qwirkles a la vez!
    }
you-draw = Robas { $pieces }.

## Leaving and ending

leave = ¡Hasta pronto! Esta partida queda sin terminar.
leave-choosing = ¡Hasta pronto!
end-blocked = Nadie puede hacer nada más: la partida termina.
end-last-round = Ese ha sido el último turno.
end-won =
    { $you ->
        [yes] ¡Has ganado!
       *[no] Gana { $name }.
    }
end-shared = Victoria compartida: { $names }.
end-rematch = El reglamento pide un apretón de manos y una revancha.
end-seed =
    La semilla de la mezcla:
    { $seed }
end-check = Su SHA-256 se mostró al principio: la mezcla estaba fijada antes del primer turno.

## Help: .type is what one types, the value what it does.

help-pieces = Una pieza es un color y una figura, en mayúsculas o no:
help-cells = Una casilla es su columna y su fila: 2,-1 es la columna 2, fila -1.
help-lay = coloca el círculo rojo en 1,0 y el rombo rojo en 2,0
    .type = Ro 1,0 Rd 2,0
help-line-right = coloca una línea hacia la derecha, desde 1,0
    .type = 1,0>RoRdRc
help-line-down = coloca una línea hacia abajo; un punto salta una casilla ocupada
    .type = 0,-2vPs.Bs
help-trade = cambia fichas en vez de colocar
    .type = { command-trade } Ro Yd
help-pass-tiles = solo si la pila está vacía y nada encaja
    .type = { command-pass }
help-roll = vuelve a lanzar estos, una vez por turno y antes de colocar; { command-roll } { word-all } los lanza todos
    .type = { command-roll } Ro Gs
help-keep = los deja todos como están
    .type = { command-keep }
help-pass-cubes = solo si ninguna tirada podría encajar
    .type = { command-pass }
help-table = Prueba lo que quieras: nada cuenta hasta que escribas { command-done }. Al final, cada carta debe estar en una serie de 3 a 6 cartas del mismo color o de la misma figura. Una serie de 6 es un Qwirkle, y es tuyo.
help-new = empieza una serie con cartas de tu mano o, si no las tienes, de la mesa
    .type = { command-new } Ro Rd Rc
help-add = pone una carta de tu mano en la serie 2
    .type = { command-add } Ro 2
help-move = mueve una carta de la serie 1 a la serie 3
    .type = { command-move } Bs 1 3
help-move-new = la mueve a una serie nueva
    .type = { command-move } Bs 1 { word-new }
help-back = lo devuelve todo; { command-back } Ro solo esa carta
    .type = { command-back }
help-undo = deshace el último paso
    .type = { command-undo }
help-done = termina tu turno
    .type = { command-done }
help-pass-cards = solo si no puedes jugar ninguna carta
    .type = { command-pass }
help-hint = da una pista
    .type = { command-hint }
help-view = muestra un tablero grande alrededor de 3,1
    .type = { command-view } 3,1
help-redraw = dibuja la mesa otra vez
    .type = (Enter)
help-quit = abandona la partida
    .type = { command-quit }
