## Words shared by several screens
nav-home = Inicio
nav-main = Menú principal
nav-my = Mis partidas
nav-watch = Observar
nav-learn = Aprender
nav-reference = Guía
nav-replay = Repeticiones
nav-preferences = Preferencias
skip-to-content = Ir al contenido
language = Idioma
theme-to-dark = Colores de noche
theme-to-light = Colores de día
footer = Una edición de aficionados, libre e independiente, del juego de mesa París, con dibujos y textos propios.
loading = Cargando…
try-again = Reintentar
failed = No ha funcionado: { $reason }
close = Cerrar
back = Atrás
next = Siguiente
copied = Copiado
minutes = unos { $minutes } min

## Who sits where
you = Tú
seat-number = Plaza { $seat }
seat-open = Libre
bot-level = Bot, { $level }
level-1 = muy fácil
level-2 = fácil
level-3 = medio
level-4 = fuerte
level-5 = muy fuerte
level-6 = magistral
online = en la mesa
offline = fuera de la mesa
rank = { $rank }.º

## Keyboard, as listed in the help
keycap-esc = Esc
keycap-shift = Mayús
keycap-space = Espacio
key-pile-1 = Robar de la primera pila
key-pile-2 = Robar de la segunda pila
key-pile-3 = Robar de la tercera pila
key-cancel = Quitar la selección
key-undo = Deshacer un paso
key-reset = Reiniciar el turno
key-end-turn = Terminar el turno
key-bonus-track = Ir al medidor de bonificación
key-screen = Ir a mi pantalla
key-log = Ir al registro
key-hint = Pedir una pista a un bot
key-text-view = Activar o quitar la vista de texto
key-step-back = Repetición: un paso atrás
key-step-forward = Repetición: un paso adelante
key-play-pause = Repetición: reproducir o pausar
key-help = Esta ayuda
