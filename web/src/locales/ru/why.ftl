## Почему бот сыграл бы так, как подсказывает. Сравниваются два хода; перед сосчитанным стоит + или −.

why-than-nothing = По сравнению с завершением хода без этого
why-than = По сравнению с таким ходом: { $action }
why-pays = Чтобы оплатить: { $action }
why-chance = Шансы на победу: { $percent }
chances = Шансы на победу
why-estimate = Оценка, в ПО к концу игры
why-else = Другие варианты
why-alike = примерно так же хорошо
why-worse-because = { $vp }: { $reason }

why-n-keys = { $count } { $count ->
    [one] ключ за ширмой
    [few] ключа за ширмой
   *[other] ключей за ширмой
  }
why-n-resources = { $count } { $count ->
    [one] фишка ресурса
    [few] фишки ресурсов
   *[other] фишек ресурсов
  }
why-n-prestige = { $count } { $count ->
    [one] фишка престижа
    [few] фишки престижа
   *[other] фишек престижа
  }
why-n-buildings = { $count } к стоимости зданий
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
    [better] ключи лежат лучше
   *[worse] ключи лежат хуже
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
    [better] больше ходов, чтобы этим воспользоваться
   *[worse] меньше ходов, чтобы этим воспользоваться
  }
why-others = { $side ->
    [better] у соперников положение хуже
   *[worse] у соперников положение лучше
  }
