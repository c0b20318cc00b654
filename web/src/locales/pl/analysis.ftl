## Analiza zakończonej gry
ana-title = Analiza
ana-chance = Szansa na wygraną
ana-chance-small = szansa na wygraną
# below a number, such as −12
ana-lost = { $count ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[other] punktów procentowych
  }
ana-best = Najlepszy ruch
ana-good = Dobry ruch
ana-inaccuracy = Niedokładność
ana-mistake = Błąd
ana-blunder = Gruby błąd
ana-played = Zagrano
ana-better = Lepiej
ana-because = Różnica
ana-nothing-better = Nie znaleziono nic lepszego.
ana-lead = { $district }: łączna wartość { $sum }, miejsce { $rank }
ana-lead-instead = { $district }: łączna wartość { $sum }, miejsce { $rank } zamiast miejsca { $instead }
ana-prevents = Ruch „{ $action }” ({ $name }) nie byłby już możliwy
ana-where = Gdzie tracono szanse
    .note = W punktach procentowych, łącznie za wszystkie tury
ana-by-phase = Według etapu gry
ana-by-kind = Według rodzaju ruchu
ana-accuracy = Dokładność
ana-lost-most = największa strata: { $kind }, { $phase }
ana-kind-keys = klucze
ana-kind-buildings = budynki
ana-kind-landmarks = krajobrazy
ana-kind-bonus = płytki bonusowe
ana-kind-end = płytki końca gry
ana-phase-opening = początek gry
ana-phase-middle = środek gry
ana-phase-end = koniec gry
ana-turns = Tury
ana-all = Wszystkie
ana-turning = Punkty zwrotne
ana-points = { $count ->
    [0] Brak punktów zwrotnych
    [one] Jeden punkt zwrotny
    [few] { $count } punkty zwrotne
   *[other] { $count } punktów zwrotnych
  }
ana-point = Punkt zwrotny { $number } z { $count }
ana-show-line = Pokaż ruch
# before the numbers below the graph
ana-round = runda
ana-waiting = Za chwilę pojawią się tu pierwsze tury. Analiza trwa dalej także po zamknięciu tej strony.
ana-own = Twoja tura { $number } z { $total }
ana-running = Przeanalizowane tury: { $done } z { $total }
ana-failed = Analiza została przerwana.
ana-in-replay = Pokaż w powtórce
ana-link = Link do tej tury
ana-previous = Poprzednia tura
ana-next = Następna tura
ana-previous-point = Poprzedni punkt zwrotny
ana-next-point = Następny punkt zwrotny
ana-moment = Runda { $round }, { $name }: { $judgement }
