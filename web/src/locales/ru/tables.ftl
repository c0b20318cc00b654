## Making a table
create-title = Создать стол
create-lead = Кто играет и по каким правилам? Свободные места займут те, у кого есть ссылка.
create-players = Игроки
create-seats = Места
create-seat-kind = Кто здесь сидит
create-kind-human = За этим устройством
create-kind-open = По ссылке
create-kind-bot = Бот
create-name = Имя
create-person = Игрок { $number }
create-level = Сила
create-random-start = Выбрать первого игрока жребием
create-random-start-text = Иначе начинает первое место.
create-rules = Правила
create-basic = Базовая раскладка
create-advanced = Продвинутая раскладка
create-own = Свой набор
create-random_tokens = Случайные фишки
    .text = Ресурсы и престиж перемешаны и лежат у зданий (золото остаётся у стоимости 8).
create-random_bonus_track = Случайный трек
    .text = Бонусные жетоны перемешаны внутри своих зон.
create-free_districts = Свободные районы
    .text = Вы сами выбираете район для каждого взятого здания; ни одно не убирается.
create-two_piles = Две стопки вместо трёх
    .text = Как в немецком издании: меньше выбора, меньше подсказок.
create-table = Стол
create-table-name = Название стола
create-screens = Ширмы
create-screens-closed = Закрытые
    .text = Что у других за ширмами, остаётся тайной, как за столом.
create-screens-open = Открытые
    .text = Франки, ключи, фишки и бонусные жетоны всех видны: запоминать нечего.
create-undo = Отмена разрешена
    .text = В свой ход, до последнего открытия.
create-hints = Подсказки разрешены
    .text = Можно спросить бота, как бы он сыграл.
create-spectators = Зрители допускаются
    .text = Они никогда не видят, что за ширмами.
create-listed = Виден в списке столов
    .text = Иначе сюда ведёт только ссылка.
create-pace = Темп ботов
create-pace-instant = Мгновенно
create-pace-fast = Быстро
create-pace-normal = Обычно
create-pace-slow = Неспешно
create-duration = Примерная длительность
create-summary = Ваш стол
create-go = Начать игру
create-open = Открыть стол
create-needs-person = Кто-то должен играть: займите место или оставьте одно свободным.

## Waiting room
wait-title = Ждём игроков
wait-invite = Отправьте эту ссылку друзьям
wait-qr = QR-код ссылки
wait-scan = Или отсканируйте телефоном
wait-copy = Копировать ссылку
wait-share = Поделиться
wait-free = Свободное место
wait-sit = Сесть здесь
wait-leave = Встать
wait-kick = Освободить место
wait-your-name = Ваше имя
wait-start = Начать
wait-fill = Посадить ботов на свободные места и начать
wait-for-host = Игру начинает хозяин стола.
wait-missing = { $count ->
    [one] Ещё { $count } свободное место.
    [few] Ещё { $count } свободных места.
   *[other] Ещё { $count } свободных мест.
  }
wait-all-here = Все на месте.
wait-online = на связи
wait-away = не на связи
wait-device = Играть с этого места на другом устройстве

## My games, watching
my-title = Мои игры
my-empty = Игр пока нет. До первой — два щелчка.
my-your-turn = Ваш ход
my-running = Ходят другие
my-open = Ждут игроков
my-over = Законченные
my-won = Победа: { $names }
table-open = Открыть
table-play = Играть
table-join = Присоединиться
table-watch = Смотреть
table-replay = Запись
table-result = Итог
watch-title = Столы
watch-open = Открытые столы
watch-open-empty = Никто не ждёт. Откройте стол сами и отправьте ссылку.
watch-running = Играют сейчас
watch-running-empty = Сейчас никто не играет.
watch-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[other] { $count } зрителей
  }
wait-device-text = Откройте эту ссылку на другом устройстве: место перейдёт туда. У кого ссылка, у того и место.
