## The rulebook (/rules), loaded only there. Arguments and signs are explained in the English file.

rb-title = Instrukcja
rb-print = Drukuj
rb-prices = Ceny
rb-chapters = Rozdziały
rb-chapter = Rozdział { $number }
rb-of = { $number } z { $count }
rb-search = Szukaj w instrukcji
    .hint = Szukaj…
rb-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } punkt instrukcji
    [few] { $count } punkty instrukcji
   *[many] { $count } punktów instrukcji
    [other] { $count } punktu instrukcji
  }
rb-nearest = Nic nie znaleziono. Może chodziło o: { $words }?
# Words that readers may look for and that do not stand in the paragraph; never shown.
rb-also-ties = remis remisy rozstrzyganie remisów
rb-also-winner = zwycięzca zwycięstwo wygrana wygrać
rb-also-money = pieniądze monety gotówka
rb-also-points = punkty punktacja
rb-link = Skopiuj link do punktu { $number }
rb-example = Przykład { $number }
rb-belongs = do punktu { $number }
rb-step = Krok { $step } z { $steps }
rb-next = Następny krok
rb-again = Od początku
rb-try = Spróbuj swoich sił
rb-try-text = Twój ruch: wolno wszystko, na co pozwalają zasady. Teraz gra { $name }.
rb-try-same = Dokładnie jak w instrukcji!
rb-try-back = Wróć do instrukcji
rb-try-undo = Cofnij
rb-price-buy = kupno
rb-price-sell = sprzedaż
rb-price-vp = na krajobrazie
rb-price-per-landmark = zob. krajobraz
rb-figures-note = Wszystkie liczby pochodzą z pudełka, z którym gra ten serwer; tylko przykłady zawsze korzystają z naszego.
rb-box = Liczby pochodzą z pudełka „{ $box }”; tylko przykłady zawsze korzystają z naszego.

## 1 Setup
rb-c-setup = Przygotowanie gry
    .lead = Co gdzie leży przed pierwszą turą.
rb-s-idea = O co chodzi
rb-aim = Paryż rośnie, a ty chcesz mieć w nim najlepsze adresy. Co jest twoje, pokazują klucze: **należy do ciebie każdy budynek i każdy krajobraz, na którym leży twój klucz**. Krajobrazy to najsłynniejsze miejsca Paryża. Wygrywa gracz, który na końcu ma najwięcej Punktów Zwycięstwa (PZ).
rb-sources = { $vpCount ->
    [0] PZ dostajesz za żetony prestiżu odrzucone na krajobrazach oraz dzięki płytkom bonusowym i płytkom końca gry.
   *[other] PZ dostajesz za budynki o wartości { $vpValues }, za żetony prestiżu odrzucone na krajobrazach oraz dzięki płytkom bonusowym i płytkom końca gry.
  } Na koniec gry punktują też dzielnice, w których leży płytka punktacji.
rb-golds = Złoto to zasób :gold:, a złoty prestiż :prestige-gold: to jeden z rodzajów żetonów prestiżu. To dwie różne rzeczy i żadna nigdy nie zastępuje drugiej.
rb-s-board = Plansza
rb-board = Pośrodku stoi Łuk Triumfalny, który nie należy do żadnej dzielnicy. Otacza go sześć dzielnic: { $districts }. Każda ma bank, po jednym polu na budynki o wartościach { $values }, miejsce na krajobrazy i miejsce na jedną płytkę punktacji. W każdej dzielnicy jest po jednym budynku każdego typu: { $types }.
rb-pic-board-1 = Bank i jego dochód; każdy gracz ma tam własne miejsce.
rb-pic-board-2 = Pole na budynek: jego wartość i leżący obok żeton.
rb-pic-board-3 = Miejsce na krajobrazy, bez limitu.
rb-pic-board-4 = Miejsce na płytkę punktacji.
rb-pic-board-5 = Tor Bonusów.
rb-setup-tokens = Obok każdego pola na budynek leży jeden żeton: zasób (drewno :wood:, marmur :marble:, złoto :gold:) albo żeton prestiżu (brązowy :prestige-bronze:, srebrny :prestige-silver:, złoty :prestige-gold:). Który gdzie leży, pokazano poniżej. W puli, wspólnej dla wszystkich, na początku **nie ma zasobów**, więc żadnego nie można jeszcze kupić.
rb-setup-piles = Potasuj płytki budynków ({ $buildings }), trzy z nich bez podglądania odłóż do pudełka, a z pozostałych ułóż trzy zakryte stosy tej samej wysokości. Rewers płytki pokazuje jej dzielnicę. Wszyscy wiedzą więc, do której dzielnicy należy wierzchnia płytka każdego stosu, ale nie znają jej wartości ani typu.
rb-setup-beside = Obok planszy leżą odkryte krajobrazy ({ $landmarks }) i płytki punktacji ({ $vpTiles }) oraz zakryte płytki końca gry ({ $endTiles }).
rb-setup-bonus = Każda płytka bonusowa leży na polu Toru Bonusów o tym samym numerze. Płytki o jednakowym numerze leżą jedna na drugiej; ile ich jest, zależy od liczby graczy ([[tiles]]).
rb-s-players = Gracze
rb-setup-players = Grać mogą dwie, trzy albo cztery osoby. Każdy gracz dostaje: { $startFrancs } i klucze ({ $keysTwo } w grze dwuosobowej, { $keysThree } w trzyosobowej, { $keysFour } w czteroosobowej). { $extraKeys ->
    [0] Dodatkowych kluczy nie ma.
   *[other] Dodatkowe klucze (po { $extraKeys } na gracza) czekają w puli; { $keyTileCount ->
        [0] żadna płytka bonusowa nie wprowadza ich do gry.
        [1] do gry wprowadza je tylko płytka bonusowa { $keyTiles }.
       *[other] do gry wprowadzają je tylko płytki bonusowe { $keyTiles }.
      }
  }
rb-setup-start = Wszyscy zaczynają bez PZ i z pionkiem przed pierwszym polem Toru Bonusów. Pierwszego gracza wyznacza los. Gra toczy się zgodnie z ruchem wskazówek zegara, a pierwszy gracz pozostaje ten sam do końca.
rb-screens = Za zasłonką trzymasz klucze, których nie ma na planszy, oraz franki, żetony, płytki bonusowe i płytki końca gry: inni ich nie widzą. Użyte płytki bonusowe leżą odkryte. Przy stole można też umówić się na otwarte zasłonki; wtedy tajne pozostają tylko płytki końca gry.

## 2 Your turn
rb-c-turn = Twoja tura
    .lead = Najpierw budynek, potem jedna akcja główna; darmowe akcje, kiedy zechcesz.
rb-turn = W swojej turze najpierw dobierasz budynek ([[draw]]). Potem wykonujesz **dokładnie jedną akcję główną**. Następnie twoja tura się kończy. Runda to po jednej turze każdego gracza.
rb-turn-actions = Akcje główne to: umieszczenie klucza ([[place]]), przeniesienie klucza ([[move]]) i, pod koniec gry, wzięcie płytki końca gry ([[end-take]]).
rb-turn-free = **Darmowe akcje** to kupowanie i sprzedawanie zasobów, sprzedawanie żetonów prestiżu oraz używanie płytek bonusowych i płytek końca gry. W swojej turze, po dobraniu budynku, możesz wykonać ich dowolnie wiele, w dowolnej kolejności i w dowolnej chwili: przed akcją główną, przy podejmowaniu decyzji o jej korzyściach i po niej. Jedyny wyjątek: gdy odrzucasz pary dzięki jednej z płytek bonusowych { $pairTiles }, między jedną parą a drugą nie robisz nic innego.
rb-turn-pass = Jeśli żadna akcja główna nie jest możliwa, pasujesz. Nadal wolno ci wykonywać darmowe akcje, a dzięki nim akcja główna może stać się możliwa. Dopóki jakąś akcję główną da się wykonać bez płytek bonusowych { $ownKeyTile } i { $otherKeyTile }, pasować nie wolno. Tych dwóch płytek nikt nie musi używać.

## 3 Drawing a building
rb-c-draw = Dobieranie budynku
    .lead = Miasto rośnie z każdą turą.
rb-draw = Wybierz stos, w którym są jeszcze płytki, weź z niego wierzchnią i odkryj ją.
rb-draw-space = Budynek trafia do swojej dzielnicy, na pole z jego wartością.
rb-draw-empty = Gdy wszystkie stosy są puste, ten krok pomija się już do końca gry.

## 4 Placing a key
rb-c-place = Umieszczanie klucza
    .lead = Bank płaci od razu; Łuk Triumfalny otwiera wszystkie drogi.
rb-place = Umieść klucz zza zasłonki w banku albo na Łuku Triumfalnym, **tam, gdzie nie masz jeszcze klucza**. Klucze innych nigdy ci tu nie przeszkadzają: każdy gracz ma własne miejsce.
rb-place-bank = W banku bierzesz tyle franków, ile na nim podano. Dochody banków: { $banks }.
rb-place-arc = Łuk nic nie płaci, ale klucz może stamtąd trafić do każdej dzielnicy ([[move-arc]]).
rb-place-stays = Klucze z planszy nie wracają za zasłonkę. Przenosi się je już tylko na budynki i krajobrazy.

## 5 Moving a key
rb-c-move = Przenoszenie klucza
    .lead = Pnij się w górę: przenieś klucz, który leży już na planszy, pod lepszy adres.
rb-s-where = Dokąd można przenieść klucz
rb-move = Wybierz jeden ze swoich kluczy na planszy i przenieś go na **niezajęty** budynek lub krajobraz, czyli taki, na którym nie leży żaden klucz, nawet twój. Opuszczone miejsce od razu staje się dostępne dla innych.
rb-move-higher = Klucz z banku, budynku lub krajobrazu zostaje w swojej dzielnicy i musi trafić na **wyższą wartość** niż wartość miejsca, które opuszcza. Bank nie ma wartości, więc wszystko w jego dzielnicy jest warte więcej.
rb-move-arc = Klucz z Łuku Triumfalnego może trafić na dowolną wartość w dowolnej dzielnicy.
rb-move-built = Budynek można kupić tylko wtedy, gdy jego płytka leży na planszy. Krajobraz może już tam stać albo stawiasz go, przenosząc klucz ([[landmark-new]]).
rb-move-occupied = Na zajęte miejsce można przenieść klucz tylko z płytką bonusową { $ownKeyTile } lub { $otherKeyTile } ([[tiles-in-move]]).
rb-pic-move-1 = Bank nie ma wartości: każdy budynek jest wart więcej.
rb-pic-move-2 = Niezajęty i wart więcej: możliwy adres.
rb-pic-move-3 = Leży tu klucz: zajęte, chyba że użyjesz płytki bonusowej { $ownKeyTile } lub { $otherKeyTile }.
rb-s-costs = Ile to kosztuje
rb-price = Zapłać we frankach wartość nowego miejsca **pomniejszoną o wartość miejsca, które opuszczasz**, jeśli jest to budynek lub krajobraz. Z banku lub z Łuku płacisz pełną wartość.
rb-price-resources = { $costs } Krajobraz kosztuje też zasoby, które na nim pokazano. Zasoby płaci się zawsze w całości: za opuszczane miejsce nic się nie odlicza.
    .one = Budynek o wartości { $value } kosztuje też zasoby ({ $cost }).
rb-price-pay = Jeśli nie możesz zapłacić wszystkiego, nie możesz przenieść tam klucza. Przedtem możesz jednak kupować, sprzedawać i używać płytek ([[turn-free]]).
rb-price-spent = Wydane zasoby trafiają do puli, z której każdy może je kupić ([[market-buy]]).
rb-s-benefits = Co dostajesz
rb-benefits = Gdy zapłacisz, nowe miejsce coś ci daje. Żeton i PZ za budynek dostajesz od razu; z reszty możesz skorzystać albo nie.
rb-benefit-token = **Budynek**: bierzesz leżący obok żeton, jeśli jeszcze tam jest.
rb-benefit-bonus = { $bonusCount ->
    [0] W tym pudełku żaden budynek nie pozwala wziąć płytki bonusowej.
   *[other] { $bonusValues }
  }
    .free = **Wartość { $values }**: możesz wziąć płytkę bonusową ([[bonus-take]]).
    .paid = **Wartość { $value }**: możesz wziąć płytkę bonusową, koszt: { $price } ([[bonus-take]]).
rb-benefit-vp = { $vpCount ->
    [0] W tym pudełku żaden budynek nie daje PZ.
   *[other] { $vpBenefits }
  }
    .one = **Wartość { $value }**: dostajesz { $vp }.
rb-benefit-prestige = **Krajobraz**: możesz odrzucić żetony prestiżu pasujące do jego pól prestiżu, po jednym na pole, i za każdy dostać podaną liczbę PZ. Te żetony opuszczają grę. Przy każdym zakupie krajobrazu wszystkie jego pola prestiżu są znowu puste.
rb-s-landmarks = Stawianie krajobrazu
rb-landmark-new = Przenosząc klucz, możesz wziąć krajobraz leżący obok planszy i postawić go w dzielnicy, w której jest ten klucz; z Łuku Triumfalnego – w dowolnej. Klucz przenosisz właśnie na ten krajobraz.
rb-landmark-order = Stawiany krajobraz musi być wart **więcej niż każdy krajobraz, który już stoi w tej dzielnicy**. Ich liczba nie jest ograniczona.
rb-landmark-stays = Postawiony krajobraz zostaje w tej dzielnicy do końca gry, także wtedy, gdy klucz przenosi się z niego dalej. Odtąd można go kupić tak jak budynek.
rb-s-vp-tiles = Płytki punktacji
rb-vp-tile = Gdy przenosisz klucz i przez to liczba kluczy na budynkach i krajobrazach dzielnicy wzrasta **z trzech do czterech**, możesz od razu umieścić jedną z pozostałych płytek punktacji w dowolnej dzielnicy, która takiej płytki jeszcze nie ma.
rb-vp-tile-count = Klucze w banku się nie liczą. Gdy na jednym miejscu leży kilka kluczy, liczy się każdy, bez względu na to, czyj jest. Klucze nie opuszczają dzielnicy, a klucz przeniesiony z jej budynku lub krajobrazu nie zmienia ich liczby, więc w każdej dzielnicy zdarza się to najwyżej raz.
rb-vp-tile-decline = Jeśli nie chcesz umieścić płytki, okazja przepada.

## 6 End Game tiles
rb-c-ends = Płytki końca gry
    .lead = Akcja główna na późną fazę gry: możesz przejrzeć cały stos.
rb-end-take = Gdy wszystkie stosy budynków są puste, możesz w ramach akcji głównej wziąć płytkę końca gry, dopóki jakieś są; wolno to zrobić już w tej turze, w której dobrano ostatni budynek. Przejrzyj wszystkie te płytki, weź jedną i zachowaj ją w tajemnicy. Inni dowiadują się tylko, ile ich zostało.
rb-end-use = Możesz jej użyć od razu albo w późniejszej turze, w ramach darmowej akcji: dostajesz franki i PZ, które pokazuje, albo płytka służy jako żetony, które pokazuje ([[tokens-shown]]). Potem opuszcza grę.
rb-end-last = Wzięcie ostatniej płytki prowadzi do końca gry ([[end-trigger]]).
rb-s-end-tiles = Wszystkie płytki ({ $endTiles })

## 7 Buying and selling
rb-c-market = Kupno i sprzedaż
    .lead = Darmowe akcje: w swojej turze tak często, jak chcesz.
rb-market-buy = Kup zasób z puli za jego cenę kupna. Kupić można tylko to, co tam leży.
rb-market-sell = Sprzedaj zasób za jego cenę sprzedaży. Trafia on do puli.
rb-market-prestige = Sprzedaj żeton prestiżu za jego cenę; opuszcza on grę. Żetonów prestiżu nie można kupić.
rb-market-coins = Monet nigdy nie zabraknie.
rb-s-prices = Ceny

## 8 The bonus track
rb-c-bonus = Tor Bonusów
    .lead = Twój pionek idzie tylko naprzód. Co minie, zostawia innym.
rb-s-taking = Branie płytki bonusowej
rb-bonus-take = Przesuń swój pionek naprzód na **dowolne pole przed nim, na którym leży jeszcze płytka**, i weź wierzchnią płytkę. Na jednym polu może stać kilka pionków.
rb-bonus-decline = Nie musisz brać płytki bonusowej.
rb-bonus-owned = Nigdy nie możesz wziąć numeru, który już masz. Użyta płytka nadal liczy się jako twoja.
rb-bonus-last = Z ostatniego pola pionek nie może iść naprzód, więc w ten sposób nie weźmiesz już żadnej płytki. Płytki bonusowe { $anyTile } i { $backTile } działają także wtedy. Pionek cofnięty dzięki płytce { $backTile } może znowu iść naprzód, nawet po płytkę bonusową za dopiero co kupiony budynek.
rb-s-activating = Używanie płytek
rb-bonus-activate = Użycie płytki bonusowej to darmowa akcja ([[turn-free]]). Jej efekt następuje od razu i w całości; odtąd płytka jest użyta.
rb-bonus-impossible = Jeśli efekt płytki jest niemożliwy, nie można jej użyć. Przykłady: { $keyTileCount ->
    [0] płytka { $backTile }, gdy
    [1] płytka { $keyTiles } bez potrzebnych franków albo bez klucza w puli; płytka { $backTile }, gdy
   *[other] płytki { $keyTiles } bez potrzebnych franków albo bez klucza w puli; płytka { $backTile }, gdy
  } w jej zasięgu nie ma czego wziąć; płytki { $pairTiles } bez pary. Płytki, która nie dałaby żadnych punktów, użyć wolno.
rb-tokens-shown = **Płytka, która pokazuje żetony, jest tymi żetonami.** Używając jej, dostajesz tyle żetonów, ile pokazuje: pokazanego rodzaju albo, jeśli daje wybór, takich, jakie wybierzesz. Przeznacz je **w tej turze** na zapłatę, na punkty za krajobraz albo na sprzedaż, każdy osobno. Zużywa się je przed prawdziwymi żetonami tego samego rodzaju i nigdy nie trafiają do puli. Nie tworzą par dla płytek bonusowych { $pairTiles }. Co zostanie na koniec twojej tury, przepada.
rb-tiles-in-move = **Płytek bonusowych { $ownKeyTile } i { $otherKeyTile }** używa się tylko przy przenoszeniu klucza na zajęte miejsce. Przy płytce { $ownKeyTile } może tam leżeć twój własny klucz, przy płytce { $otherKeyTile } – klucz przeciwnika; jeśli leżą tam oba, wystarczy dowolna z tych płytek. Cena i korzyści są takie jak zawsze; obowiązują też wszystkie inne warunki przenoszenia.
rb-counts-double = Budynek lub krajobraz, na którym leży kilka twoich kluczy, liczy się dla ciebie tyle razy, ile ich tam jest, zawsze gdy liczy się wartości, budynki lub krajobrazy. Wyjątki: do liczby typów (płytka bonusowa { $typesTile }) i do najwyższej pojedynczej wartości przy remisie liczy się raz.

## 9 The bonus tiles
rb-c-tiles = Płytki bonusowe od { $first } do { $last }
    .lead = W kolejności numerów.
rb-tiles = Liczba sztuk danej płytki zależy od liczby graczy; gdzie nic nie podano, jest jedna. Od liczby graczy zależą też efekty niektórych płytek.
rb-tile-copies = Liczba sztuk: { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej.
rb-tile-unused-tile = Za każdą inną swoją nieużytą płytkę bonusową dostajesz { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej. Płytka bonusowa { $francTile } i płytki używane tylko przy przenoszeniu też się liczą, dopóki są nieużyte.
rb-tile-prestige-pair = Odrzuć dowolną liczbę par jednakowych żetonów prestiżu. Za każdą parę dostajesz { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej. Odrzucone żetony opuszczają grę. Żetony pochodzące z płytek ([[tokens-shown]]) się nie liczą.
rb-tile-resource-pair = Odrzuć dowolną liczbę par jednakowych zasobów. Za każdą parę dostajesz { $two } w grze dwuosobowej, { $three } w trzyosobowej, { $four } w czteroosobowej. Odrzucone zasoby trafiają do puli. Żetony pochodzące z płytek ([[tokens-shown]]) się nie liczą.
rb-more-tokens = Więcej w punkcie [[tokens-shown]].
rb-more-tokens-two = Oba żetony mogą być różnego rodzaju i służyć różnym celom; jeden może pozostać niewykorzystany. Więcej w punkcie [[tokens-shown]].
rb-more-key = To jeden z dodatkowych kluczy z punktu [[setup-players]]. Gdy już ich nie ma albo brakuje ci franków, płytki nie można użyć.
rb-more-move = Więcej w punkcie [[tiles-in-move]].
rb-more-count = Miejsce z kilkoma twoimi kluczami liczy się tyle razy, ile ich tam jest ([[counts-double]]).
rb-more-types = Sześć typów budynków i krajobrazy to razem siedem typów. Kilka kluczy na jednym miejscu nic tu nie dodaje.
rb-more-any-tile = Musi to być numer, którego jeszcze nie masz.
rb-more-back = Ty decydujesz, jak daleko, ale na tym polu musi leżeć płytka o numerze, którego jeszcze nie masz.
rb-more-franc = Więcej w punkcie [[final-francs]].

## 10 The end and scoring
rb-c-end = Koniec i punktacja
    .lead = Ostatnia runda, a potem liczą się dzielnice.
rb-s-end = Koniec gry
rb-end-trigger = Po wzięciu ostatniej płytki końca gry dogrywa się bieżącą rundę, aby wszyscy mieli tyle samo tur. Potem rozgrywa się jeszcze jedną, ostatnią pełną rundę. Twoja ostatnia tura jest taka jak każda inna: musisz ją rozegrać.
rb-s-scoring = Końcowa punktacja
rb-final-francs = Najpierw gracz z płytką bonusową { $francTile } dostaje { $francVp } za każdego franka.
rb-final-districts = Potem punktuje się każdą dzielnicę z płytką punktacji. O miejscach graczy, którzy coś w niej posiadają, decyduje **łączna wartość tego, co kto tam posiada**. Pierwsze, drugie i trzecie miejsce dają kolejno tyle PZ, ile mówią trzy liczby na płytce punktacji; dalsze miejsca nie dają nic. Klucz w banku nie jest nic wart. Dzielnice bez płytki punktacji nie punktują.
rb-final-ties = Przy równej łącznej wartości decyduje **najwyższa pojedyncza wartość** posiadana w tej dzielnicy. Gracze, którzy nadal remisują, zajmują to samo miejsce i każdy dostaje za nie PZ, a za każdego kolejnego z nich pomija się jedno dalsze miejsce: po dwóch pierwszych miejscach jest od razu trzecie.
rb-final-shared = Budynek lub krajobraz, na którym leżą klucze kilku graczy, liczy się w całości dla każdego z nich.
rb-s-winner = Kto wygrywa
rb-winner = Wygrywa gracz z największą liczbą PZ. Przy remisie decyduje liczba franków, potem łączna wartość na całej planszy; jeśli i ona jest równa, zwycięstwo jest wspólne. Tak samo ustala się dalsze miejsca.

## 11 With two players
rb-c-two = Gra dwuosobowa
    .lead = Ta sama gra, z takimi różnicami.
rb-two-half = W końcowej punktacji drugie miejsce w dzielnicy punktuje **tylko wtedy, gdy ma co najmniej połowę łącznej wartości pierwszego**.
rb-two-keys = Na początku każdy gracz ma za zasłonką { $keysTwo ->
    [one] { $keysTwo } klucz
    [few] { $keysTwo } klucze
   *[many] { $keysTwo } kluczy
    [other] { $keysTwo } klucza
  }.
rb-two-copies = { $fewerCopies ->
    [0] Każdej płytki bonusowej jest tyle samo co w grze trzy- i czteroosobowej ([[tiles]]).
   *[other] Niektórych płytek bonusowych jest mniej ([[tiles]]).
  }
rb-two-vp = { $perPlayerCount ->
    [0] Wszystkie płytki bonusowe dają tyle samo co w grze trzy- i czteroosobowej.
    [1] Płytka bonusowa { $perPlayerTiles } ma własną liczbę dla gry dwuosobowej.
   *[other] Płytki bonusowe { $perPlayerTiles } mają własne liczby dla gry dwuosobowej.
  }

## 12 Variants
rb-c-variants = Warianty
    .lead = Każdy można wybrać osobno przy otwieraniu stołu.
rb-variant-tokens = **Losowe żetony**: złoto (zasób) kładzie się przy polach o wartości { $highest }. Wszystkie pozostałe żetony, czyli inne zasoby i żetony prestiżu, tasuje się i rozkłada przy pozostałych polach.
rb-variant-bonus = **Losowy Tor Bonusów**: weź po jednej płytce każdego numeru i podziel je według liter na trzy grupy ({ $zones }). Potasuj każdą grupę i rozłóż ją na jej części Toru Bonusów. Pozostałe płytki połóż potem na wierzchu płytek o tym samym numerze. Odtąd numer płytki i numer jej pola to nie to samo: gdy ta instrukcja mówi o polu, chodzi o pole, a gdy mówi o numerze – o płytkę.
rb-variant-advanced = **Wariant zaawansowany** z drukowanej instrukcji to oba te warianty razem.
rb-variant-districts = **Dowolna dzielnica**: na początku żaden budynek nie wraca do pudełka, a dzielnica podana na płytce się nie liczy. Połóż budynek na pustym polu o jego wartości w wybranej dzielnicy, w której nie ma jeszcze budynku tego typu. Jeśli takiego pola nie ma, płytka opuszcza grę.
rb-variant-piles = **Dwa stosy** zamiast trzech, możliwie równe, jak w wydaniu niemieckim.

## 13 Nine worked examples
rb-c-examples = Dziewięć przykładów
    .lead = Prześledź je krok po kroku, a potem spróbuj swoich sił.

rb-ex-1 = Jedna droga w górę
rb-ex-1-1 = Twój klucz leży tutaj: { $place }. Dokąd można go przenieść?
rb-ex-1-2 = Niezajęte, ale warte mniej: { $place }; { $place2 }. Klucze przenosi się tylko na wyższą wartość.
rb-ex-1-3 = Warte więcej, ale zajęte: { $place }; { $place2 }.
rb-ex-1-4 = Niezajęte i warte więcej: { $place }. Płacisz i przenosisz klucz. Cena: { $francs }.
rb-ex-1-5 = Poza tym można było tylko postawić nowy krajobraz, wart więcej niż { $above }, jeśli cię na niego stać.

rb-ex-2 = Płaci się różnicę
rb-ex-2-1 = Twoje dwa klucze: { $place }; { $place2 }.
rb-ex-2-2 = { $place } → { $place2 }: { $to } − { $from }, więc cena to { $francs }.
rb-ex-2-3 = Kończysz turę i gra { $b }. Potem znowu jest twoja tura.
rb-ex-2-4 = { $place } → nowy krajobraz: { $place2 }. Znowu tylko różnica: { $to } − { $from } = { $francs }. Ale zasoby w całości: { $cost }.

rb-ex-3 = Z Łuku na krajobraz
rb-ex-3-1 = Twój klucz leży na Łuku Triumfalnym. W dzielnicy stoi już krajobraz: { $place } (wartość { $value }).
rb-ex-3-2 = Stawiasz tam krajobraz wart więcej: { $place } (wartość { $value }). Cena: { $price }; za Łuk nic się nie odlicza.
rb-ex-3-3 = Odrzucasz dwa złote żetony prestiżu. Dostajesz za nie { $vp }.
rb-ex-3-4 = Trzecie pole prestiżu zostaje puste: nie masz na nie żetonu.

rb-ex-4 = Więcej niż wszystkie poprzednie
rb-ex-4-1 = Twój klucz leży tutaj: { $place }. W dzielnicy stoi już krajobraz: { $place2 } (wartość { $above }).
rb-ex-4-2 = Warte nie więcej niż { $above }, więc tu niedozwolone: { $low }.
rb-ex-4-3 = Dozwolone: { $high }.
rb-ex-4-4 = Twój wybór: { $place }. Cena: { $price }.

rb-ex-5 = Trzy o tej samej wartości
rb-ex-5-1 = Posiadasz trzy budynki o wartości { $value }: { $place }; { $place2 }; { $place3 }.
rb-ex-5-2 = Używasz płytki bonusowej { $number } i za każdy z nich dostajesz { $vp }, razem { $vpAll }.

rb-ex-6 = Decyduje najwyższa wartość
rb-ex-6-1 = Gra się kończy. W tej dzielnicy leży płytka punktacji { $figures }.
rb-ex-6-2 = Łączne wartości: { $a } – { $sumA }, { $b } – { $sumB }, { $c } – { $sumC }, { $d } – { $sumD }.
rb-ex-6-3 = Równa łączna wartość: { $a } i { $c }. Najwyższe pojedyncze wartości: { $a } – { $highA }, { $c } – { $highC }. Pierwsze miejsce: { $c }.
rb-ex-6-4 = Punkty: { $a } – { $vpA }, { $b } – { $vpB }, { $c } – { $vpC }, { $d } – { $vpD }. Punktują tylko trzy miejsca.

rb-ex-7 = Dwa pierwsze miejsca
rb-ex-7-1 = Gra się kończy. W tej dzielnicy leży płytka punktacji { $figures }.
rb-ex-7-2 = { $place }: dwa klucze jednego gracza ({ $b }). Liczy się podwójnie. { $place2 }: klucze dwóch graczy ({ $b } i { $d }). Liczy się w całości dla każdego z nich.
rb-ex-7-3 = Łączne wartości: { $a } – { $sumA }, { $b } – { $sumB }, { $c } – { $sumC }, { $d } – { $sumD }. { $b } i { $d } mają też tę samą najwyższą pojedynczą wartość: { $highB }. Pierwsze miejsce: { $b } i { $d }.
rb-ex-7-4 = Punkty: { $a } – { $vpA }, { $b } – { $vpB }, { $c } – { $vpC }, { $d } – { $vpD }. Drugie miejsce się pomija; trzecie miejsce: { $a }.

rb-ex-8 = Mniej niż połowa
rb-ex-8-1 = Gra dwuosobowa się kończy. W tej dzielnicy leży płytka punktacji { $figures }.
rb-ex-8-2 = Łączne wartości: { $a } – { $sumA }, { $b } – { $sumB }. Drugie miejsce potrzebuje co najmniej połowy z { $sumA }, a { $sumB } to mniej.
rb-ex-8-3 = Punkty: { $a } – { $vpA }, { $b } – { $vpB }.

rb-ex-9 = Pięć typów
rb-ex-9-1 = Posiadasz budynki tych typów: { $types }. Do tego dwa krajobrazy: { $place }; { $place2 }.
rb-ex-9-2 = Nie ma znaczenia, ile budynków jednego typu posiadasz, a wszystkie krajobrazy to jeden typ. Razem { $count ->
    [one] { $count } typ
    [few] { $count } typy
   *[many] { $count } typów
    [other] { $count } typu
  }.
rb-ex-9-3 = Używasz płytki bonusowej { $number } i dostajesz { $vp }.
