## Dziennik. Imię stoi przed każdym zdaniem, czasowniki są w trzeciej osobie. Zmiany następują w nawiasie.
log-draw = odkrywa { $buildingAcc } o wartości { $value } { $districtIn }
log-draw-free = odkrywa { $buildingAcc } o wartości { $value }
log-draw-discard = odkrywa { $buildingAcc } o wartości { $value }; żadne pole nie pasuje, płytka opuszcza grę
log-build = buduje { $buildingAcc } o wartości { $value } { $districtIn }
log-place = umieszcza klucz { $placePut }
log-move = kupuje { $buildingAcc } o wartości { $value } { $districtIn }, przenosząc klucz { $originKind ->
    [arc] z Łuku Triumfalnego
    [bank] z banku
   *[place] z { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , z płytką bonusową { $by }
  }
log-move-landmark = kupuje { $landmarkAcc } { $districtIn }, przenosząc klucz { $originKind ->
    [arc] z Łuku Triumfalnego
    [bank] z banku
   *[place] z { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , z płytką bonusową { $by }
  }
log-move-new = stawia { $landmarkAcc } { $districtIn }, przenosząc klucz { $originKind ->
    [arc] z Łuku Triumfalnego
    [bank] z banku
   *[place] z { $originOf }
  }
log-vp-tile = umieszcza płytkę punktacji { $tile } { $districtIn }
log-bonus = bierze płytkę bonusową { $number }
log-score = odrzuca { $tokenOne }
log-pair = odrzuca kolejną parę
log-look = przegląda płytki końca gry
log-take = bierze płytkę końca gry (zostało: { $left })
log-take-mine = bierze płytkę końca gry: { $effect } (zostało: { $left })
log-buy = kupuje { $tokenOne }
log-sell = sprzedaje { $tokenOne }
log-use = używa płytki bonusowej { $number }
log-use-take = używa płytki bonusowej { $number } i bierze płytkę bonusową { $taken }
log-use-end = używa płytki końca gry: { $effect }
log-pass = pasuje
log-done = kończy turę
log-decline-bonus = nie bierze płytki bonusowej
log-decline-score = nie odrzuca więcej żetonów prestiżu
log-decline-vp = nie umieszcza płytki punktacji
log-decline-pair = nie odrzuca więcej par
log-lost = traci niewykorzystane żetony z użytych płytek
log-concede = poddaje grę; dalej gra bot
log-last-round = Runda { $round } będzie ostatnia.
log-over = Koniec gry.
log-francs-scored = zamienia franki na punkty
log-district-scored = punktuje { $districtIn }: łączna wartość { $sum }, miejsce { $rank }
log-private = Tylko ty to widzisz
log-undone = Cofnięte
