## Puzzles: find the best turn
puzzle-find = Znajdź najlepszą turę
puzzle-number = Zagadka { $number }
puzzle-easy = Łatwa
puzzle-medium = Średnia
puzzle-hard = Trudna
puzzle-about = Pozycje z gier botów, sprawdzone głębokim przeszukiwaniem: jedna tura jest wyraźnie lepsza od każdego innego pomysłu.
puzzle-how = Grasz jako { $name }. Rozegraj stąd całą turę; gdy ją zakończysz, zostanie sprawdzona. Do tego czasu możesz wszystko cofnąć.
puzzle-so-far = Twoja tura do tej pory
puzzle-checking = Sprawdzanie tury…
puzzle-solved = Rozwiązane!
puzzle-nearly = Dobrze, ale jest coś lepszego
puzzle-wrong = To nie to
puzzle-shown = Rozwiązanie
puzzle-loses = Twoja tura traci { $lost } szans na wygraną.
puzzle-has = Co najlepsza tura ma więcej: { $reason }
puzzle-best = Najlepsza tura
puzzle-instead = Następny najlepszy pomysł
puzzle-stuck = Brak pomysłu?
puzzle-nudge = Mała podpowiedź
puzzle-cost = kosztuje gwiazdkę
puzzle-show = Pokaż rozwiązanie
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-today = Dzisiejsza zagadka
puzzle-stars = { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
  }
puzzle-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
  }
puzzle-done = Rozwiązane: { $done } z { $total }
puzzle-about-keys = Najlepsza tura umieszcza klucz.
puzzle-about-buildings = Najlepsza tura przenosi klucz na budynek.
puzzle-about-landmarks = Najlepsza tura prowadzi do krajobrazu.
puzzle-about-bonus = W najlepszej turze chodzi o płytkę bonusową.
puzzle-about-end = W najlepszej turze chodzi o płytki końca gry.
reason-no-such-puzzle = Nie ma takiej zagadki: mają numery od 1 do { $most }.
reason-turn-not-over = Tura jeszcze się nie skończyła.
