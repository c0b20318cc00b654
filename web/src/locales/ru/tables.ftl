## Making a table
create-title = Открыть стол
create-lead = Кто играет и по каким правилам? Свободные места займут те, у кого есть ссылка.
create-seat-kind = Кто здесь сидит
create-kind-human = Здесь
create-kind-open = По ссылке
create-kind-bot = Бот
create-recolor = Сменить цвет
create-name = Имя
create-level = Уровень
create-random-start = Случайный первый игрок
create-random-start-text = Иначе начинает игрок на первом месте.
create-rules = Правила
create-box-ours = наша
create-basic = Стандартная подготовка
create-own = Свой набор
create-table = Стол
create-table-name = Название стола
create-screens-closed = Закрытые
    .text = Что у других за ширмами, остаётся тайной, как за настоящим столом.
create-undo = Отмена разрешена
    .text = В свой ход, до последнего открытия.
create-hints = Подсказки разрешены
    .text = Можно спросить бота, как бы он сыграл.
create-spectators = Зрители допускаются
    .text = Они никогда не видят, что за ширмами.
create-listed = Виден в списке столов
    .text = Иначе нужна ссылка.
create-pace = Темп ботов
create-pace-instant = Мгновенно
create-pace-fast = Быстро
create-pace-normal = Обычно
create-pace-slow = Неспешно
create-duration = Примерная длительность
create-summary = Ваш стол
create-go = Начать партию
create-open = Открыть стол
create-needs-person = Кто-то должен играть: займите место или оставьте одно свободным.

## Waiting room
wait-title = Ждём игроков
wait-invite = Отправьте эту ссылку друзьям
wait-share-text = Сыграйте со мной в Paname
wait-qr = QR-код ссылки
wait-scan = Или отсканируйте телефоном
wait-home = Играть с друзьями дома
    .text = Телефоны и компьютеры вашей домашней сети смогут войти, пока вы не выключите это или не закроете Paname.
wait-only-here = Пока за этот стол можно сесть только на этом компьютере.
wait-only-here-how = За этот стол можно сесть только на этом компьютере. Чтобы впустить домашнюю сеть, запустите сервер командой «{ $command }».
wait-copy = Копировать ссылку
wait-share = Поделиться
wait-free = Свободное место
wait-sit = Сесть здесь
wait-leave = Встать
wait-kick = Освободить место
wait-your-name = Ваше имя
wait-name-needed = Введите своё имя.
wait-start = Начать
wait-fill = Посадить ботов на свободные места и начать
wait-for-host = Ждём, когда хозяин стола начнёт партию.
wait-missing = { $count ->
    [one] Ещё { $count } свободное место.
    [few] Ещё { $count } свободных места.
   *[other] Ещё { $count } свободных мест.
  }
wait-all-taken = Все места заняты.
invite-there = { $count ->
    [one] { $names } уже сидит за столом.
    [few] { $names } уже сидят за столом.
   *[other] { $names } уже сидят за столом.
  }
wait-device = Играть с этого места на другом устройстве
wait-device-text = Откройте эту ссылку на другом устройстве: место перейдёт туда. У кого ссылка, у того и место.

## My games, watching
my-studies = Мои студии
my-empty = Партий пока нет. До первой — два щелчка.
my-running = Ходят другие
my-open = Ждём игроков
my-over = Законченные
my-won = Победа: { $names }
table-open = Открыть
table-play = Играть
table-join = Войти
table-watch = Смотреть
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
