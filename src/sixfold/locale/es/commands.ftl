# The command line: help, tables and errors of every command but `play`.

app-help = Sixfold juega, arbitra y estudia Qwirkle, Qwirkle Cubes y Qwirkle Cards. Es independiente de sus editoriales.
app-version-help = Muestra la versión y termina.
app-lang-help = El idioma de las respuestas, por ejemplo nl o fr; puede ir en cualquier lugar de la línea. Sin esta opción decide SIXFOLD_LANG o LANG.
complete-install-help = Hace que Tab complete órdenes, ediciones y bots en este intérprete.
complete-show-help = Muestra lo que hace que Tab complete, para copiarlo o cambiarlo.
json-help = Muestra el resultado en JSON, y nada más, en la salida estándar.
cannot-print = No se puede escribir la salida: { $reason }.

# $languages lists what there is, such as "en, fr and nl".
unknown-language = No hay idioma { $language }; hay { $languages }.
unknown-edition = No existe la edición { $edition }. Hay estas: { $editions }.
unknown-bot = No existe el bot { $bot }. Hay estos: { $bots }.
-bots-expert = expert@N es un experto que juega N continuaciones hasta el final antes de cada jugada, de 1 a 1000000: cuantas más, más fuerte y más lento.
bad-rollouts = { $bot }: el número tras expert@ debe estar entre 1 y { $most }.
no-rollouts = Solo expert admite un número tras @; { $bot } juega sin él.

match-help = Juega partidas completas entre bots, escribe sus registros y muestra cómo les fue.
match-edition-help = El reglamento, por ejemplo { $example }.
match-bots-help = Los bots, uno por puesto, separados por comas. Hay: { $names }. { -bots-expert }
match-games-help = Cuántas partidas. Cada reparto se juega una vez con cada orden de puestos, así que lo más justo es un múltiplo del número de bots.
match-seed-help = Cualquier texto. La misma semilla da el mismo archivo, byte por byte.
match-out-help = Escribe aquí los registros, una partida por línea.
match-progress = Partidas
match-title = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} de { $edition }, semilla { $seed }
match-bot = Bot
match-wins = Ganadas
match-interval = Intervalo 95 %
match-score = Puntos
match-margin = Ventaja
match-time = ms/jugada
match-written = { $games ->
    [one] Un registro escrito
   *[other] { $games } registros escritos
} en { $file }
match-resume-help = Continúa el encuentro del archivo de --out en vez de empezarlo de nuevo.
match-force-help = Escribe de nuevo el archivo de --out, aunque ya contenga registros.
match-workers-help = Cuántas partidas jugar a la vez; 0 para una por núcleo. El resultado no depende de ello.
match-sprt-help = Se detiene en cuanto la respuesta está clara. Dos números de puntos Elo, como 0,30: ¿la ventaja del primero de los dos bots no pasa del menor o llega al mayor?
match-sprt-two = Una prueba secuencial necesita exactamente dos bots.
match-bad-sprt = «{ $text }» debe ser dos números de puntos Elo, primero el menor, como en 0,30.
match-sprt-answer = { $answer ->
    [lower] El primer bot es más fuerte por { $elo0 } puntos Elo como mucho (logaritmo de la razón de verosimilitud: { $ratio }).
    [higher] El primer bot es más fuerte por { $elo1 } puntos Elo o más (logaritmo de la razón de verosimilitud: { $ratio }).
   *[open] La cuestión entre { $elo0 } y { $elo1 } puntos Elo queda abierta (logaritmo de la razón de verosimilitud: { $ratio }).
}
match-ray-help = Juega en el clúster de Ray de esta dirección; auto busca uno o lo inicia en este equipo.
match-no-ray = Ray no está instalado; se añade con pip install "sixfold[ray]".
match-no-cluster = Ningún clúster de Ray responde en { $address }.
match-not-this = { $file } contiene partidas que no son de este encuentro: línea { $line }. Con --force en vez de --resume se escribe de nuevo.
match-cannot-write = No se puede escribir { $file }: { $reason }.
match-exists = { $file } ya existe: --resume lo continúa, --force lo escribe de nuevo.
match-resume-or-force = Elige --resume o --force: una continúa el archivo, la otra lo escribe de nuevo.
match-needs-out = { $option } necesita el archivo de --out.
match-bot-missing = Falta un nombre en «{ $bots }»: los bots se separan con una coma.
match-stopped = Detenido: { $games } de { $planned } partidas jugadas.
match-stopped-kept = La misma orden con --resume continúa desde ahí.
match-stopped-lost = Con --out se guardan las partidas, y --resume las continúa.

dataset-help = Escribe cada decisión de partidas entre bots en archivos Parquet, para aprender de ellas.
dataset-out-help = Escribe aquí los archivos, con una ficha que los describe. La carpeta se crea si no existe.
dataset-resume-help = Continúa las partidas de la carpeta de --out en vez de empezar de nuevo.
dataset-force-help = Escribe de nuevo las partidas de la carpeta de --out.
dataset-written = Partidas: { $games }. Decisiones: { $rows }. Carpeta: { $folder }.
dataset-not-this = { $file } contiene partidas de otra serie. Con --force en vez de --resume se escribe de nuevo.

tournament-help = Sienta a la mesa todas las combinaciones de bots y calcula su nivel.
tournament-players-help = Cuántos se sientan a una mesa.
tournament-games-help = Cuántas partidas juega cada mesa.
tournament-bots = Un torneo necesita bots distintos, al menos { $players }.

rate-help = Calcula el nivel de todos los que jugaron las partidas registradas (openskill, Plackett-Luce).
rate-title = { $games ->
    [one] Una partida valorada
   *[other] { $games } partidas valoradas
}
rate-player = Jugador
rate-games = Partidas
rate-strength = Nivel
rate-uncertainty = ±
rate-ordinal = Prudente

check-help = Repite registros y comprueba cada turno, puntuación, robo, compromiso y resultado.
check-files-help = Archivos de registros: .json contiene una partida, .jsonl una partida por línea; - es la entrada estándar.
check-receipt-help = El resguardo de un jugador: lo que su dispositivo vio y añadió antes del reparto se compara con el registro; se puede dar varias veces.
check-left-out = el registro dice que el dispositivo de este jugador no respondió a tiempo, y el resguardo coincide: en esta mezcla no hay nada suyo.
checked-receipt-game = el resguardo y el registro son de la misma partida.
checked-receipt-commitment = el servidor mantuvo el secreto con el que se comprometió primero.
checked-receipt-order = el orden de edad estaba fijado antes del reparto o salió de la mezcla.
checked-receipt-dropped = nadie dice que este jugador llegara tarde.
checked-receipt-round = ningún reparto se descartó sin motivo.
checked-receipt-frozen = todos los puestos mantuvieron los compromisos que vio este jugador.
checked-receipt-added = lo que añadió este jugador entró en la mezcla.
checked-receipt-played = la partida es la que se mostró al dispositivo de este jugador.
check-good = { $games ->
    [one] Una partida comprobada
   *[other] { $games } partidas comprobadas
}: ningún error.
check-bad = { $games ->
    [one] Una partida comprobada
   *[other] { $games } partidas comprobadas
}, { $faults ->
    [one] un error.
   *[other] { $faults } errores.
}

judge-help = Juzga una jugada: una posición en JSON por la entrada estándar, el veredicto en JSON por la salida estándar.
judge-text-help = La posición como una línea de texto (véase docs/notation.md).

editions-help = Los seis reglamentos y en qué se diferencian.
editions-json-help = Los muestra en JSON, con la fuente de cada valor.
editions-id = Edición
editions-title = Reglamento
editions-book = { $title }: { $languages }
editions-players = Jugadores
editions-rules = Reglas
editions-hand = { piece-nouns } en la mano
editions-start-line = empieza quien tenga la línea más larga; si hay empate, quien tenga { $tie ->
   *[oldest] más edad
    [youngest] menos edad
}
editions-start-series = empieza quien tenga la serie más larga; si hay empate, quien tenga { $tie ->
   *[oldest] más edad
    [youngest] menos edad
}
editions-start-oldest = empieza quien tenga más edad
editions-shared = en caso de empate se comparte la victoria
editions-rematch = en caso de empate se comparte la victoria; la revancha decide
editions-pieces =
    { piece-nouns }, { $copies } de cada { $game ->
        [cubes] color
       *[other] tipo
    }

rules-help = Las reglas de una edición, con ejemplos.
rules-edition-help = El reglamento, por ejemplo { $example }.
rules-part-help = Muestra solo una sección, por ejemplo score.
rules-html-help = Escribe las reglas como página HTML, con la clave de cada mensaje y todo el catálogo debajo, para quien revise las palabras.
rules-no-part = Aquí no existe la sección { $section }. Hay estas: { $sections }.

play-help = Juega una partida en la terminal contra la máquina.
play-edition-help = El reglamento; si falta, se pregunta.
play-bot-help = El bot contra el que jugar: { $names }. { -bots-expert }
play-force-help = Escribe de nuevo el archivo de --record, aunque ya contenga algo.
play-record-exists = { $file } ya existe; --force lo escribe de nuevo.
play-players-help = Cuántos juegan, contándote a ti.
play-seed-help = Cualquier texto; la misma semilla da el mismo reparto.
play-name-help = Tu nombre.
play-record-help = Escribe el registro de la partida en este archivo cuando termine.

serve-help = Ofrece partidas para personas y bots, en el navegador y por la API.
serve-host-help = La dirección en la que escuchar; 0.0.0.0 para toda la red.
serve-port-help = El puerto en el que escuchar; 0 para uno libre cualquiera.
serve-database-help = Dónde se guardan las partidas: un archivo o la dirección de una base de datos PostgreSQL. Si falta, un archivo en la carpeta de datos del usuario.
serve-key-file-help = El archivo con la clave que oculta en la base de datos las partidas en curso; se crea en el primer arranque. Si falta, un archivo junto a la base de datos. Guárdelo con las copias de seguridad, pero en otro lugar.
serve-bad-key = El servidor no arrancó porque no puede usar la clave en { $place }: { $why ->
    [missing] no existe ese archivo, pero las partidas de la base de datos se ocultaron con él. Recupérelo de la copia de seguridad.
    [wrong] las partidas de la base de datos se ocultaron con otra clave. Recupere esa clave de la copia de seguridad.
    [shape] una clave son 64 cifras hexadecimales.
   *[unreadable] el archivo no se puede leer o escribir.
}
serve-origin-help = Un origen, además del propio servidor, cuyas páginas pueden conectarse; se puede dar varias veces.
serve-bot-seconds-help = Cuánto puede pensar un bot una acción antes de que greedy juegue por él.
serve-bot-workers-help = Cuántos bots pueden pensar a la vez; 0 para uno por núcleo, menos uno.
serve-log-level-help = Cuánto se anota: debug, info, warning o error. Sin esta opción: info como JSON, warning como texto.
serve-log-format-help = Cómo se escribe el registro: text, json, o auto, que es texto en un terminal y JSON en otro caso.
serve-open-help = Abre la mesa en el navegador.
serve-contact-help = A quién pueden dirigirse los servicios de avisos sobre este servidor, por ejemplo mailto:tu@example.org.
serve-bad-contact = { $contact } no es un contacto: tiene que empezar por mailto: o https://.
serve-bad-database = { $address } no es una base de datos utilizable: da un archivo o una dirección que empiece por postgresql://.
serve-mistyped-database = La dirección de la base de datos está mal escrita. Es un archivo o postgresql://usuario:contraseña@servidor/nombre; en la contraseña, escribe @ como %40, : como %3A y / como %2F.
serve-two-databases = { $one } y { $other } nombran bases de datos distintas. Da solo una de las dos.
serve-bad-level = No existe el nivel de registro { $level }. Hay estos: { $levels }.
serve-no-database = No se puede usar la base de datos { $place }: { $why ->
    [newer] una versión más nueva de Sixfold la ha modificado. Usa esa versión o una posterior.
    [away] allí no responde nada.
    [silent] no responde a tiempo.
    [denied] rechaza este nombre o esta contraseña.
    [missing] no hay ninguna base de datos con ese nombre.
    [file] el archivo no se puede abrir o no es una base de datos.
   *[other] informa de un error.
}
serve-cannot-run = El servidor no pudo arrancar; el motivo está más arriba.
serve-port-taken = El puerto { $port } está ocupado, quizá por una mesa ya abierta; elige otro con --port, o cualquiera libre con --port 0.
serve-listening = Sixfold escucha en { $address }
serve-ready = Sixfold está listo. La mesa está aquí:
serve-here = En este dispositivo:
serve-network = En otros dispositivos de tu red:
serve-stop = Ctrl-C detiene el servidor; todas las partidas se conservan.
serve-stopped = El servidor se ha detenido. Todas las partidas se conservan.
serve-no-pages = A esta instalación le falta la aplicación web, así que solo hay API; scripts/web build la construye.
serve-database-file-help = Un archivo con la dirección de la base de datos, para que no aparezca en la línea de órdenes.
serve-allow-host-help = Un nombre al que responde el servidor, además de sus direcciones y localhost; * para cualquiera. Se puede dar varias veces.
serve-trusted-proxy-help = La dirección o la red de un proxy al que se cree cuando dice de dónde vienen las peticiones. Se puede dar varias veces.
serve-root-path-help = Lo que precede a cada ruta, por ejemplo /sixfold, si un proxy sirve también otras páginas.
serve-metrics-help = Ofrecer cifras para Prometheus en /metrics, a todos.
serve-metrics-address-help = Ofrecer cifras para Prometheus en otra dirección, por ejemplo 127.0.0.1:9100.
serve-bad-metrics-address = { $address } no es una dirección con un puerto, como 127.0.0.1:9100.
serve-bad-proxy = { $address } no es ni una dirección ni una red.
serve-bad-root-path = { $path } no puede preceder a las rutas: debe empezar con una barra y terminar sin ella.
serve-cannot-read = No se puede leer { $file }.

admin-help = Cuidar de las partidas de un servidor: listarlas, exportarlas, archivarlas, borrarlas o copiarlas.
admin-task-help = list, export, import, archive, erase, vacuum o backup.
admin-bad-task = No hay ninguna tarea { $task }. Elige entre { $tasks }.
admin-game-help = Solo esta partida. Se puede dar varias veces.
admin-status-help = Solo las partidas en esta fase. Se puede dar varias veces.
admin-days-help = Solo las partidas en las que no ha pasado nada desde hace tantos días. Al archivar, 30 si falta.
admin-abandoned-help = Archivar también las partidas que nunca se terminaron. Detén antes el servidor.
admin-name-help = Borrar solo este nombre. Si falta, los nombres de todas las personas de estas partidas.
admin-file-help = El archivo en que se escribe; para import, el archivo que se lee.
admin-exported = Partidas exportadas: { $games }
admin-imported = Partidas importadas: { $games }
admin-archived = Partidas trasladadas de la base de datos a { $file }: { $games }
admin-erased = Partidas en las que se borraron nombres: { $games }
admin-vacuumed = El espacio sin usar se ha devuelto al disco.
admin-backed-up = La base de datos se ha copiado en { $file }.
admin-backup-postgres = De una base de datos PostgreSQL se hacen copias con sus propias herramientas, por ejemplo pg_dump.
admin-under-way = Las partidas en curso solo se archivan con --abandoned.
admin-erase-which = Di en qué partidas: con --game, --name o --days 0.
admin-needs-file = Di qué archivo, con --file.
admin-file-exists = { $file } ya existe. Elige otro archivo.
admin-not-an-export = { $why ->
    [sealed] La partida de la línea { $line } de { $file } se selló con otra clave o para otra partida. No se ha importado nada.
    [broken] La partida de la línea { $line } de { $file } no se puede reproducir. No se ha importado nada.
    [twice] La partida de la línea { $line } está dos veces en { $file }. No se ha importado nada.
   *[shape] La línea { $line } de { $file } no es una partida exportada. No se ha importado nada.
}
admin-already-there = La partida { $game } ya está en la base de datos. No se ha importado nada.
admin-bad-key = Solo se pueden importar partidas con la clave de esta base de datos, y no se puede usar: { $place }. No se ha importado nada.
admin-failed = La base de datos comunica un error: { $reason }. No se ha cambiado nada.
admin-archive-unsure = La base de datos falló en el último momento: puede que aún tenga las partidas o que no. { $file } las contiene todas y se ha conservado.
admin-erase-failed = La base de datos comunica un error: { $reason }. Puede que algunos nombres sigan ahí. Ejecuta la orden otra vez.
admin-not-gone = La base de datos se está leyendo todo el tiempo, así que lo que se quitó sigue en el archivo de al lado que acaba en -wal. Ejecuta vacuum más tarde.
admin-damaged = La base de datos está dañada. No se ha copiado nada.
admin-none = No hay partidas así.
admin-column-game = Partida
admin-column-edition = Edición
admin-column-status = Fase
admin-column-created = Creada
admin-column-last = Último suceso
admin-column-events = Sucesos
admin-column-players = Jugadores

bench-help = Mide velocidad y fuerza con los programas de benchmarks/; requiere el código fuente.
bench-names-help = Qué programas ejecutar; sin nombre, todos.
bench-json-help = Muestra las cifras en JSON.
bench-full-help = Tarda más y mide con más precisión.
bench-no-folder = Aquí no hay carpeta benchmarks: esta orden requiere el código fuente.
bench-needs = { $name } se omite: necesita { $module }. pip install -e ".[test]" añade lo que necesitan las mediciones.
bench-unknown = No existe la medición { $name }. Hay estas: { $names }.
bench-running = Midiendo { $name }…
bench-benchmark = Medición
bench-what = Qué
bench-figure = Cifra
