## Reference: every figure is an argument and comes from the box
ref-title = Nachschlagen
ref-lead = Alles, was in der Schachtel liegt. Die Zahlen sind die, mit denen dieser Server spielt.
ref-search = Suchen
ref-search-hint = Louvre, Schlüssel, Marmor, 27 …
ref-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
ref-contents = Inhalt
ref-for-players = Zahl der Spieler
ref-provenance = Woher die Zahlen stammen
ref-provenance-text = Manche Zahlen stehen nur in Bildern der Spielregeln. Deshalb sagt hier jede Zahl, wie sicher sie ist; wer die Schachtel besitzt, kann sie in einer Datei berichtigen.
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
ref-bank-income = Ein Schlüssel, der hier platziert wird, bringt { $francs }.
ref-value-cost = Kostet außerdem { $cost }.
ref-value-bonus = Danach darfst du ein Bonusplättchen nehmen.
ref-value-bonus-paid = Danach darfst du für { $francs } ein Bonusplättchen nehmen.
ref-value-vp = Bringt sofort { $vp }.
ref-value-token = Im Grundaufbau liegt daneben: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Je eines pro Bezirk, jedes mit einem anderen Wert.
ref-landmark-cost = Kosten
ref-landmark-slots = Prestigefelder
ref-landmark-text = Kostet seinen Wert in Francs (abzüglich des Werts des Gebäudes oder Wahrzeichens, das dein Schlüssel verlässt), dazu { $cost }. Für abgegebene Prestigemarker gibt es bis zu { $vp }.
ref-landmarks-text = Acht Wahrzeichen warten neben dem Plan. Wenn du einen Schlüssel versetzt, darfst du eines in seinem Bezirk errichten (vom Arc de Triomphe aus: in einem beliebigen). Es muss mehr wert sein als jedes, das dort schon steht, und bleibt, wenn der Schlüssel versetzt wird.
ref-market-buy = kaufen
ref-market-sell = verkaufen
ref-market-score = auf einem Wahrzeichen
ref-market-text = Jederzeit in deinem Zug, nachdem du ein Gebäude gezogen hast. Kaufen kannst du nur, was im allgemeinen Vorrat liegt: Er ist anfangs leer und füllt sich mit dem, was ausgegeben und verkauft wird. Prestigemarker können nur verkauft werden und verlassen das Spiel.
ref-bonus-text = Im Grundaufbau liegt jedes auf dem Feld mit seiner Nummer, im variablen Aufbau sind sie innerhalb ihrer Zonen gemischt ({ $zones }). Deine Figur geht nur vorwärts, und keine Nummer besitzt du zweimal. Steht sie auf dem letzten Feld, kannst du durch Vorrücken kein Plättchen mehr nehmen.
ref-copies = { $count } Stück
ref-end-text = Verdeckt, bis alle Stapel leer sind; dann darfst du sie statt einer anderen Hauptaktion durchsehen und eines nehmen, das du sofort oder später aktivierst. Ist das letzte genommen, wird die laufende Runde zu Ende gespielt, dann folgt eine letzte.
ref-vp-text = Wer in einem Bezirk den vierten Schlüssel auf Gebäude und Wahrzeichen versetzt, darf eines in einem beliebigen Bezirk platzieren. Bei Spielende wertet es die höchsten Gesamtwerte dort.
ref-vp-ranks = Rang 1: { $first }, Rang 2: { $second }, Rang 3: { $third }

## Effects of bonus and end tiles
tile-text-gain = Du erhältst { $what }.
tile-text-nothing = Dieses Plättchen bringt nichts.
tile-text-resource = Gilt in diesem Zug als { $what }: zum Zahlen oder Verkaufen.
tile-text-prestige = Gilt in diesem Zug als { $what }: für ein Wahrzeichen oder zum Verkaufen.
tile-text-lost = Was am Ende deines Zuges übrig ist, verfällt.
tile-text-per-building = { $vp } für jedes deiner Gebäude mit Wert { $value }.
tile-text-per-unused-tile = { $vp } für jedes andere deiner unbenutzten Bonusplättchen.
tile-text-per-prestige-pair = Gib beliebig viele Paare gleicher Prestigemarker ab: { $vp } pro Paar. Sie verlassen das Spiel.
tile-text-per-resource-pair = Gib beliebig viele Paare gleicher Ressourcen ab: { $vp } pro Paar. Sie kommen in den allgemeinen Vorrat.
tile-text-per-landmark = { $vp } für jedes deiner Wahrzeichen.
tile-text-per-franc = Wird nicht aktiviert: Bei Spielende bringt es { $vp } pro Franc.
tile-text-types = Für verschiedene Arten in deinem Besitz (alle Wahrzeichen zählen als eine): { $steps }. Weniger bringen nichts.
tile-text-types-step = { $types } Arten: { $vp }
tile-text-key = Zahle { $francs } und nimm einen deiner zusätzlichen Schlüssel aus dem allgemeinen Vorrat auf die Hand.
tile-text-own-key = Beim Versetzen: auf ein Gebäude oder Wahrzeichen, das du schon besetzt hast, zu normalen Kosten und mit allen Vorteilen. Es zählt dann doppelt für dich.
tile-text-opponent-key = Beim Versetzen: auf ein Gebäude oder Wahrzeichen, das andere besetzt haben, zu normalen Kosten und mit allen Vorteilen. Ihr teilt es euch dann.
tile-text-any-tile = Nimm ein beliebiges Bonusplättchen von der Leiste, auch hinter dir; deine Figur bleibt stehen.
tile-text-back = Geh mit deiner Figur bis zu { $spaces } { $spaces ->
    [one] Feld
   *[other] Felder
  } zurück und nimm das Bonusplättchen dort.
