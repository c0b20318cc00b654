## Warum ein Bot spielen würde, was sein Tipp sagt, und warum ein Zug besser ist als ein anderer.

why-than-nothing = Im Vergleich zum Zugende ohne diese Aktion
why-than = Im Vergleich zu „{ $action }“
why-pays = Als Bezahlung für „{ $action }“
why-outlook = Gewinnchance: { $percent }, Vorsprung am Ende: { $vp }
chances = Gewinnchancen
why-estimate = SP am Ende der Partie, im Durchschnitt, wenn Bots weiterspielen
# before what a turn costs
why-cost = dafür
why-else = Alternativen
why-alike = etwa gleich gut
why-n-keys = { $count } Schlüssel auf der Hand
why-n-tiles = { $count } Plättchen zum Aktivieren
