## Reference: every figure is an argument and comes from the box
ref-title = Kompendium
ref-lead = Wszystko, co jest w pudełku, i zasady w skrócie. Liczby są takie, z jakimi gra ten serwer.
ref-search = Szukaj
ref-search-hint = Luwr, klucz, marmur, 27…
ref-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } hasło
    [few] { $count } hasła
   *[other] { $count } haseł
  }
ref-contents = Spis treści
ref-rules = Zasady w skrócie
ref-for-players = Liczby dla
ref-for-count = { $count } graczy
ref-provenance = Skąd pochodzą liczby
ref-provenance-text = Część liczb widać w instrukcjach tylko na obrazkach. Dlatego każda mówi tu, na ile jest pewna; właściciel pudełka może ją poprawić w jednym pliku.
prov-rulebook = instrukcja
    .more = podane w tekście lub przykładach instrukcji
prov-published = opublikowane
    .more = podane w opublikowanych recenzjach gry
prov-inferred = wywnioskowane
    .more = wynika z dużą pewnością ze znanych liczb
prov-reconstructed = odtworzone
    .more = nieznane; dobrane tak, by zgadzało się ze wszystkim, co znane
prov-owner = poprawione
    .more = poprawione przez właściciela pudełka
ref-bank-income = Klucz położony tutaj daje { $francs }.
ref-value-title = Wartość { $value }
ref-value-cost = Oprócz franków kosztuje { $cost }.
ref-value-bonus = Potem możesz wziąć płytkę bonusową.
ref-value-bonus-paid = Potem możesz wziąć płytkę bonusową, płacąc { $francs }.
ref-value-vp = Od razu daje { $vp }.
ref-value-token = W podstawowym ustawieniu obok leży: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Po jednym w każdej dzielnicy, za każdym razem o innej wartości.
ref-landmark-cost = Kosztuje
ref-landmark-slots = Przyjmuje prestiż
ref-landmark-text = Wartość we frankach, pomniejszona o wartość miejsca, które opuszcza klucz, oraz { $cost }. Za oddany prestiż do { $vp }.
ref-landmarks-text = Osiem krajobrazów czeka obok planszy. Przesuwany klucz może wprowadzić jeden do swojej dzielnicy; musi być wart więcej niż każdy, który już tam stoi, i zostaje, gdy klucz idzie dalej.
ref-market-buy = kupno
ref-market-sell = sprzedaż
ref-market-score = na krajobrazie
ref-market-text = W dowolnej chwili swojej tury po dobraniu. Kupić można tylko to, co leży w puli: na początku jest pusta i zapełnia się tym, co gracze wydają i sprzedają. Prestiż można tylko sprzedać; opuszcza on grę.
ref-bonus-text = Każda leży na polu swojego numeru, w strefach { $zones }. Twój pionek idzie tylko naprzód i nigdy nie masz dwa razy tego samego numeru.
ref-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[other] { $count } sztuk
  }
ref-end-text = Zakryte, dopóki nie skończą się budynki; potem zamiast innej akcji głównej możesz je przejrzeć i wziąć jedną. Po wzięciu ostatniej kończy się rundę i rozgrywa jeszcze jedną.
ref-vp-text = Kto położy czwarty klucz na budynkach i krajobrazach dzielnicy, może położyć jedną w dowolnej dzielnicy. Na końcu punktuje najwyższe sumy wartości.
ref-vp-ranks = 1. { $first }, 2. { $second }, 3. { $third }

## Effects of bonus and end tiles
n-any-resource = { $count } { $count ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[other] dowolnych zasobów
  }
n-any-prestige = { $count } { $count ->
    [one] dowolny prestiż
    [few] dowolne prestiże
   *[other] dowolnych prestiży
  }
tile-text-gain = Zdobądź { $what }.
tile-text-resource = W tej turze to { $what }: do zapłaty lub na sprzedaż.
tile-text-prestige = W tej turze to { $what }: dla krajobrazu lub na sprzedaż.
tile-text-lost = Co nie zostanie użyte do końca tury, przepada.
tile-text-per-building = { $vp } za każdy twój budynek o wartości { $value }.
tile-text-per-unused-tile = { $vp } za każdą inną swoją nieużytą płytkę bonusową.
tile-text-per-prestige-pair = Oddaj dowolną liczbę par jednakowych żetonów prestiżu: { $vp } za parę. Opuszczają grę.
tile-text-per-resource-pair = Oddaj dowolną liczbę par jednakowych zasobów: { $vp } za parę. Trafiają do puli.
tile-text-per-landmark = { $vp } za każdy twój krajobraz.
tile-text-per-franc = Nie używa się jej: na końcu gry daje { $vp } za franka.
tile-text-types = Za różne rodzaje tego, co posiadasz; wszystkie krajobrazy to jeden rodzaj: { $steps }. Mniej nie daje nic.
tile-text-types-step = { $types } { $types ->
    [few] rodzaje
   *[other] rodzajów
  } { $vp }
tile-text-key = Zapłać { $francs } i weź jeden ze swoich kluczy z puli na rękę.
tile-text-own-key = Przy ruchu: wejdź na miejsce, na którym leży twój klucz. Liczy się wtedy dla ciebie podwójnie.
tile-text-opponent-key = Przy ruchu: wejdź na miejsce z kluczem przeciwnika. Odtąd dzielicie je.
tile-text-any-tile = Weź dowolną płytkę z toru, także miniętą; pionek zostaje na miejscu.
tile-text-back = Cofnij pionek o nie więcej niż { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[other] pól
  } i weź leżącą tam płytkę.

## Rules in short, with the numbers of rules.md
rule-goal = Wygrywa, kto ma najwięcej Punktów Zwycięstwa
    .text = Należy do ciebie to, na czym leży twój klucz. Punkty daje prestiż oddany przy krajobrazach, płytki bonusowe, a na końcu dzielnice z płytką punktacji.
rule-setup = Początek
    .text = Każdy ma { $francs } i { $keys } na ręce; dwa kolejne klucze czekają w puli. W grze są trzydzieści trzy z trzydziestu sześciu budynków. Rewersy stosów pokazują dzielnicę następnego budynku.
rule-turn = Twoja tura
    .text = Najpierw budynek, potem dokładnie jedna akcja główna: położenie klucza, przesunięcie klucza albo (pod koniec gry) wzięcie płytki końca gry. Handel i używanie płytek są darmowe, w dowolnej liczbie i kolejności, po budynku.
rule-draw = Budynek
    .text = Wybierz stos i odkryj wierzchnią płytkę; trafia na swoje miejsce. Gdy stosy są puste, ten krok się pomija.
rule-place = Połóż klucz
    .text = Z ręki do banku — weź jego franki — albo na Łuk Triumfalny. Jeden twój klucz na miejsce; cudze nigdy tu nie przeszkadzają.
rule-move = Przesuń klucz
    .text = Na wolny budynek lub krajobraz o wyższej wartości w tej samej dzielnicy; z Łuku do dowolnej dzielnicy. Płacisz różnicę wartości we frankach i pełny koszt w zasobach.
rule-benefits = Co dostajesz
    .text = Żeton obok budynku, jeśli jeszcze tam jest. Mały budynek pozwala wziąć płytkę bonusową, budynek o wartości 8 od razu daje punkty, a krajobraz przyjmuje do trzech żetonów prestiżu za punkty.
rule-vp-tile = Płytki punktacji
    .text = Gdy po twoim ruchu na budynkach i krajobrazach dzielnicy leżą cztery klucze, możesz od razu położyć płytkę punktacji w dowolnej dzielnicy, która jej nie ma.
rule-bonus = Tor Bonusów
    .text = Twój pionek idzie naprzód na dowolne pole z płytką i bierze ją. Użycie jej później jest darmowe. Nie bierzesz numeru, który już masz.
rule-market = Handel
    .text = Sprzedawaj zasoby i prestiż, kupuj zasoby z puli — kiedy chcesz w swojej turze.
rule-end = Koniec
    .text = Gdy ktoś weźmie ostatnią płytkę końca gry, kończy się rundę i rozgrywa jeszcze jedną.
rule-scoring = Końcowa punktacja
    .text = W każdej dzielnicy z płytką punktacji porównuje się sumy wartości; przy remisie decyduje najwyższa pojedyncza wartość, a kto nadal remisuje, dzieli miejsce. We dwoje drugi punktuje tylko, mając co najmniej połowę sumy pierwszego.
