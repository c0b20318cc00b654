## Making a table
create-title = Tisch eröffnen
create-lead = Wer spielt, und nach welchen Regeln? Freie Plätze nimmt, wer den Link hat.
create-seat-kind = Wer sitzt hier
create-kind-human = Dieses Gerät
create-kind-open = Per Link
create-kind-bot = Bot
create-recolor = Farbe wechseln
create-name = Name
create-level = Spielstärke
create-random-start = Startspieler auslosen
create-random-start-text = Sonst beginnt, wer auf dem ersten Platz sitzt.
create-rules = Regeln
create-box-ours = unsere
create-basic = Grundaufbau
create-own = Eigene Auswahl
create-table = Der Tisch
create-table-name = Name des Tisches
create-screens-closed = Geschlossen
    .text = Was andere hinter dem Sichtschirm haben, bleibt verborgen, wie am echten Tisch.
create-undo = Rückgängig erlaubt
    .text = Im eigenen Zug, bis zum letzten Aufdecken.
create-hints = Tipps erlaubt
    .text = Ein Bot darf gefragt werden, was er spielen würde.
create-spectators = Zuschauer willkommen
    .text = Sie sehen nie hinter einen Sichtschirm.
create-listed = In der Tischliste gezeigt
    .text = Sonst braucht man den Link.
create-pace = Tempo der Bots
create-pace-instant = Sofort
create-pace-fast = Schnell
create-pace-normal = Normal
create-pace-slow = Gemächlich
create-duration = Geschätzte Dauer
create-summary = Dein Tisch
create-go = Partie starten
create-open = Tisch eröffnen
create-needs-person = Jemand muss spielen: Nimm dir einen Platz oder lass einen frei.

## Waiting room
wait-title = Warten auf Mitspieler
wait-invite = Schick diesen Link an deine Freunde
wait-share-text = Spiel mit mir eine Partie Paname
wait-qr = QR-Code des Links
wait-scan = Oder mit dem Handy scannen
wait-home = Mit Freunden zu Hause spielen
    .text = Handys und Computer in deinem Heimnetz können mitspielen, bis du das wieder ausschaltest oder Paname beendest.
wait-only-here = Noch ist dieser Tisch nur auf diesem Computer erreichbar.
wait-only-here-how = Dieser Tisch ist nur auf diesem Computer erreichbar. Für das Heimnetz starte den Server mit „{ $command }“.
wait-copy = Link kopieren
wait-share = Teilen
wait-free = Freier Platz
wait-sit = Hier Platz nehmen
wait-leave = Aufstehen
wait-kick = Platz freigeben
wait-your-name = Dein Name
wait-name-needed = Bitte gib deinen Namen ein.
wait-start = Starten
wait-fill = Freie Plätze mit Bots besetzen und starten
wait-for-host = Warten, bis die Partie gestartet wird.
wait-missing = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
wait-all-taken = Alle Plätze sind besetzt.
invite-there = { $count ->
    [one] { $names } sitzt schon am Tisch.
   *[other] { $names } sitzen schon am Tisch.
  }
wait-device = Diesen Platz auf einem anderen Gerät spielen
wait-device-text = Öffne diesen Link auf dem anderen Gerät: Der Platz zieht dorthin um. Wer den Link hat, hat den Platz.

## My games, watching
my-studies = Meine Studien
my-empty = Noch keine Partien. Die erste ist zwei Klicks entfernt.
my-running = Andere sind am Zug
my-open = Warten auf Mitspieler
my-over = Beendet
my-won = Gewonnen: { $names }
table-open = Öffnen
table-play = Spielen
table-join = Mitspielen
table-watch = Zuschauen
table-result = Ergebnis
watch-title = Tische
watch-open = Offene Tische
watch-open-empty = Niemand wartet. Eröffne selbst einen Tisch und verschicke den Link.
watch-running = Laufende Partien
watch-running-empty = Zurzeit wird nicht gespielt.
watch-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
