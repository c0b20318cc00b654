## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Plansza
corner-piles = Stosy
corner-reserve = Pula
end-closed = zamknięte
end-closed-why = zamknięte, dopóki nie skończą się stosy

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Pole { $value }, { $district }, jeszcze niezabudowane
piece-free = bez klucza
piece-keys = klucze: { $names }
piece-token = żeton: { $token }
piece-left = zostało: { $count }
piece-income = dochód: { $francs }
piece-space = Pole { $space } Toru Bonusów
piece-space-tile = Pole { $space }, płytka bonusowa { $number }
piece-space-empty = puste
piece-number-owned = masz już ten numer
piece-pile = Stos { $pile }
piece-pile-empty = pusty
piece-pile-top = wierzchnia płytka: { $district }
piece-spot = Miejsce na płytkę punktacji, { $district }
piece-spot-empty = puste
piece-row = Nowy krajobraz, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, obok planszy
piece-slots = pola prestiżu: { $tokens }
piece-reserve = { $token } w puli
piece-buy = kupno: { $price }
piece-sell = sprzedaż: { $price }
piece-score = na krajobrazie: { $vp }
piece-cost = koszt: { $price }
piece-resources = zasoby: { $cost }
piece-gains = zysk: { $gains }
piece-choices = Kliknięcie: { $count } { $count ->
    [one] możliwość
    [few] możliwości
   *[many] możliwości
  }
gain-bonus = płytka bonusowa
gain-bonus-for = płytka bonusowa (koszt: { $price })
gain-prestige = do { $vp } za prestiż
gain-vp-tile = płytka punktacji do umieszczenia

## What bonus and End Game tiles do
fx-per-building = { $vp } za każdy własny budynek o wartości { $value }
fx-per-unused-tile = { $vp } za każdą inną własną nieużytą płytkę bonusową
fx-per-prestige-pair = { $vp } za każdą odrzuconą parę jednakowych żetonów prestiżu
fx-per-resource-pair = { $vp } za każdą odrzuconą parę jednakowych zasobów
fx-per-landmark = { $vp } za każdy własny krajobraz
fx-per-franc = { $vp } za każdego franka na koniec gry
fx-types = PZ za różne posiadane typy; krajobrazy to jeden typ ({ $values })
fx-key = dodatkowy klucz (koszt: { $price })
fx-own-key = przenieść klucz na budynek lub krajobraz, na którym leży już własny klucz
fx-opponent-key = przenieść klucz na budynek lub krajobraz z kluczem przeciwnika
fx-any-tile = wziąć dowolną płytkę z Toru Bonusów; pionek zostaje na miejscu
fx-back = cofnąć pionek o najwyżej { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[other] pól
  } i wziąć płytkę bonusową

## Status bar
step-building = Budynek
step-action = Akcja
step-end = Koniec tury
undo = Cofnij
reset = Od nowa
end-turn = Zakończ turę
pass = Pas
skip = Rezygnuję
hint = Podpowiedź
menu = Menu
your-turn = Twoja tura, { $name }.
your-turn-nameless = Twoja tura.
say-draw = Wybierz stos i dobierz budynek.
    .only = Dobierz następny budynek.
say-build = Gdzie ma stanąć: { $building } { $value }?
say-main = Umieść klucz albo przenieś klucz, aby kupić.
    .end = Umieść klucz, przenieś klucz, aby kupić, albo weź płytkę końca gry.
    .pass = Nie możesz umieścić ani przenieść klucza. Może pomogą darmowe akcje, inaczej spasuj.
say-from = Klucz: { $from }. Dokąd?
say-hand = W którym banku albo na Łuku Triumfalnym?
say-landmark = Którym kluczem i gdzie kupujesz { $landmarkAcc }?
say-landmark-where = W której dzielnicy postawisz { $landmarkAcc }?
say-target = Który klucz tam przenosisz?
say-tile = Płytka bonusowa { $number }: który klucz i dokąd?
    .space = Płytka bonusowa { $number }: którą płytkę bierzesz z toru?
say-vp = Czwarty klucz: wybierz płytkę punktacji, potem jej dzielnicę.
    .spot = Płytka punktacji { $tile }: w której dzielnicy?
say-bonus = Weź płytkę bonusową przed swoim pionkiem.
    .price = Wziąć płytkę bonusową? Koszt: { $price }.
say-score = Odrzucić żetony prestiżu ({ $landmark })?
say-first = Najpierw użyj płytki: { $tiles }.
    .nothing = Nie masz pasującego żetonu prestiżu. Pytanie pada, bo masz płytkę końca gry: nikt nie powinien wiedzieć, którą.
    .no-bonus = Nie możesz tu dosięgnąć żadnej płytki bonusowej, nawet cofając pionek.
say-pair = Odrzucić kolejną parę?
say-look = Weź jedną z płytek końca gry.
say-after = Wykonaj darmowe akcje albo zakończ turę.
say-over = Koniec gry.
say-wait-draw = dobiera budynek…
say-wait = myśli…
last-round = Ostatnia runda
final-rounds = Wzięto ostatnią płytkę końca gry: runda { $round } będzie ostatnia.

## My screen
my-screen = Za moją zasłonką
keys-in-hand = Klucze za zasłonką: { $keys } z { $total }
none-yet = jeszcze żadnych
tile-used = użyta
tiles-used = Użyte płytki bonusowe
tile-move = przy przenoszeniu
tile-end = na koniec
tile-play = użyj
loose = tylko w tej turze
loose-note = Z użytej płytki: co zostanie na koniec twojej tury, przepada.
hidden = ukryte

## Opponents
opp-bonus = Nieużyte płytki bonusowe
last-turns = Ostatnie tury pozostałych graczy
bot = bot
conceded = poddana gra

## Right panel
log = Dziennik
notes = Notatki
notes-hint = Notatki dla siebie. Nikt inny przy stole ich nie widzi.
log-empty = Nic się jeszcze nie wydarzyło.
log-older = Pokaż wcześniejsze wpisy
log-jump = Przejdź do tej chwili
rank-note = Tyle przyniosłyby dzielnice, gdyby gra skończyła się teraz.
    .over = Tak zapunktowały dzielnice.
rank-half = W grze dwuosobowej drugie miejsce punktuje tylko wtedy, gdy ma co najmniej połowę łącznej wartości pierwszego.
rank-total = Z dzielnicami
drawer = Gracze i dziennik

## Tasks: what needs more room than the status bar
task-pay = Jak zapłacić
task-pay-cost = Cena
task-pay-left = Zostanie
task-pay-loose = Żetony z użytej płytki, których nie wydasz w tej turze, przepadają.
task-pay-go = Zapłać i przenieś
task-pay-vp = kosztuje tu { $vp }
task-confirm-draw = Dobrać z tego stosu?
task-confirm-draw-note = Płytka zostanie odkryta; tego nie da się cofnąć.
task-confirm-look = Przejrzeć płytki końca gry?
task-confirm-look-note = Zobaczysz wszystkie i musisz wziąć jedną. Tego nie da się cofnąć.
task-confirm-done = Zakończyć turę?
task-confirm-done-note = Potem nie można już niczego cofnąć.
lose-note = Przepadnie:
lose-loose = Żetony z użytej płytki: { $tokens }
lose-bonus = Darmowa płytka bonusowa (Cofnij ją przywróci)
lose-prestige = { $landmark }, { $tokens }: { $vp } (Cofnij to przywróci)
lose-ask = Pytaj także następnym razem
task-choose = Wybierz
task-look = Weź jedną
task-look-note = Stos został przejrzany: musisz wziąć płytkę.
task-hint = Bot zagrałby
task-hint-by = Podpowiedź bota (poziom: { $level })
task-hint-play = Zagraj tak
cancel = Anuluj
confirm = Tak
missed = { $count ->
    [one] { $count } akcja od twojej ostatniej tury
    [few] { $count } akcje od twojej ostatniej tury
   *[other] { $count } akcji od twojej ostatniej tury
  }
missed-replay = Pokaż
missed-skip = Pomiń
curtain = Przekaż urządzenie: { $name }
curtain-note = Teraz patrzy tylko { $name }.
curtain-go = To ja, { $name }
outdated = Jest nowa wersja.
outdated-go = Odśwież
outdated-later = Później
connecting = Utracono połączenie. Łączymy ponownie…
offline-now = Brak sieci. Twoja gra jest bezpieczna.
loading-table = Rozkładamy grę…
whole-board = Pokaż całą planszę
zoom-district = Powiększ: { $district }
tab-screen = Zasłonka
tab-supply = Pula
tab-log = Dziennik
tab-players = Gracze
menu-text = Widok tekstowy
menu-concede = Poddaj grę
menu-concede-sure = Poddać tę grę? Bot dogra ją za ciebie.
menu-concede-ends = Poddać tę grę? Skończy się od razu, a ty zajmiesz ostatnie miejsce.
menu-help = Klawiatura
menu-copy = Skopiuj link do stołu
menu-result = Wynik
moment = Podgląd rundy { $round }
moment-back = Wróć do gry

## When something breaks
crash-title = Coś poszło nie tak.
crash-text = Twoja gra jest bezpieczna na serwerze: odśwież stronę i graj dalej. Raport pomaga znaleźć błąd; zawiera nazwę przeglądarki i akcje z tej gry, nic tajnego.
crash-save = Zapisz raport

## The table: its options, who sits there
create-person = Gracz { $number }
my-your-turn = Twoja tura
create-advanced = Wariant zaawansowany
create-random_tokens = Losowe żetony
    .text = Zasoby i żetony prestiżu leżą potasowane obok budynków (złoto zostaje przy najwyższej wartości).
create-random_bonus_track = Losowy Tor Bonusów
    .text = Płytki bonusowe są potasowane w obrębie stref.
create-free_districts = Dowolna dzielnica
    .text = Wybierasz dzielnicę każdego dobranego budynku: po jednym każdego typu w dzielnicy. Co nigdzie nie pasuje, opuszcza grę. Na początku nie odkłada się żadnego budynku.
create-two_piles = Dwa stosy zamiast trzech
    .text = Jak w wydaniu niemieckim: mniej wyboru, mniej wskazówek.
create-screens = Zasłonki
create-screens-open = Otwarte
    .text = Franki, klucze, żetony i płytki bonusowe wszystkich są widoczne: nic nie trzeba pamiętać.
create-analysis = Analiza podczas gry
    .text = Podczas gry można analizować własne tury. Nikt inny nie widzi wyniku.
create-box = Pudełko
