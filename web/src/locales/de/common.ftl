## Words shared by several screens
nav-home = Start
nav-main = Hauptmenü
nav-my = Meine Partien
nav-watch = Zuschauen
nav-learn = Lernen
nav-reference = Nachschlagen
nav-replay = Nachspielen
nav-preferences = Einstellungen
skip-to-content = Zum Inhalt springen
language = Sprache
theme-to-dark = Nachtfarben
theme-to-light = Tagfarben
footer = Eine freie, unabhängige Fan-Ausgabe des Brettspiels Paris mit eigenen Zeichnungen und Texten.
loading = Lädt …
try-again = Erneut versuchen
failed = Das hat nicht geklappt: { $reason }
close = Schließen
back = Zurück
next = Weiter
copied = Kopiert
minutes = etwa { $minutes } min

## Who sits where
you = Du
seat-number = Platz { $seat }
seat-open = Frei
bot-level = Bot, { $level }
level-1 = sehr leicht
level-2 = leicht
level-3 = mittel
level-4 = stark
level-5 = sehr stark
level-6 = meisterlich
online = da
offline = nicht da
rank = { $rank }.

## Keyboard, as listed in the help
keycap-esc = Esc
keycap-shift = Umschalt
keycap-space = Leertaste
key-pile-1 = Vom ersten Stapel ziehen
key-pile-2 = Vom zweiten Stapel ziehen
key-pile-3 = Vom dritten Stapel ziehen
key-cancel = Auswahl aufheben
key-undo = Einen Schritt rückgängig machen
key-reset = Zug neu beginnen
key-end-turn = Zug beenden
key-bonus-track = Zur Bonusleiste
key-screen = Zu meinem Sichtschirm
key-log = Zum Verlauf
key-hint = Einen Bot um Rat fragen
key-text-view = Textansicht ein und aus
key-step-back = Nachspielen: ein Schritt zurück
key-step-forward = Nachspielen: ein Schritt vor
key-play-pause = Nachspielen: abspielen oder anhalten
key-help = Diese Hilfe
