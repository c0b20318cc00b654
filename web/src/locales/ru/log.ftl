## Журнал. Имя стоит перед каждым предложением, глаголы в третьем лице. Изменения следуют в скобках.
log-draw = открывает { $buildingAcc } стоимостью { $value } { $districtIn }
log-draw-free = открывает { $buildingAcc } стоимостью { $value }
log-draw-discard = открывает { $buildingAcc } стоимостью { $value }; подходящего участка нет, здание выходит из игры
log-build = строит { $buildingAcc } стоимостью { $value } { $districtIn }
log-place = выкладывает ключ { $placePut }
log-move = покупает { $buildingAcc } стоимостью { $value } { $districtIn }, переместив ключ { $originKind ->
    [arc] с Триумфальной арки
    [bank] из банка
   *[place] из { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , с помощью бонусного жетона { $by }
  }
log-move-landmark = покупает { $landmarkAcc } { $districtIn }, переместив ключ { $originKind ->
    [arc] с Триумфальной арки
    [bank] из банка
   *[place] из { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , с помощью бонусного жетона { $by }
  }
log-move-new = строит { $landmarkAcc } { $districtIn }, переместив ключ { $originKind ->
    [arc] с Триумфальной арки
    [bank] из банка
   *[place] из { $originOf }
  }
log-vp-tile = выкладывает жетон ПО { $tile } { $districtIn }
log-bonus = берёт бонусный жетон { $number }
log-score = сбрасывает: { $tokenOne }
log-pair = сбрасывает ещё одну пару
log-look = просматривает жетоны конца игры
log-take = берёт жетон конца игры (осталось: { $left })
log-take-mine = берёт жетон конца игры: { $effect } (осталось: { $left })
log-buy = покупает: { $tokenOne }
log-sell = продаёт: { $tokenOne }
log-use = использует бонусный жетон { $number }
log-use-take = использует бонусный жетон { $number } и берёт бонусный жетон { $taken }
log-use-end = использует жетон конца игры: { $effect }
log-pass = пасует
log-done = завершает ход
log-decline-bonus = не берёт бонусный жетон
log-decline-score = больше не сбрасывает фишки престижа
log-decline-vp = не выкладывает жетон ПО
log-decline-pair = больше не сбрасывает пары
log-lost = теряет неиспользованные фишки с использованных жетонов
log-concede = сдаётся; дальше играет бот
log-last-round = Раунд { $round } будет последним.
log-over = Игра окончена.
log-francs-scored = превращает франки в очки
log-district-scored = получает очки { $districtIn }: общая стоимость { $sum }, место { $rank }
log-private = Это видите только вы
log-undone = Отменено
