## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Plansza
corner-piles = Stosy
corner-vp-tiles = Płytki punktacji
corner-reserve = Pula
corner-end-tiles = Płytki końca gry
end-closed = zakryte
end-closed-why = dopiero gdy skończą się stosy

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Pole budynku { $value }, { $district }, jeszcze niezabudowane
piece-free = wolne
piece-keys = { $names }
piece-token = żeton: { $token }
piece-hand = Klucze na ręce
piece-left = zostało: { $count }
piece-income = dochód { $francs } { $francs ->
    [one] frank
    [few] franki
   *[many] franków
  }
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
piece-landmark-supply = { $landmark } { $value }, w puli
piece-reserve = { $token } w puli
piece-buy-sell = kupno { $buy } F, sprzedaż { $sell } F
piece-cost = koszt: { $price }
piece-gains = zysk: { $gains }
price-nothing = nic
gain-bonus = płytka bonusowa
gain-bonus-for = płytka bonusowa za { $francs } F
gain-prestige = do { $vp } PZ za prestiż
gain-vp-tile = płytka punktacji do położenia

## What bonus and End Game tiles do
fx-any-resource = { $count } { $count ->
    [one] dowolny zasób
    [few] dowolne zasoby
   *[many] dowolnych zasobów
  }
fx-any-prestige = { $count } { $count ->
    [one] dowolny żeton prestiżu
    [few] dowolne żetony prestiżu
   *[many] dowolnych żetonów prestiżu
  }
fx-per-building = { $vp } PZ za każdy twój budynek o wartości { $value }
fx-per-unused-tile = { $vp } PZ za każdą inną twoją niewykorzystaną płytkę bonusową
fx-per-prestige-pair = { $vp } PZ za każdą oddaną parę takich samych żetonów prestiżu
fx-per-resource-pair = { $vp } PZ za każdą oddaną parę takich samych zasobów
fx-per-landmark = { $vp } PZ za każdy twój krajobraz
fx-per-franc = na koniec gry { $vp } PZ za każdego franka
fx-types = PZ za różne rodzaje budynków ({ $values })
fx-key = dodatkowy klucz za { $francs } F
fx-own-key = ruch na miejsce z twoim własnym kluczem
fx-opponent-key = ruch na miejsce z kluczem innego gracza
fx-any-tile = dowolna płytka z Toru Bonusów; pionek zostaje na miejscu
fx-back = cofnij pionek o maks. { $spaces } i weź płytkę bonusową

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
say-main = Połóż klucz albo przesuń klucz i kup.
    .end = Połóż klucz, przesuń klucz i kup albo weź płytkę końca gry.
    .pass = Nie możesz położyć ani przesunąć klucza. Może pomogą darmowe akcje, inaczej spasuj.
say-from = Klucz: { $from }. Dokąd?
say-hand = Na który bank albo na Łuk Triumfalny?
say-landmark = Którym kluczem i gdzie kupujesz { $landmark }?
say-landmark-where = W której dzielnicy stanie krajobraz ({ $landmark })?
say-target = Który klucz tam idzie?
say-tile = Płytka bonusowa { $number }: wybierz na planszy albo tutaj.
say-vp = Czwarty klucz: połóż płytkę punktacji w dowolnej dzielnicy.
    .spot = Płytka punktacji { $tile }: w której dzielnicy?
say-bonus = Weź płytkę bonusową przed swoim pionkiem.
    .price = Weź płytkę bonusową za { $francs } { $francs ->
        [one] franka
        [few] franki
       *[many] franków
      }.
say-score = Oddajesz prestiż za { $landmark }?
say-pair = Oddajesz kolejną parę?
say-look = Weź jedną z płytek końca gry.
say-after = Darmowe akcje albo zakończ turę.
say-over = Gra skończona.
say-wait-draw = dobiera budynek…
say-wait = myśli…
last-round = Ostatnia runda
final-rounds = Wzięto ostatnią płytkę końca gry: runda { $round } będzie ostatnia.
round = Runda { $round }

## My screen
my-screen = Za moją zasłonką
word-f = franki
word-vp-short = PZ
keys-in-hand = { $keys } z { $total } kluczy na ręce
resources = Zasoby
prestige = Prestiż
bonus-tiles = Płytki bonusowe
end-tiles = Płytki końca gry
none-yet = jeszcze żadnych
tile-used = użyta
tile-move = przy ruchu
tile-end = na koniec
tile-play = użyj
loose = tylko w tej turze
loose-note = Z użytej płytki: co zostanie na koniec tury, przepada.
hidden = ukryte za zasłonką

## Landmarks, opponents
landmarks = Krajobrazy
landmarks-left = zostało { $count }
opponents = Pozostali gracze
opp-keys = Klucze na ręce
opp-tokens = Zasoby
opp-prestige = Prestiż
opp-bonus = Niewykorzystane płytki bonusowe
opp-end = Płytki końca gry
online = obecny
offline = nieobecny
bot = bot
conceded = poddał się

## Right panel
log = Przebieg
ranking = Dzielnice
notes = Notatki
notes-hint = Notatki dla siebie. Zostają w tej przeglądarce.
log-empty = Nic się jeszcze nie wydarzyło.
log-jump = Przejdź do tej chwili
rank-note = Gdyby gra skończyła się teraz
rank-half = Przy dwóch graczach drugi punktuje, gdy ma co najmniej połowę sumy pierwszego.
rank-total = Z dzielnicami
drawer = Gracze i przebieg

## Tasks: what needs more room than the status bar
task-pay = Jak zapłacić
task-pay-cost = Cena
task-pay-left = Zostanie
task-pay-loose = Żetony z użytej płytki, których nie wydasz w tej turze, przepadają.
task-pay-go = Zapłać i przesuń
task-confirm-draw = Dobrać z tego stosu?
task-confirm-draw-note = Płytka zostanie odkryta: dalej nie da się cofnąć.
task-confirm-look = Przejrzeć płytki końca gry?
task-confirm-look-note = Zobaczysz wszystkie i musisz wziąć jedną. Tego nie da się cofnąć.
task-confirm-done = Zakończyć turę?
task-confirm-done-note = Potem nie można już niczego cofnąć.
task-choose = Wybierz
task-look = Weź jedną
task-look-note = Stos został przejrzany: musisz wziąć płytkę.
task-hint = Bot zagrałby
task-hint-by = Zdanie bota na poziomie { $level }
task-hint-play = Zagraj tak
cancel = Anuluj
confirm = Tak
missed = { $count ->
    [one] { $count } zagranie od twojej ostatniej tury
    [few] { $count } zagrania od twojej ostatniej tury
   *[many] { $count } zagrań od twojej ostatniej tury
  }
missed-replay = Pokaż
missed-skip = Pomiń
curtain = Przekaż urządzenie: { $name }
curtain-note = Teraz patrzy tylko { $name }.
curtain-go = To ja, { $name }
outdated = Serwer ma nową wersję.
outdated-go = Wczytaj ponownie
connecting = Utracono połączenie, próbuję ponownie…
offline-now = Brak sieci. Twoja gra jest bezpieczna.
loading-table = Nakrywamy do stołu…
whole-board = Pokaż całą planszę
zoom-district = Powiększ: { $district }
tab-screen = Zasłonka
tab-supply = Pula
tab-log = Przebieg
tab-players = Gracze
night = Barwy nocne
day = Barwy dzienne
game-menu = Menu
menu-reference = Ściąga
menu-preferences = Ustawienia
menu-home = Strona główna
menu-text = Widok tekstowy
menu-concede = Poddaj się
menu-concede-sure = Poddać tę grę? Bot dogra ją za ciebie.
menu-help = Klawiatura
menu-copy = Skopiuj odnośnik do stołu
menu-result = Wynik
moment = Wcześniejsza chwila rundy { $round }
moment-back = Wróć do gry

## When something breaks
crash-title = Coś się zepsuło.
crash-text = Twoja gra jest bezpieczna na serwerze: wczytaj stronę ponownie i graj dalej. Raport pomaga znaleźć błąd; zawiera nazwę przeglądarki i zagrania z tej gry, nic tajnego.
crash-save = Zapisz raport
