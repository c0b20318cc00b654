## Game over and final scoring
over-title = Końcowa punktacja
over-francs = Płytka bonusowa { $number }: franki stają się punktami
over-francs-text = { $name } ma tę płytkę i zamienia każdego franka na punkty: { $vp }.
over-francs-nobody = Nikt nie ma płytki zamieniającej franki na punkty.
over-district-plain = Decyduje łączna wartość tego, co kto posiada.
over-district-alone = Tylko { $name } coś tu posiada.
over-district-nobody = Nikt nic tu nie posiada: płytka punktacji nic nie daje.
over-district-highest = Równa łączna wartość: { $names }. Decyduje najwyższa pojedyncza wartość: { $winner } ma { $value }.
over-district-shared = Remis w łącznej i najwyższej wartości: { $names }. Każda z tych osób dostaje punkty za miejsce { $rank }, a { $count ->
    [one] następne miejsce się pomija
    [few] { $count } następne miejsca się pomija
   *[other] { $count } następnych miejsc się pomija
  }.
over-district-half = W grze dwuosobowej drugie miejsce potrzebuje co najmniej połowy łącznej wartości pierwszego: { $second } przy { $first } to za mało, więc { $name } nie dostaje nic.
over-district-half-kept = W grze dwuosobowej drugie miejsce potrzebuje co najmniej połowy łącznej wartości pierwszego: { $second } przy { $first } wystarcza.
over-district-fourth = Punktują tylko trzy pierwsze miejsca.
over-export = Zapisz grę

## Replay
play-on = Graj dalej stąd
replay-title = Powtórka
replay-lead = Otwórz zapis (.paris.json) i przejdź przez grę ruch po ruchu.
replay-import = Otwórz zapis
replay-drop = Upuść tu plik albo wybierz
replay-bad-file = Ten plik nie jest zapisem gry.
replay-my-finished = Twoje zakończone gry
replay-position = Pozycja
replay-at = Krok { $step } z { $steps }
replay-start = Początek gry
replay-first = Na początek
replay-last = Na koniec
replay-turn-back = Tura wstecz
replay-turn-on = Tura naprzód
replay-step-back = Krok wstecz
replay-step-on = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Szybkość
replay-times = { $speed }×
replay-eyes = Perspektywa
replay-eyes-all = Widz
replay-link = Link do tej chwili
