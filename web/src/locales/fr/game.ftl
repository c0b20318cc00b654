## The game screen: board, panels, questions. Names of the things in the box are in box.ftl.

board = Plateau
corner-piles = Pioches
corner-reserve = Réserve générale
end-closed = fermées
end-closed-why = fermées tant que les piles ne sont pas vides

## What a piece is (names of buttons, cards on hover)
piece-building = { $building } { $value }, { $district }
piece-site = Emplacement { $value }, { $district }, pas encore construit
piece-free = sans clé
piece-keys = clés : { $names }
piece-token = jeton : { $token }
piece-left = reste : { $count }
piece-income = rapporte { $francs }
piece-space = Case { $space } de la piste bonus
piece-space-tile = Case { $space }, tuile bonus { $number }
piece-space-empty = vide
piece-number-owned = vous avez déjà ce numéro
piece-pile = Pile { $pile }
piece-pile-empty = vide
piece-pile-top = tuile du dessus : { $district }
piece-spot = Emplacement de tuile PV, { $district }
piece-spot-empty = vide
piece-row = Nouveau monument, { $district }
piece-landmark = { $landmark } { $value }, { $district }
piece-landmark-supply = { $landmark } { $value }, à côté du plateau
piece-slots = cases de prestige : { $tokens }
piece-reserve = { $token } dans la réserve générale
piece-buy = achat : { $price }
piece-sell = vente : { $price }
piece-score = sur un monument : { $vp }
piece-cost = coûte { $price }
piece-resources = plus { $cost }
piece-gains = donne { $gains }
piece-choices = Clic : { $count } { $count ->
    [one] possibilité
   *[other] possibilités
  }
gain-bonus = une tuile bonus
gain-bonus-for = une tuile bonus pour { $price }
gain-prestige = jusqu’à { $vp } pour le prestige
gain-vp-tile = une tuile PV à placer

## What bonus and End Game tiles do
fx-per-building = { $vp } par bâtiment de valeur { $value } possédé
fx-per-unused-tile = { $vp } pour chaque autre tuile bonus non utilisée
fx-per-prestige-pair = { $vp } par paire de jetons prestige identiques rendue
fx-per-resource-pair = { $vp } par paire de ressources identiques rendue
fx-per-landmark = { $vp } par monument possédé
fx-per-franc = { $vp } par franc à la fin de la partie
fx-types = PV selon les types différents possédés, les monuments formant un type ({ $values })
fx-key = une clé supplémentaire pour { $price }
fx-own-key = déplacer une clé sur un bâtiment ou un monument où se trouve déjà une de ses propres clés
fx-opponent-key = déplacer une clé sur un bâtiment ou un monument occupé par un adversaire
fx-any-tile = prendre n’importe quelle tuile de la piste ; le pion ne bouge pas
fx-back = reculer de { $spaces } { $spaces ->
    [one] case
   *[other] cases
  } au plus et prendre une tuile bonus

## Status bar
step-building = Bâtiment
step-action = Action
step-end = Fin du tour
undo = Annuler
reset = Recommencer
end-turn = Finir le tour
pass = Passer
skip = Non merci
hint = Conseil
menu = Menu
your-turn = À vous, { $name }.
your-turn-nameless = À vous de jouer.
say-draw = Choisissez une pile et piochez un bâtiment.
    .only = Piochez le bâtiment suivant.
say-build = Où va ce bâtiment : { $building } { $value } ?
say-main = Placez une clé, ou déplacez-en une pour acheter.
    .end = Placez une clé, déplacez-en une pour acheter, ou prenez une tuile fin de partie.
    .pass = Vous ne pouvez ni placer ni déplacer de clé. Des actions gratuites peuvent aider ; sinon, passez.
say-from = Clé : { $from }. Où va-t-elle ?
say-hand = Sur quelle banque, ou sur l’Arc de Triomphe ?
say-landmark = Quelle clé achète { $landmarkAcc }, et où ?
say-landmark-where = Dans quel quartier construisez-vous { $landmarkAcc } ?
say-target = Quelle clé va là ?
say-tile = Tuile bonus { $number } : quelle clé, et pour aller où ?
    .space = Tuile bonus { $number } : quelle tuile prenez-vous sur la piste ?
say-vp = Quatrième clé : choisissez une tuile PV, puis son quartier.
    .spot = Tuile PV { $tile } : dans quel quartier ?
say-bonus = Prenez une tuile bonus devant votre pion.
    .price = Prendre une tuile bonus pour { $price } ?
say-score = Défausser des jetons prestige pour des points ({ $landmark }) ?
say-first = Activez d’abord une tuile : { $tiles }.
    .nothing = Vous n’avez aucun jeton prestige à y défausser. La question est posée parce que vous avez une tuile fin de partie : personne ne doit savoir laquelle.
    .no-bonus = Vous ne pouvez atteindre ici aucune tuile bonus, même en reculant.
say-pair = Rendre une autre paire ?
say-look = Prenez une des tuiles fin de partie.
say-after = Faites des actions gratuites ou finissez votre tour.
say-over = La partie est finie.
say-wait-draw = pioche un bâtiment…
say-wait = réfléchit…
last-round = Dernière manche
final-rounds = La dernière tuile fin de partie est prise : la manche { $round } est la dernière.

## My screen
my-screen = Derrière mon paravent
keys-in-hand = Clés disponibles : { $keys } sur { $total }
none-yet = aucune
tile-used = utilisée
tiles-used = Tuiles bonus utilisées
tile-move = au déplacement
tile-end = à la fin
tile-play = activer
loose = ce tour seulement
loose-note = D’une tuile activée : ce qui reste à la fin de votre tour est perdu.
hidden = caché

## Opponents
opp-bonus = Tuiles bonus non utilisées
last-turns = Les derniers tours des autres
bot = bot
conceded = abandon

## Right panel
log = Journal
notes = Notes
notes-hint = Notes personnelles. Personne d’autre à la table ne les voit.
log-empty = Rien ne s’est encore passé.
log-older = Voir les entrées plus anciennes
log-jump = Aller à ce moment
rank-note = Ce que rapporteraient les quartiers si la partie finissait maintenant.
    .over = Le décompte des quartiers.
rank-half = À deux joueurs, la deuxième place ne marque qu’avec au moins la moitié de la valeur totale de la première.
rank-total = Quartiers compris
drawer = Joueurs et journal

## Tasks: what needs more room than the status bar
task-pay = Comment payer
task-pay-cost = Prix
task-pay-left = Il restera
task-pay-loose = Les jetons d’une tuile activée que vous ne dépensez pas ce tour-ci sont perdus.
task-pay-go = Payer et déplacer
task-pay-vp = coûte { $vp } ici
task-confirm-draw = Piocher dans cette pile ?
task-confirm-draw-note = La tuile sera révélée : impossible d’annuler ensuite.
task-confirm-look = Consulter les tuiles fin de partie ?
task-confirm-look-note = Vous les verrez toutes et devrez en prendre une. Impossible d’annuler ensuite.
task-confirm-done = Finir votre tour ?
task-confirm-done-note = Ensuite, plus rien ne peut être annulé.
lose-note = Vous y perdriez :
lose-loose = Jetons d’une tuile activée : { $tokens }
lose-bonus = Une tuile bonus gratuite (Annuler la rend)
lose-prestige = { $landmark }, { $tokens } : { $vp } (Annuler les rend)
lose-ask = Demander aussi la prochaine fois
task-choose = Choisissez
task-look = Prenez-en une
task-look-note = Vous avez vu la pile : vous devez prendre une tuile.
task-hint = Un bot jouerait
task-hint-by = Conseil d’un bot ({ $level })
task-hint-play = Jouer ainsi
cancel = Retour
confirm = Oui
missed = { $count ->
    [one] { $count } action depuis votre dernier tour
   *[other] { $count } actions depuis votre dernier tour
  }
missed-replay = Voir
missed-skip = Ignorer
curtain = Passez l’appareil à { $name }
curtain-note = { $name } peut regarder, et personne d’autre.
curtain-go = C’est moi, { $name }
outdated = Une nouvelle version est disponible.
outdated-go = Recharger
outdated-later = Plus tard
connecting = Connexion perdue. Reconnexion…
offline-now = Pas de réseau. Votre partie est en sécurité.
loading-table = Mise en place de la partie…
whole-board = Montrer tout le plateau
zoom-district = Agrandir { $district }
tab-screen = Paravent
tab-supply = Réserve
tab-log = Journal
tab-players = Joueurs
menu-text = Vue texte
menu-concede = Abandonner
menu-concede-sure = Abandonner cette partie ? Un bot jouera à votre place.
menu-concede-ends = Abandonner cette partie ? Elle se termine aussitôt et vous prenez la dernière place.
menu-help = Clavier
menu-copy = Copier le lien de la table
menu-result = Résultat
moment = Vue de la manche { $round }
moment-back = Revenir à la partie

## When something breaks
crash-title = Un problème est survenu.
crash-text = Votre partie est en sécurité sur le serveur : rechargez la page et continuez. Un rapport aide à trouver l’erreur ; il contient le nom de votre navigateur et les actions de cette partie, rien de secret.
crash-save = Enregistrer un rapport

## The table: its options, who sits there
create-person = Joueur { $number }
my-your-turn = À vous de jouer
create-advanced = Variante
create-random_tokens = Jetons au hasard
    .text = Ressources et jetons prestige sont mélangés à côté des bâtiments (l’or reste à la plus haute valeur).
create-random_bonus_track = Piste bonus au hasard
    .text = Les tuiles bonus sont mélangées à l’intérieur de leur zone.
create-free_districts = Quartier au choix
    .text = Vous choisissez le quartier de chaque bâtiment pioché : un de chaque type par quartier. Ce qui ne va nulle part quitte la partie. Aucun bâtiment n’est écarté au départ.
create-two_piles = Deux piles au lieu de trois
    .text = Comme dans l’édition allemande : moins de choix, moins d’indices.
create-screens = Paravents
create-screens-open = Ouverts
    .text = Les francs, clés, jetons et tuiles bonus de tout le monde sont visibles : rien à retenir.
create-analysis = Analyse pendant la partie
    .text = Chacun peut faire analyser ses propres tours pendant la partie. Personne d’autre ne voit le résultat.
create-box = Boîte
