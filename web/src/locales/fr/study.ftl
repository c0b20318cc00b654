## Playing on from a finished game
study-title = Suite de la partie
study-me = Vous jouez
study-everybody = tout le monde
study-bots = Bots
study-bot = Laisser ce tour à un bot
study-thinking = Un bot réfléchit…
study-tree = Coups
study-variation = Branche :
study-line = Chances dans cette branche :
study-comment = Commentaire
study-comment-hint = Que pensez-vous de cette position ?
study-link = Copier le lien
study-game = Retour à la partie
study-cut = Supprimer la branche
study-cut-sure = Supprimer à partir d’ici ?
study-forget = Supprimer
study-of-others = Cette étude appartient à quelqu’un d’autre. Jouez et vous aurez votre propre copie.
study-none = Pas encore d’étude. Ouvrez une partie finie sous « Revoir » et choisissez « Continuer à partir d’ici ».
study-size = { $count ->
    [0] rien encore
    [one] { $count } action ou commentaire
   *[other] { $count } actions et commentaires
  }
reason-no-such-study = Cette étude n’existe pas (ou plus).
reason-not-your-study = Cette étude appartient à quelqu’un d’autre. Faites-en une copie pour continuer la partie.
reason-study-full = Cette étude est pleine. Supprimez d’abord une branche.
reason-too-many-studies = Vous avez trop d’études. Supprimez-en d’abord une.
reason-no-variation = La partie elle-même ne peut pas être supprimée, seulement ses branches.
