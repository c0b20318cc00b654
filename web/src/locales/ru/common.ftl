## Words shared by several screens
nav-home = Главная
nav-main = Главное меню
nav-my = Мои партии
nav-watch = Смотреть
nav-learn = Обучение
nav-reference = Справочник
nav-replay = Записи
nav-preferences = Настройки
skip-to-content = Перейти к содержимому
language = Язык
theme-to-dark = Ночные цвета
theme-to-light = Дневные цвета
footer = Свободное независимое любительское издание настольной игры «Париж» с собственными рисунками и текстами.
loading = Загрузка…
try-again = Повторить
failed = Не получилось: { $reason }
close = Закрыть
back = Назад
next = Далее
copied = Скопировано
minutes = около { $minutes } мин

## Who sits where
you = Вы
seat-number = Место { $seat }
seat-open = Свободно
bot-level = Бот, { $level }
level-1 = новичок
level-2 = лёгкий
level-3 = средний
level-4 = сильный
level-5 = эксперт
level-6 = мастер
online = на связи
offline = не на связи
rank = { $rank }-е

## Keyboard, as listed in the help
keycap-esc = Esc
keycap-shift = Shift
keycap-space = Пробел
key-pile-1 = Взять из первой стопки
key-pile-2 = Взять из второй стопки
key-pile-3 = Взять из третьей стопки
key-cancel = Снять выбор
key-undo = Отменить шаг
key-reset = Начать ход заново
key-end-turn = Завершить ход
key-bonus-track = К треку бонусных жетонов
key-screen = К моей ширме
key-log = К журналу
key-hint = Спросить подсказку у бота
key-text-view = Включить или выключить текстовый вид
key-step-back = Просмотр: шаг назад
key-step-forward = Просмотр: шаг вперёд
key-play-pause = Просмотр: пуск или пауза
key-help = Эта справка
