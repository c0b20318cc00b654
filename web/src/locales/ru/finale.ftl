## The result
over-winner = Побеждает { $names }
over-winner-you = Вы победили
over-winners = Победу делят { $names }
over-winners-you = Вы делите победу. Вместе с вами: { $names }
over-skip = Сразу к итогу
over-result = Итог
over-conceded = Партия сдана: { $names }.
over-reason-francs = Равенство очков: решают франки.
over-reason-values = Равенство очков и франков: решает общая стоимость на всём поле.
over-reason-shared = Равенство очков, франков и общей стоимости: победа общая.
over-tie-francs = При равенстве очков выше { $name }, ниже { $other }: решают франки.
over-tie-values = При равенстве очков и франков выше { $name }, ниже { $other }: решает общая стоимость на всём поле.
over-tie-shared = { $name } и { $other } делят место: поровну очков и франков, одинаковая общая стоимость.
over-fair = Проверено: сыграна именно та раскладка, что была опубликована до первого хода.
over-unfair = Внимание: сыграна не та раскладка, что была опубликована до первого хода.
over-chart-source = Откуда взялись очки
over-rematch = Реванш
over-rematch-open = К реваншу
over-to-board = Назад к полю

## The final scoring on the board
fin-play = За игру
fin-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
  }
fin-last-turn = Последний ход
fin-leads = впереди
fin-owns-nothing = ничем здесь не владеет
fin-francs-text = каждый франк становится очками
fin-to-go = { $count ->
    [0] Это был последний район
    [one] Остался один район
    [few] Осталось { $count } района
   *[other] Осталось { $count } районов
  }
fin-ahead = Впереди { $name }, отрыв { $count }.
fin-level = Равенство на первом месте.
fin-tied = Равенство: { $sum }.
    .highest = Решает наибольшая отдельная стоимость: { $name } — { $value }, { $other } — только { $lower }.
    .shared = Наибольшие стоимости тоже равны: { $names } получают очки за место { $rank }.
fin-half = { $second } — меньше половины от { $first }.
    .text = В партии на двух игроков { $name } тогда ничего не получает за второе место.
fin-gain = { $name } — { $count } ПО
fin-say-play = Очки, набранные за игру: { $scores }.
fin-say = { $step }: { $scores }.
fin-say-nobody = { $step }: никто не получает очков.
fin-tally = Подсчёт
fin-now = Сейчас
fin-rule = Как считают очки за район
    .text = Сложите стоимость всего, чем вы там владеете. Первое, второе и третье места приносят три числа с жетона. При равной общей стоимости решает наибольшая отдельная; если равна и она, каждый из этих игроков получает лучшее число.
    .two = Сложите стоимость всего, чем вы там владеете. Первое и второе места приносят числа с жетона; второму нужно не меньше половины общей стоимости первого. При равной общей стоимости решает наибольшая отдельная.
fin-key-step = шаг
fin-key-pause = пауза
fin-key-end = итог

## The poster and the story
fin-poster-alt = Афиша победы, { $names }: { $line }.
fin-line = { $lead ->
    [one] { $count } ПО, отрыв { $lead }
    [few] { $count } ПО, отрыв { $lead }
   *[other] { $count } ПО, отрыв { $lead }
  }
    .plain = { $count } ПО
fin-share = Поделиться
fin-won = первое место: { $names }
fin-won-many = первых мест: { $count }
fin-num-margin = { $count ->
    [one] очко
    [few] очка
   *[other] очков
  }
    .clause = { $name } — { $other }
    .how = { $count ->
        [one] с отрывом в { $count } очко
        [few] с отрывом в { $count } очка
       *[other] с отрывом в { $count } очков
      }
fin-num-leading = { $count ->
    [one] раунд впереди
    [few] раунда впереди
   *[other] раундов впереди
  }
    .clause = до подсчёта очков
    .how = { $count ->
        [0] выйдя вперёд лишь при подсчёте очков
        [one] после { $count } раунда впереди
        [few] после { $count } раундов впереди
       *[other] после { $count } раундов впереди
      }
fin-num-changes = { $count ->
    [one] смена лидера
    [few] смены лидера
   *[other] смен лидера
  }
    .clause = до подсчёта очков
    .how = { $count ->
        [0] без единой смены лидера
        [one] после { $count } смены лидера
        [few] после { $count } смен лидера
       *[other] после { $count } смен лидера
      }
fin-num-francs = ПО за франки
    .clause = с бонусным жетоном { $number }
    .how = с { $count } ПО за франки
fin-num-place =
    .clause = наибольшая стоимость, раунд { $round }
fin-num-turn = ПО за один ход
    .clause = в раунде { $round }
    .how = с { $count } ПО за один ход
fin-num-districts = { $count ->
    [one] выигранный район
    [few] выигранных района
   *[other] выигранных районов
  }
    .clause = из { $total } с жетоном ПО
    .how = { $count ->
        [0] не выиграв ни одного района
        [one] выиграв { $count } район
        [few] выиграв { $count } района
       *[other] выиграв { $count } районов
      }
fin-num-tile = ПО за один жетон
    .clause = бонусный жетон { $number }
    .how = с { $count } ПО за бонусный жетон { $number }
fin-num-keys = { $count ->
    [one] ключ
    [few] ключа
   *[other] ключей
  }
    .clause = за ширмой в конце игры
fin-points = Очки по раундам
    .note = { $count ->
        [one] { $count } раунд, затем подсчёт очков
        [few] { $count } раунда, затем подсчёт очков
       *[other] { $count } раундов, затем подсчёт очков
      }
fin-turning-count = Подсчёт
fin-turning-turn = { $name } получает { $count } ПО за один ход.
fin-turning-landmark = { $name } строит { $landmarkAcc } и получает за этот ход { $count } ПО.
fin-turning-francs = { $name } превращает франки в { $count } ПО.
fin-turning-district = { $name } получает { $count } ПО { $districtIn }.
fin-turning-lead = { $name } выходит вперёд.
    .same = И выходит вперёд.
