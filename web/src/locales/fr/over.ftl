## Game over and final scoring
over-title = Décompte final
over-francs = Tuile bonus { $number } : les francs deviennent des points
over-francs-text = { $name } possède la tuile et change chaque franc en points : { $vp }.
over-francs-nobody = Personne ne possède la tuile qui change les francs en points.
over-district-plain = La valeur totale possédée décide.
over-district-alone = Unique propriétaire ici : { $name }.
over-district-nobody = Personne ne possède rien ici : la tuile PV ne rapporte rien.
over-district-highest = Même valeur totale : { $names }. La plus haute valeur individuelle décide : { $winner }, avec { $value }.
over-district-shared = Égalité de valeur totale et de plus haute valeur : { $names }. Tous marquent les points du rang { $rank }, et { $count ->
    [one] le rang suivant est sauté
   *[other] les { $count } rangs suivants sont sautés
  }.
over-district-half = À deux joueurs, la deuxième place demande au moins la moitié de la valeur totale de la première : { $second } contre { $first }, c’est trop peu ; { $name } ne marque rien.
over-district-half-kept = À deux joueurs, la deuxième place demande au moins la moitié de la valeur totale de la première : { $second } contre { $first }, c’est assez.
over-district-fourth = Seuls les trois premiers rangs marquent.
over-export = Enregistrer la partie

## Replay
play-on = Continuer à partir d’ici
replay-title = Revoir une partie
replay-lead = Ouvrez une partie enregistrée (.paris.json) et parcourez-la coup par coup.
replay-import = Ouvrir une partie enregistrée
replay-drop = Déposez un fichier ici, ou choisissez-en un
replay-bad-file = Ce fichier n’est pas une partie enregistrée.
replay-my-finished = Vos parties finies
replay-position = Position
replay-at = Étape { $step } sur { $steps }
replay-start = Début de la partie
replay-first = Au début
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-step-back = Une étape en arrière
replay-step-on = Une étape en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Vue de
replay-eyes-all = Public
replay-link = Lien vers ce moment
