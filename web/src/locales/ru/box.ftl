## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .to where to, .of after "bank …"
district-montmartre = Монмартр
    .in = на Монмартре
    .to = на Монмартр
    .of = Монмартра
district-batignolles = Батиньоль
    .in = в Батиньоле
    .to = в Батиньоль
    .of = Батиньоля
district-chaillot = Шайо
    .in = в Шайо
    .to = в Шайо
    .of = Шайо
district-saint-germain = Сен-Жермен
    .in = в Сен-Жермене
    .to = в Сен-Жермен
    .of = Сен-Жермена
district-belleville = Бельвиль
    .in = в Бельвиле
    .to = в Бельвиль
    .of = Бельвиля
district-la-villette = Ла-Виллет
    .in = в Ла-Виллете
    .to = в Ла-Виллет
    .of = Ла-Виллета

## Buildings: .acc object of a verb, .of genitive
building-cafe = Кафе
    .acc = кафе
    .of = кафе
building-bakery = Булочная
    .acc = булочную
    .of = булочной
building-hotel = Отель
    .acc = отель
    .of = отеля
building-theater = Театр
    .acc = театр
    .of = театра
building-residence = Резиденция
    .acc = резиденцию
    .of = резиденции
building-restaurant = Ресторан
    .acc = ресторан
    .of = ресторана

## Landmarks
landmark-jardin-du-luxembourg = Люксембургский сад
    .acc = Люксембургский сад
    .of = Люксембургского сада
landmark-jardin-des-tuileries = Сад Тюильри
    .acc = сад Тюильри
    .of = сада Тюильри
landmark-moulin-rouge = Мулен Руж
    .acc = Мулен Руж
    .of = Мулен Руж
landmark-grand-palais = Большой дворец
    .acc = Большой дворец
    .of = Большого дворца
landmark-sacre-coeur = Сакре-Кёр
    .acc = Сакре-Кёр
    .of = Сакре-Кёр
landmark-notre-dame = Нотр-Дам
    .acc = Нотр-Дам
    .of = Нотр-Дам
landmark-louvre = Лувр
    .acc = Лувр
    .of = Лувра
landmark-eiffel-tower = Эйфелева башня
    .acc = Эйфелеву башню
    .of = Эйфелевой башни

## Places: .on where, .to where to, .from where from
place-arc = Триумфальная арка
    .on = на Триумфальной арке
    .to = на Триумфальную арку
    .from = с Триумфальной арки
place-bank = Банк { $of }
    .on = в банке { $of }
    .to = в банк { $of }
    .from = из банка { $of }
place-building = { $building } { $value }, { $district }
place-landmark = { $landmark }, { $district }
place-site = Участок

## Tokens: the two golds always say which they are
token-wood = Дерево
token-marble = Мрамор
token-gold = Золото (ресурс)
token-bronze-prestige = Бронзовый престиж
token-silver-prestige = Серебряный престиж
token-gold-prestige = Золотой престиж
token-any-resource = Любой ресурс
token-any-prestige = Любой престиж

## Counted things
n-wood = { $count } { $count ->
    [one] дерево
   *[other] дерева
  }
n-marble = { $count } { $count ->
    [one] мрамор
   *[other] мрамора
  }
n-gold = { $count } { $count ->
    [one] золото (ресурс)
   *[other] золота (ресурс)
  }
n-bronze-prestige = { $count } { $count ->
    [one] бронзовый престиж
    [few] бронзовых престижа
   *[other] бронзовых престижей
  }
n-silver-prestige = { $count } { $count ->
    [one] серебряный престиж
    [few] серебряных престижа
   *[other] серебряных престижей
  }
n-gold-prestige = { $count } { $count ->
    [one] золотой престиж
    [few] золотых престижа
   *[other] золотых престижей
  }
n-francs = { $count } { $count ->
    [one] франк
    [few] франка
   *[other] франков
  }
n-vp = { $count } ПО
n-points = { $count } { $count ->
    [one] победное очко
    [few] победных очка
   *[other] победных очков
  }
n-keys = { $count } { $count ->
    [one] ключ
    [few] ключа
   *[other] ключей
  }
n-bonus-tiles = { $count } { $count ->
    [one] бонусный жетон
    [few] бонусных жетона
   *[other] бонусных жетонов
  }
n-end-tiles = { $count } { $count ->
    [one] жетон конца игры
    [few] жетона конца игры
   *[other] жетонов конца игры
  }
n-players = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
  }
n-types = { $count } { $count ->
    [one] тип
    [few] разных типа
   *[other] разных типов
  }
vp-unit = ПО
franc-unit = фр.

## Other words of the game
word-districts = Районы
word-buildings = Здания
word-landmarks = Достопримечательности
word-value = Стоимость
word-francs = Франки
word-vp = Победные очки
word-resources = Ресурсы
word-prestige = Престиж
word-bonus-tiles = Бонусные жетоны
word-bonus-track = Трек бонусных жетонов
word-end-tiles = Жетоны конца игры
word-vp-tiles = Жетоны ПО
word-market = Рынок
bonus-tile = Бонусный жетон { $number }
end-tile = Жетон конца игры { $number }
vp-tile = Жетон ПО { $figures }
round-number = Раунд { $round }

## Phases of a turn
phase-draw = Взять здание
phase-build = Выбрать район для здания
phase-main = Основное действие
phase-look = Выбрать жетон конца игры
phase-vp = Положить жетон ПО
phase-bonus = Взять бонусный жетон
phase-score = Сдать престиж
phase-pair = Сдать пары
phase-after = Конец хода
phase-over = Игра окончена

## Where victory points come from
source-building = Здания стоимостью 8
source-prestige = Престиж на достопримечательностях
source-bonus = Бонусные жетоны
source-end_tile = Жетоны конца игры
source-francs = Франки в конце
source-district = Районы
