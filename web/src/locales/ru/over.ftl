## Game over and final scoring
over-title = Подсчёт очков
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

table-replay = Запись
table-analyze = Анализ
