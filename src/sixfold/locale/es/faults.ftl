# What is wrong with a record, a position or a line of notation.

fault-in-turn = turno { $turn }: { $fault }

fault-not-json = línea { $line }, columna { $column }: esto no es JSON.
fault-not-a-record = un registro es un objeto JSON, y esto no lo es.
fault-unreadable = no se puede leer el archivo ({ $reason }).
fault-no-file = este archivo no existe.
fault-folder = esto es una carpeta, no un archivo.
fault-denied = no hay permiso para leer este archivo.
fault-not-text = esto no es texto en UTF-8.
fault-too-long = esto pasa de { $most } MB, y ningún registro es tan largo.
fault-empty = el archivo no contiene ningún registro.
fault-missing-field = falta «{ $field }».
fault-unknown-field = «{ $field }» no es un campo de este formato.
fault-bad-value = «{ $field }» no puede ser { $value }.
fault-wrong-game = «game» dice { $said }, pero la edición { $edition } es de { $found }.
fault-players =
    «players» nombra { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, pero { $edition } es de { $fewest } a { $most }.
fault-seniority = «seniority» debe nombrar una vez cada uno de los { $players } puestos.
fault-method = «shuffle.method» es { $said }; se conocen { $found }.
fault-commitment = «shuffle.commitment» no corresponde a la semilla.
fault-seed-missing = la partida ha terminado, así que debe constar «shuffle.seed».
fault-entropy = «shuffle.entropy» debe indicar, puesto por puesto, lo que se añadió, solo si el método lo pide y siempre que lo pida.
fault-promise = lo que añadió el puesto { $seat } no es aquello a lo que se había comprometido.
fault-round = la mezcla se empezó de nuevo (ronda { $round }) aunque nadie se había guardado nada.
fault-part = «shuffle» da al puesto { $seat } una parte que no pudo haber tenido.
fault-receipt = esto no es el resguardo de un jugador.
fault-receipt-game = el resguardo es de la partida { $game }, y aquí ningún registro cuenta cómo se mezcló.
fault-receipt-commitment = el compromiso del servidor no es el que vio el puesto { $seat } antes del reparto.
fault-receipt-frozen = la lista de compromisos no es la que vio el puesto { $seat } antes de decir sus bytes.
fault-receipt-added = lo que añadió el puesto { $seat } no entró en la mezcla.
fault-receipt-dropped = el registro deja fuera al puesto { $seat }, aunque su dispositivo respondió a tiempo.
fault-receipt-round = la mezcla se empezó de nuevo después de que el puesto { $seat } dijera sus bytes, y nadie conocido se había guardado los suyos.
fault-receipt-order = «seniority» no es el orden de edad que vio el puesto { $seat } antes del reparto, ni el que da la mezcla.
fault-receipt-played = la partida del registro no es la que se mostró al dispositivo del puesto { $seat } mientras se jugaba.
fault-receipt-unnamed = el puesto { $seat } había pedido participar en la mezcla; el registro no le da parte y no dice por qué.
fault-receipt-unanswered = el registro dice que el puesto { $seat } llegó tarde. Su dispositivo envió su parte y no tuvo respuesta: o la conexión la perdió, o el servidor la descartó.
fault-receipt-elsewhere = lo que el registro atribuye al puesto { $seat } no salió de este dispositivo: o lo dijo otro dispositivo de ese jugador, o el servidor se lo inventó.
fault-deal = «deal» da al puesto { $seat } { $said }; la mezcla da { $found }.
fault-deal-impossible = «deal» no es posible: { $size } piezas por puesto, todas de una misma caja, y con cartas, una serie de tres en alguna mano.
fault-first = «first» es el puesto { $said }; según las reglas empieza el puesto { $found }.
fault-after-end = la partida había terminado antes de este turno.
fault-seat = «seat» es { $said }, pero el turno es del puesto { $found }.
fault-refused = las reglas no lo permiten ({ $refusal }): { $reason }
fault-reroll = «reroll» muestra { $said }; la mezcla da { $found }.
fault-forced = «forced» muestra { $said }; la mezcla da { $found }.
fault-roll-impossible = «reroll» o «forced» no pudo ocurrir: una tirada conserva los colores, y solo es obligada mientras no se pueda colocar nada.
fault-score = «score» es { $said }; las líneas dan { $found }.
fault-draw = «draw» es { $said }; la mezcla da { $found }.
fault-draw-size = «draw» tiene { $said ->
    [one] una pieza
   *[other] { $said } piezas
}, y { $found ->
    [one] se toma { $found }
   *[other] se toman { $found }
}.
fault-draw-impossible = «draw» contiene piezas que ya no quedan por tomar: { $pieces }.
fault-qwirkles = «qwirkles» lleva las series de seis y «table» las demás.
fault-lying-unknown = de un turno anterior solo se saben los puntos, así que nadie sabe qué hay en la mesa.
fault-copies = no hay tantas en la caja: { $pieces }.
fault-hands-unknown = no se conocen las manos de esta partida: se puede comprobar, pero no repasar desde un puesto.
fault-result = «result» dice { $said }; los turnos dan { $found }.
fault-checksum = «checksum» no coincide: se cambió un valor que la repetición no puede juzgar (la edición, los jugadores o el orden de edad), o la propia suma.

position-not-json = Esto no es JSON: línea { $line }, columna { $column }.
position-not-an-object = Una posición es un objeto JSON, y esto no lo es.
position-no-game = «game» debe ser tiles, cubes o cards.
position-no-edition = «edition» debe ser el identificador de una edición de este juego, no { $edition }.
position-unknown-field = «{ $field }» no es un campo de una posición de este juego.
position-not-a-list = «{ $field }» debe ser una lista.
position-not-placed = «{ $field }» debe dar la pieza, x e y de cada pieza, como en ["Ro", 1, 0].
position-unknown-piece = «{ $field }» nombra { $piece }, que no es una pieza.
position-cell-twice = «board» tiene dos piezas en { $x },{ $y }.
position-no-line = «board» no es una posición: las piezas alineadas con { $x },{ $y } no forman una línea.
position-no-series = «table» no es una posición: la serie { $series } no es válida.
position-too-many = La posición tiene { $piece } demasiadas veces: solo hay { $copies }.
notation-unreadable = «{ $token }» no se puede leer aquí; docs/notation.md describe la notación.
