## Game over and final scoring
over-title = Końcowa punktacja
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
replay-link = Link do tego momentu

table-replay = Powtórka
table-analyze = Analiza
