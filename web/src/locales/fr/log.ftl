## Le journal. Le nom précède chaque phrase, les verbes sont à la troisième personne. Les changements suivent entre parenthèses.
log-draw = révèle { $buildingAcc } de valeur { $value } { $districtIn }
log-draw-free = révèle { $buildingAcc } de valeur { $value }
log-draw-discard = révèle { $buildingAcc } de valeur { $value } ; aucun emplacement ne convient, la tuile quitte la partie
log-build = construit { $buildingAcc } de valeur { $value } { $districtIn }
log-place = place une clé { $placePut }
log-move = achète { $buildingAcc } de valeur { $value } { $districtIn }, { $originKind ->
    [arc] depuis l’Arc de Triomphe
    [bank] depuis la banque
   *[place] avec la clé { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , grâce à la tuile bonus { $by }
  }
log-move-landmark = achète { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] depuis l’Arc de Triomphe
    [bank] depuis la banque
   *[place] avec la clé { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , grâce à la tuile bonus { $by }
  }
log-move-new = construit { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] depuis l’Arc de Triomphe
    [bank] depuis la banque
   *[place] avec la clé { $originOf }
  }
log-vp-tile = place la tuile PV { $tile } { $districtIn }
log-bonus = prend la tuile bonus { $number }
log-score = défausse { $tokenOne }
log-pair = rend une autre paire
log-look = consulte les tuiles fin de partie
log-take = prend une tuile fin de partie (reste : { $left })
log-take-mine = prend une tuile fin de partie : { $effect } (reste : { $left })
log-buy = achète { $tokenOne }
log-sell = vend { $tokenOne }
log-use = active la tuile bonus { $number }
log-use-take = active la tuile bonus { $number } et prend la tuile bonus { $taken }
log-use-end = active une tuile fin de partie : { $effect }
log-pass = passe
log-done = finit le tour
log-decline-bonus = ne prend pas de tuile bonus
log-decline-score = ne défausse plus de jetons prestige
log-decline-vp = ne place pas de tuile PV
log-decline-pair = ne rend plus de paires
log-lost = perd les jetons non utilisés des tuiles activées
log-concede = abandonne ; un bot prend la suite
log-last-round = La manche { $round } sera la dernière.
log-over = La partie est finie.
log-francs-scored = change ses francs en points
log-district-scored = marque { $districtIn } : valeur totale { $sum }, rang { $rank }
log-private = Visible de vous uniquement
log-undone = Annulé
