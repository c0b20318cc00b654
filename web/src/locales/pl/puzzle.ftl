## Puzzles: find the best turn
puzzle-find = Znajdź najlepszy ruch
puzzle-number = Zagadka { $number }
puzzle-easy = Łatwa
puzzle-medium = Średnia
puzzle-hard = Trudna
# heading over several puzzles
puzzles-easy = Łatwe
puzzles-medium = Średnie
puzzles-hard = Trudne
puzzle-about = Pozycje z gier między botami, sprawdzone głębokim przeszukiwaniem: jeden ruch jest wyraźnie lepszy od każdego innego pomysłu.
puzzle-how = Rozegraj stąd całą turę; gdy ją zakończysz, zostanie sprawdzona. Do tego czasu możesz wszystko cofnąć.
# 8 francs, 2 keys in hand, and 27 VP
puzzle-position = Grasz jako { $name }. Runda { $round }. Masz: { $holds }.
puzzle-check = Sprawdź ruch
puzzle-so-far = Twój ruch do tej pory
puzzle-checking = Sprawdzanie ruchu…
puzzle-solved = Rozwiązane!
puzzle-nearly = Dobrze, ale jest coś lepszego
puzzle-wrong = To nie to
puzzle-shown = Rozwiązanie
puzzle-loses = Twój ruch zmniejsza twoją szansę na wygraną o { $count ->
    [one] jeden punkt procentowy.
    [few] { $count } punkty procentowe.
   *[other] { $count } punktów procentowych.
}
puzzle-best = Najlepszy ruch
puzzle-instead = Drugi najlepszy pomysł
puzzle-yours = Twój ruch
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
puzzle-about-keys = Najlepszy ruch to umieszczenie klucza.
puzzle-about-buildings = Najlepszy ruch to przeniesienie klucza na budynek.
puzzle-about-landmarks = Najlepszy ruch to przeniesienie klucza na krajobraz.
puzzle-about-bonus = W najlepszym ruchu chodzi o płytkę bonusową.
puzzle-about-end = W najlepszym ruchu chodzi o płytki końca gry.
reason-no-such-puzzle = Tej zagadki nie ma (lub już nie ma).
reason-turn-not-over = Tura jeszcze się nie skończyła.
