## Журнал. Имя стоит перед каждым предложением, глаголы в третьем лице. Изменения следуют в скобках.
log-draw = открывает { $buildingAcc } стоимостью { $value } { $districtIn }
log-draw-free = открывает { $buildingAcc } стоимостью { $value }
log-draw-discard = открывает { $buildingAcc } стоимостью { $value }; подходящего участка нет, здание выходит из игры
log-build = строит { $buildingAcc } стоимостью { $value } { $districtIn }
log-place = кладёт ключ { $placeTo }
log-move = покупает { $buildingAcc } стоимостью { $value } { $districtIn }, { $originKind ->
    [arc] с Триумфальной арки
    [bank] из банка
   *[place] из { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , с бонусным жетоном { $by }
  }
log-move-landmark = покупает { $landmarkAcc } { $districtIn }, { $originKind ->
    [arc] с Триумфальной арки
    [bank] из банка
   *[place] из { $originOf }
  }{ $by ->
    [0] {""}
   *[other] , с бонусным жетоном { $by }
  }
log-move-new = приносит { $landmarkAcc } { $districtTo }, { $originKind ->
    [arc] с Триумфальной арки
    [bank] из банка
   *[place] из { $originOf }
  }
log-vp-tile = кладёт жетон ПО { $tile } { $districtIn }
log-bonus = берёт бонусный жетон { $number }
log-score = сдаёт { $tokenOne }
log-pair = сдаёт ещё одну пару
log-look = просматривает жетоны конца игры
log-take = берёт жетон конца игры (осталось { $left })
log-take-mine = берёт жетон конца игры { $tile } (осталось { $left })
log-buy = покупает { $tokenOne }
log-sell = продаёт { $tokenOne }
log-use = использует бонусный жетон { $number }
log-use-take = использует бонусный жетон { $number } и берёт бонусный жетон { $taken }
log-use-end = использует жетон конца игры { $tile }
log-pass = не имеет основного действия
log-decline-bonus = не берёт бонусный жетон
log-decline-score = больше не сдаёт престиж
log-decline-vp = не кладёт жетон ПО
log-lost = теряет то, что жетоны дали только на этот ход
log-concede = сдаётся; дальше играет бот
log-last-round = Раунд { $round } будет последним.
log-over = Игра окончена.
log-francs-scored = превращает франки в очки
log-district-scored = получает очки { $districtIn }: сумма { $sum }, место { $rank }
log-turn = Раунд { $round }: { $name }
log-private = Это видите только вы
log-undone = Отменено
