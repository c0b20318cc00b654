## Puzzles: find the best turn
puzzle-find = Trouvez le meilleur tour
puzzle-number = Énigme { $number }
puzzle-easy = Facile
puzzle-medium = Moyenne
puzzle-hard = Difficile
puzzle-about = Des positions de parties de bots, vérifiées par une recherche profonde : un tour est nettement meilleur que toute autre idée.
puzzle-how = Vous êtes { $name }. Jouez tout le tour à partir d’ici ; quand vous le terminez, il est vérifié. D’ici là, vous pouvez tout annuler.
puzzle-so-far = Votre tour jusqu’ici
puzzle-checking = Vérification de votre tour…
puzzle-solved = Résolu !
puzzle-nearly = Bien, mais il y a mieux
puzzle-wrong = Ce n’est pas celui-là
puzzle-shown = La solution
puzzle-loses = Votre tour perd { $lost } de chances de gagner.
puzzle-has = Ce que le meilleur tour a de plus : { $reason }
puzzle-best = Meilleur tour
puzzle-instead = La meilleure idée après
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
puzzle-about-keys = Le meilleur tour place une clé.
puzzle-about-buildings = Le meilleur tour déplace une clé vers un bâtiment.
puzzle-about-landmarks = Le meilleur tour va à un monument.
puzzle-about-bonus = Le meilleur tour concerne une tuile bonus.
puzzle-about-end = Le meilleur tour concerne les tuiles fin de partie.
reason-no-such-puzzle = Cette énigme n’existe pas : elles portent les numéros 1 à { $most }.
reason-turn-not-over = Le tour n’est pas encore fini.
