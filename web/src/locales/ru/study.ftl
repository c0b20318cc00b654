## Playing on from a finished game
study-title = Игра дальше
study-me = Вы играете
study-everybody = за всех
study-bots = Боты
study-bot = Бот сделает этот ход
study-thinking = Бот думает …
study-tree = Ходы
study-variation = Вариант:
study-comment = Комментарий
study-comment-hint = Что вы думаете об этой позиции?
study-link = Скопировать ссылку
study-game = Назад к партии
study-cut = Удалить вариант
study-cut-sure = Удалить отсюда и дальше?
study-forget = Удалить
study-of-others = Эта студия принадлежит другому игроку. Сделайте ход — и у вас будет своя копия.
study-none = Студий пока нет. Откройте повтор законченной партии и выберите «Играть дальше отсюда».
study-size = { $count ->
    [0] пока ничего
    [one] { $count } действие или комментарий
    [few] { $count } действия и комментария
   *[many] { $count } действий и комментариев
  }
reason-no-such-study = Такой студии нет (или больше нет).
reason-not-your-study = Эта студия принадлежит другому игроку. Сделайте себе копию, чтобы играть дальше.
reason-study-full = Студия заполнена. Сначала удалите какой-нибудь вариант.
reason-too-many-studies = У вас слишком много студий. Сначала удалите одну.
reason-no-variation = Саму партию удалить нельзя, только варианты.
