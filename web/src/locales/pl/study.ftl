## Playing on from a finished game
study-title = Dalsza gra
study-me = Twoje miejsce
study-everybody = wszystkie
study-bots = Boty
study-bot = Niech tę turę zagra bot
study-thinking = Bot się zastanawia…
study-tree = Ruchy
study-variation = Odgałęzienie:
study-line = Szanse w tym odgałęzieniu:
study-comment = Komentarz
study-comment-hint = Co sądzisz o tej pozycji?
study-link = Kopiuj link
study-game = Wróć do gry
study-cut = Usuń odgałęzienie
study-cut-sure = Usunąć od tego miejsca?
study-forget = Usuń
study-of-others = To opracowanie należy do kogoś innego. Zagraj, a dostaniesz własną kopię.
study-none = Nie ma jeszcze opracowań. Otwórz powtórkę zakończonej gry i wybierz „Graj dalej stąd”.
study-size = { $count ->
    [0] jeszcze nic
    [one] { $count } akcja lub komentarz
    [few] { $count } akcje i komentarze
   *[other] { $count } akcji i komentarzy
  }
reason-no-such-study = Tego opracowania nie ma (lub już nie ma).
reason-not-your-study = To opracowanie należy do kogoś innego. Zrób własną kopię, aby grać dalej.
reason-study-full = To opracowanie jest pełne. Najpierw usuń jakieś odgałęzienie.
reason-too-many-studies = Masz zbyt wiele opracowań. Najpierw usuń jedno.
reason-no-variation = Samej gry nie można usunąć, tylko odgałęzienia.
