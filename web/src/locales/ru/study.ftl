## Playing on from a finished game
study-title = Продолжение партии
study-me = Ваше место
study-everybody = все
study-bots = Боты
study-bot = Пусть ходит бот
study-thinking = Бот думает…
study-tree = Ходы
study-variation = Ветка:
study-line = Шансы в этой ветке:
study-comment = Комментарий
study-comment-hint = Что вы думаете об этой позиции?
study-link = Скопировать ссылку
study-game = Назад к партии
study-cut = Удалить ветку
study-cut-sure = Удалить отсюда и дальше?
study-forget = Удалить
study-of-others = Эта студия принадлежит другому игроку. Сделайте ход — и у вас будет своя копия.
study-none = Студий пока нет. Откройте запись законченной партии и выберите «Продолжить отсюда».
study-size = { $count ->
    [0] пока ничего
   *[other] действия и комментарии: { $count }
  }
reason-no-such-study = Такой студии нет (или больше нет).
reason-not-your-study = Эта студия принадлежит другому игроку. Сделайте себе копию, чтобы играть дальше.
reason-study-full = Студия заполнена. Сначала удалите какую-нибудь ветку.
reason-too-many-studies = У вас слишком много студий. Сначала удалите одну.
reason-no-variation = Саму партию удалить нельзя, только ветки.
