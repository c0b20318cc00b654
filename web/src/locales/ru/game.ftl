## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Игровое поле
corner-piles = Стопки
corner-reserve = Общий запас
end-closed = закрыты
end-closed-why = закрыты, пока не опустеют стопки

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Участок { $value }, { $district }, ещё не застроен
piece-free = не занято
piece-keys = ключи: { $names }
piece-token = фишка: { $token }
piece-left = осталось: { $count }
piece-income = доход: { $francs }
piece-space = Деление { $space } трека бонусных жетонов
piece-space-tile = Деление { $space }, бонусный жетон { $number }
piece-space-empty = пусто
piece-number-owned = этот номер у вас уже есть
piece-pile = Стопка { $pile }
piece-pile-empty = пустая
piece-pile-top = верхний жетон: { $district }
piece-spot = Место для жетона ПО, { $district }
piece-spot-empty = пусто
piece-row = Новая достопримечательность, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, рядом с полем
piece-slots = места для престижа: { $tokens }
piece-reserve = { $token } в общем запасе
piece-buy = покупка: { $price }
piece-sell = продажа: { $price }
piece-score = на достопримечательности: { $vp }
piece-cost = цена: { $price }
piece-resources = ресурсы: { $cost }
piece-gains = даёт: { $gains }
piece-choices = Щелчок: { $count } { $count ->
    [one] вариант
    [few] варианта
   *[many] вариантов
  }
gain-bonus = бонусный жетон
gain-bonus-for = бонусный жетон (цена: { $price })
gain-prestige = до { $vp } за престиж
gain-vp-tile = жетон ПО, который можно выложить

## What bonus and End Game tiles do
fx-per-building = { $vp } за каждое своё здание стоимостью { $value }
fx-per-unused-tile = { $vp } за каждый другой свой неиспользованный бонусный жетон
fx-per-prestige-pair = { $vp } за каждую сброшенную пару одинаковых фишек престижа
fx-per-resource-pair = { $vp } за каждую сброшенную пару одинаковых ресурсов
fx-per-landmark = { $vp } за каждую свою достопримечательность
fx-per-franc = { $vp } за каждый франк в конце игры
fx-types = ПО за разные виды своей собственности, достопримечательности — один вид ({ $values })
fx-key = дополнительный ключ (цена: { $price })
fx-own-key = переместить ключ туда, где уже лежит свой ключ
fx-opponent-key = переместить ключ туда, где лежит ключ соперника
fx-any-tile = взять любой бонусный жетон с трека; фигурка остаётся на месте
fx-back = вернуться не более чем на { $spaces } { $spaces ->
    [one] деление
    [few] деления
   *[other] делений
  } и взять бонусный жетон

## Status bar
step-building = Здание
step-action = Действие
step-end = Конец хода
undo = Отменить
reset = Заново
end-turn = Завершить ход
pass = Пас
skip = Не нужно
hint = Подсказка
menu = Меню
your-turn = Ваш ход, { $name }.
your-turn-nameless = Ваш ход.
say-draw = Выберите стопку и возьмите здание.
    .only = Возьмите следующее здание.
say-build = Где построить: { $building } { $value }?
say-main = Выложите ключ или переместите ключ, чтобы купить.
    .end = Выложите ключ, переместите ключ, чтобы купить, или возьмите жетон конца игры.
    .pass = Выложить или переместить ключ нельзя. Может быть, помогут свободные действия, иначе пас.
say-from = Ключ: { $from }. Куда?
say-hand = В какой банк или на Триумфальную арку?
say-landmark = Каким ключом и где купить { $landmarkAcc }?
say-landmark-where = В каком районе построить { $landmarkAcc }?
say-target = Какой ключ переместить туда?
say-tile = Бонусный жетон { $number }: какой ключ и куда?
    .space = Бонусный жетон { $number }: какой жетон взять с трека?
say-vp = Четвёртый ключ: выберите жетон ПО, затем его район.
    .spot = Жетон ПО { $tile }: в каком районе?
say-bonus = Возьмите бонусный жетон впереди вашей фигурки.
    .price = Взять бонусный жетон за { $price }?
say-score = Сбросить фишки престижа ради очков ({ $landmark })?
say-first = Сначала используйте жетон: { $tiles }.
    .nothing = У вас нет подходящей фишки престижа. Вопрос задан, потому что у вас есть жетон конца игры: никто не должен узнать, какой.
    .no-bonus = Здесь нельзя получить бонусный жетон, даже если отступить назад.
say-pair = Сбросить ещё одну пару?
say-look = Возьмите один из жетонов конца игры.
say-after = Выполните свободные действия или завершите ход.
say-over = Игра окончена.
say-wait-draw = берёт здание…
say-wait = думает…
last-round = Последний раунд
final-rounds = Взят последний жетон конца игры: раунд { $round } будет последним.

## My screen
my-screen = За моей ширмой
keys-in-hand = Ключи за ширмой: { $keys } из { $total }
none-yet = пока нет
tile-used = использован
tiles-used = Использованные бонусные жетоны
tile-move = при перемещении
tile-end = в конце
tile-play = использовать
loose = только в этот ход
loose-note = С использованного жетона: что останется к концу вашего хода, пропадёт.
hidden = скрыто

## Opponents
opp-bonus = Неиспользованные бонусные жетоны
last-turns = Последние ходы других игроков
bot = бот
conceded = партия сдана

## Right panel
log = Журнал
notes = Заметки
notes-hint = Заметки для себя. Никто другой за столом их не видит.
log-empty = Пока ничего не произошло.
log-older = Показать более ранние записи
log-jump = Перейти к этому моменту
rank-note = Столько принесли бы районы, если бы игра закончилась сейчас.
    .over = Так подсчитаны районы.
rank-half = В партии на двух игроков второе место приносит очки, только если его общая стоимость не меньше половины общей стоимости первого.
rank-total = С районами
drawer = Игроки и журнал

## Tasks: what needs more room than the status bar
task-pay = Как заплатить
task-pay-cost = Цена
task-pay-left = Останется
task-pay-loose = Фишки с использованного жетона, не потраченные в этот ход, пропадают.
task-pay-go = Заплатить и переместить
task-pay-vp = стоит здесь { $vp }
task-confirm-draw = Взять из этой стопки?
task-confirm-draw-note = Жетон откроется; отменить это будет нельзя.
task-confirm-look = Просмотреть жетоны конца игры?
task-confirm-look-note = Вы увидите их все и должны будете взять один. Отменить это нельзя.
task-confirm-done = Завершить ход?
task-confirm-done-note = После этого ничего нельзя будет отменить.
lose-note = Пропадёт:
lose-loose = Фишки с использованного жетона: { $tokens }
lose-bonus = Бесплатный бонусный жетон (можно вернуть отменой)
lose-prestige = { $landmark }, { $tokens }: { $vp } (можно вернуть отменой)
lose-ask = Спросить и в следующий раз
task-choose = Выберите
task-look = Возьмите один
task-look-note = Вы видели стопку: нужно взять жетон.
task-hint = Бот сыграл бы так
task-hint-by = Подсказка бота (уровень: { $level })
task-hint-play = Сыграть так
cancel = Отмена
confirm = Да
missed = { $count ->
    [one] { $count } действие после вашего хода
    [few] { $count } действия после вашего хода
   *[other] { $count } действий после вашего хода
  }
missed-replay = Показать
missed-skip = Пропустить
curtain = Передайте устройство: { $name }
curtain-note = Сейчас смотрит только { $name }.
curtain-go = Это я, { $name }
outdated = Вышла новая версия.
outdated-go = Обновить
outdated-later = Позже
connecting = Связь потеряна. Подключаемся заново…
offline-now = Нет сети. Ваша партия в сохранности.
loading-table = Раскладываем игру…
whole-board = Показать всё поле
zoom-district = Показать крупно: { $district }
tab-screen = Ширма
tab-supply = Запас
tab-log = Журнал
tab-players = Игроки
menu-text = Текстовый вид
menu-concede = Сдаться
menu-concede-sure = Сдать эту партию? Бот доиграет за вас.
menu-concede-ends = Сдать эту партию? Она сразу закончится, а вы займёте последнее место.
menu-help = Клавиатура
menu-copy = Скопировать ссылку на стол
menu-result = Итог
moment = Просмотр раунда { $round }
moment-back = Вернуться к партии

## When something breaks
crash-title = Что-то пошло не так.
crash-text = Ваша партия в сохранности на сервере: обновите страницу и продолжайте. Отчёт поможет найти ошибку; в нём название браузера и действия этой партии, ничего секретного.
crash-save = Сохранить отчёт

## The table: its options, who sits there
create-person = Игрок { $number }
my-your-turn = Ваш ход
create-advanced = Альтернативная подготовка
create-random_tokens = Случайные фишки
    .text = Ресурсы и фишки престижа перемешаны и лежат у зданий (золото остаётся у самых дорогих).
create-random_bonus_track = Случайный трек
    .text = Бонусные жетоны перемешаны внутри своих зон.
create-free_districts = Район на выбор
    .text = Вы выбираете район для каждого взятого здания: по одному каждого вида на район. Что никуда не подходит, выходит из игры. В начале ни одно здание не убирают.
create-two_piles = Две стопки вместо трёх
    .text = Как в немецком издании: меньше выбора, меньше сведений.
create-screens = Ширмы
create-screens-open = Открытые
    .text = Франки, ключи, фишки и бонусные жетоны всех видны: запоминать нечего.
create-analysis = Анализ во время партии
    .text = Во время партии можно анализировать свои ходы. Результат больше никто не видит.
create-box = Коробка
