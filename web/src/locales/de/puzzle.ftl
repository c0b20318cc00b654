## Puzzles: find the best turn
puzzle-find = Finde den besten Zug
puzzle-number = Rätsel { $number }
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
# heading over several puzzles
puzzles-easy = Leicht
puzzles-medium = Mittel
puzzles-hard = Schwer
puzzle-about = Stellungen aus Partien zwischen Bots, durch tiefe Suche geprüft: Ein Zug ist deutlich besser als jede andere Idee.
puzzle-how = Spiel ab hier den ganzen Zug; wenn du ihn beendest, wird er geprüft. Bis dahin kannst du alles zurücknehmen.
# 8 francs, 2 keys in hand, and 27 VP
puzzle-position = Du bist { $name }. Runde { $round }: Du hast { $holds }.
puzzle-check = Zug prüfen
puzzle-so-far = Dein Zug bis jetzt
puzzle-checking = Dein Zug wird geprüft …
puzzle-solved = Gelöst!
puzzle-nearly = Gut, aber es geht besser
puzzle-wrong = Dieser nicht
puzzle-shown = Die Lösung
puzzle-loses = Dein Zug senkt deine Gewinnchance um { $count ->
    [one] einen Prozentpunkt.
   *[other] { $count } Prozentpunkte.
}
puzzle-best = Bester Zug
puzzle-instead = Nächstbeste Idee
puzzle-yours = Dein Zug
puzzle-stuck = Kommst du nicht weiter?
puzzle-nudge = Ein kleiner Tipp
puzzle-cost = kostet einen Stern
puzzle-show = Lösung zeigen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-today = Rätsel von heute
puzzle-stars = { $count ->
    [one] { $count } Stern
   *[other] { $count } Sterne
  }
puzzle-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
  }
puzzle-done = { $done } von { $total } gelöst
puzzle-about-keys = Der beste Zug platziert einen Schlüssel.
puzzle-about-buildings = Der beste Zug versetzt einen Schlüssel auf ein Gebäude.
puzzle-about-landmarks = Der beste Zug versetzt einen Schlüssel auf ein Wahrzeichen.
puzzle-about-bonus = Beim besten Zug geht es um ein Bonusplättchen.
puzzle-about-end = Beim besten Zug geht es um die Spielende-Plättchen.
reason-no-such-puzzle = Dieses Rätsel gibt es nicht (mehr).
reason-turn-not-over = Der Zug ist noch nicht zu Ende.
