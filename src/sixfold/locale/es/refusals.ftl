## Why something is refused: one message for each code of core/refusals.py.
##
## Every message may use these; who shows it always gives them all:
##   $game     tiles, cubes or cards
##   $pieces   the pieces concerned, named; empty if the refusal names none
##   $count    how many kinds those are
##   $cells    the cells concerned as they are typed, such as "2,0 y 3,0"; empty where they are not named
##   $named    yes where cells are named, as at the terminal; no where the board points at them, as in the browser
##   $length   how many pieces the broken line would have; 0 if none is broken
##   $series   the number of the broken series, counted from 1; 0 if none is broken
##   $longest  how long a line the opening must have
##   $left     how many pieces the bag or stack still holds

refusal-no-pieces =
    No has jugado nada. Elige al menos { $game ->
        [cubes] un
       *[other] una
    } { -piece }.
refusal-unknown-piece =
    No existe { $game ->
        [cubes] ese
       *[other] esa
    } { -piece }.
refusal-not-in-hand =
    { $count ->
        [one] No tienes suficientes de esto: { $pieces }.
       *[other] No tienes suficientes de estos: { $pieces }.
    }
refusal-cell-taken =
    Ya hay { $game ->
        [cubes] un
       *[other] una
    } { -piece } { $named ->
        [yes] en { $cells }
       *[no] ahí
    }.
refusal-not-in-one-line =
    { $named ->
        [yes] Todo lo que coloques en un turno debe estar en una misma fila o columna; { $cells } no lo están.
       *[no] Todo lo que coloques en un turno debe estar en una misma fila o columna.
    }
refusal-no-shared-attribute = Todo lo que coloques en un turno debe tener el mismo color o la misma figura, y aquí no es así: { $pieces }.
refusal-repeated-piece =
    No puedes colocar dos veces { $game ->
        [cubes] el mismo
       *[other] la misma
    } { -piece } en un turno: { $pieces }.
refusal-gap =
    { $named ->
        [yes] Queda un hueco en { $cells }: lo que coloques debe formar una línea sin cortes.
       *[no] Queda un hueco: lo que coloques debe formar una línea sin cortes.
    }
refusal-detached =
    Nada de lo que colocas toca { $game ->
        [cubes] un
       *[other] una
    } { -piece } del tablero. Al menos { $game ->
        [cubes] uno
       *[other] una
    } debe hacerlo, lado con lado.
refusal-line-too-long = Esa línea tendría { $length }. El máximo es seis.
refusal-duplicate-in-line =
    { $named ->
        [yes] Esto estaría dos veces en la misma línea, en { $cells }: { $pieces }.
       *[no] Esto estaría dos veces en la misma línea: { $pieces }.
    }
refusal-mixed-line =
    { $named ->
        [yes] En { $cells } no coincide con la línea ni en color ni en figura: { $pieces }.
       *[no] No coincide con la línea ni en color ni en figura: { $pieces }.
    }
refusal-opening-not-longest = Empieza con tu línea más larga: { $longest }.
refusal-must-place =
    { $game ->
        [cards] Puedes jugar una carta, así que debes hacerlo.
        [cubes] No puedes pasar: tus cubos encajan, o encajarían con otra tirada.
       *[tiles] Puedes colocar una ficha, así que debes hacerlo.
    }
refusal-must-trade = No puedes pasar mientras queden fichas en la pila: cambia al menos una.
refusal-trade-too-many =
    { $left ->
        [one] En la pila solo queda una ficha, así que solo puedes cambiar una.
       *[other] En la pila solo quedan { $left } fichas: no puedes cambiar más.
    }
refusal-trade-on-opening = En el primer turno no se cambia: coloca tu línea más larga.
refusal-cannot-trade = La pila está vacía: no hay con qué cambiar. Puedes pasar.
refusal-cannot-reroll = No puedes lanzar: ya has lanzado en este turno, o ninguna tirada podría encajar.
refusal-not-your-turn = No es tu turno.
refusal-game-over = La partida ha terminado.
refusal-series-too-short = La serie { $series } tiene menos de tres cartas: { $pieces }.
refusal-duplicate-in-series = La serie { $series } tiene una carta repetida: { $pieces }.
refusal-mixed-series = Las cartas de la serie { $series } no coinciden ni en color ni en figura: { $pieces }.
refusal-cards-missing = Estas cartas han desaparecido de la mesa y deben seguir en ella: { $pieces }.
refusal-cards-added = Estas cartas están en la mesa sin que nadie las haya jugado: { $pieces }.
