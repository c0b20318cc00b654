## Home
home-tagline = Paryż około 1900 roku. Całe miasto jest na sprzedaż.
home-pitch = Zbieraj klucze do kawiarni, hoteli i teatrów, pnij się ulica po ulicy i postaw Luwr albo Wieżę Eiffla tam, gdzie rywale najmniej tego chcą. Od dwóch do czterech graczy, mniej więcej godzina, prawie bez losowości.
home-play-now = Graj teraz
home-against-bots = Z botami, bez rejestracji
home-opponents = Przeciwnicy
home-opponents-count = { $count } { $count ->
    [one] przeciwnik
    [few] przeciwników
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
home-hotseat = Na jednym urządzeniu
home-hotseat-text = Podawajcie sobie urządzenie; kurtyna skrywa to, co za zasłonkami.
home-friends = Ze znajomymi
home-friends-text = Otwórz stół i wyślij link albo kod QR.
home-my-text = Wszystkie rozpoczęte gry; najpierw te, w których jest twoja tura.
home-watch-text = Podpatruj, jak grają inni, albo znajdź otwarty stół.
home-learn-text = Pierwsza gra z przewodnikiem: dziesięć minut na prawdziwej planszy.
home-rules-text = Pełne zasady z przykładami do rozegrania krok po kroku.
home-no-page = Pod adresem { $path } nie ma strony. To jest strona główna.
home-puzzle = Zagadka dnia
home-puzzle-text = Znajdź najlepszy ruch: codziennie nowa zagadka i setki innych.
home-puzzles = Zagadki
home-how = Tura w trzech obrazkach
home-how-1 = Miasto rośnie
home-how-1-text = Dobierz budynek. Rewers zdradza, w której dzielnicy zapali się światło, ale nie, jaki to budynek.
home-how-2 = Klucz zarabia
home-how-2-text = Umieść klucz w banku i weź franki albo umieść go na Łuku Triumfalnym, skąd można go przenieść wszędzie.
home-how-3 = Idź w górę i bierz, co tam leży
home-how-3-text = Z banku do piekarni, z piekarni do teatru, z teatru do Luwru: z banku płacisz pełną wartość, z budynku tylko różnicę, a każde miejsce daje coś innego.
home-poster-alt = Plakat: dachy Paryża z Wieżą Eiffla, Sacré-Cœur i Moulin Rouge nad Sekwaną, a na niebie cztery klucze
