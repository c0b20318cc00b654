## Анализ законченной партии
ana-title = Анализ
ana-chance = Шансы на победу
ana-chance-small = шансы на победу
# below a number, such as −12
ana-lost = { $count ->
    [one] процентный пункт
    [few] процентных пункта
   *[many] процентных пунктов
  }
ana-best = Лучший ход
ana-good = Хороший ход
ana-inaccuracy = Неточность
ana-mistake = Ошибка
ana-blunder = Грубая ошибка
ana-played = Сыграно
ana-better = Лучше было
ana-because = В чём разница
ana-nothing-better = Ничего лучшего не найдено.
ana-lead = { $district }: общая стоимость { $sum }, место { $rank }
ana-lead-instead = { $district }: общая стоимость { $sum }, место { $rank } вместо места { $instead }
ana-prevents = Ход «{ $action }» ({ $name }) стал бы невозможен
ana-where = Где терялись шансы
    .note = В процентных пунктах, в сумме за все ходы
ana-by-phase = По стадиям партии
ana-by-kind = По видам ходов
ana-accuracy = Точность
ana-lost-most = дороже всего обошлось: { $kind }, { $phase }
ana-kind-keys = ключи
ana-kind-buildings = здания
ana-kind-landmarks = достопримечательности
ana-kind-bonus = бонусные жетоны
ana-kind-end = жетоны конца игры
ana-phase-opening = начало партии
ana-phase-middle = середина партии
ana-phase-end = конец партии
ana-turns = Ходы
ana-all = Все
ana-turning = Переломные моменты
ana-points = { $count ->
    [0] Переломных моментов нет
    [one] { $count } переломный момент
    [few] { $count } переломных момента
   *[many] { $count } переломных моментов
  }
ana-point = Переломный момент { $number } из { $count }
ana-show-line = Показать ход
# before the numbers below the graph
ana-round = раунд
ana-waiting = Скоро здесь появятся первые ходы. Анализ продолжится, даже если закрыть страницу.
ana-own = Ваш ход { $number } из { $total }
ana-running = Проанализировано ходов: { $done } из { $total }
ana-failed = Анализ прервался.
ana-in-replay = Показать в записи
ana-link = Ссылка на этот ход
ana-previous = Предыдущий ход
ana-next = Следующий ход
ana-previous-point = Предыдущий переломный момент
ana-next-point = Следующий переломный момент
ana-moment = Раунд { $round }, { $name }: { $judgement }
