## Почему бот сыграл бы так, как подсказывает. Сравниваются два хода.

why-than-nothing = По сравнению с тем, чтобы закончить ход без этого
why-than = По сравнению с таким ходом: { $action }
why-pays = Чтобы оплатить: { $action }
why-estimate = Оценка, в ПО к концу игры
why-else = Что ещё можно
why-alike = примерно так же хорошо
why-worse-because = { $vp }: { $reason }

why-more = на { $what } больше
why-less = на { $what } меньше
why-n-vp = { $count } ПО
why-n-francs = { $count } { $count ->
    [one] франк
    [few] франка
   *[other] франков
  }
why-n-keys = { $count } { $count ->
    [one] ключ на руке
    [few] ключа на руке
   *[other] ключей на руке
  }
why-n-resources = { $count } { $count ->
    [one] фишку ресурса
    [few] фишки ресурсов
   *[other] фишек ресурсов
  }
why-n-prestige = { $count } { $count ->
    [one] фишку престижа
    [few] фишки престижа
   *[other] фишек престижа
  }
why-n-buildings = { $count } по стоимости зданий
why-n-districts = { $count } ПО за районы
why-n-tiles = { $count } { $count ->
    [one] неиспользованный жетон
    [few] неиспользованных жетона
   *[other] неиспользованных жетонов
  }
why-n-track = { $count } { $count ->
    [one] деление впереди на треке бонусных жетонов
    [few] деления впереди на треке бонусных жетонов
   *[other] делений впереди на треке бонусных жетонов
  }

why-vp = { $side ->
    [better] больше ПО сразу
   *[worse] меньше ПО сразу
  }
why-francs = { $side ->
    [better] больше франков
   *[worse] меньше франков
  }
why-keys = { $side ->
    [better] ключи стоят лучше
   *[worse] ключи стоят хуже
  }
why-resources = { $side ->
    [better] ресурсы лучше
   *[worse] ресурсы хуже
  }
why-prestige = { $side ->
    [better] фишки престижа лучше
   *[worse] фишки престижа хуже
  }
why-buildings = { $side ->
    [better] здания лучше
   *[worse] здания хуже
  }
why-districts = { $side ->
    [better] сильнее в районах
   *[worse] слабее в районах
  }
why-tiles = { $side ->
    [better] жетоны ценнее
   *[worse] жетоны менее ценные
  }
why-track = { $side ->
    [better] лучшее место на треке бонусных жетонов
   *[worse] худшее место на треке бонусных жетонов
  }
why-time = { $side ->
    [better] остаётся больше игры, чтобы этим воспользоваться
   *[worse] остаётся меньше игры, чтобы этим воспользоваться
  }
why-others = { $side ->
    [better] у других положение хуже
   *[worse] у других положение лучше
  }
