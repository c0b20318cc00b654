## The result
over-winner = Wygrywa { $names }
over-winner-you = Wygrywasz
over-winners = Zwycięstwo dzielą { $names }
over-winners-you = Dzielisz zwycięstwo. Razem z tobą: { $names }
over-skip = Przejdź do wyniku
over-result = Wynik
over-conceded = Gra poddana: { $names }.
over-reason-francs = Remis w punktach: decyduje liczba franków.
over-reason-values = Remis w punktach i frankach: decyduje najwyższa łączna wartość na całej planszy.
over-reason-shared = Remis w punktach, frankach i łącznej wartości: zwycięstwo jest wspólne.
over-tie-francs = Przy równej liczbie punktów wyżej jest { $name }, niżej { $other }: decydują franki.
over-tie-values = Przy równej liczbie punktów i franków wyżej jest { $name }, niżej { $other }: decyduje łączna wartość na całej planszy.
over-tie-shared = { $name } i { $other } dzielą miejsce: tyle samo punktów i franków, ta sama łączna wartość.
over-fair = Sprawdzono: zagrano dokładnie tym potasowaniem, które opublikowano przed pierwszym ruchem.
over-unfair = Uwaga: zagrano innym potasowaniem niż opublikowane przed pierwszym ruchem.
over-chart-source = Skąd wzięły się punkty
over-rematch = Rewanż
over-rematch-open = Przejdź do rewanżu
over-to-board = Wróć do planszy

## The final scoring on the board
fin-play = W grze
fin-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[other] { $count } rund
  }
fin-last-turn = Ostatnia tura
fin-leads = prowadzi
fin-owns-nothing = nic tu nie posiada
fin-francs-text = każdy frank staje się punktami
fin-to-go = { $count ->
    [0] To była ostatnia dzielnica
    [one] Jeszcze jedna dzielnica
    [few] Jeszcze { $count } dzielnice
   *[other] Jeszcze { $count } dzielnic
  }
fin-ahead = { $name } prowadzi o { $count }.
fin-level = Remis na prowadzeniu.
fin-tied = Remis po { $sum }.
    .highest = Decyduje najwyższa pojedyncza wartość: { $name } ma { $value }, a { $other } tylko { $lower }.
    .shared = Najwyższe wartości też są równe: { $names } dostają punkty za miejsce { $rank }.
fin-half = { $second } to mniej niż połowa z { $first }.
    .text = W grze dwuosobowej { $name } nie dostaje wtedy nic za drugie miejsce.
fin-gain = { $name } – { $count } PZ
fin-say-play = Punkty zdobyte w grze: { $scores }.
fin-say = { $step }: { $scores }.
fin-say-nobody = { $step }: nikt nie punktuje.
fin-tally = Podliczenie
fin-now = Teraz
fin-rule = Jak punktuje dzielnica
    .text = Dodaj wartości, które tam posiadasz. Pierwsze, drugie i trzecie miejsce dostają trzy liczby z płytki. Przy równej łącznej wartości decyduje najwyższa pojedyncza; jeśli i ona jest równa, wszyscy remisujący dostają lepszą liczbę.
    .two = Dodaj wartości, które tam posiadasz. Pierwsze i drugie miejsce dostają liczby z płytki; drugie potrzebuje co najmniej połowy łącznej wartości pierwszego. Przy równej łącznej wartości decyduje najwyższa pojedyncza.
fin-key-step = krok
fin-key-pause = pauza
fin-key-end = wynik

## The poster and the story
fin-poster-alt = Plakat zwycięstwa, { $names }: { $line }.
fin-line = { $lead ->
    [one] { $count } PZ, przewaga { $lead }
    [few] { $count } PZ, przewaga { $lead }
   *[other] { $count } PZ, przewaga { $lead }
  }
    .plain = { $count } PZ
fin-share = Udostępnij obraz
fin-won = wygrana dzielnica: { $names }
fin-won-many = wygrane dzielnice: { $count }
fin-num-margin = { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
  }
    .clause = różnicy: { $name } i { $other }
    .how = { $count ->
        [one] jednym punktem
        [few] różnicą { $count } punktów
       *[other] różnicą { $count } punktów
      }
fin-num-leading = { $count ->
    [one] runda na prowadzeniu
    [few] rundy na prowadzeniu
   *[other] rund na prowadzeniu
  }
    .clause = przed końcową punktacją
    .how = { $count ->
        [0] na prowadzeniu dopiero po końcowej punktacji
        [one] po jednej rundzie na prowadzeniu
        [few] po { $count } rundach na prowadzeniu
       *[other] po { $count } rundach na prowadzeniu
      }
fin-num-changes = { $count ->
    [one] zmiana prowadzenia
    [few] zmiany prowadzenia
   *[other] zmian prowadzenia
  }
    .clause = przed końcową punktacją
    .how = { $count ->
        [0] bez zmiany prowadzenia
        [one] po jednej zmianie prowadzenia
        [few] po { $count } zmianach prowadzenia
       *[other] po { $count } zmianach prowadzenia
      }
fin-num-francs = PZ z franków
    .clause = z płytką bonusową { $number }
    .how = z { $count } PZ za franki
fin-num-place =
    .clause = najwyższa wartość, runda { $round }
fin-num-turn = PZ w jednej turze
    .clause = w rundzie { $round }
    .how = z { $count } PZ w jednej turze
fin-num-districts = { $count ->
    [one] wygrana dzielnica
    [few] wygrane dzielnice
   *[other] wygranych dzielnic
  }
    .clause = spośród { $total } z płytką punktacji
    .how = { $count ->
        [0] bez jednej wygranej dzielnicy
        [one] z jedną wygraną dzielnicą
        [few] z { $count } wygranymi dzielnicami
       *[other] z { $count } wygranymi dzielnicami
      }
fin-num-tile = PZ z jednej płytki
    .clause = płytka bonusowa { $number }
    .how = z { $count } PZ z płytki bonusowej { $number }
fin-num-keys = { $count ->
    [one] klucz
    [few] klucze
   *[other] kluczy
  }
    .clause = za zasłonką na końcu
fin-points = Punkty po rundach
    .note = { $count ->
        [one] jedna runda i końcowa punktacja
        [few] { $count } rundy i końcowa punktacja
       *[other] { $count } rund i końcowa punktacja
      }
fin-turning-count = Punktacja
fin-turning-turn = { $name } zdobywa { $count } PZ w jednej turze.
fin-turning-landmark = { $name } stawia { $landmarkAcc } i zdobywa w tej turze { $count } PZ.
fin-turning-francs = { $name } zamienia franki na { $count } PZ.
fin-turning-district = { $name } zdobywa { $count } PZ { $districtIn }.
fin-turning-lead = { $name } obejmuje prowadzenie.
    .same = I obejmuje prowadzenie.
