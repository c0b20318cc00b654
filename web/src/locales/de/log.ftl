## Das Protokoll. Der Name steht vor jedem Satz, die Verben stehen in der dritten Person. Veränderungen folgen in Klammern.
log-draw = deckt { $buildingAcc } mit Wert { $value } { $districtIn } auf
log-draw-free = deckt { $buildingAcc } mit Wert { $value } auf
log-draw-discard = deckt { $buildingAcc } mit Wert { $value } auf; kein Platz passt, das Plättchen verlässt das Spiel
log-build = baut { $buildingAcc } mit Wert { $value } { $districtIn }
log-place = legt einen Schlüssel { $placeTo }
log-move = kauft { $buildingAcc } mit Wert { $value } { $districtIn }, { $originKind ->
    [arc] vom Arc de Triomphe aus
    [bank] von der Bank aus
   *[place] bisher { $originName }
  }{ $by ->
    [0] {""}
   *[other] , mit Bonusplättchen { $by }
  }
log-move-landmark = kauft { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] vom Arc de Triomphe aus
    [bank] von der Bank aus
   *[place] bisher { $originName }
  }{ $by ->
    [0] {""}
   *[other] , mit Bonusplättchen { $by }
  }
log-move-new = bringt { $landmarkAcc } { $districtTo }, { $originKind ->
    [arc] vom Arc de Triomphe aus
    [bank] von der Bank aus
   *[place] bisher { $originName }
  }
log-vp-tile = legt das SP-Plättchen { $tile } { $districtIn } aus
log-bonus = nimmt Bonusplättchen { $number }
log-score = gibt { $tokenOne } ab
log-pair = gibt ein weiteres Paar ab
log-look = sieht die Spielende-Plättchen durch
log-take = nimmt ein Spielende-Plättchen (noch { $left })
log-take-mine = nimmt Spielende-Plättchen { $tile } (noch { $left })
log-buy = kauft { $tokenOne }
log-sell = verkauft { $tokenOne }
log-use = nutzt Bonusplättchen { $number }
log-use-take = nutzt Bonusplättchen { $number } und nimmt Bonusplättchen { $taken }
log-use-end = nutzt Spielende-Plättchen { $tile }
log-pass = hat keine Hauptaktion mehr
log-decline-bonus = nimmt kein Bonusplättchen
log-decline-score = gibt kein weiteres Prestige ab
log-decline-vp = legt kein SP-Plättchen aus
log-lost = verliert, was Plättchen nur für diesen Zug gaben
log-concede = gibt auf; ein Bot spielt weiter
log-last-round = Runde { $round } wird die letzte sein.
log-over = Das Spiel ist zu Ende.
log-francs-scored = macht Francs zu Punkten
log-district-scored = punktet { $districtIn } mit der Summe { $sum }, Rang { $rank }
log-turn = Runde { $round }: { $name }
log-private = Nur du siehst das
log-undone = Zurückgenommen
