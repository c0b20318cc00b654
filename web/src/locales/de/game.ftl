## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Spielplan
corner-piles = Stapel
corner-reserve = Allgemeiner Vorrat
end-closed = gesperrt
end-closed-why = gesperrt, bis alle Stapel leer sind

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Gebäudefeld { $value }, { $district }, noch unbebaut
piece-free = unbesetzt
piece-keys = Schlüssel: { $names }
piece-token = Marker: { $token }
piece-left = noch { $count }
piece-income = bringt { $francs }
piece-space = Feld { $space } der Bonusleiste
piece-space-tile = Feld { $space }, Bonusplättchen { $number }
piece-space-empty = leer
piece-number-owned = diese Nummer hast du schon
piece-pile = Stapel { $pile }
piece-pile-empty = leer
piece-pile-top = oberstes Plättchen: { $district }
piece-spot = Platz für ein SP-Plättchen, { $district }
piece-spot-empty = leer
piece-row = Neues Wahrzeichen, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, noch nicht gebaut
piece-slots = Prestigefelder: { $tokens }
piece-reserve = { $token } im allgemeinen Vorrat
piece-buy = Kauf: { $price }
piece-sell = Verkauf: { $price }
piece-score = auf einem Wahrzeichen: { $vp }
piece-cost = kostet { $price }
piece-resources = dazu { $cost }
piece-gains = bringt { $gains }
piece-choices = Klick: { $count } { $count ->
    [one] Möglichkeit
   *[other] Möglichkeiten
  }
gain-bonus = ein Bonusplättchen
gain-bonus-for = ein Bonusplättchen für { $price }
gain-prestige = bis zu { $vp } für Prestige
gain-vp-tile = ein SP-Plättchen zum Platzieren

## What bonus and End Game tiles do
fx-per-building = { $vp } für jedes eigene Gebäude mit Wert { $value }
fx-per-unused-tile = { $vp } für jedes andere eigene, unbenutzte Bonusplättchen
fx-per-prestige-pair = { $vp } für jedes abgegebene Paar gleicher Prestigemarker
fx-per-resource-pair = { $vp } für jedes abgegebene Paar gleicher Ressourcen
fx-per-landmark = { $vp } für jedes eigene Wahrzeichen
fx-per-franc = { $vp } für jeden Franc bei Spielende
fx-types = SP für verschiedene Arten im eigenen Besitz, Wahrzeichen sind eine Art ({ $values })
fx-key = ein zusätzlicher Schlüssel für { $price }
fx-own-key = einen Schlüssel auf ein Gebäude oder Wahrzeichen versetzen, auf dem schon ein eigener liegt
fx-opponent-key = einen Schlüssel auf ein Gebäude oder Wahrzeichen versetzen, das andere besetzt haben
fx-any-tile = ein beliebiges Bonusplättchen der Leiste nehmen; die Figur bleibt stehen
fx-back = bis zu { $spaces } { $spaces ->
    [one] Feld
   *[other] Felder
  } zurückgehen und ein Bonusplättchen nehmen

## Status bar
step-building = Gebäude
step-action = Aktion
step-end = Zugende
undo = Rückgängig
reset = Zug neu
end-turn = Zug beenden
pass = Passen
skip = Verzichten
hint = Tipp
menu = Menü
your-turn = Du bist am Zug, { $name }.
your-turn-nameless = Du bist am Zug.
say-draw = Wähle einen Stapel und zieh ein Gebäude.
    .only = Zieh das nächste Gebäude.
say-build = Wohin kommt das Gebäude: { $building } { $value }?
say-main = Platziere einen Schlüssel oder versetze einen, um zu kaufen.
    .end = Platziere einen Schlüssel, versetze einen, um zu kaufen, oder nimm ein Spielende-Plättchen.
    .pass = Du kannst keinen Schlüssel platzieren oder versetzen. Vielleicht helfen freie Aktionen, sonst passe.
say-from = Schlüssel: { $from }. Wohin damit?
say-hand = Auf welcher Bank, oder auf dem Arc de Triomphe?
say-landmark = Welcher Schlüssel kauft { $landmarkAcc }, und wo?
say-landmark-where = In welchem Bezirk baust du { $landmarkAcc }?
say-target = Welcher Schlüssel kommt dorthin?
say-tile = Bonusplättchen { $number }: Welcher Schlüssel, und wohin?
    .space = Bonusplättchen { $number }: Welches Plättchen nimmst du von der Leiste?
say-vp = Vierter Schlüssel: Wähle ein SP-Plättchen, dann seinen Bezirk.
    .spot = SP-Plättchen { $tile }: In welchem Bezirk?
say-bonus = Nimm ein Bonusplättchen vor deiner Figur.
    .price = Ein Bonusplättchen für { $price } nehmen?
say-score = Prestigemarker werten ({ $landmark })?
say-first = Aktiviere zuerst ein Plättchen: { $tiles }.
    .nothing = Du hast keinen passenden Prestigemarker. Gefragt wirst du, weil du ein Spielende-Plättchen hast: Niemand soll erfahren, welches.
    .no-bonus = Hier erreichst du kein Bonusplättchen, auch nicht, wenn deine Figur zurückgeht.
say-pair = Noch ein Paar abgeben?
say-look = Nimm eines der Spielende-Plättchen.
say-after = Nutze freie Aktionen oder beende deinen Zug.
say-over = Die Partie ist zu Ende.
say-wait-draw = zieht ein Gebäude …
say-wait = überlegt …
last-round = Letzte Runde
final-rounds = Das letzte Spielende-Plättchen wurde genommen: Runde { $round } ist die letzte.

## My screen
my-screen = Hinter meinem Sichtschirm
keys-in-hand = Schlüssel auf der Hand: { $keys } von { $total }
none-yet = noch keine
tile-used = benutzt
tiles-used = Benutzte Bonusplättchen
tile-move = beim Versetzen
tile-end = am Ende
tile-play = aktivieren
loose = nur in diesem Zug
loose-note = Von einem aktivierten Plättchen: Was am Ende deines Zuges übrig ist, verfällt.
hidden = verdeckt

## Opponents
opp-bonus = Unbenutzte Bonusplättchen
last-turns = Die letzten Züge der anderen
bot = Bot
conceded = aufgegeben

## Right panel
log = Verlauf
notes = Notizen
notes-hint = Notizen für dich. Niemand sonst am Tisch sieht sie.
log-empty = Noch ist nichts geschehen.
log-older = Ältere Einträge zeigen
log-jump = Zu diesem Moment
rank-note = Das brächten die Bezirke, wenn die Partie jetzt endete.
    .over = So wurden die Bezirke gewertet.
rank-half = Im Spiel zu zweit punktet der zweite Rang nur mit mindestens der Hälfte des Gesamtwerts des ersten.
rank-total = Mit Bezirken
drawer = Spieler und Verlauf

## Tasks: what needs more room than the status bar
task-pay = So kannst du zahlen
task-pay-cost = Preis
task-pay-left = Danach bleiben
task-pay-loose = Marker eines aktivierten Plättchens, die du in diesem Zug nicht ausgibst, verfallen.
task-pay-go = Zahlen und versetzen
task-pay-vp = kostet hier { $vp }
task-confirm-draw = Von diesem Stapel ziehen?
task-confirm-draw-note = Das Plättchen wird aufgedeckt; das lässt sich nicht rückgängig machen.
task-confirm-look = Die Spielende-Plättchen durchsehen?
task-confirm-look-note = Du siehst alle und musst eines nehmen. Das lässt sich nicht rückgängig machen.
task-confirm-done = Zug beenden?
task-confirm-done-note = Danach lässt sich nichts mehr rückgängig machen.
lose-note = Das entgeht dir:
lose-loose = Marker eines aktivierten Plättchens: { $tokens }
lose-bonus = Ein kostenloses Bonusplättchen (Rückgängig holt es zurück)
lose-prestige = { $landmark }, { $tokens }: { $vp } (Rückgängig holt sie zurück)
lose-ask = Auch nächstes Mal fragen
task-choose = Wähle
task-look = Nimm eines
task-look-note = Du hast den Stapel gesehen: Du musst ein Plättchen nehmen.
task-hint = Ein Bot würde spielen
task-hint-by = Rat eines Bots ({ $level })
task-hint-play = So spielen
cancel = Abbrechen
confirm = Ja
missed = { $count ->
    [one] { $count } Aktion seit deinem letzten Zug
   *[other] { $count } Aktionen seit deinem letzten Zug
  }
missed-replay = Zeigen
missed-skip = Überspringen
curtain = Gib das Gerät an { $name } weiter
curtain-note = Jetzt sollte nur { $name } hinsehen.
curtain-go = Ich bin { $name }
outdated = Es gibt eine neue Version.
outdated-go = Neu laden
outdated-later = Später
connecting = Verbindung verloren. Neuer Versuch …
offline-now = Kein Netz. Deine Partie ist sicher.
loading-table = Das Spiel wird aufgebaut …
whole-board = Den ganzen Plan zeigen
zoom-district = { $district } vergrößern
tab-screen = Sichtschirm
tab-supply = Vorrat
tab-log = Verlauf
tab-players = Spieler
menu-text = Textansicht
menu-concede = Aufgeben
menu-concede-sure = Diese Partie aufgeben? Ein Bot spielt für dich weiter.
menu-concede-ends = Diese Partie aufgeben? Sie ist damit zu Ende, und du kommst auf den letzten Rang.
menu-help = Tastatur
menu-copy = Link zum Tisch kopieren
menu-result = Ergebnis
moment = Rückblick auf Runde { $round }
moment-back = Zurück zur Partie

## When something breaks
crash-title = Da ist etwas schiefgegangen.
crash-text = Deine Partie ist auf dem Server sicher: Lade die Seite neu und spiel weiter. Ein Bericht hilft, den Fehler zu finden; er enthält den Namen deines Browsers und die Aktionen dieser Partie, nichts Geheimes.
crash-save = Bericht speichern

## The table: its options, who sits there
create-person = Spieler { $number }
my-your-turn = Du bist am Zug
create-advanced = Variabler Aufbau
create-random_tokens = Zufällige Marker
    .text = Ressourcen und Prestigemarker liegen gemischt neben den Gebäuden (Gold bleibt beim höchsten Wert).
create-random_bonus_track = Zufällige Bonusleiste
    .text = Die Bonusplättchen sind innerhalb ihrer Zonen gemischt.
create-free_districts = Freie Bezirkswahl
    .text = Du wählst den Bezirk jedes gezogenen Gebäudes: von jeder Art eines pro Bezirk. Was nirgends passt, verlässt das Spiel. Kein Gebäude kommt vorab in die Schachtel.
create-two_piles = Zwei Stapel statt drei
    .text = Wie in der deutschen Ausgabe: weniger Auswahl, weniger Hinweise.
create-screens = Sichtschirme
create-screens-open = Offen
    .text = Francs, Schlüssel, Marker und Bonusplättchen aller sind sichtbar: nichts zu merken.
create-analysis = Analyse während der Partie
    .text = Alle dürfen ihre eigenen Züge schon während der Partie analysieren lassen. Das Ergebnis sieht sonst niemand.
create-box = Schachtel
