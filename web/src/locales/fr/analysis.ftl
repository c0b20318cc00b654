## L’analyse d’une partie terminée
ana-title = Analyse
ana-chance = Chances de gagner
ana-chance-small = chances de gagner
# below a number, such as −12
ana-lost = { $count ->
    [one] point de pourcentage
   *[other] points de pourcentage
  }
ana-best = Meilleur coup
ana-good = Bon coup
ana-inaccuracy = Imprécision
ana-mistake = Erreur
ana-blunder = Grosse erreur
ana-played = Joué
ana-better = Il valait mieux
ana-because = La différence
ana-nothing-better = La recherche n’a rien trouvé de mieux.
ana-lead = { $district } : valeur totale { $sum }, rang { $rank }
ana-lead-instead = { $district } : valeur totale { $sum }, rang { $rank } au lieu du rang { $instead }
ana-prevents = Pour { $name }, « { $action } » n’aurait plus été possible
ana-where = Où des chances ont été perdues
    .note = En points de pourcentage, cumulés sur tous les tours
ana-by-phase = Par phase
ana-by-kind = Par type de coup
ana-accuracy = Précision
ana-lost-most = le plus coûteux : { $kind }, { $phase }
ana-kind-keys = clés
ana-kind-buildings = bâtiments
ana-kind-landmarks = monuments
ana-kind-bonus = tuiles bonus
ana-kind-end = tuiles fin de partie
ana-phase-opening = début de partie
ana-phase-middle = milieu de partie
ana-phase-end = fin de partie
ana-turns = Tours
ana-all = Tous
ana-turning = Tournants
ana-points = { $count ->
    [0] Aucun tournant
    [one] Un tournant
   *[other] { $count } tournants
  }
ana-point = Tournant { $number } sur { $count }
ana-show-line = Voir le coup
# before the numbers below the graph
ana-round = manche
ana-waiting = Les premiers tours s’afficheront ici sous peu. L’analyse se poursuit même si cette page est fermée.
ana-own = Votre tour { $number } sur { $total }
ana-running = Tours analysés : { $done } sur { $total }
ana-failed = L’analyse a été interrompue.
ana-in-replay = Revoir ce moment
ana-link = Lien vers ce tour
ana-previous = Tour précédent
ana-next = Tour suivant
ana-previous-point = Tournant précédent
ana-next-point = Tournant suivant
ana-moment = Manche { $round }, { $name } : { $judgement }
