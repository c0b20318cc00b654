## Der Verlauf. Der Name steht vor jedem Satz, die Verben stehen in der dritten Person. Veränderungen folgen in Klammern.
log-draw = deckt { $buildingAcc } mit Wert { $value } { $districtIn } auf
log-draw-free = deckt { $buildingAcc } mit Wert { $value } auf
log-draw-discard = deckt { $buildingAcc } mit Wert { $value } auf; kein Feld passt, das Gebäude verlässt das Spiel
log-build = baut { $buildingAcc } mit Wert { $value } { $districtIn }
log-place = platziert einen Schlüssel { $placePut }
log-move = kauft { $buildingAcc } mit Wert { $value } { $districtIn }, mit dem Schlüssel { $originKind ->
    [arc] vom Arc de Triomphe
    [bank] von der Bank
   *[place] { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , mit Bonusplättchen { $by }
  }
log-move-landmark = kauft { $landmarkAcc } { $districtIn }, mit dem Schlüssel { $originKind ->
    [arc] vom Arc de Triomphe
    [bank] von der Bank
   *[place] { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , mit Bonusplättchen { $by }
  }
log-move-new = errichtet { $landmarkAcc } { $districtIn }, mit dem Schlüssel { $originKind ->
    [arc] vom Arc de Triomphe
    [bank] von der Bank
   *[place] { $originOf }
  }
log-vp-tile = platziert das SP-Plättchen { $tile } { $districtIn }
log-bonus = nimmt Bonusplättchen { $number }
log-score = gibt { $tokenOne } ab
log-pair = gibt ein weiteres Paar ab
log-look = sieht die Spielende-Plättchen durch
log-take = nimmt ein Spielende-Plättchen (noch { $left })
log-take-mine = nimmt ein Spielende-Plättchen: { $effect } (noch { $left })
log-buy = kauft { $tokenOne }
log-sell = verkauft { $tokenOne }
log-use = aktiviert Bonusplättchen { $number }
log-use-take = aktiviert Bonusplättchen { $number } und nimmt Bonusplättchen { $taken }
log-use-end = aktiviert ein Spielende-Plättchen: { $effect }
log-pass = passt
log-done = beendet den Zug
log-decline-bonus = nimmt kein Bonusplättchen
log-decline-score = gibt keine weiteren Prestigemarker ab
log-decline-vp = platziert kein SP-Plättchen
log-decline-pair = gibt kein weiteres Paar ab
log-lost = verliert unbenutzte Marker von aktivierten Plättchen
log-concede = gibt auf; ein Bot übernimmt
log-last-round = Runde { $round } wird die letzte sein.
log-over = Die Partie ist zu Ende.
log-francs-scored = macht Francs zu Punkten
log-district-scored = punktet { $districtIn }: Gesamtwert { $sum }, Rang { $rank }
log-private = Nur du siehst das
log-undone = Rückgängig gemacht
