## The rulebook (/rules), loaded only there. The English file explains the signs and arguments; every figure comes from the box.

rb-title = Spielregeln
rb-print = Drucken
rb-prices = Preise
rb-chapters = Kapitel
rb-chapter = Kapitel { $number }
rb-of = { $number } von { $count }
rb-search = In den Regeln suchen
    .hint = Suchen …
rb-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Absatz
   *[other] { $count } Absätze
  }
rb-nearest = Nichts gefunden. Meintest du: { $words }?
# Words that readers may look for and that do not stand in the paragraph; never shown.
rb-also-ties = Gleichstand Tie-Break Tiebreak Unentschieden Patt
rb-also-winner = Gewinner Sieger Sieg gewinnen
rb-also-money = Geld Münzen Kasse
rb-also-points = Punkte Wertung
rb-link = Link zu Absatz { $number } kopieren
rb-example = Beispiel { $number }
rb-belongs = gehört zu { $number }
rb-step = Schritt { $step } von { $steps }
rb-next = Nächster Schritt
rb-again = Von vorn
rb-try = Probier es selbst
rb-try-text = Spiel, was du willst, solange die Regeln es erlauben. Am Zug: { $name }.
rb-try-same = Genau wie im Beispiel!
rb-try-back = Zurück zu den Regeln
rb-try-undo = Rückgängig
rb-price-buy = kaufen
rb-price-sell = verkaufen
rb-price-vp = auf einem Wahrzeichen
rb-price-per-landmark = siehe Wahrzeichen
rb-figures-note = Alle Zahlen sind die der Schachtel, mit der dieser Server spielt; nur die Beispiele benutzen immer unsere eigene.
rb-box = Die Zahlen sind die der Schachtel „{ $box }“; nur die Beispiele benutzen immer unsere eigene.

## 1 Setup
rb-c-setup = Aufbau
    .lead = Was vor dem ersten Zug wo liegt.
rb-s-idea = Worum es geht
rb-aim = Paris wächst, und du willst die besten Adressen. Deine Schlüssel zeigen, was dir gehört: **Du besitzt jedes Gebäude und jedes Wahrzeichen, auf dem ein Schlüssel von dir liegt**. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.
rb-sources = { $vpCount ->
    [0] SP bringen dir auf Wahrzeichen abgegebene Prestigemarker, Bonusplättchen und Spielende-Plättchen.
   *[other] SP bringen dir Gebäude mit Wert { $vpValues }, auf Wahrzeichen abgegebene Prestigemarker, Bonusplättchen und Spielende-Plättchen.
  } Am Ende der Partie werden außerdem die Bezirke gewertet, in denen ein SP-Plättchen liegt.
rb-golds = Gold gibt es zweimal: als Ressource :gold: und als Prestige :prestige-gold:. Das sind zwei verschiedene Dinge, und keines ersetzt je das andere.
rb-s-board = Der Spielplan
rb-board = In der Mitte liegt der Arc de Triomphe; er gehört zu keinem Bezirk. Um ihn herum liegen sechs Bezirke: { $districts }. Jeder hat eine Bank, je ein Gebäudefeld für die Werte { $values }, Raum für Wahrzeichen und einen Platz für ein SP-Plättchen. In jedem Bezirk gibt es von jeder Art ein Gebäude: { $types }.
rb-pic-board-1 = Die Bank und was sie zahlt; alle haben dort ihren eigenen Platz.
rb-pic-board-2 = Ein Gebäudefeld: sein Wert und der Marker daneben.
rb-pic-board-3 = Raum für Wahrzeichen, so viele es auch werden.
rb-pic-board-4 = Der Platz für ein SP-Plättchen.
rb-pic-board-5 = Die Bonusleiste.
rb-setup-tokens = Neben jedem Gebäudefeld liegt ein Marker: eine Ressource (Holz :wood:, Marmor :marble:, Gold :gold:) oder ein Prestigemarker (Bronze :prestige-bronze:, Silber :prestige-silver:, Gold :prestige-gold:). Welcher wo liegt, siehst du unten. Im allgemeinen Vorrat liegen zu Beginn **keine Ressourcen**; kaufen kann man also noch keine.
rb-setup-piles = Mischt die { $buildings } Gebäudeplättchen, legt drei davon ungesehen in die Schachtel zurück und verteilt die restlichen auf drei gleich hohe, verdeckte Stapel. Die Rückseite eines Plättchens zeigt seinen Bezirk. Alle wissen also, in welchen Bezirk das oberste Plättchen jedes Stapels gehört, kennen aber weder seinen Wert noch seine Art.
rb-setup-beside = Die { $landmarks } Wahrzeichen und die { $vpTiles } SP-Plättchen liegen offen neben dem Plan, die { $endTiles } Spielende-Plättchen verdeckt.
rb-setup-bonus = Jedes Bonusplättchen liegt auf dem Feld der Bonusleiste, das seine Nummer trägt. Plättchen mit derselben Nummer liegen übereinander; wie viele es sind, hängt von der Spielerzahl ab ([[tiles]]).
rb-s-players = Die Spieler
rb-setup-players = Gespielt wird zu zweit, zu dritt oder zu viert. Alle erhalten { $startFrancs } und Schlüssel auf die Hand: { $keysTwo } zu zweit, { $keysThree } zu dritt, { $keysFour } zu viert. { $extraKeys ->
    [0] Zusätzliche Schlüssel gibt es nicht.
   *[other] Zusätzliche Schlüssel ({ $extraKeys } pro Person) liegen im allgemeinen Vorrat bereit; { $keyTileCount ->
        [0] kein Bonusplättchen bringt sie ins Spiel.
        [1] nur durch das Bonusplättchen { $keyTiles } kommen sie ins Spiel.
       *[other] nur durch die Bonusplättchen { $keyTiles } kommen sie ins Spiel.
      }
  }
rb-setup-start = Alle beginnen ohne SP und stellen ihre Bonus-Figur vor das erste Feld der Bonusleiste. Wer beginnt, wird ausgelost und beginnt auch jede weitere Runde. Gespielt wird im Uhrzeigersinn.
rb-screens = Hinter deinem Sichtschirm liegt, was die anderen nicht sehen: die Schlüssel auf deiner Hand, Francs, Marker, Bonusplättchen und Spielende-Plättchen. Benutzte Bonusplättchen liegen offen. Ihr könnt auch offene Sichtschirme vereinbaren; dann bleiben nur die Spielende-Plättchen geheim.

## 2 Your turn
rb-c-turn = Dein Zug
    .lead = Zuerst ein Gebäude, dann eine Hauptaktion, dazu freie Aktionen nach Belieben.
rb-turn = In deinem Zug ziehst du zuerst ein Gebäude ([[draw]]). Dann führst du **genau eine Hauptaktion** aus. Danach endet dein Zug. In einer Runde sind alle einmal am Zug.
rb-turn-actions = Die Hauptaktionen sind: einen Schlüssel platzieren ([[place]]), einen Schlüssel versetzen ([[move]]) und, spät in der Partie, ein Spielende-Plättchen nehmen ([[end-take]]).
rb-turn-free = **Freie Aktionen** sind: Ressourcen kaufen und verkaufen, Prestigemarker verkaufen, Bonusplättchen und Spielende-Plättchen aktivieren. Sobald in deinem Zug das Gebäude auf dem Plan liegt, darfst du beliebig viele davon ausführen, in beliebiger Reihenfolge und zu jeder Zeit: vor der Hauptaktion, während du über einen ihrer Vorteile entscheidest, und danach. Nur zwischen den Paaren, die du mit den Bonusplättchen { $pairTiles } abgibst, ist nichts anderes erlaubt.
rb-turn-pass = Ist keine Hauptaktion möglich, passt du. Freie Aktionen darfst du trotzdem ausführen, und manchmal machen sie eine Hauptaktion möglich. Solange eine Hauptaktion möglich ist, für die du weder Bonusplättchen { $ownKeyTile } noch { $otherKeyTile } brauchst, musst du eine ausführen. Diese beiden Plättchen muss niemand benutzen.

## 3 Drawing a building
rb-c-draw = Ein Gebäude ziehen
    .lead = Die Stadt wächst mit jedem Zug.
rb-draw = Wähle einen Stapel, der noch nicht leer ist, nimm das oberste Plättchen und decke es auf.
rb-draw-space = Das Gebäude kommt in seinem Bezirk auf das Gebäudefeld mit seinem Wert.
rb-draw-empty = Sind alle Stapel leer, entfällt dieser Schritt für den Rest der Partie.

## 4 Placing a key
rb-c-place = Einen Schlüssel platzieren
    .lead = Eine Bank zahlt sofort; der Arc hält dir alle Wege offen.
rb-place = Platziere einen Schlüssel von deiner Hand auf einer Bank oder auf dem Arc de Triomphe, sofern **dort noch kein Schlüssel von dir liegt**. Die Schlüssel der anderen blockieren dich dort nie: Alle haben ihren eigenen Platz.
rb-place-bank = Auf einer Bank nimmst du die Francs, die sie zeigt. So viel zahlen die Banken: { $banks }.
rb-place-arc = Der Arc zahlt nichts, aber von dort darf ein Schlüssel in jeden Bezirk ([[move-arc]]).
rb-place-stays = Schlüssel auf dem Plan kommen nicht auf die Hand zurück. Sie werden nur noch auf Gebäude und Wahrzeichen versetzt.

## 5 Moving a key
rb-c-move = Einen Schlüssel versetzen
    .lead = Steig auf: Bring einen Schlüssel, der schon auf dem Plan liegt, an eine bessere Adresse.
rb-s-where = Wohin ein Schlüssel darf
rb-move = Wähle einen deiner Schlüssel auf dem Plan und versetze ihn auf ein **unbesetztes** Gebäude oder Wahrzeichen, also eines, auf dem kein Schlüssel liegt, auch keiner von dir. Der Ort, den du verlässt, ist sofort für andere frei.
rb-move-higher = Von einer Bank, einem Gebäude oder einem Wahrzeichen aus bleibt der Schlüssel in seinem Bezirk, und der neue Ort muss einen **höheren Wert** haben als der, den er verlässt. Eine Bank hat keinen Wert; von ihr aus ist also alles im Bezirk höher.
rb-move-arc = Vom Arc aus darf der Schlüssel auf jeden Wert in jedem Bezirk.
rb-move-built = Ein Gebäude kannst du nur kaufen, wenn sein Plättchen auf dem Plan liegt. Ein Wahrzeichen kann schon dort stehen, oder du errichtest es beim Versetzen ([[landmark-new]]).
rb-move-occupied = Nur mit den Bonusplättchen { $ownKeyTile } und { $otherKeyTile } kommst du an einen besetzten Ort ([[tiles-in-move]]).
rb-pic-move-1 = Eine Bank hat keinen Wert: Jedes Gebäude ist höher.
rb-pic-move-2 = Unbesetzt und höher: eine mögliche Adresse.
rb-pic-move-3 = Hier liegt ein Schlüssel: besetzt, außer du benutzt Bonusplättchen { $ownKeyTile } oder { $otherKeyTile }.
rb-s-costs = Was es kostet
rb-price = Zahle den Wert des neuen Ortes in Francs, **abzüglich des Werts des Ortes, den du verlässt**, wenn das ein Gebäude oder Wahrzeichen ist. Von einer Bank oder vom Arc aus zahlst du den vollen Wert.
rb-price-resources = { $costs } Ein Wahrzeichen kostet außerdem die Ressourcen, die darauf zu sehen sind. Ressourcen zahlst du immer ganz: Für den verlassenen Ort wird davon nichts abgezogen.
    .one = Ein Gebäude mit Wert { $value } kostet außerdem { $cost }.
rb-price-pay = Wenn du nicht alles bezahlen kannst, darfst du den Schlüssel nicht dorthin versetzen. Vorher darfst du kaufen, verkaufen und Plättchen aktivieren ([[turn-free]]).
rb-price-spent = Ressourcen, die du ausgibst, kommen in den allgemeinen Vorrat. Dort können alle sie kaufen ([[market-buy]]).
rb-s-benefits = Was du bekommst
rb-benefits = Wenn du bezahlt hast, gibt dir der neue Ort etwas. Den Marker und die SP eines Gebäudes bekommst du sofort; alles andere ist dir freigestellt.
rb-benefit-token = **Gebäude**: Du nimmst den Marker daneben, wenn er noch da ist.
rb-benefit-bonus = { $bonusCount ->
    [0] In dieser Schachtel bringt kein Gebäude ein Bonusplättchen.
   *[other] { $bonusValues }
  }
    .free = **Wert { $values }**: Du darfst ein Bonusplättchen nehmen ([[bonus-take]]).
    .paid = **Wert { $value }**: Du darfst für { $price } ein Bonusplättchen nehmen ([[bonus-take]]).
rb-benefit-vp = { $vpCount ->
    [0] In dieser Schachtel bringt kein Gebäude SP.
   *[other] { $vpBenefits }
  }
    .one = **Wert { $value }**: Du erhältst { $vp }.
rb-benefit-prestige = **Wahrzeichen**: Du darfst Prestigemarker abgeben, die zu seinen Prestigefeldern passen, einen pro Feld, und erhältst für jeden die aufgedruckten SP. Diese Marker verlassen das Spiel. Bei jedem Kauf des Wahrzeichens sind alle seine Prestigefelder wieder leer.
rb-s-landmarks = Ein Wahrzeichen errichten
rb-landmark-new = Wenn du einen Schlüssel versetzt, darfst du dabei ein Wahrzeichen, das noch neben dem Plan liegt, im Bezirk dieses Schlüssels errichten; vom Arc aus in einem beliebigen Bezirk. Dein Schlüssel kommt auf dieses Wahrzeichen.
rb-landmark-order = Ein neues Wahrzeichen muss **mehr wert sein als jedes, das in diesem Bezirk schon steht**. Wie viele dort stehen, ist nicht begrenzt.
rb-landmark-stays = Es bleibt für den Rest der Partie in diesem Bezirk, auch wenn sein Schlüssel versetzt wird. Von da an wird es gekauft wie ein Gebäude.
rb-s-vp-tiles = SP-Plättchen
rb-vp-tile = Steigt durch dein Versetzen die Zahl der Schlüssel auf den Gebäuden und Wahrzeichen eines Bezirks **von drei auf vier**, darfst du sofort eines der übrigen SP-Plättchen platzieren, und zwar in einem beliebigen Bezirk, dessen Platz dafür noch leer ist.
rb-vp-tile-count = Schlüssel auf der Bank zählen nicht mit. Mehrere Schlüssel auf einem Ort zählen einzeln, wem sie auch gehören. Ein Schlüssel, der von einem Gebäude oder Wahrzeichen des Bezirks kommt, ändert die Zahl nicht; darum kommt es dazu in jedem Bezirk höchstens einmal.
rb-vp-tile-decline = Möchtest du keines platzieren, ist die Gelegenheit vorbei.

## 6 End Game tiles
rb-c-ends = Spielende-Plättchen
    .lead = Eine Hauptaktion für die späten Züge: Du darfst den ganzen Stapel durchsehen.
rb-end-take = Sobald alle Gebäudestapel leer sind, sogar schon in dem Zug, in dem das letzte Gebäude gezogen wurde, darfst du als Hauptaktion ein Spielende-Plättchen nehmen, solange es noch welche gibt. Sieh den ganzen Stapel durch, nimm ein Plättchen und halte es geheim. Die anderen erfahren nur, wie viele übrig sind.
rb-end-use = Aktiviere es sofort oder in einem späteren Zug, als freie Aktion: Du erhältst die Francs und SP, die es zeigt, oder es gilt als die Marker, die es zeigt ([[tokens-shown]]). Danach verlässt es das Spiel.
rb-end-last = Wer das letzte nimmt, leitet das Ende der Partie ein ([[end-trigger]]).
rb-s-end-tiles = Die { $endTiles } Plättchen

## 7 Buying and selling
rb-c-market = Kaufen und verkaufen
    .lead = Freie Aktionen: in deinem Zug, so oft du willst.
rb-market-buy = Kaufe eine Ressource aus dem allgemeinen Vorrat zu ihrem Kaufpreis. Kaufen kannst du nur, was dort liegt.
rb-market-sell = Verkaufe eine Ressource zu ihrem Verkaufspreis. Sie kommt in den allgemeinen Vorrat.
rb-market-prestige = Verkaufe einen Prestigemarker zu seinem Preis; er verlässt das Spiel. Kaufen kann man Prestigemarker nicht.
rb-market-coins = Die Münzen gehen nie aus.
rb-s-prices = Die Preise

## 8 The bonus track
rb-c-bonus = Die Bonusleiste
    .lead = Deine Figur geht nur vorwärts. Was sie überspringt, überlässt sie den anderen.
rb-s-taking = Ein Bonusplättchen nehmen
rb-bonus-take = Geh mit deiner Figur vorwärts auf **ein beliebiges Feld vor ihr, auf dem noch ein Plättchen liegt**, und nimm das oberste Plättchen. Mehrere Figuren dürfen auf demselben Feld stehen.
rb-bonus-decline = Du musst kein Bonusplättchen nehmen.
rb-bonus-owned = Nimm nie eine Nummer, die du schon hast. Auch ein benutztes Plättchen gilt noch als deines.
rb-bonus-last = Vom letzten Feld aus kann deine Figur nicht weiter vorwärts und bringt dir keine Plättchen mehr. Die Bonusplättchen { $anyTile } und { $backTile } wirken auch dort noch. Ist deine Figur mit Plättchen { $backTile } zurückgegangen, darf sie wieder vorwärts, selbst für das Bonusplättchen eines Gebäudes, das du gerade gekauft hast.
rb-s-activating = Plättchen aktivieren
rb-bonus-activate = Ein Bonusplättchen zu aktivieren ist eine freie Aktion ([[turn-free]]). Es wirkt sofort und vollständig, und damit ist das Plättchen benutzt.
rb-bonus-impossible = Ein Plättchen, dessen Wirkung nicht möglich ist, kannst du nicht aktivieren: zum Beispiel { $keyTileCount ->
    [0] { $backTile } ohne ein Plättchen in Reichweite
   *[other] { $keyTiles } ohne die nötigen Francs oder ohne einen Schlüssel im allgemeinen Vorrat, { $backTile } ohne ein Plättchen in Reichweite
  }, { $pairTiles } ohne ein Paar. Ein Plättchen, das null SP brächte, darfst du aktivieren.
rb-tokens-shown = **Ein Plättchen, das Marker zeigt, gilt selbst als Marker.** Wenn du es aktivierst, bekommst du so viele Marker, wie es zeigt, von der gezeigten Sorte oder nach deiner Wahl. Verwende sie **in diesem Zug** zum Zahlen, zum Punkten auf einem Wahrzeichen oder zum Verkaufen, jeden für sich. Sie werden vor echten Markern derselben Sorte verbraucht und kommen nie in den allgemeinen Vorrat. Für die Bonusplättchen { $pairTiles } bilden sie keine Paare. Was du bis zum Ende deines Zuges nicht verwendet hast, verfällt.
rb-tiles-in-move = **Die Bonusplättchen { $ownKeyTile } und { $otherKeyTile }** werden nur benutzt, wenn du einen Schlüssel auf einen besetzten Ort versetzt. Mit { $ownKeyTile } darf dort ein Schlüssel von dir liegen, mit { $otherKeyTile } ein fremder; liegt dort beides, genügt eines der beiden Plättchen, gleich welches. Preis und Vorteile sind wie immer, und auch alle anderen Bedingungen für das Versetzen gelten.
rb-counts-double = Ein Ort mit mehreren Schlüsseln von dir zählt für dich einmal pro Schlüssel, wann immer Werte, Gebäude oder Wahrzeichen gezählt werden. Die Ausnahmen: Für die Zahl der Arten (Bonusplättchen { $typesTile }) und für den höchsten einzelnen Wert bei Gleichstand zählt er nur einmal.

## 9 The bonus tiles
rb-c-tiles = Bonusplättchen { $first } bis { $last }
    .lead = In der Reihenfolge ihrer Nummern.
rb-tiles = Wie oft es ein Plättchen gibt, hängt von der Spielerzahl ab; wo nichts dabeisteht, gibt es eines. Auch die Wirkung mancher Plättchen hängt davon ab.
rb-tile-copies = Stückzahl: { $two } zu zweit, { $three } zu dritt, { $four } zu viert.
rb-tile-unused-tile = Jedes andere deiner unbenutzten Bonusplättchen bringt dir zu zweit { $two }, zu dritt { $three }, zu viert { $four }. Bonusplättchen { $francTile } und die Plättchen, die nur beim Versetzen benutzt werden, zählen mit, solange sie unbenutzt sind.
rb-tile-prestige-pair = Gib beliebig viele Paare gleicher Prestigemarker ab. Jedes Paar bringt zu zweit { $two }, zu dritt { $three }, zu viert { $four }. Die Marker verlassen das Spiel. Marker von einem Plättchen ([[tokens-shown]]) zählen nicht.
rb-tile-resource-pair = Gib beliebig viele Paare gleicher Ressourcen ab. Jedes Paar bringt zu zweit { $two }, zu dritt { $three }, zu viert { $four }. Die Ressourcen kommen in den allgemeinen Vorrat. Marker von einem Plättchen ([[tokens-shown]]) zählen nicht.
rb-more-tokens = Mehr dazu in [[tokens-shown]].
rb-more-tokens-two = Die zwei Marker dürfen verschiedene Sorten sein und verschiedenen Zwecken dienen; einer darf übrig bleiben. Mehr dazu in [[tokens-shown]].
rb-more-key = Es ist einer der zusätzlichen Schlüssel aus [[setup-players]]. Sind sie aufgebraucht oder fehlen dir die Francs, kannst du das Plättchen nicht aktivieren.
rb-more-move = Mehr dazu in [[tiles-in-move]].
rb-more-count = Ein Ort mit mehreren Schlüsseln von dir zählt einmal pro Schlüssel ([[counts-double]]).
rb-more-types = Die sechs Arten von Gebäuden und die Wahrzeichen sind zusammen sieben Arten. Mehrere Schlüssel auf einem Ort bringen hier nichts.
rb-more-any-tile = Es muss eine Nummer sein, die du noch nicht hast.
rb-more-back = Wie weit, entscheidest du, aber auf dem Feld muss ein Plättchen liegen, und zwar mit einer Nummer, die du noch nicht hast.
rb-more-franc = Mehr dazu in [[final-francs]].

## 10 The end and scoring
rb-c-end = Ende und Wertung
    .lead = Eine letzte Runde, dann werden die Bezirke gewertet.
rb-s-end = Das Ende der Partie
rb-end-trigger = Ist das letzte Spielende-Plättchen genommen, wird die laufende Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Dann folgt eine letzte, ganze Runde. Dein letzter Zug ist ein Zug wie jeder andere: Du darfst ihn nicht auslassen.
rb-s-scoring = Schlusswertung
rb-final-francs = Zuerst die Francs: Wer Bonusplättchen { $francTile } hat, erhält { $francVp } für jeden Franc.
rb-final-districts = Dann wird jeder Bezirk mit einem SP-Plättchen gewertet. Über die Ränge entscheidet der Gesamtwert: **die Summe aller Werte, die man dort besitzt**. Wer dort nichts besitzt, bekommt keinen Rang. Rang eins, zwei und drei erhalten der Reihe nach die drei Zahlen des SP-Plättchens als SP; alle anderen gehen leer aus. Ein Schlüssel auf der Bank ist nichts wert. Bezirke ohne SP-Plättchen werden nicht gewertet.
rb-final-ties = Bei gleichem Gesamtwert entscheidet der **höchste einzelne Wert**, den man dort besitzt. Sind mehrere auch dann noch gleichauf, teilen sie sich den Rang und erhalten alle dessen volle SP; danach entfallen so viele Ränge, wie sie zusätzlich belegen: Nach zweimal Rang eins kommt Rang drei.
rb-final-shared = Ein Ort mit Schlüsseln verschiedener Farben zählt für alle, die dort einen haben, voll.
rb-s-winner = Wer gewinnt
rb-winner = Die meisten SP gewinnen. Bei Gleichstand entscheiden die meisten Francs, dann der höchste Gesamtwert auf dem ganzen Plan; danach wird der Sieg geteilt. Über die weiteren Ränge wird ebenso entschieden.

## 11 With two players
rb-c-two = Im Spiel zu zweit
    .lead = Dasselbe Spiel mit diesen Unterschieden.
rb-two-half = In der Schlusswertung punktet der zweite Rang eines Bezirks **nur mit mindestens der Hälfte des Gesamtwerts des ersten**.
rb-two-keys = Zu Beginn haben beide je { $keysTwo } Schlüssel auf der Hand.
rb-two-copies = { $fewerCopies ->
    [0] Von jedem Bonusplättchen gibt es so viele wie zu dritt und zu viert ([[tiles]]).
   *[other] Von manchen Bonusplättchen gibt es weniger ([[tiles]]).
  }
rb-two-vp = { $perPlayerCount ->
    [0] Alle Bonusplättchen bringen so viel wie zu dritt und zu viert.
    [1] Für das Bonusplättchen { $perPlayerTiles } gilt zu zweit eine eigene Zahl.
   *[other] Für die Bonusplättchen { $perPlayerTiles } gelten zu zweit eigene Zahlen.
  }

## 12 Variants
rb-c-variants = Varianten
    .lead = Jede lässt sich einzeln wählen, wenn ihr einen Tisch eröffnet.
rb-variant-tokens = **Zufällige Marker**: Die Gold-Ressourcen kommen neben die Gebäudefelder mit Wert { $highest }. Alle anderen Marker, Ressourcen und Prestige zusammen, werden gemischt und neben die übrigen Gebäudefelder gelegt.
rb-variant-bonus = **Zufällige Bonusleiste**: Nehmt von jeder Nummer ein Plättchen und teilt sie nach ihren Buchstaben in drei Gruppen ({ $zones }). Mischt jede Gruppe und verteilt sie auf ihren Abschnitt der Leiste. Alle weiteren Plättchen kommen dann auf das mit derselben Nummer. Von nun an sind die Nummer eines Plättchens und die seines Feldes zweierlei: Was diese Regeln von einem Feld sagen, gilt für das Feld, was sie von einer Nummer sagen, für das Plättchen.
rb-variant-advanced = Der **variable Aufbau** der gedruckten Regeln ist beides zusammen.
rb-variant-districts = **Freie Bezirkswahl**: Zu Beginn kommt kein Gebäudeplättchen in die Schachtel zurück, und der Bezirk auf einem Plättchen gilt nicht. Du legst es auf ein leeres Gebäudefeld mit seinem Wert, in einem Bezirk deiner Wahl, in dem es noch kein Gebäude seiner Art gibt. Findet sich keines, verlässt das Plättchen das Spiel.
rb-variant-piles = **Zwei Stapel** statt drei, möglichst gleich hoch, wie in der deutschen Ausgabe.

## 13 Nine worked examples
rb-c-examples = Neun Beispiele
    .lead = Geh sie Schritt für Schritt durch, dann probier es selbst.

# Where an example shows a position: $place, $place2… are places, $a to $d the names of the players.
rb-ex-1 = Nur ein Weg nach oben
rb-ex-1-1 = Dein Schlüssel liegt hier: { $place }. Wohin kann er?
rb-ex-1-2 = Unbesetzt, aber niedriger: { $place }; { $place2 }. Schlüssel werden nur nach oben versetzt.
rb-ex-1-3 = Höher, aber besetzt: { $place }; { $place2 }.
rb-ex-1-4 = Unbesetzt und höher: { $place }. Du zahlst { $francs } und versetzt den Schlüssel dorthin.
rb-ex-1-5 = Sonst wäre nur ein neues Wahrzeichen infrage gekommen: eines, das mehr wert ist als { $above } und das du bezahlen kannst.

rb-ex-2 = Die Differenz zahlen
rb-ex-2-1 = Deine zwei Schlüssel: { $place }; { $place2 }.
rb-ex-2-2 = { $place } → { $place2 }: { $to } − { $from }, du zahlst also { $francs }.
rb-ex-2-3 = Du beendest deinen Zug, und { $b } spielt. Dann bist du wieder am Zug.
rb-ex-2-4 = { $place } → { $place2 }, ein neues Wahrzeichen: wieder nur die Differenz, { $to } − { $from } = { $francs }. Die Ressourcen aber ganz: { $cost }.

rb-ex-3 = Vom Arc auf ein Wahrzeichen
rb-ex-3-1 = Dein Schlüssel liegt auf dem Arc de Triomphe. Im Bezirk steht schon ein Wahrzeichen: { $place }, Wert { $value }.
rb-ex-3-2 = Du errichtest ein wertvolleres: { $place }, Wert { $value }. Du zahlst { $price }; für den Arc wird nichts abgezogen.
rb-ex-3-3 = Du gibst zwei Gold-Prestigemarker ab. Sie bringen { $vp }.
rb-ex-3-4 = Das dritte Prestigefeld bleibt leer: Du hast keinen passenden Marker.

rb-ex-4 = Höher als alle zuvor
rb-ex-4-1 = Dein Schlüssel liegt hier: { $place }. Ein Wahrzeichen steht dort schon: { $place2 }, Wert { $above }.
rb-ex-4-2 = Nicht mehr wert als { $above }, hier also nicht erlaubt: { $low }.
rb-ex-4-3 = Erlaubt: { $high }.
rb-ex-4-4 = Deine Wahl: { $place }. Du zahlst { $price }.

rb-ex-5 = Drei Gleiche
rb-ex-5-1 = Du besitzt drei Gebäude mit Wert { $value }: { $place }; { $place2 }; { $place3 }.
rb-ex-5-2 = Du aktivierst Bonusplättchen { $number } und erhältst { $vp } für jedes von ihnen: { $vpAll }.

rb-ex-6 = Der höchste Wert entscheidet
rb-ex-6-1 = Die Partie geht zu Ende. In diesem Bezirk liegt das SP-Plättchen { $figures }.
rb-ex-6-2 = Die Gesamtwerte: { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }.
rb-ex-6-3 = Gleicher Gesamtwert: { $a } und { $c }. Die höchsten einzelnen Werte: { $a } { $highA }, { $c } { $highC }. Rang eins also: { $c }.
rb-ex-6-4 = SP: { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. Nur drei Ränge punkten.

rb-ex-7 = Zweimal Rang eins
rb-ex-7-1 = Die Partie geht zu Ende. In diesem Bezirk liegt das SP-Plättchen { $figures }.
rb-ex-7-2 = { $place }: zwei Schlüssel, beide von { $b }. Das zählt doppelt. { $place2 }: Schlüssel von { $b } und { $d }. Das zählt für beide voll.
rb-ex-7-3 = Die Gesamtwerte: { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }. Bei { $b } und { $d } ist auch der höchste einzelne Wert gleich, { $highB }: Beide haben Rang eins.
rb-ex-7-4 = SP: { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. Der zweite Rang entfällt; Rang drei: { $a }.

rb-ex-8 = Weniger als die Hälfte
rb-ex-8-1 = Die Partie zu zweit geht zu Ende. In diesem Bezirk liegt das SP-Plättchen { $figures }.
rb-ex-8-2 = Die Gesamtwerte: { $a } { $sumA }, { $b } { $sumB }. Der zweite Rang braucht mindestens die Hälfte von { $sumA }, und { $sumB } ist weniger.
rb-ex-8-3 = SP: { $a } { $vpA }, { $b } { $vpB }.

rb-ex-9 = Fünf Arten
rb-ex-9-1 = Du besitzt Gebäude dieser Arten: { $types }. Und zwei Wahrzeichen: { $place }; { $place2 }.
rb-ex-9-2 = Wie viele du von einer Art hast, spielt keine Rolle, und alle Wahrzeichen sind eine Art: { $count } { $count ->
    [one] Art
   *[other] Arten
  }.
rb-ex-9-3 = Du aktivierst Bonusplättchen { $number } und erhältst { $vp }.
