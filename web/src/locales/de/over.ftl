## Game over and final scoring
over-title = Schlusswertung
over-francs = Bonusplättchen { $number }: Francs werden Punkte
over-francs-text = { $name } hat das Plättchen und macht aus jedem Franc Punkte: { $vp }.
over-francs-nobody = Niemand hat das Plättchen, das Francs in Punkte verwandelt.
over-district-plain = Es entscheidet der Gesamtwert im eigenen Besitz.
over-district-alone = Nur { $name } besitzt hier etwas.
over-district-nobody = Niemand besitzt hier etwas: Das SP-Plättchen bringt nichts.
over-district-highest = Gleicher Gesamtwert bei { $names }: Der höchste einzelne Wert entscheidet. { $winner } hat ihn mit { $value }.
over-district-shared = { $names } sind in Gesamtwert und höchstem Wert gleich: Jeweils gibt es die Punkte von Rang { $rank }, und { $count ->
    [one] der nächste Rang entfällt
   *[other] die nächsten { $count } Ränge entfallen
  }.
over-district-half = Im Spiel zu zweit braucht der zweite Rang mindestens die Hälfte des Gesamtwerts des ersten: { $second } gegen { $first } ist zu wenig, { $name } geht leer aus.
over-district-half-kept = Im Spiel zu zweit braucht der zweite Rang mindestens die Hälfte des Gesamtwerts des ersten: { $second } gegen { $first } reicht.
over-district-fourth = Nur die ersten drei Ränge punkten.
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
