## Dlaczego bot zagrałby to, co radzi, i czemu jedna tura jest lepsza od innej.

why-than-nothing = W porównaniu z zakończeniem tury bez tego
why-than = W porównaniu z akcją „{ $action }”
why-pays = Aby zapłacić za „{ $action }”
why-outlook = Szansa na wygraną: { $percent }, przewaga na koniec: { $vp }
chances = Szanse na wygraną
why-estimate = PZ na koniec gry, średnio, gdy dalej grają boty
# before what a turn costs
why-cost = za to
why-else = Inne możliwości
why-alike = mniej więcej tak samo dobre
why-n-keys = { $count } { $count ->
    [one] klucz za zasłonką
    [few] klucze za zasłonką
   *[other] kluczy za zasłonką
  }
why-n-tiles = { $count } { $count ->
    [one] płytka do użycia
    [few] płytki do użycia
   *[other] płytek do użycia
  }
