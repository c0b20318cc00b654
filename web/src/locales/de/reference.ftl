## Reference: every figure is an argument and comes from the box
ref-title = Nachschlagen
ref-lead = Alles, was in der Schachtel liegt, und die Regeln in Kürze. Die Zahlen sind die, mit denen dieser Server spielt.
ref-search = Suchen
ref-search-hint = Louvre, Schlüssel, Marmor, 27 …
ref-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
ref-contents = Inhalt
ref-rules = Die Regeln in Kürze
ref-for-players = Zahlen für
ref-for-count = { $count } Spieler
ref-provenance = Woher die Zahlen stammen
ref-provenance-text = Ein Teil der Zahlen steht nur in Bildern der Spielregeln. Deshalb sagt hier jede Zahl, wie sicher sie ist; wer die Schachtel besitzt, kann sie in einer Datei berichtigen.
prov-rulebook = Spielregel
    .more = steht im Text oder in den Beispielen der Spielregeln
prov-published = veröffentlicht
    .more = steht in veröffentlichten Besprechungen des Spiels
prov-inferred = gefolgert
    .more = folgt mit guter Sicherheit aus bekannten Zahlen
prov-reconstructed = rekonstruiert
    .more = unbekannt; so gewählt, dass alles Bekannte dazu passt
prov-owner = berichtigt
    .more = von jemandem mit der Schachtel berichtigt
ref-bank-income = Ein Schlüssel, der hier gelegt wird, bringt { $francs }.
ref-value-title = Wert { $value }
ref-value-cost = Kostet außer den Francs { $cost }.
ref-value-bonus = Danach darfst du ein Bonusplättchen nehmen.
ref-value-bonus-paid = Danach darfst du für { $francs } ein Bonusplättchen nehmen.
ref-value-vp = Bringt sofort { $vp }.
ref-value-token = Im Grundaufbau liegt daneben: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Je eines pro Bezirk, jedes mit einem anderen Wert.
ref-landmark-cost = Kostet
ref-landmark-slots = Nimmt Prestige
ref-landmark-text = Sein Wert in Francs, abzüglich des Werts des Ortes, den dein Schlüssel verlässt, und { $cost }. Gib Prestige ab für bis zu { $vp }.
ref-landmarks-text = Acht Wahrzeichen warten neben dem Plan. Ein Schlüssel, der zieht, darf eines in seinen Bezirk bringen; es muss mehr wert sein als jedes, das dort schon steht, und bleibt, wenn der Schlüssel weiterzieht.
ref-market-buy = kaufen
ref-market-sell = verkaufen
ref-market-score = auf einem Wahrzeichen
ref-market-text = Jederzeit in deinem Zug nach dem Ziehen. Kaufen kannst du nur, was im allgemeinen Vorrat liegt: Er ist anfangs leer und füllt sich mit dem, was ausgegeben und verkauft wird. Prestige kann nur verkauft werden und verlässt das Spiel.
ref-bonus-text = Jedes liegt auf dem Feld seiner Nummer, in den Zonen { $zones }. Deine Bonus-Figur geht nur vorwärts, und keine Nummer besitzt du zweimal.
ref-copies = { $count } Stück
ref-end-text = Verdeckt, bis alle Gebäude auf dem Plan sind; dann darfst du sie statt einer anderen Hauptaktion durchsehen und eines nehmen. Ist das letzte genommen, wird die Runde beendet und noch eine gespielt.
ref-vp-text = Wer den vierten Schlüssel auf Gebäude und Wahrzeichen eines Bezirks setzt, darf eines in einen beliebigen Bezirk legen. Am Ende wertet es die höchsten Summen der dortigen Werte.
ref-vp-ranks = 1. { $first }, 2. { $second }, 3. { $third }

## Effects of bonus and end tiles
n-any-resource = { $count } { $count ->
    [one] Ressource
   *[other] Ressourcen
  } deiner Wahl
n-any-prestige = { $count } Prestige deiner Wahl
tile-text-gain = Erhalte { $what }.
tile-text-resource = Ist in diesem Zug { $what }: zum Zahlen oder Verkaufen.
tile-text-prestige = Ist in diesem Zug { $what }: für ein Wahrzeichen oder zum Verkaufen.
tile-text-lost = Was am Zugende nicht benutzt ist, verfällt.
tile-text-per-building = { $vp } für jedes deiner Gebäude mit Wert { $value }.
tile-text-per-unused-tile = { $vp } für jedes andere noch unbenutzte Bonusplättchen, das du hast.
tile-text-per-prestige-pair = Gib beliebig viele Paare gleicher Prestigemarker ab: { $vp } pro Paar. Sie verlassen das Spiel.
tile-text-per-resource-pair = Gib beliebig viele Paare gleicher Ressourcen ab: { $vp } pro Paar. Sie kommen in den allgemeinen Vorrat.
tile-text-per-landmark = { $vp } für jedes deiner Wahrzeichen.
tile-text-per-franc = Wird nicht benutzt: Am Spielende bringt es { $vp } pro Franc.
tile-text-types = Für verschiedene Arten in deinem Besitz, alle Wahrzeichen zählen als eine: { $steps }. Weniger bringen nichts.
tile-text-types-step = { $types } Arten { $vp }
tile-text-key = Zahle { $francs } und nimm einen deiner Schlüssel aus dem Vorrat auf die Hand.
tile-text-own-key = Bei einem Zug: Geh auf einen Ort mit deinem eigenen Schlüssel. Er zählt dann doppelt für dich.
tile-text-opponent-key = Bei einem Zug: Geh auf einen Ort mit einem fremden Schlüssel. Ihr teilt ihn euch dann.
tile-text-any-tile = Nimm ein beliebiges Bonusplättchen von der Leiste, auch hinter dir; deine Figur bleibt stehen.
tile-text-back = Geh mit deiner Figur bis zu { $spaces } Felder zurück und nimm das Bonusplättchen dort.

## Rules in short, with the numbers of rules.md
rule-goal = Wer die meisten Siegpunkte hat, gewinnt
    .text = Dir gehört, was deinen Schlüssel trägt. Punkte bringen Prestige auf Wahrzeichen, Bonusplättchen und am Ende die Bezirke, die ein SP-Plättchen bekommen haben.
rule-setup = Anfang
    .text = Jeder hat { $francs } und { $keys } auf der Hand; zwei weitere Schlüssel liegen im Vorrat. Dreiunddreißig der sechsunddreißig Gebäude sind im Spiel. Die Rückseiten der Stapel zeigen den Bezirk des nächsten Gebäudes.
rule-turn = Dein Zug
    .text = Zuerst ein Gebäude, dann genau eine Hauptaktion: einen Schlüssel legen, einen Schlüssel bewegen oder (spät im Spiel) ein Spielende-Plättchen nehmen. Handeln und Plättchen spielen ist frei, beliebig oft und in jeder Reihenfolge, nach dem Gebäude.
rule-draw = Ein Gebäude
    .text = Wähle einen Stapel und decke das oberste Gebäude auf; es kommt an seinen Platz. Sind alle Stapel leer, entfällt dieser Schritt.
rule-place = Einen Schlüssel legen
    .text = Von der Hand auf eine Bank — nimm ihre Francs — oder auf den Arc de Triomphe. Ein eigener Schlüssel pro Ort; andere blockieren dich dort nie.
rule-move = Einen Schlüssel bewegen
    .text = Auf ein freies Gebäude oder Wahrzeichen mit höherem Wert im selben Bezirk; vom Arc in jeden Bezirk. Du zahlst die Differenz der Werte in Francs und die Ressourcen ganz.
rule-benefits = Was du bekommst
    .text = Den Marker neben dem Gebäude, wenn er noch da ist. Ein kleines Gebäude erlaubt ein Bonusplättchen, ein Gebäude mit Wert 8 punktet sofort, ein Wahrzeichen nimmt bis zu drei Prestigemarker für Punkte.
rule-vp-tile = SP-Plättchen
    .text = Liegen durch deinen Zug vier Schlüssel auf Gebäuden und Wahrzeichen eines Bezirks, darfst du sofort ein SP-Plättchen in einen beliebigen Bezirk ohne Plättchen legen.
rule-bonus = Die Bonusleiste
    .text = Deine Figur geht vorwärts auf ein Feld mit Plättchen und nimmt es. Das Plättchen später zu spielen ist frei. Eine Nummer, die du schon hast, nimmst du nie.
rule-market = Handel
    .text = Verkaufe Ressourcen und Prestige, kaufe Ressourcen aus dem allgemeinen Vorrat — wann du willst in deinem Zug.
rule-end = Das Ende
    .text = Ist das letzte Spielende-Plättchen genommen, wird die Runde beendet und noch eine gespielt.
rule-scoring = Schlusswertung
    .text = In jedem Bezirk mit SP-Plättchen zählt die Summe der eigenen Werte; bei Gleichstand entscheidet der höchste einzelne Wert, wer dann noch gleich ist, teilt sich den Rang. Zu zweit punktet der Zweite nur mit mindestens der Hälfte der Summe des Ersten.
