## Game over and final scoring
over-title = Подсчёт очков
over-francs = Бонусный жетон { $number }: франки становятся очками
over-francs-text = { $name } владеет этим жетоном и превращает каждый франк в очки: { $vp }.
over-francs-nobody = Ни у кого нет жетона, превращающего франки в очки.
over-district-plain = Решает общая стоимость собственности.
over-district-alone = Здесь чем-то владеет только { $name }.
over-district-nobody = Здесь никто ничем не владеет: жетон ПО ничего не приносит.
over-district-highest = Равная общая стоимость: { $names }. Решает наибольшая отдельная стоимость: выше всех { $winner } ({ $value }).
over-district-shared = Равенство и в общей, и в наибольшей стоимости: { $names }. Всем достаются очки за место { $rank }, а { $count ->
    [one] следующее место пропускается
    [few] следующие { $count } места пропускаются
   *[other] следующие { $count } мест пропускаются
  }.
over-district-half = В партии на двух игроков второму месту нужно не меньше половины общей стоимости первого: { $second } против { $first } — мало, поэтому { $name } не получает ничего.
over-district-half-kept = В партии на двух игроков второму месту нужно не меньше половины общей стоимости первого: { $second } против { $first } достаточно.
over-district-fourth = Очки приносят только первые три места.
over-export = Сохранить запись

## Replay
play-on = Продолжить отсюда
replay-title = Просмотр записи
replay-lead = Откройте запись (.paris.json) и пройдите партию ход за ходом.
replay-import = Открыть запись
replay-drop = Перетащите файл сюда или выберите
replay-bad-file = Этот файл — не запись партии.
replay-my-finished = Ваши законченные партии
replay-position = Позиция
replay-at = Шаг { $step } из { $steps }
replay-start = Начало партии
replay-first = В начало
replay-last = В конец
replay-turn-back = На ход назад
replay-turn-on = На ход вперёд
replay-step-back = На шаг назад
replay-step-on = На шаг вперёд
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-times = { $speed }×
replay-eyes = Точка зрения
replay-eyes-all = Зритель
replay-link = Ссылка на этот момент
