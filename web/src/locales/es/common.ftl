## Words shared by several screens
nav-home = Inicio
nav-main = Menú principal
nav-my = Mis partidas
nav-watch = Observar
nav-learn = Aprender
nav-reference = Consulta
nav-replay = Repeticiones
nav-preferences = Preferencias
skip-to-content = Ir al contenido
language = Idioma
theme-to-dark = Colores de noche
theme-to-light = Colores de día
footer = Una edición independiente y libre del juego de mesa Paris, con dibujos y textos propios.
loading = Cargando…
try-again = Volver a intentarlo
failed = No ha funcionado: { $reason }
close = Cerrar
back = Atrás
next = Siguiente
no = No
copied = Copiado
minutes = unos { $minutes } min

## Who sits where
you = Tú
seat-number = Asiento { $seat }
seat-open = Libre
bot-level = Bot, { $level }
level-1 = principiante
level-2 = fácil
level-3 = medio
level-4 = fuerte
level-5 = experto
level-6 = maestro
rank = { $rank }.º

## Keyboard, as listed in the help
key-pile-1 = Robar del primer montón
key-pile-2 = Robar del segundo montón
key-pile-3 = Robar del tercer montón
key-cancel = Quitar la selección
key-undo = Deshacer un paso
key-reset = Reiniciar el turno
key-end-turn = Terminar el turno
key-bonus-track = Al medidor de bonificación
key-screen = Tras mi pantalla
key-log = Al registro
key-hint = Pedir consejo a un bot
key-text-view = Vista de texto y vuelta
key-step-back = Repetición: un paso atrás
key-step-forward = Repetición: un paso adelante
key-play-pause = Repetición: reproducir o pausar
key-help = Esta ayuda
