## Words shared by several screens
nav-home = Accueil
nav-main = Menu principal
nav-my = Mes parties
nav-watch = Regarder
nav-learn = Apprendre
nav-reference = Aide de jeu
nav-rules = Règles
nav-replay = Revoir
nav-my-box = Ma boîte
nav-preferences = Préférences
skip-to-content = Aller au contenu
language = Langue
theme-to-dark = Couleurs de nuit
theme-to-light = Couleurs de jour
footer = Une édition de fans, libre et indépendante, du jeu de société Paris, avec ses propres dessins et textes.
loading = Chargement…
try-again = Réessayer
failed = Cela n’a pas fonctionné. { $reason }
close = Fermer
back = Retour
next = Suivant
rule-link = Règle
copied = Copié
minutes = environ { $minutes } min
label-value = { $label } : { $value }
clauses = { $first } ; { $second }

## Who sits where
you = Vous
seat-number = Place { $seat }
seat-open = Libre
bot-level = Bot, { $level }
level-1 = débutant
level-2 = facile
level-3 = moyen
level-4 = avancé
level-5 = fort
level-6 = très fort
level-7 = expert
level-8 = maître
online = en ligne
offline = hors ligne
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }

## Keyboard, as listed in the help
keycap-esc = Échap
keycap-shift = Maj
keycap-space = Espace
key-pile-1 = Piocher dans la première pile
key-pile-2 = Piocher dans la deuxième pile
key-pile-3 = Piocher dans la troisième pile
key-cancel = Annuler la sélection
key-undo = Annuler une étape
key-reset = Recommencer le tour
key-end-turn = Finir le tour
key-bonus-track = Aller à la piste bonus
key-screen = Aller à mon paravent
key-log = Aller au journal
key-hint = Demander conseil à un bot
key-text-view = Activer ou quitter la vue texte
key-rule = Voir la règle
key-step-back = Revoir : une étape en arrière
key-step-forward = Revoir : une étape en avant
key-play-pause = Revoir : lecture ou pause
key-help = Cette aide
