## Dlaczego bot zagrałby to, co radzi. Porównywane są dwie tury; przed policzonym stoi + albo −.

why-than-nothing = W porównaniu z zakończeniem tury bez tego
why-than = W porównaniu z taką akcją: { $action }
why-pays = Aby zapłacić: { $action }
why-chance = Szansa na wygraną: { $percent }
chances = Szanse na wygraną
why-estimate = Szacunek, w PZ na koniec gry
why-else = Inne możliwości
why-alike = mniej więcej tak samo dobre
why-worse-because = { $vp }: { $reason }

why-n-keys = { $count } { $count ->
    [one] klucz za zasłonką
    [few] klucze za zasłonką
   *[other] kluczy za zasłonką
  }
why-n-resources = { $count } { $count ->
    [one] żeton zasobu
    [few] żetony zasobów
   *[other] żetonów zasobów
  }
why-n-prestige = { $count } { $count ->
    [one] żeton prestiżu
    [few] żetony prestiżu
   *[other] żetonów prestiżu
  }
why-n-buildings = { $count } wartości budynków
why-n-districts = { $count } PZ z dzielnic
why-n-tiles = { $count } { $count ->
    [one] płytka do użycia
    [few] płytki do użycia
   *[other] płytek do użycia
  }
why-n-track = { $count } { $count ->
    [one] pole przed pionkiem na Torze Bonusów
    [few] pola przed pionkiem na Torze Bonusów
   *[other] pól przed pionkiem na Torze Bonusów
  }

why-vp = { $side ->
    [better] więcej PZ od razu
   *[worse] mniej PZ od razu
  }
why-francs = { $side ->
    [better] więcej franków
   *[worse] mniej franków
  }
why-keys = { $side ->
    [better] lepsze miejsca dla kluczy
   *[worse] gorsze miejsca dla kluczy
  }
why-resources = { $side ->
    [better] lepsze zasoby
   *[worse] gorsze zasoby
  }
why-prestige = { $side ->
    [better] lepsze żetony prestiżu
   *[worse] gorsze żetony prestiżu
  }
why-buildings = { $side ->
    [better] lepsze budynki
   *[worse] gorsze budynki
  }
why-districts = { $side ->
    [better] mocniejsza pozycja w dzielnicach
   *[worse] słabsza pozycja w dzielnicach
  }
why-tiles = { $side ->
    [better] płytki warte więcej
   *[worse] płytki warte mniej
  }
why-track = { $side ->
    [better] lepsze miejsce na Torze Bonusów
   *[worse] gorsze miejsce na Torze Bonusów
  }
why-time = { $side ->
    [better] więcej tur, by to wykorzystać
   *[worse] mniej tur, by to wykorzystać
  }
why-others = { $side ->
    [better] przeciwnicy stoją gorzej
   *[worse] przeciwnicy stoją lepiej
  }
