## Puzzles: find the best turn
puzzle-find = Trouvez le meilleur coup
puzzle-number = Énigme { $number }
puzzle-easy = Facile
puzzle-medium = Moyenne
puzzle-hard = Difficile
# heading over several puzzles
puzzles-easy = Faciles
puzzles-medium = Moyennes
puzzles-hard = Difficiles
puzzle-about = Des positions de parties entre bots, vérifiées par une recherche profonde : un coup est nettement meilleur que toute autre idée.
puzzle-how = Jouez tout le tour à partir d’ici ; quand vous le terminez, il est vérifié. D’ici là, vous pouvez tout annuler.
# 8 francs, 2 keys in hand, and 27 VP
puzzle-position = Vous êtes { $name }. Manche { $round } : vous avez { $holds }.
puzzle-check = Vérifier
puzzle-so-far = Votre coup jusqu’ici
puzzle-checking = Vérification de votre coup…
puzzle-solved = Trouvé !
puzzle-nearly = Bien, mais il y a mieux
puzzle-wrong = Ce n’est pas celui-là
puzzle-shown = La solution
puzzle-loses = Votre coup réduit vos chances de gagner de { $count ->
    [one] { $count } point de pourcentage.
   *[other] { $count } points de pourcentage.
}
puzzle-best = Meilleur coup
puzzle-instead = Deuxième meilleure idée
puzzle-yours = Votre coup
puzzle-stuck = Besoin d’aide ?
puzzle-nudge = Un indice
puzzle-cost = coûte une étoile
puzzle-show = Montrer la solution
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-today = L’énigme d’aujourd’hui
puzzle-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
  }
puzzle-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
  }
puzzle-done = { $done } sur { $total } résolues
puzzle-about-keys = Le meilleur coup place une clé.
puzzle-about-buildings = Le meilleur coup déplace une clé vers un bâtiment.
puzzle-about-landmarks = Le meilleur coup déplace une clé vers un monument.
puzzle-about-bonus = Le meilleur coup concerne une tuile bonus.
puzzle-about-end = Le meilleur coup concerne les tuiles fin de partie.
reason-no-such-puzzle = Cette énigme n’existe pas (ou plus).
reason-turn-not-over = Le tour n’est pas encore fini.
