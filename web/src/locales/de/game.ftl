## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Spielplan
corner-piles = Stapel
corner-vp-tiles = SP-Plättchen
corner-reserve = Vorrat
corner-end-tiles = Spielende-Plättchen
end-closed = zu
end-closed-why = erst wenn alle Stapel leer sind

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Bauplatz { $value }, { $district }, noch unbebaut
piece-free = frei
piece-keys = { $names }
piece-token = Marker: { $token }
piece-hand = Schlüssel auf der Hand
piece-left = noch { $count }
piece-income = Einkommen { $francs } { $francs ->
    [one] Franc
   *[other] Francs
  }
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
piece-landmark-supply = { $landmark } { $value }, im Vorrat
piece-reserve = { $token } im Vorrat
piece-buy-sell = Kauf { $buy } F, Verkauf { $sell } F
piece-cost = kostet { $price }
piece-gains = bringt { $gains }
price-nothing = nichts
gain-bonus = ein Bonusplättchen
gain-bonus-for = ein Bonusplättchen für { $francs } F
gain-prestige = bis zu { $vp } SP für Prestige
gain-vp-tile = ein SP-Plättchen zum Auslegen

## What bonus and End Game tiles do
fx-any-resource = { $count } { $count ->
    [one] Ressource deiner Wahl
   *[other] Ressourcen deiner Wahl
  }
fx-any-prestige = { $count } { $count ->
    [one] Prestigemarker deiner Wahl
   *[other] Prestigemarker deiner Wahl
  }
fx-per-building = { $vp } SP für jedes deiner Gebäude mit Wert { $value }
fx-per-unused-tile = { $vp } SP für jedes andere ungenutzte Bonusplättchen, das du hast
fx-per-prestige-pair = { $vp } SP für jedes Paar gleicher Prestigemarker, das du abgibst
fx-per-resource-pair = { $vp } SP für jedes Paar gleicher Ressourcen, das du abgibst
fx-per-landmark = { $vp } SP für jedes deiner Wahrzeichen
fx-per-franc = bei Spielende { $vp } SP für jeden Franc
fx-types = SP für verschiedene Gebäudearten ({ $values })
fx-key = ein weiterer Schlüssel für { $francs } F
fx-own-key = Zug auf einen Ort mit deinem eigenen Schlüssel
fx-opponent-key = Zug auf einen Ort mit einem fremden Schlüssel
fx-any-tile = ein beliebiges Bonusplättchen der Leiste; die Figur bleibt stehen
fx-back = bis zu { $spaces } Felder zurückgehen und ein Bonusplättchen nehmen

## Status bar
step-building = Gebäude
step-action = Aktion
step-end = Zugende
undo = Zurück
reset = Neu
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
say-main = Setze einen Schlüssel ein oder bewege einen und kaufe.
    .end = Setze einen Schlüssel ein, bewege einen und kaufe, oder nimm ein Spielende-Plättchen.
    .pass = Kein Schlüssel lässt sich setzen oder bewegen. Freie Aktionen helfen vielleicht, sonst passe.
say-from = Schlüssel: { $from }. Wohin damit?
say-hand = Auf welche Bank oder auf den Arc de Triomphe?
say-landmark = Welcher Schlüssel kauft { $landmark }, und wo?
say-landmark-where = In welchen Bezirk kommt das Wahrzeichen ({ $landmark })?
say-target = Welcher Schlüssel geht dorthin?
say-tile = Bonusplättchen { $number }: wähle auf dem Plan oder hier.
say-vp = Vierter Schlüssel: lege ein SP-Plättchen in einen beliebigen Bezirk.
    .spot = SP-Plättchen { $tile }: in welchen Bezirk?
say-bonus = Nimm ein Bonusplättchen vor deiner Figur.
    .price = Nimm ein Bonusplättchen für { $francs } { $francs ->
        [one] Franc
       *[other] Francs
      }.
say-score = Prestige abgeben für { $landmark }?
say-pair = Noch ein Paar abgeben?
say-look = Nimm eines der Spielende-Plättchen.
say-after = Freie Aktionen, oder beende deinen Zug.
say-over = Das Spiel ist aus.
say-wait-draw = zieht ein Gebäude …
say-wait = überlegt …
last-round = Letzte Runde
final-rounds = Das letzte Spielende-Plättchen ist genommen: Runde { $round } ist die letzte.
round = Runde { $round }

## My screen
my-screen = Hinter meinem Sichtschirm
word-f = Francs
word-vp-short = SP
keys-in-hand = { $keys } von { $total } Schlüsseln auf der Hand
resources = Ressourcen
prestige = Prestige
bonus-tiles = Bonusplättchen
end-tiles = Spielende-Plättchen
none-yet = noch keine
tile-used = genutzt
tile-move = beim Zug
tile-end = am Ende
tile-play = nutzen
loose = nur in diesem Zug
loose-note = Von einem genutzten Plättchen: was bei Zugende übrig ist, verfällt.
hidden = hinter dem Sichtschirm

## Landmarks, opponents
landmarks = Wahrzeichen
landmarks-left = noch { $count }
opponents = Andere Spieler
opp-keys = Schlüssel auf der Hand
opp-tokens = Ressourcen
opp-prestige = Prestige
opp-bonus = Ungenutzte Bonusplättchen
opp-end = Spielende-Plättchen
online = da
offline = nicht da
bot = Bot
conceded = aufgegeben

## Right panel
log = Verlauf
ranking = Bezirke
notes = Notizen
notes-hint = Notizen für dich. Sie bleiben in diesem Browser.
log-empty = Noch ist nichts geschehen.
log-jump = Zu diesem Moment
rank-note = Wenn das Spiel jetzt endete
rank-half = Zu zweit: Der Zweite wertet nur mit mindestens der halben Summe des Ersten.
rank-total = Mit Bezirken
drawer = Spieler und Verlauf

## Tasks: what needs more room than the status bar
task-pay = So kannst du zahlen
task-pay-cost = Preis
task-pay-left = Danach bleiben
task-pay-loose = Marker eines genutzten Plättchens, die du in diesem Zug nicht ausgibst, verfallen.
task-pay-go = Zahlen und ziehen
task-confirm-draw = Von diesem Stapel ziehen?
task-confirm-draw-note = Das Plättchen wird aufgedeckt: Zurücknehmen geht dann nicht mehr.
task-confirm-look = Die Spielende-Plättchen ansehen?
task-confirm-look-note = Du siehst alle und musst eines nehmen. Das lässt sich nicht zurücknehmen.
task-confirm-done = Zug beenden?
task-confirm-done-note = Danach kannst du nichts mehr zurücknehmen.
task-choose = Wähle
task-look = Nimm eines
task-look-note = Du hast den Stapel gesehen: Du musst ein Plättchen nehmen.
task-hint = Ein Bot würde spielen
task-hint-by = Meinung eines Bots der Stufe { $level }
task-hint-play = So spielen
cancel = Abbrechen
confirm = Ja
missed = { $count ->
    [one] { $count } Aktion seit deinem letzten Zug
   *[other] { $count } Aktionen seit deinem letzten Zug
  }
missed-replay = Zeigen
missed-skip = Überspringen
curtain = Gib das Gerät an { $name }
curtain-note = Jetzt sollte nur { $name } hinsehen.
curtain-go = Ich bin { $name }
outdated = Der Server hat eine neue Version.
outdated-go = Neu laden
connecting = Verbindung verloren, neuer Versuch …
offline-now = Kein Netz. Dein Spiel ist sicher.
loading-table = Der Tisch wird gedeckt …
whole-board = Den ganzen Plan zeigen
zoom-district = { $district } groß zeigen
tab-screen = Schirm
tab-supply = Vorrat
tab-log = Verlauf
tab-players = Spieler
night = Nachtfarben
day = Tagfarben
game-menu = Menü
menu-reference = Nachschlagen
menu-preferences = Einstellungen
menu-home = Startseite
menu-text = Textansicht
menu-concede = Aufgeben
menu-concede-sure = Dieses Spiel aufgeben? Ein Bot spielt deinen Platz zu Ende.
menu-help = Tastatur
menu-copy = Link zum Tisch kopieren
menu-result = Ergebnis
moment = Ein früherer Moment in Runde { $round }
moment-back = Zurück zum Spiel

## When something breaks
crash-title = Da ist etwas kaputtgegangen.
crash-text = Dein Spiel ist auf dem Server sicher: Lade die Seite neu und spiel weiter. Ein Bericht hilft, den Fehler zu finden; er enthält den Namen deines Browsers und die Züge dieses Spiels, nichts Geheimes.
crash-save = Bericht sichern
