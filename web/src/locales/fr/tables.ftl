## Making a table
create-title = Ouvrir une table
create-lead = Qui joue, et avec quelles règles ? Les places libres reviennent à qui a le lien.
create-seat-kind = Qui s’assoit ici
create-kind-human = Ici
create-kind-open = Par lien
create-kind-bot = Bot
create-recolor = Changer de couleur
create-name = Nom
create-level = Niveau
create-random-start = Premier joueur au hasard
create-random-start-text = Sinon, la première place commence.
create-rules = Règles
create-box-ours = la nôtre
create-basic = Mise en place de base
create-own = Personnalisée
create-table = La table
create-table-name = Nom de la table
create-screens-closed = Fermés
    .text = Ce que les autres ont derrière leur paravent reste caché, comme à une vraie table.
create-undo = Annulation permise
    .text = Pendant son propre tour, jusqu’à la dernière révélation.
create-hints = Conseils permis
    .text = On peut demander à un bot ce qu’il jouerait.
create-spectators = Public bienvenu
    .text = Il ne voit jamais derrière un paravent.
create-listed = Visible dans la liste des tables
    .text = Sinon, il faut le lien.
create-pace = Rythme des bots
create-pace-instant = Immédiat
create-pace-fast = Rapide
create-pace-normal = Normal
create-pace-slow = Tranquille
create-duration = Durée estimée
create-summary = Votre table
create-go = Lancer la partie
create-open = Ouvrir la table
create-needs-person = Il faut quelqu’un pour jouer : prenez une place ou laissez-en une libre.

## Waiting room
wait-title = En attente de joueurs
wait-invite = Envoyez ce lien à vos amis
wait-share-text = Rejoignez ma partie de Paname
wait-qr = Code QR du lien
wait-scan = Ou scannez-le avec un téléphone
wait-home = Jouer entre amis à la maison
    .text = Les téléphones et ordinateurs de votre réseau domestique peuvent se joindre à vous jusqu’à ce que vous désactiviez ceci ou fermiez Paname.
wait-only-here = Pour l’instant, seul cet ordinateur peut accéder à cette table.
wait-only-here-how = Seul cet ordinateur peut accéder à cette table. Pour l’ouvrir au réseau domestique, lancez le serveur avec « { $command } ».
wait-copy = Copier le lien
wait-share = Partager
wait-free = Place libre
wait-sit = S’asseoir ici
wait-leave = Quitter la place
wait-kick = Libérer la place
wait-your-name = Votre nom
wait-name-needed = Indiquez votre nom.
wait-start = Lancer
wait-fill = Compléter avec des bots et lancer
wait-for-host = En attente du lancement de la partie.
wait-missing = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
  }
wait-all-taken = Toutes les places sont prises.
invite-there = { $count ->
    [one] { $names } est déjà à la table de jeu.
   *[other] { $names } sont déjà à la table de jeu.
  }
wait-device = Jouer cette place sur un autre appareil
wait-device-text = Ouvrez ce lien sur l’autre appareil : la place s’y déplace. Qui a le lien a la place.

## My games, watching
my-studies = Mes études
my-empty = Pas encore de partie. La première est à deux clics.
my-running = Aux autres de jouer
my-open = En attente de joueurs
my-over = Finies
my-won = Victoire : { $names }
table-open = Ouvrir
table-play = Jouer
table-join = Rejoindre
table-watch = Regarder
table-result = Résultat
watch-title = Tables
watch-open = Tables ouvertes
watch-open-empty = Personne n’attend. Ouvrez une table et envoyez le lien.
watch-running = Parties en cours
watch-running-empty = Aucune partie n’est en cours pour le moment.
watch-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
  }
