## Home
home-tagline = Paryż około 1900 roku. Całe miasto jest na sprzedaż.
home-pitch = Zbieraj klucze do kawiarni, hoteli i teatrów, pnij się ulica po ulicy i postaw Luwr albo Wieżę Eiffla tam, gdzie rywale najmniej tego chcą. Od dwóch do czterech graczy, mniej więcej godzina, prawie bez losowości.
home-play-now = Graj teraz
home-against-bots = Z botami, bez rejestracji
home-opponents = Przeciwnicy
home-opponents-count = { $count } { $count ->
    [one] przeciwnik
    [few] przeciwnicy
   *[other] przeciwników
  }
home-level = Poziom
home-play = Graj
home-first-time = Pierwszy raz? Zagraj w grę z przewodnikiem
home-continue = Twoja tura
home-waiting-games = { $count ->
    [one] { $count } gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[other] { $count } gier czeka na ciebie
  }
home-next-game = Następna gra
home-more = Inne sposoby gry
home-hotseat = Przy jednym ekranie
home-hotseat-text = Podawajcie sobie urządzenie; kurtyna skrywa to, co za zasłonkami.
home-friends = Ze znajomymi
home-friends-text = Otwórz stół i wyślij link albo kod QR.
home-my-text = Wszystkie rozpoczęte gry; najpierw te, w których jest twoja tura.
home-watch-text = Podglądaj innych albo znajdź otwarty stół.
home-learn-text = Pierwsza gra z przewodnikiem: dziesięć minut na prawdziwej planszy.
home-reference-text = Każdy budynek, krajobraz i płytka z objaśnieniem.
home-how = Tura w trzech obrazkach
home-how-1 = Miasto rośnie
home-how-1-text = Dobierz budynek. Rewers zdradza, w której dzielnicy zapali się światło — ale nie w którym domu.
home-how-2 = Klucz zarabia
home-how-2-text = Połóż klucz w banku i weź jego franki albo na Łuku Triumfalnym, skąd można pójść wszędzie.
home-how-3 = Idź w górę i bierz, co tam leży
home-how-3-text = Z banku do piekarni, z piekarni do teatru, z teatru do Luwru: płacisz tylko różnicę, a każde miejsce daje coś innego.
home-poster-alt = Plakat: dachy Paryża z Wieżą Eiffla, Sacré-Cœur i Moulin Rouge nad Sekwaną, a na niebie cztery klucze
