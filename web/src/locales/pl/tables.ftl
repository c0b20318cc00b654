## Making a table
create-title = Otwórz stół
create-lead = Kto gra i według jakich zasad? Wolne miejsca zajmie, kto ma link.
create-seat-kind = Kto tu siedzi
create-kind-human = Tutaj
create-kind-open = Przez link
create-kind-bot = Bot
create-recolor = Zmień kolor
create-name = Imię
create-level = Poziom
create-random-start = Losowy pierwszy gracz
create-random-start-text = W przeciwnym razie zaczyna gracz z pierwszego miejsca.
create-rules = Zasady
create-box-ours = nasze
create-basic = Podstawowe rozłożenie
create-own = Własny wybór
create-table = Stół
create-table-name = Nazwa stołu
create-screens-closed = Zamknięte
    .text = To, co inni mają za zasłonkami, jest ukryte, jak przy prawdziwym stole.
create-undo = Cofanie dozwolone
    .text = W swojej turze, do ostatniego odkrycia.
create-hints = Podpowiedzi dozwolone
    .text = Można zapytać bota, co by zagrał.
create-spectators = Widzowie mile widziani
    .text = Nigdy nie widzą, co jest za zasłonkami.
create-listed = Widoczny na liście stołów
    .text = W przeciwnym razie potrzebny jest link.
create-pace = Tempo botów
create-pace-instant = Natychmiast
create-pace-fast = Szybko
create-pace-normal = Normalnie
create-pace-slow = Spokojnie
create-duration = Szacowany czas
create-summary = Twój stół
create-go = Rozpocznij grę
create-open = Otwórz stół
create-needs-person = Ktoś musi grać: zajmij miejsce albo zostaw jedno wolne.

## Waiting room
wait-title = Czekamy na graczy
wait-invite = Wyślij ten link znajomym
wait-share-text = Zagraj ze mną w Paname
wait-qr = Kod QR linku
wait-scan = Albo zeskanuj telefonem
wait-home = Graj ze znajomymi w domu
    .text = Telefony i komputery w twojej sieci domowej mogą dołączyć, dopóki tego nie wyłączysz lub nie zamkniesz Paname.
wait-only-here = Na razie do tego stołu można dołączyć tylko na tym komputerze.
wait-only-here-how = Do tego stołu można dołączyć tylko na tym komputerze. Aby wpuścić sieć domową, uruchom serwer poleceniem „{ $command }”.
wait-copy = Kopiuj link
wait-share = Udostępnij
wait-free = Wolne miejsce
wait-sit = Usiądź tutaj
wait-leave = Zwolnij swoje miejsce
wait-kick = Zwolnij miejsce
wait-your-name = Twoje imię
wait-name-needed = Podaj swoje imię.
wait-start = Rozpocznij
wait-fill = Obsadź wolne miejsca botami i rozpocznij
wait-for-host = Czekamy, aż gospodarz uruchomi grę.
wait-missing = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
   *[other] Jeszcze { $count } wolnych miejsc.
  }
wait-all-taken = Wszystkie miejsca są zajęte.
invite-there = { $count ->
    [one] { $names } już siedzi przy stole.
    [few] { $names } już siedzą przy stole.
   *[other] { $names } już siedzą przy stole.
  }
wait-device = Graj z tego miejsca na innym urządzeniu
wait-device-text = Otwórz ten link na drugim urządzeniu: miejsce przeniesie się tam. Kto ma link, ma miejsce.

## My games, watching
my-studies = Moje opracowania
my-empty = Nie ma jeszcze gier. Do pierwszej są dwa kliknięcia.
my-running = Tura innych
my-open = Czekamy na graczy
my-over = Zakończone
my-won = Wygrana: { $names }
table-open = Otwórz
table-play = Graj
table-join = Dołącz
table-watch = Oglądaj
table-result = Wynik
watch-title = Stoły
watch-open = Otwarte stoły
watch-open-empty = Nikt nie czeka. Otwórz stół i wyślij link.
watch-running = Trwające gry
watch-running-empty = W tej chwili nikt nie gra.
watch-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[other] { $count } widzów
  }
