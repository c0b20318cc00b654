## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Игровое поле
corner-piles = Стопки
corner-vp-tiles = Жетоны ПО
corner-reserve = Запас
corner-end-tiles = Жетоны конца игры
end-closed = закрыты
end-closed-why = закрыты, пока не опустеют стопки

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Участок { $value }, { $district }, ещё не застроен
piece-free = свободно
piece-keys = { $names }
piece-token = фишка: { $token }
piece-hand = Ключи на руке
piece-left = осталось: { $count }
piece-income = доход { $francs } { $francs ->
    [one] франк
    [few] франка
   *[many] франков
  }
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
piece-landmark-supply = { $landmark } { $value }, в запасе
piece-reserve = { $token } в общем запасе
piece-buy-sell = покупка { $buy } Ф, продажа { $sell } Ф
piece-cost = цена: { $price }
piece-gains = даёт: { $gains }
price-nothing = ничего
gain-bonus = бонусный жетон
gain-bonus-for = бонусный жетон за { $francs } Ф
gain-prestige = до { $vp } ПО за престиж
gain-vp-tile = жетон ПО, который можно выложить

## What bonus and End Game tiles do
fx-any-resource = { $count } { $count ->
    [one] ресурс на выбор
    [few] ресурса на выбор
   *[many] ресурсов на выбор
  }
fx-any-prestige = { $count } { $count ->
    [one] фишка престижа на выбор
    [few] фишки престижа на выбор
   *[many] фишек престижа на выбор
  }
fx-per-building = { $vp } ПО за каждое ваше здание стоимостью { $value }
fx-per-unused-tile = { $vp } ПО за каждый другой ваш неиспользованный бонусный жетон
fx-per-prestige-pair = { $vp } ПО за каждую сданную пару одинаковых фишек престижа
fx-per-resource-pair = { $vp } ПО за каждую сданную пару одинаковых ресурсов
fx-per-landmark = { $vp } ПО за каждую вашу достопримечательность
fx-per-franc = в конце игры { $vp } ПО за каждый франк
fx-types = ПО за разные виды зданий ({ $values })
fx-key = ещё один ключ за { $francs } Ф
fx-own-key = ход на место, где уже стоит ваш ключ
fx-opponent-key = ход на место, где стоит чужой ключ
fx-any-tile = взять любой бонусный жетон с трека; фигурка остаётся на месте
fx-back = вернуться не более чем на { $spaces } { $spaces ->
    [one] деление
    [few] деления
   *[many] делений
  } и взять бонусный жетон

## Status bar
step-building = Здание
step-action = Действие
step-end = Конец хода
undo = Отменить
reset = Заново
end-turn = Закончить ход
pass = Пас
skip = Не нужно
hint = Подсказка
menu = Меню
your-turn = Ваш ход, { $name }.
your-turn-nameless = Ваш ход.
say-draw = Выберите стопку и возьмите здание.
    .only = Возьмите следующее здание.
say-build = Где построить: { $building } { $value }?
say-main = Поставьте ключ или переместите ключ и купите.
    .end = Поставьте ключ, переместите ключ и купите или возьмите жетон конца игры.
    .pass = Поставить или переместить ключ нельзя. Может быть, помогут свободные действия, иначе пас.
say-from = Ключ: { $from }. Куда?
say-hand = В какой банк или на Триумфальную арку?
say-landmark = Каким ключом и где купить { $landmark }?
say-landmark-where = В каком районе поставить { $landmark }?
say-target = Какой ключ идёт туда?
say-tile = Бонусный жетон { $number }: выберите на поле или здесь.
say-vp = Четвёртый ключ: выложите жетон ПО в любом районе.
    .spot = Жетон ПО { $tile }: в какой район?
say-bonus = Возьмите бонусный жетон впереди вашей фигурки.
    .price = Возьмите бонусный жетон за { $francs } { $francs ->
        [one] франк
        [few] франка
       *[many] франков
      }.
say-score = Сдать престиж за { $landmark }?
say-pair = Сдать ещё пару?
say-look = Возьмите один из жетонов конца игры.
say-after = Свободные действия или конец хода.
say-over = Игра окончена.
say-wait-draw = берёт здание…
say-wait = думает…
last-round = Последний раунд
final-rounds = Взят последний жетон конца игры: раунд { $round } будет последним.
round = Раунд { $round }

## My screen
my-screen = За моей ширмой
word-f = франки
word-vp-short = ПО
keys-in-hand = { $keys } из { $total } ключей на руке
resources = Ресурсы
prestige = Престиж
bonus-tiles = Бонусные жетоны
end-tiles = Жетоны конца игры
none-yet = пока нет
tile-used = сыгран
tile-move = при ходе
tile-end = в конце
tile-play = сыграть
loose = только в этот ход
loose-note = С сыгранного жетона: что не потрачено до конца хода, пропадает.
hidden = скрыто за ширмой

## Landmarks, opponents
landmarks = Достопримечательности
landmarks-left = осталось { $count }
opponents = Другие игроки
opp-keys = Ключи на руке
opp-tokens = Ресурсы
opp-prestige = Престиж
opp-bonus = Неиспользованные бонусные жетоны
opp-end = Жетоны конца игры
online = на месте
offline = нет на месте
bot = бот
conceded = игрок сдался

## Right panel
log = Журнал
ranking = Районы
notes = Заметки
notes-hint = Заметки для себя. Они остаются в этом браузере.
log-empty = Пока ничего не произошло.
log-jump = Перейти к этому моменту
rank-note = Если бы игра закончилась сейчас
rank-half = Вдвоём: второй получает очки, только если его сумма не меньше половины суммы первого.
rank-total = С районами
drawer = Игроки и журнал

## Tasks: what needs more room than the status bar
task-pay = Как заплатить
task-pay-cost = Цена
task-pay-left = Останется
task-pay-loose = Фишки с сыгранного жетона, не потраченные в этот ход, пропадают.
task-pay-go = Заплатить и пойти
task-confirm-draw = Взять из этой стопки?
task-confirm-draw-note = Жетон откроется: отменить это будет нельзя.
task-confirm-look = Просмотреть жетоны конца игры?
task-confirm-look-note = Вы увидите их все и должны будете взять один. Отменить это нельзя.
task-confirm-done = Закончить ход?
task-confirm-done-note = После этого ничего нельзя отменить.
task-choose = Выберите
task-look = Возьмите один
task-look-note = Вы видели стопку: нужно взять жетон.
task-hint = Бот сыграл бы так
task-hint-by = Мнение бота уровня { $level }
task-hint-play = Сыграть так
cancel = Отмена
confirm = Да
missed = { $count ->
    [one] { $count } действие после вашего хода
    [few] { $count } действия после вашего хода
   *[many] { $count } действий после вашего хода
  }
missed-replay = Показать
missed-skip = Пропустить
curtain = Передайте устройство: { $name }
curtain-note = Сейчас смотрит только { $name }.
curtain-go = Это я, { $name }
outdated = На сервере новая версия.
outdated-go = Обновить
connecting = Связь потеряна, пробуем ещё раз…
offline-now = Нет сети. Ваша игра в сохранности.
loading-table = Накрываем на стол…
whole-board = Показать всё поле
zoom-district = Показать крупно: { $district }
tab-screen = Ширма
tab-supply = Запас
tab-log = Журнал
tab-players = Игроки
night = Ночные цвета
day = Дневные цвета
game-menu = Меню
menu-reference = Справочник
menu-preferences = Настройки
menu-home = Главная
menu-text = Текстовый вид
menu-concede = Сдаться
menu-concede-sure = Сдаться в этой игре? Бот доиграет за вас.
menu-help = Клавиатура
menu-copy = Скопировать ссылку на стол
menu-result = Итоги
moment = Более ранний момент раунда { $round }
moment-back = Вернуться к игре

## When something breaks
crash-title = Что-то сломалось.
crash-text = Ваша игра в сохранности на сервере: обновите страницу и продолжайте. Отчёт поможет найти ошибку; в нём название браузера и ходы этой игры, ничего секретного.
crash-save = Сохранить отчёт
