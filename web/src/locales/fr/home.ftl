## Home
home-tagline = Paris, vers 1900. Toute la ville est à vendre.
home-pitch = Réunissez les clés des cafés, des hôtels et des théâtres, montez en gamme rue après rue, et construisez le Louvre ou la tour Eiffel là où cela gêne le plus vos rivaux. De deux à quatre joueurs, environ une heure, presque sans hasard.
home-play-now = Jouer tout de suite
home-against-bots = Contre des bots, sans compte
home-opponents = Adversaires
home-opponents-count = { $count } { $count ->
    [one] adversaire
   *[other] adversaires
  }
home-level = Niveau
home-play = Jouer
home-first-time = Première visite ? Jouez la partie guidée
home-continue = À vous de jouer
home-waiting-games = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
  }
home-next-game = Partie suivante
home-more = D’autres façons de jouer
home-hotseat = Sur un seul appareil
home-hotseat-text = L’appareil passe de main en main ; un rideau cache ce qui se trouve derrière chaque paravent.
home-friends = Entre amis
home-friends-text = Ouvrez une table et envoyez le lien ou le code QR.
home-my-text = Tout ce que vous avez commencé ; d’abord les parties où c’est à vous.
home-watch-text = Regardez jouer les autres, ou trouvez une table ouverte.
home-learn-text = Une première partie guidée : dix minutes, sur le vrai plateau.
home-rules-text = Les règles complètes, avec des exemples à jouer pas à pas.
home-no-page = Il n’y a pas de page à l’adresse { $path }. Voici l’accueil.
home-puzzle = Énigme du jour
home-puzzle-text = Trouvez le meilleur coup : une énigme par jour, et des centaines d’autres.
home-puzzles = Énigmes
home-how = Un tour en trois images
home-how-1 = La ville grandit
home-how-1-text = Piochez un bâtiment. Le dos révèle le quartier où une lumière va s’allumer, mais pas le bâtiment.
home-how-2 = Votre clé rapporte
home-how-2-text = Placez une clé sur une banque et prenez ses francs, ou placez-la sur l’Arc de Triomphe, d’où elle pourra aller partout.
home-how-3 = Montez, et prenez ce qui s’y trouve
home-how-3-text = De la banque à la boulangerie, de la boulangerie au théâtre, du théâtre au Louvre : depuis une banque, vous payez la valeur entière ; depuis un bâtiment, seulement la différence ; et chaque lieu donne autre chose.
home-poster-alt = Une affiche : les toits de Paris avec la tour Eiffel, le Sacré-Cœur et le Moulin Rouge au-dessus de la Seine, et quatre clés dans le ciel
