## Game over and final scoring
over-title = Décompte final
over-winner = Victoire : { $names }
over-winner-you = Vous gagnez
over-winners = Victoire partagée : { $names }
over-winners-you = Vous partagez la victoire avec { $names }
over-you-win = Paris est à vous !
over-step = Étape { $step } sur { $steps }
over-skip = Aller au résultat
over-before = Avant le décompte final
over-before-text = Points marqués pendant la partie.
over-francs = Tuile bonus { $number } : les francs deviennent des points
over-francs-text = { $name } possède la tuile et change chaque franc en points : { $vp }.
over-francs-nobody = Personne ne possède la tuile qui change les francs en points.
over-sum = Total
over-highest = Maximum
over-rank = Rang
over-points = Points
over-district-plain = La valeur totale possédée décide.
over-district-alone = Unique propriétaire ici : { $name }.
over-district-nobody = Personne ne possède rien ici : la tuile PV ne rapporte rien.
over-district-highest = Même valeur totale : { $names }. La plus haute valeur individuelle décide : { $winner }, avec { $value }.
over-district-shared = Égalité de valeur totale et de plus haute valeur : { $names }. Les points du rang { $rank } vont à chacun, et { $count ->
    [one] le rang suivant est sauté
   *[other] les { $count } rangs suivants sont sautés
  }.
over-district-half = À deux joueurs, la deuxième place demande au moins la moitié de la valeur totale de la première : { $second } contre { $first }, c’est trop peu ; { $name } ne marque rien.
over-district-half-kept = À deux joueurs, la deuxième place demande au moins la moitié de la valeur totale de la première : { $second } contre { $first }, c’est assez.
over-district-fourth = Seuls les trois premiers rangs marquent.
over-result = Le résultat
over-conceded = Les autres ont abandonné.
over-reason-vp = Les points décident : { $first } à { $second }.
over-reason-francs = Égalité de points : les francs décident.
over-reason-value = Égalité de points et de francs : la plus grande valeur totale sur tout le plateau décide.
over-reason-shared = Égalité de points, de francs et de valeur totale : la victoire est partagée.
over-fair = Vérifié : le mélange publié avant le premier coup est bien celui qui a été joué.
over-unfair = Attention : le mélange joué n’est pas celui qui a été publié avant le premier coup.
over-chart-time = Points de victoire au fil de la partie
over-chart-source = D’où viennent les points
over-chart-round = Manche
over-rematch = Revanche
over-rematch-open = Aller à la revanche
over-to-board = Retour au plateau
over-export = Enregistrer la partie

## Replay
replay-title = Revoir une partie
replay-lead = Ouvrez une partie enregistrée (.paris.json) et parcourez-la coup par coup.
replay-import = Ouvrir une partie enregistrée
replay-drop = Déposez un fichier ici, ou choisissez-en un
replay-bad-file = Ce fichier n’est pas une partie enregistrée.
replay-my-finished = Vos parties finies
replay-position = Position
replay-at = Pas { $step } sur { $steps }
replay-start = Début de la partie
replay-first = Au début
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vue de
replay-eyes-all = Public
replay-link = Lien vers ce moment
