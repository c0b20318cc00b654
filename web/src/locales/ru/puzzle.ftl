## Puzzles: find the best turn
puzzle-find = Найдите лучший ход
puzzle-number = Задача { $number }
puzzle-easy = Лёгкая
puzzle-medium = Средняя
puzzle-hard = Трудная
# heading over several puzzles
puzzles-easy = Лёгкие
puzzles-medium = Средние
puzzles-hard = Трудные
puzzle-about = Позиции из партий между ботами, проверенные глубоким перебором: один ход явно лучше любой другой идеи.
puzzle-how = Сыграйте весь ход отсюда; когда вы его закончите, он будет проверен. До этого можно всё отменить.
# 8 francs, 2 keys in hand, and 27 VP
puzzle-position = Вы — { $name }. Раунд { $round }. У вас { $holds }.
puzzle-check = Проверить ход
puzzle-so-far = Ваш ход на данный момент
puzzle-checking = Проверяем ваш ход…
puzzle-solved = Решено!
puzzle-nearly = Хорошо, но можно лучше
puzzle-wrong = Не этот ход
puzzle-shown = Решение
puzzle-loses = Ваш ход снижает ваши шансы на победу на { $count ->
    [one] { $count } процентный пункт.
    [few] { $count } процентных пункта.
   *[other] { $count } процентных пунктов.
}
puzzle-best = Лучший ход
puzzle-instead = Вторая по силе идея
puzzle-yours = Ваш ход
puzzle-stuck = Не получается?
puzzle-nudge = Намёк
puzzle-cost = стоит звезду
puzzle-show = Показать решение
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-today = Сегодняшняя задача
puzzle-stars = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[many] { $count } звёзд
  }
puzzle-streak = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[many] { $count } дней подряд
  }
puzzle-done = Решено { $done } из { $total }
puzzle-about-keys = Лучший ход — выложить ключ.
puzzle-about-buildings = Лучший ход — переместить ключ на здание.
puzzle-about-landmarks = Лучший ход — переместить ключ на достопримечательность.
puzzle-about-bonus = Лучший ход связан с бонусным жетоном.
puzzle-about-end = Лучший ход связан с жетонами конца игры.
reason-no-such-puzzle = Такой задачи нет (или больше нет).
reason-turn-not-over = Ход ещё не закончен.
