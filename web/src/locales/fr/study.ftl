## Playing on from a finished game
study-title = Jouer la suite
study-me = Vous jouez
study-everybody = tout le monde
study-bots = Bots
study-bot = Un bot joue ce tour
study-thinking = Un bot réfléchit …
study-tree = Coups
study-variation = Variante :
study-comment = Commentaire
study-comment-hint = Que pensez-vous de cette position ?
study-link = Copier le lien
study-game = Retour à la partie
study-cut = Supprimer la variante
study-cut-sure = Supprimer à partir d’ici ?
study-forget = Supprimer
study-of-others = Cette étude appartient à quelqu’un d’autre. Jouez et vous aurez votre propre copie.
study-none = Pas encore d’étude. Ouvrez la relecture d’une partie finie et choisissez « Jouer la suite d’ici ».
study-size = { $count ->
    [0] rien encore
    [one] { $count } action ou commentaire
   *[other] { $count } actions et commentaires
  }
reason-no-such-study = Cette étude n’existe pas (ou plus).
reason-not-your-study = Cette étude appartient à quelqu’un d’autre. Faites-en une copie pour continuer la partie.
reason-study-full = Cette étude est pleine. Supprimez d’abord une variante.
reason-too-many-studies = Vous avez trop d’études. Supprimez-en d’abord une.
reason-no-variation = La partie elle-même ne peut pas être supprimée, seulement ses variantes.
