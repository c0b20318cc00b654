## Dziennik. Imię stoi przed każdym zdaniem, czasowniki są w trzeciej osobie. Zmiany następują w nawiasie.
log-draw = odkrywa { $buildingAcc } o wartości { $value } { $districtIn }
log-draw-free = odkrywa { $buildingAcc } o wartości { $value }
log-draw-discard = odkrywa { $buildingAcc } o wartości { $value }; brak pasującej działki, płytka opuszcza grę
log-build = buduje { $buildingAcc } o wartości { $value } { $districtIn }
log-place = kładzie klucz { $placeTo }
log-move = kupuje { $buildingAcc } o wartości { $value } { $districtIn }, { $originKind ->
    [arc] z Łuku Triumfalnego
    [bank] z banku
   *[place] z { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , z płytką bonusową { $by }
  }
log-move-landmark = kupuje { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] z Łuku Triumfalnego
    [bank] z banku
   *[place] z { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , z płytką bonusową { $by }
  }
log-move-new = wnosi { $landmarkAcc } { $districtTo }, { $originKind ->
    [arc] z Łuku Triumfalnego
    [bank] z banku
   *[place] z { $originOf }
  }
log-vp-tile = kładzie płytkę punktacji { $tile } { $districtIn }
log-bonus = bierze płytkę bonusową { $number }
log-score = oddaje { $tokenOne }
log-pair = oddaje kolejną parę
log-look = przegląda płytki końca gry
log-take = bierze płytkę końca gry (zostało { $left })
log-take-mine = bierze płytkę końca gry { $tile } (zostało { $left })
log-buy = kupuje { $tokenOne }
log-sell = sprzedaje { $tokenOne }
log-use = używa płytki bonusowej { $number }
log-use-take = używa płytki bonusowej { $number } i bierze płytkę { $taken }
log-use-end = używa płytki końca gry { $tile }
log-pass = nie ma już akcji głównej
log-decline-bonus = nie bierze płytki bonusowej
log-decline-score = nie oddaje więcej prestiżu
log-decline-vp = nie kładzie płytki punktacji
log-lost = traci to, co płytki dawały tylko w tej turze
log-concede = poddaje się; dalej gra bot
log-last-round = Runda { $round } będzie ostatnia.
log-over = Gra się skończyła.
log-francs-scored = zamienia franki na punkty
log-district-scored = punktuje { $districtIn }: suma { $sum }, miejsce { $rank }
log-turn = Runda { $round }: { $name }
log-private = Tylko ty to widzisz
log-undone = Cofnięte
