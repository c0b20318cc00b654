## Making a table
create-title = Tisch eröffnen
create-lead = Wer spielt, und nach welchen Regeln? Freie Plätze nimmt, wer den Link hat.
create-players = Spieler
create-seats = Plätze
create-seat-kind = Wer sitzt hier
create-kind-human = An diesem Gerät
create-kind-open = Per Link
create-kind-bot = Bot
create-name = Name
create-person = Spieler { $number }
create-level = Spielstärke
create-random-start = Startspieler auslosen
create-random-start-text = Sonst beginnt der erste Platz.
create-rules = Regeln
create-basic = Grundaufbau
create-advanced = Aufbau für Fortgeschrittene
create-own = Eigene Mischung
create-random_tokens = Zufällige Marker
    .text = Ressourcen und Prestige liegen gemischt neben den Gebäuden (Gold bleibt beim Wert 8).
create-random_bonus_track = Zufällige Bonusleiste
    .text = Die Bonusplättchen sind innerhalb ihrer Zonen gemischt.
create-free_districts = Freie Bezirke
    .text = Du wählst den Bezirk jedes gezogenen Gebäudes; kein Gebäude fehlt.
create-two_piles = Zwei Stapel statt drei
    .text = Wie in der deutschen Ausgabe: weniger Auswahl, weniger Hinweise.
create-table = Der Tisch
create-table-name = Name des Tisches
create-screens = Sichtschirme
create-screens-closed = Geschlossen
    .text = Was andere hinter dem Sichtschirm haben, bleibt verborgen, wie am Tisch.
create-screens-open = Offen
    .text = Francs, Schlüssel, Marker und Bonusplättchen aller sind sichtbar: nichts zu merken.
create-undo = Zurücknehmen erlaubt
    .text = Im eigenen Zug, bis zum letzten Aufdecken.
create-hints = Tipps erlaubt
    .text = Ein Bot darf gefragt werden, was er spielen würde.
create-spectators = Zuschauer willkommen
    .text = Sie sehen nie hinter einen Sichtschirm.
create-listed = In der Tischliste gezeigt
    .text = Sonst führt nur der Link hierher.
create-pace = Tempo der Bots
create-pace-instant = Sofort
create-pace-fast = Schnell
create-pace-normal = Normal
create-pace-slow = Gemächlich
create-duration = Geschätzte Dauer
create-summary = Dein Tisch
create-go = Partie beginnen
create-open = Tisch eröffnen
create-needs-person = Jemand muss spielen: Nimm dir einen Platz oder lass einen frei.

## Waiting room
wait-title = Warten auf Mitspieler
wait-invite = Schick diesen Link an deine Freunde
wait-qr = QR-Code des Links
wait-scan = Oder mit dem Telefon scannen
wait-copy = Link kopieren
wait-share = Teilen
wait-free = Freier Platz
wait-sit = Hier Platz nehmen
wait-leave = Aufstehen
wait-kick = Platz freimachen
wait-your-name = Dein Name
wait-start = Beginnen
wait-fill = Freie Plätze mit Bots besetzen und beginnen
wait-for-host = Wer den Tisch eröffnet hat, beginnt die Partie.
wait-missing = { $count ->
    [one] { $count } Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
wait-all-here = Alle sind da.
wait-online = da
wait-away = abwesend
wait-device = Diesen Platz auf einem anderen Gerät spielen

## My games, watching
my-title = Meine Partien
my-empty = Noch keine Partien. Die erste ist zwei Klicks entfernt.
my-your-turn = Du bist am Zug
my-running = Andere sind am Zug
my-open = Warten auf Mitspieler
my-over = Beendet
my-won = Gewonnen: { $names }
table-open = Öffnen
table-play = Spielen
table-join = Mitspielen
table-watch = Zuschauen
table-replay = Nachspielen
table-result = Ergebnis
watch-title = Tische
watch-open = Offene Tische
watch-open-empty = Niemand wartet. Eröffne selbst einen Tisch und schick den Link.
watch-running = Wird gerade gespielt
watch-running-empty = Zurzeit wird nicht gespielt.
watch-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
  }
wait-device-text = Öffne diesen Link auf dem anderen Gerät: Der Platz zieht dorthin um. Wer den Link hat, hat den Platz.
