## The result
over-winner = { $names } gewinnt
over-winner-you = Du gewinnst
over-winners = { $names } teilen sich den Sieg
over-winners-you = Du teilst dir den Sieg mit { $names }
over-skip = Zum Ergebnis
over-result = Das Ergebnis
over-conceded = Aufgegeben: { $names }.
over-reason-francs = Gleichstand nach Punkten: Die meisten Francs entscheiden.
over-reason-values = Gleichstand nach Punkten und Francs: Der höchste Gesamtwert auf dem ganzen Plan entscheidet.
over-reason-shared = Gleichstand nach Punkten, Francs und Gesamtwert: Der Sieg wird geteilt.
over-tie-francs = Gleichstand nach Punkten: { $name } liegt mit mehr Francs vor { $other }.
over-tie-values = Gleichstand nach Punkten und Francs: { $name } liegt mit höherem Gesamtwert auf dem ganzen Plan vor { $other }.
over-tie-shared = { $name } und { $other } teilen sich einen Platz: Gleichstand nach Punkten, Francs und Gesamtwert.
over-fair = Geprüft: Gespielt wurde genau die Mischung, die vor dem ersten Zug veröffentlicht war.
over-unfair = Achtung: Gespielt wurde nicht die Mischung, die vor dem ersten Zug veröffentlicht war.
over-chart-source = Woher die Punkte kamen
over-rematch = Revanche
over-rematch-open = Zur Revanche
over-to-board = Zurück zum Plan

## The final scoring on the board
fin-play = Im Spiel
fin-rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
  }
fin-last-turn = Der letzte Zug
fin-leads = führt
fin-owns-nothing = besitzt hier nichts
fin-francs-text = jeder Franc wird zu Punkten
fin-to-go = { $count ->
    [0] Das war der letzte Bezirk
    [one] Noch ein Bezirk
   *[other] Noch { $count } Bezirke
  }
fin-ahead = { $count ->
    [one] { $name } führt mit einem Punkt Vorsprung.
   *[other] { $name } führt mit { $count } Punkten Vorsprung.
  }
fin-level = Gleichstand an der Spitze.
fin-tied = Gleichstand bei { $sum }.
    .highest = Der höchste einzelne Wert entscheidet: { $name } hat { $value }, { $other } nur { $lower }.
    .shared = Auch die höchsten Werte sind gleich: { $names } punkten jeweils wie Rang { $rank }.
fin-half = { $second } ist weniger als die Hälfte von { $first }.
    .text = Im Spiel zu zweit bekommt { $name } dann nichts für den zweiten Rang.
fin-gain = { $name } { $count } SP
fin-say-play = Punkte aus dem Spiel: { $scores }.
fin-say = { $step }: { $scores }.
fin-say-nobody = { $step }: Niemand punktet.
fin-tally = Die Wertung
fin-now = Jetzt
fin-rule = So wird ein Bezirk gewertet
    .text = Zähle die Werte zusammen, die dir dort gehören. Rang eins, zwei und drei bekommen die drei Zahlen des Plättchens. Bei gleichem Gesamtwert entscheidet der höchste einzelne Wert; ist auch er gleich, bekommen alle mit diesem Rang die bessere Zahl.
    .two = Zähle die Werte zusammen, die dir dort gehören. Rang eins und zwei bekommen die Zahlen des Plättchens; Rang zwei braucht mindestens die Hälfte des Gesamtwerts von Rang eins. Bei gleichem Gesamtwert entscheidet der höchste einzelne Wert.
fin-key-step = Schritt
fin-key-pause = Pause
fin-key-end = Ergebnis

## The poster and the story
fin-poster-alt = Plakat für den Sieg von { $names }: { $line }.
fin-line = { $lead ->
    [one] { $count } Punkte, Vorsprung { $lead }
   *[other] { $count } Punkte, Vorsprung { $lead }
  }
    .plain = { $count } Punkte
fin-share = Bild teilen
fin-won = gewann { $names }
fin-won-many = gewann { $count } Bezirke
fin-num-margin = { $count ->
    [one] Punkt
   *[other] Punkte
  }
    .clause = zwischen { $name } und { $other }
    .how = { $count ->
        [one] mit einem einzigen Punkt Vorsprung
       *[other] mit { $count } Punkten Vorsprung
      }
fin-num-leading = { $count ->
    [one] Runde in Führung
   *[other] Runden in Führung
  }
    .clause = vor der Schlusswertung
    .how = { $count ->
        [0] erst mit der Schlusswertung in Führung
        [one] nach einer einzigen Runde in Führung
       *[other] nach { $count } Runden in Führung
      }
fin-num-changes = { $count ->
    [one] Führungswechsel
   *[other] Führungswechsel
  }
    .clause = vor der Schlusswertung
    .how = { $count ->
        [0] ohne einen Führungswechsel
        [one] nach einem Führungswechsel
       *[other] nach { $count } Führungswechseln
      }
fin-num-francs = SP aus Francs
    .clause = mit Bonusplättchen { $number }
    .how = mit { $count } SP aus Francs
fin-num-place =
    .clause = höchster Wert im Besitz, Runde { $round }
fin-num-turn = SP in einem Zug
    .clause = in Runde { $round }
    .how = mit { $count } SP in einem einzigen Zug
fin-num-districts = { $count ->
    [one] Bezirk gewonnen
   *[other] Bezirke gewonnen
  }
    .clause = von { $total } mit SP-Plättchen
    .how = { $count ->
        [0] ohne einen Bezirk zu gewinnen
        [one] mit einem gewonnenen Bezirk
       *[other] mit { $count } gewonnenen Bezirken
      }
fin-num-tile = SP aus einem Plättchen
    .clause = Bonusplättchen { $number }
    .how = mit { $count } SP aus Bonusplättchen { $number }
fin-num-keys = { $count ->
    [one] Schlüssel
   *[other] Schlüssel
  }
    .clause = am Ende noch auf der Hand
fin-points = Punkte nach Runden
    .note = { $count ->
        [one] eine Runde, dann die Schlusswertung
       *[other] { $count } Runden, dann die Schlusswertung
      }
fin-turning-count = Wertung
fin-turning-turn = { $name } macht { $count } SP in einem einzigen Zug.
fin-turning-landmark = { $name } errichtet { $landmarkAcc } und macht in diesem Zug { $count } SP.
fin-turning-francs = { $name } macht aus Francs { $count } SP.
fin-turning-district = { $name } bekommt { $count } SP { $districtIn }.
fin-turning-lead = { $name } geht in Führung.
    .same = Und geht in Führung.
