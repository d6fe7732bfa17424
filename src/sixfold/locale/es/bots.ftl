# Bots de otras personas: usarlos, hablar por los nuestros, examinarlos.

# $command is what to type, such as pip install 'sixfold[server]'.
needs-extra = Para esto hace falta más de lo que está instalado: { $command }
# $reason is technical and in English.
bot-cannot-load = El bot { $bot } no se puede usar: { $reason }
bot-forfeit = Partida { $game }: { $bot } ha perdido por un fallo. { $reason }

# Why a bot lost a game; $detail is technical, and may be empty.
bot-fault-no-start = No se pudo iniciar: { $detail }
bot-fault-crashed = Se interrumpió de golpe: { $detail }
bot-fault-silent = No respondió a tiempo. { $detail }
bot-fault-unreadable = Dio una respuesta ilegible: { $detail }
bot-fault-refused = Incumplió una regla: { $detail }

engine-help = Hablar sixfold-engine/1 en nombre de un bot, por la entrada y la salida estándar.
engine-bot-help = El bot en cuyo nombre se habla: { $names }, o módulo:nombre.

bot-test-help = Examinar un bot: ¿respeta las reglas, repite su juego y no hace trampas?
bot-test-name-help = El bot: módulo:nombre, el nombre de uno instalado, o engine:orden.
bot-test-games-help = Cuántas partidas jugar en cada mesa en la que el bot dice saber jugar.
bot-test-seed-help = Un número cualquiera; el mismo número da el mismo examen.
bot-test-edition-help = Limitarse a un reglamento, por ejemplo { $example }.
# What was examined, one line each; $count says how often, $time is in milliseconds.
bot-test-starts = Arranca y dice a qué juega.
bot-test-legal = Juega según las reglas: { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}, la más lenta en { $time } ms.
bot-test-edges = Sabe qué hacer cuando ya casi nada es posible: { $count ->
    [one] una posición
   *[other] { $count } posiciones
}.
bot-test-same = Con el mismo azar juega igual otra vez: { $count ->
    [one] una comparación
   *[other] { $count } comparaciones
}.
bot-test-unchanged = No cambia nada de lo que se le muestra.
bot-test-honest = Lo oculto no le importa: { $count ->
    [one] una posición repartida
   *[other] { $count } posiciones repartidas
} de nuevo.
bot-test-good = { $bot } es un bot como debe ser.
bot-test-bad = { $bot } no ha superado el examen.
