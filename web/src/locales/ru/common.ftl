## Words shared by several screens
nav-home = Главная
nav-main = Главное меню
nav-my = Мои игры
nav-watch = Смотреть
nav-learn = Обучение
nav-reference = Справочник
nav-replay = Записи
nav-preferences = Настройки
skip-to-content = Перейти к содержимому
language = Язык
theme-to-dark = Ночные цвета
theme-to-light = Дневные цвета
footer = Независимое свободное издание настольной игры Paris с собственными рисунками и текстами.
loading = Загрузка…
try-again = Повторить
failed = Не получилось: { $reason }
close = Закрыть
back = Назад
next = Далее
no = Нет
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
rank = { $rank }-е

## Keyboard, as listed in the help
key-pile-1 = Взять из первой стопки
key-pile-2 = Взять из второй стопки
key-pile-3 = Взять из третьей стопки
key-cancel = Снять выбор
key-undo = Отменить шаг
key-reset = Начать ход заново
key-end-turn = Завершить ход
key-bonus-track = К треку бонусных жетонов
key-screen = За мою ширму
key-log = К журналу
key-hint = Спросить совета у бота
key-text-view = Текстовый вид и обратно
key-step-back = Просмотр: шаг назад
key-step-forward = Просмотр: шаг вперёд
key-play-pause = Просмотр: пуск или пауза
key-help = Эта справка
