## Words shared by several screens
nav-home = Start
nav-main = Hauptmenü
nav-my = Meine Partien
nav-watch = Zuschauen
nav-learn = Lernen
nav-reference = Nachschlagen
nav-replay = Aufzeichnungen
nav-preferences = Einstellungen
skip-to-content = Zum Inhalt springen
language = Sprache
theme-to-dark = Nachtfarben
theme-to-light = Tagfarben
footer = Eine unabhängige, freie Ausgabe des Brettspiels Paris mit eigenen Zeichnungen und Texten.
loading = Lädt …
try-again = Noch einmal versuchen
failed = Das hat nicht geklappt: { $reason }
close = Schließen
back = Zurück
next = Weiter
no = Nein
copied = Kopiert
minutes = etwa { $minutes } min

## Who sits where
you = Du
seat-number = Platz { $seat }
seat-open = Frei
bot-level = Bot, { $level }
level-1 = Anfänger
level-2 = leicht
level-3 = mittel
level-4 = stark
level-5 = Profi
level-6 = Meister
rank = { $rank }.

## Keyboard, as listed in the help
key-pile-1 = Vom ersten Stapel ziehen
key-pile-2 = Vom zweiten Stapel ziehen
key-pile-3 = Vom dritten Stapel ziehen
key-cancel = Auswahl aufheben
key-undo = Einen Schritt zurücknehmen
key-reset = Zug neu beginnen
key-end-turn = Zug beenden
key-bonus-track = Zur Bonusleiste
key-screen = Hinter meinen Sichtschirm
key-log = Zum Protokoll
key-hint = Einen Bot um Rat fragen
key-text-view = Textansicht und zurück
key-step-back = Nachspielen: ein Schritt zurück
key-step-forward = Nachspielen: ein Schritt vor
key-play-pause = Nachspielen: abspielen oder anhalten
key-help = Diese Hilfe
