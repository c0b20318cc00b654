## Reference: every figure is an argument and comes from the box
ref-title = Kompendium
ref-lead = Wszystko, co jest w pudełku. Liczby są takie, z jakimi gra ten serwer.
ref-search = Szukaj
ref-search-hint = Luwr, klucz, marmur, 27…
ref-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } hasło
    [few] { $count } hasła
   *[other] { $count } haseł
  }
ref-contents = Spis treści
ref-for-players = Liczba graczy
ref-provenance = Skąd pochodzą liczby
ref-provenance-text = Niektóre liczby widać w instrukcjach tylko na obrazkach. Dlatego każda mówi tu, na ile jest pewna; kto ma pudełko, może ją poprawić w jednym pliku.
prov-rulebook = instrukcja
    .more = podane w tekście lub przykładach instrukcji
prov-published = publikacja
    .more = podane w opublikowanych recenzjach gry
prov-inferred = wniosek
    .more = wynika z dużą pewnością ze znanych liczb
prov-reconstructed = rekonstrukcja
    .more = nieznane; dobrane tak, by zgadzało się ze wszystkim, co znane
prov-owner = poprawka
    .more = poprawione przez kogoś, kto ma pudełko
ref-bank-income = Dochód z umieszczonego tu klucza: { $francs }.
ref-value-cost = Dodatkowy koszt: { $cost }.
ref-value-bonus = Potem możesz wziąć płytkę bonusową.
ref-value-bonus-paid = Potem możesz wziąć płytkę bonusową. Koszt: { $francs }.
ref-value-vp = Od razu daje { $vp }.
ref-value-token = W podstawowym rozłożeniu obok leży: { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Po jednym w każdej dzielnicy, za każdym razem o innej wartości.
ref-landmark-cost = Koszt
ref-landmark-slots = Pola prestiżu
ref-landmark-text = Kosztuje swoją wartość we frankach, pomniejszoną o wartość budynku lub krajobrazu, który opuszcza klucz. Dodatkowy koszt: { $cost }. Za odrzucone żetony prestiżu można zdobyć do { $vp }.
ref-landmarks-text = Osiem krajobrazów czeka obok planszy. Przenosząc klucz, możesz postawić jeden w jego dzielnicy (z Łuku Triumfalnego: w dowolnej). Musi być wart więcej niż każdy, który już tam stoi, i zostaje, gdy klucz przenosi się dalej.
ref-market-buy = kupno
ref-market-sell = sprzedaż
ref-market-score = na krajobrazie
ref-market-text = W dowolnej chwili swojej tury po dobraniu budynku. Kupić można tylko to, co leży w puli: na początku jest pusta i zapełnia się tym, co gracze wydają i sprzedają. Żetony prestiżu można tylko sprzedać; opuszczają wtedy grę.
ref-bonus-text = W podstawowym rozłożeniu każda leży na polu swojego numeru; w wariancie zaawansowanym są potasowane w obrębie stref ({ $zones }). Twój pionek idzie tylko naprzód i nigdy nie masz dwa razy tego samego numeru. Gdy stanie na ostatnim polu, nie weźmiesz już żadnej płytki, idąc naprzód.
ref-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[other] { $count } sztuk
  }
ref-end-text = Zakryte, dopóki nie opróżnią się wszystkie stosy; potem zamiast innej akcji głównej możesz je przejrzeć i wziąć jedną, aby użyć jej od razu lub później. Po wzięciu ostatniej dogrywa się bieżącą rundę i rozgrywa ostatnią.
ref-vp-text = Kto przeniesie czwarty klucz na budynki i krajobrazy dzielnicy, może umieścić jedną w dowolnej dzielnicy. Na koniec gry punktuje ona najwyższe łączne wartości.
ref-vp-ranks = 1. miejsce: { $first }, 2. miejsce: { $second }, 3. miejsce: { $third }

## Effects of bonus and end tiles
tile-text-gain = Zysk: { $what }.
tile-text-nothing = Ta płytka nic nie daje.
tile-text-resource = W tej turze liczy się jako { $what }: do zapłaty lub na sprzedaż.
tile-text-prestige = W tej turze liczy się jako { $what }: na krajobraz lub na sprzedaż.
tile-text-lost = Co zostanie na koniec twojej tury, przepada.
tile-text-per-building = { $vp } za każdy twój budynek o wartości { $value }.
tile-text-per-unused-tile = { $vp } za każdą inną twoją nieużytą płytkę bonusową.
tile-text-per-prestige-pair = Odrzuć dowolną liczbę par jednakowych żetonów prestiżu: { $vp } za parę. Opuszczają grę.
tile-text-per-resource-pair = Odrzuć dowolną liczbę par jednakowych zasobów: { $vp } za parę. Trafiają do puli.
tile-text-per-landmark = { $vp } za każdy twój krajobraz.
tile-text-per-franc = Nie używa się jej: na koniec gry daje { $vp } za każdego franka.
tile-text-types = Za różne typy tego, co posiadasz (wszystkie krajobrazy to jeden typ): { $steps }. Mniej nie daje nic.
tile-text-types-step = { $types } { $types ->
    [one] typ
    [few] typy
   *[other] typów
  }: { $vp }
tile-text-key = Weź z puli jeden ze swoich dodatkowych kluczy. Koszt: { $francs }.
tile-text-own-key = Przy przenoszeniu: przenieś klucz na budynek lub krajobraz, na którym leży już twój klucz, za zwykłą cenę i ze zwykłymi korzyściami. Liczy się wtedy dla ciebie podwójnie.
tile-text-opponent-key = Przy przenoszeniu: przenieś klucz na budynek lub krajobraz z kluczem przeciwnika, za zwykłą cenę i ze zwykłymi korzyściami. Odtąd macie go wspólnie.
tile-text-any-tile = Weź dowolną płytkę z Toru Bonusów, także miniętą; pionek zostaje na miejscu.
tile-text-back = Cofnij pionek o najwyżej { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[other] pól
  } i weź leżącą tam płytkę.
