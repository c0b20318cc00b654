## The result
over-winner = Victoire : { $names }
over-winner-you = Vous gagnez
over-winners = Victoire partagée : { $names }
over-winners-you = Vous partagez la victoire avec { $names }
over-skip = Aller au résultat
over-result = Le résultat
over-conceded = Abandon : { $names }.
over-reason-francs = Égalité de points : les francs décident.
over-reason-values = Égalité de points et de francs : la plus grande valeur totale sur tout le plateau décide.
over-reason-shared = Égalité de points, de francs et de valeur totale : la victoire est partagée.
over-tie-francs = À points égaux, { $name } devance { $other } avec plus de francs.
over-tie-values = À points et francs égaux, { $name } devance { $other } avec une valeur totale plus élevée sur tout le plateau.
over-tie-shared = { $name } et { $other } sont ex æquo : mêmes points, mêmes francs, même valeur totale.
over-fair = Vérifié : le mélange publié avant le premier coup est bien celui qui a été utilisé.
over-unfair = Attention : le mélange utilisé n’est pas celui qui a été publié avant le premier coup.
over-chart-source = D’où viennent les points
over-rematch = Revanche
over-rematch-open = Aller à la revanche
over-to-board = Retour au plateau

## The final scoring on the board
fin-play = En jeu
fin-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
fin-last-turn = Le dernier tour
fin-leads = en tête
fin-owns-nothing = ne possède rien ici
fin-francs-text = les francs deviennent des points
fin-to-go = { $count ->
    [0] C’était le dernier quartier
    [one] Encore un quartier
   *[other] Encore { $count } quartiers
  }
fin-ahead = { $name } mène de { $count }.
fin-level = Égalité en tête.
fin-tied = Égalité à { $sum }.
    .highest = La plus haute valeur individuelle décide : { $name } a { $value }, { $other } seulement { $lower }.
    .shared = Les plus hautes valeurs sont égales aussi : { $names } marquent les PV du rang { $rank }.
fin-half = { $second }, c’est moins de la moitié de { $first }.
    .text = À deux joueurs, { $name } ne marque alors rien pour la deuxième place.
fin-gain = { $name } { $count } PV
fin-say-play = Points marqués en jeu : { $scores }.
fin-say = { $step } : { $scores }.
fin-say-nobody = { $step } : personne ne marque.
fin-tally = Le décompte
fin-now = Total
fin-rule = Le décompte d’un quartier
    .text = Additionnez les valeurs que vous y possédez. Les trois premiers rangs prennent les trois nombres de la tuile. À total égal, la plus haute valeur individuelle décide ; si elle est égale aussi, chacun prend le meilleur nombre.
    .two = Additionnez les valeurs que vous y possédez. Les deux premiers rangs prennent les nombres de la tuile ; le deuxième demande au moins la moitié du total du premier. À total égal, la plus haute valeur individuelle décide.
fin-key-step = étape
fin-key-pause = pause
fin-key-end = résultat

## The poster and the story
fin-poster-alt = Affiche de la victoire, { $names } : { $line }.
fin-line = { $lead ->
    [one] { $count } points, un d’avance
   *[other] { $count } points, { $lead } d’avance
  }
    .plain = { $count } points
fin-share = Partager l’image
fin-won = a gagné { $names }
fin-won-many = a gagné { $count } quartiers
fin-num-margin = { $count ->
    [one] point
   *[other] points
  }
    .clause = entre { $name } et { $other }
    .how = { $count ->
        [one] avec un seul point d’avance
       *[other] avec { $count } points d’avance
      }
fin-num-leading = { $count ->
    [one] manche en tête
   *[other] manches en tête
  }
    .clause = avant le décompte final
    .how = { $count ->
        [0] en tête seulement après le décompte final
        [one] après une seule manche en tête
       *[other] après { $count } manches en tête
      }
fin-num-changes = { $count ->
    [one] changement de leader
   *[other] changements de leader
  }
    .clause = avant le décompte final
    .how = { $count ->
        [0] sans changement de leader
        [one] après un changement de leader
       *[other] après { $count } changements de leader
      }
fin-num-francs = PV grâce aux francs
    .clause = avec la tuile bonus { $number }
    .how = avec { $count } PV grâce aux francs
fin-num-place =
    .clause = plus haute valeur, manche { $round }
fin-num-turn = PV en un tour
    .clause = à la manche { $round }
    .how = avec { $count } PV en un seul tour
fin-num-districts = { $count ->
    [one] quartier gagné
   *[other] quartiers gagnés
  }
    .clause = sur { $total } avec une tuile PV
    .how = { $count ->
        [0] sans gagner un seul quartier
        [one] avec un quartier gagné
       *[other] avec { $count } quartiers gagnés
      }
fin-num-tile = PV avec une tuile
    .clause = tuile bonus { $number }
    .how = avec { $count } PV de la tuile bonus { $number }
fin-num-keys = { $count ->
    [one] clé
   *[other] clés
  }
    .clause = derrière le paravent à la fin
fin-points = Points par manche
    .note = { $count ->
        [one] une manche, puis le décompte final
       *[other] { $count } manches, puis le décompte final
      }
fin-turning-count = Décompte
fin-turning-turn = { $name } marque { $count } PV en un seul tour.
fin-turning-landmark = { $name } construit { $landmarkAcc } et marque { $count } PV ce tour-là.
fin-turning-francs = { $name } change ses francs en { $count } PV.
fin-turning-district = { $name } marque { $count } PV { $districtIn }.
fin-turning-lead = { $name } prend la tête.
    .same = Et prend la tête.
