## Words shared by several screens
nav-home = Start
nav-main = Menu główne
nav-my = Moje gry
nav-watch = Oglądaj
nav-learn = Nauka
nav-reference = Kompendium
nav-replay = Powtórki
nav-preferences = Ustawienia
skip-to-content = Przejdź do treści
language = Język
theme-to-dark = Kolory nocne
theme-to-light = Kolory dzienne
footer = Wolna, niezależna edycja fanowska gry planszowej „Paryż” z własnymi rysunkami i tekstami.
loading = Wczytywanie…
try-again = Spróbuj ponownie
failed = Nie udało się: { $reason }
close = Zamknij
back = Wstecz
next = Dalej
copied = Skopiowano
minutes = około { $minutes } min

## Who sits where
you = Ty
seat-number = Miejsce { $seat }
seat-open = Wolne
bot-level = Bot, { $level }
level-1 = początkujący
level-2 = łatwy
level-3 = średni
level-4 = mocny
level-5 = ekspert
level-6 = mistrz
online = przy stole
offline = poza stołem
rank = { $rank }.

## Keyboard, as listed in the help
keycap-esc = Esc
keycap-shift = Shift
keycap-space = Spacja
key-pile-1 = Dobierz z pierwszego stosu
key-pile-2 = Dobierz z drugiego stosu
key-pile-3 = Dobierz z trzeciego stosu
key-cancel = Anuluj wybór
key-undo = Cofnij krok
key-reset = Zacznij turę od nowa
key-end-turn = Zakończ turę
key-bonus-track = Przejdź do Toru Bonusów
key-screen = Przejdź za moją zasłonkę
key-log = Przejdź do dziennika
key-hint = Poproś bota o podpowiedź
key-text-view = Włącz lub wyłącz widok tekstowy
key-step-back = Powtórka: krok wstecz
key-step-forward = Powtórka: krok naprzód
key-play-pause = Powtórka: odtwarzaj lub wstrzymaj
key-help = Ta pomoc
