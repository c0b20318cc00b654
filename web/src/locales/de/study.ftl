## Playing on from a finished game
study-title = Weiterspielen
study-me = Du spielst
study-everybody = alle
study-bots = Bots
study-bot = Zug einem Bot überlassen
study-thinking = Ein Bot überlegt …
study-tree = Züge
study-variation = Zweig:
study-line = Gewinnchancen in diesem Zweig:
study-comment = Kommentar
study-comment-hint = Was hältst du von dieser Stellung?
study-link = Link kopieren
study-game = Zurück zur Partie
study-cut = Zweig löschen
study-cut-sure = Ab hier löschen?
study-forget = Löschen
study-of-others = Diese Studie gehört jemand anderem. Spiel weiter, und du bekommst deine eigene Kopie.
study-none = Noch keine Studien. Öffne unter „Nachspielen“ eine beendete Partie und wähle „Ab hier weiterspielen“.
study-size = { $count ->
    [0] noch nichts
    [one] { $count } Aktion oder Kommentar
   *[other] { $count } Aktionen und Kommentare
  }
reason-no-such-study = Diese Studie gibt es nicht (mehr).
reason-not-your-study = Diese Studie gehört jemand anderem. Mach dir eine eigene Kopie, um weiterzuspielen.
reason-study-full = Diese Studie ist voll. Lösche zuerst einen Zweig.
reason-too-many-studies = Du hast zu viele Studien. Lösche zuerst eine.
reason-no-variation = Die Partie selbst kann nicht gelöscht werden, nur ihre Zweige.
