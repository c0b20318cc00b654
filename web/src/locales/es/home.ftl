## Home
home-tagline = París, hacia 1900. Toda la ciudad está en venta.
home-pitch = Reúne las llaves de cafés, hoteles y teatros, asciende calle a calle y construye el Louvre o la Torre Eiffel donde más les duela a tus rivales. De dos a cuatro jugadores, una hora más o menos, casi sin azar.
home-play-now = Jugar ya
home-against-bots = Contra bots, sin registro
home-opponents = Rivales
home-opponents-count = { $count } { $count ->
    [one] rival
   *[other] rivales
  }
home-level = Nivel
home-play = Jugar
home-first-time = ¿Es tu primera vez? Juega la partida guiada
home-continue = Te toca
home-waiting-games = { $count ->
    [one] { $count } partida te espera
   *[other] { $count } partidas te esperan
  }
home-next-game = Siguiente partida
home-more = Más formas de jugar
home-hotseat = En un solo dispositivo
home-hotseat-text = El dispositivo pasa de mano en mano; un telón oculta lo que hay tras cada pantalla.
home-friends = Con amigos
home-friends-text = Abre una mesa y envía el enlace o el código QR.
home-my-text = Todo lo que has empezado; primero las partidas en las que te toca.
home-watch-text = Mira cómo juegan los demás o encuentra una mesa abierta.
home-learn-text = Una primera partida guiada: diez minutos, en el tablero real.
home-rules-text = Las reglas completas, con ejemplos para jugar paso a paso.
home-no-page = No hay ninguna página en { $path }. Esta es la página de inicio.
home-puzzle = Problema del día
home-puzzle-text = Encuentra la mejor jugada: un problema nuevo cada día y cientos más.
home-puzzles = Problemas
home-how = Un turno en tres imágenes
home-how-1 = La ciudad crece
home-how-1-text = Roba un edificio. El reverso te dice en qué distrito se encenderá una luz, pero no qué edificio es.
home-how-2 = Tu llave gana dinero
home-how-2-text = Coloca una llave en un banco y cobra sus francos, o colócala en el Arco del Triunfo, desde donde puede ir a cualquier parte.
home-how-3 = Sube y llévate lo que haya
home-how-3-text = Del banco a la panadería, de la panadería al teatro, del teatro al Louvre: desde un banco pagas el valor completo, desde un edificio solo la diferencia, y cada lugar da algo distinto.
home-poster-alt = Un cartel: los tejados de París con la Torre Eiffel, el Sacré-Cœur y el Moulin Rouge sobre el Sena, y cuatro llaves en el cielo
