## Names of the things in the box and their case forms (see lib/names.ts). Figures never stand here.

## Districts: .in where, .of after "bank …"
district-montmartre = Монмартр
    .in = на Монмартре
    .of = Монмартра
district-batignolles = Батиньоль
    .in = в Батиньоле
    .of = Батиньоля
district-chaillot = Шайо
    .in = в Шайо
    .of = Шайо
district-saint-germain = Сен-Жермен
    .in = в Сен-Жермене
    .of = Сен-Жермена
district-belleville = Бельвиль
    .in = в Бельвиле
    .of = Бельвиля
district-la-villette = Ла-Виллет
    .in = в Ла-Виллете
    .of = Ла-Виллета

## Buildings: .acc object of a verb, .of genitive, .type in a list within a sentence
building-cafe = Кафе
    .acc = кафе
    .of = кафе
    .type = кафе
building-bakery = Булочная
    .acc = булочную
    .of = булочной
    .type = булочная
building-hotel = Отель
    .acc = отель
    .of = отеля
    .type = отель
building-theater = Театр
    .acc = театр
    .of = театра
    .type = театр
building-residence = Резиденция
    .acc = резиденцию
    .of = резиденции
    .type = резиденция
building-restaurant = Ресторан
    .acc = ресторан
    .of = ресторана
    .type = ресторан

## Landmarks
# The soft hyphen lets the long word break on its card.
landmark-jardin-du-luxembourg = Люксем{"\u00AD"}бургский сад
    .acc = Люксембургский сад
    .of = Люксембургского сада
landmark-jardin-des-tuileries = Сад Тюильри
    .acc = сад Тюильри
    .of = сада Тюильри
landmark-moulin-rouge = «Мулен Руж»
    .acc = «Мулен Руж»
    .of = «Мулен Руж»
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

## Names that only an owner's box has: the forms of any of them
own-district = { $name }
    .in = в районе { $name }
    .of = района { $name }
own-building = { $name }
    .acc = здание ({ $name })
    .of = здания ({ $name })
    .type = { $name }
own-landmark = { $name }
    .acc = достопримечательность { $name }
    .of = достопримечательности { $name }

## Places: .put where a key is placed
place-arc = Триумфальная арка
    .put = на Триумфальную арку
place-bank = Банк { $of }
    .put = в банк { $of }
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
    [one] бронзовая фишка престижа
    [few] бронзовые фишки престижа
   *[other] бронзовых фишек престижа
  }
n-silver-prestige = { $count } { $count ->
    [one] серебряная фишка престижа
    [few] серебряные фишки престижа
   *[other] серебряных фишек престижа
  }
n-gold-prestige = { $count } { $count ->
    [one] золотая фишка престижа
    [few] золотые фишки престижа
   *[other] золотых фишек престижа
  }
n-any-resource = { $count } { $count ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
  } на выбор
n-any-prestige = { $count } { $count ->
    [one] фишка
    [few] фишки
   *[other] фишек
  } престижа на выбор
n-francs = { $count } { $count ->
    [one] франк
    [few] франка
   *[other] франков
  }
n-vp = { $count } ПО
n-keys = { $count } { $count ->
    [one] ключ
    [few] ключа
   *[other] ключей
  }
n-players = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
  }
vp-unit = ПО
franc-unit = фр.
# Stands under the number itself.
francs-below = { $count ->
    [one] франк
    [few] франка
   *[other] франков
  }

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
word-players = Игроки
word-player = Игрок
keys-hand = Ключи за ширмой
bonus-tile = Бонусный жетон { $number }
end-tile = Жетон конца игры
vp-tile = Жетон ПО { $figures }
round-number = Раунд { $round }

## Phases of a turn
phase-draw = Взять здание
phase-build = Выбрать район для здания
phase-main = Основное действие
phase-look = Выбрать жетон конца игры
phase-vp = Выложить жетон ПО
phase-bonus = Взять бонусный жетон
phase-score = Сбросить фишки престижа
phase-pair = Сбросить пары
phase-after = Конец хода
phase-over = Игра окончена

## Where victory points come from
source-building = Здания
source-prestige = Престиж на достопримечательностях
source-bonus = Бонусные жетоны
source-end_tile = Жетоны конца игры
source-francs = Франки в конце
source-district = Районы
source-rest = Всё остальное
