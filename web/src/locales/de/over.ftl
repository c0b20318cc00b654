## Game over and final scoring
over-title = Schlusswertung
over-export = Aufzeichnung speichern

## Replay
play-on = Ab hier weiterspielen
replay-title = Nachspielen
replay-lead = Öffne eine Aufzeichnung (.paris.json) und geh die Partie Zug für Zug durch.
replay-import = Aufzeichnung öffnen
replay-drop = Datei hierher ziehen oder auswählen
replay-bad-file = Diese Datei ist keine Aufzeichnung einer Partie.
replay-my-finished = Deine beendeten Partien
replay-position = Stellung
replay-at = Schritt { $step } von { $steps }
replay-start = Beginn der Partie
replay-first = Zum Anfang
replay-last = Zum Ende
replay-turn-back = Ein Zug zurück
replay-turn-on = Ein Zug vor
replay-step-back = Ein Schritt zurück
replay-step-on = Ein Schritt vor
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Sicht von
replay-eyes-all = Zuschauer
replay-link = Link zu diesem Moment

table-replay = Nachspielen
table-analyze = Analysieren
