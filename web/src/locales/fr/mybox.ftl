## My box (/my-box), loaded only there. A figure is a number or kind printed on a piece of the real box.
mb-name = Nom de votre boîte
mb-kept = Conservée dans ce navigateur
mb-kept-boxes = Vos boîtes dans ce navigateur
mb-undo = Annuler
mb-import = Importer
mb-export = Exporter
mb-fresh = Nouvelle boîte
mb-use = Jouer avec à une table
mb-same = Votre boîte est-elle identique ?
mb-checked = sur { $count } vérifiés
mb-minutes = { $minutes ->
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
  }
mb-all-checked = tout est vérifié
mb-legend = D’où vient un nombre
mb-next = À vérifier ensuite
mb-next-by = par ordre d’importance
mb-prestige = Jetons prestige
mb-rest = Valeurs et joueurs
mb-help = Cliquez sur un nombre, tapez ce qu’indique votre boîte, puis appuyez sur Entrée. S’il est déjà juste, appuyez simplement sur Entrée : vous passez au suivant.
mb-import-refused = Ce fichier n’a pas été importé : { $reason }

# The editor
mb-was = avant : { $value }
mb-less = { $field } : un de moins
mb-more = { $field } : un de plus
mb-possible = Possible.
mb-refused = Impossible : { $reason }
mb-halfway = La boîte n’est pas encore complète : { $reason }. Continuez et corrigez aussi l’autre emplacement.
mb-matters = Importance
mb-matters-vp = À un près, les points d’une partie changent de { $vp } PV : { $field }.
mb-save-next = Enregistrer, suivant
mb-right-next = C’est juste, suivant
mb-set-right = Les { $count } posés ensemble ici sont justes
mb-nothing-to-type = Cette tuile ne porte aucun nombre. Comparez seulement l’image.
mb-none = aucun
mb-no-bonus = pas de tuile bonus
mb-bonus = une tuile bonus
mb-any-resource = ressource au choix
mb-any-prestige = prestige au choix
mb-item-value = Bâtiments de valeur { $value }
mb-item-players = Clés et francs au départ
mb-item-zones = Zones de la piste bonus
mb-effect-gain = francs et PV
mb-effect-tokens = jetons
mb-effect-per-building = PV par bâtiment
mb-effect-key = une clé contre des francs
mb-field-income = Francs
mb-field-type = Bâtiment
mb-field-token = Jeton
mb-field-value = Valeur
mb-field-slot = Case de prestige { $arg }
mb-field-landmark-vp = PV : { $token }
mb-field-rank = { $arg ->
    [1] PV du 1er rang
   *[other] PV du { $arg }e rang
  }
mb-field-effect = Effet
mb-field-francs = Francs
mb-field-vp = PV
mb-field-vp-each = PV par unité
mb-field-shows = Jeton représenté
mb-field-shows-nth = Jeton { $arg }
mb-field-count = Nombre
mb-field-per-value = Bâtiments de valeur
mb-field-price = Prix en francs
mb-field-vp-players = PV à { $arg } joueurs
mb-field-vp-types = PV pour { $arg } types
mb-field-spaces = Cases en arrière
mb-field-copies = Exemplaires à { $arg } joueurs
mb-field-buy = Prix d’achat en francs
mb-field-sell = Prix de vente en francs
mb-field-bonus-price = Prix de la tuile bonus en francs
mb-field-bonus = Tuile bonus
mb-field-name = Nom
mb-field-chosen = Jetons au choix
mb-field-keys = Clés à { $arg } joueurs
mb-field-reserve-keys = Clés supplémentaires par joueur
mb-field-start-francs = Francs au départ
mb-field-zone-end = Fin de la zone { $arg } (case)

# Why a box is refused. $found is what the file says, $known what it may say; both are quoted from the file.
mb-error-place = ligne { $line }, { $key } : { $reason }
mb-place-key = { $key } : { $reason }
mb-error-other = on ne peut pas jouer avec cette boîte
mb-error-file-size = le fichier ne doit pas dépasser { $most } octets
mb-error-line-size = une ligne ne doit pas dépasser { $most } octets, et l’une d’elles en compte { $found }
mb-error-too-deep = listes et tables peuvent être imbriquées sur { $most } niveaux au plus
mb-error-too-slow = ce fichier est trop long à lire
mb-error-not-toml = ce n’est pas un fichier TOML
mb-error-not-a-table = il faut une table, et non { $found }
mb-error-not-a-list = il faut une liste, et non { $found }
mb-error-not-a-number = il faut un nombre entier, et non { $found }
mb-error-not-a-name = il faut un nom de 1 à { $most } caractères
mb-error-not-a-number-key = il faut un nombre de 0 à { $most }
mb-error-out-of-range = il faut une valeur de { $least } à { $most }
mb-error-unknown = donnée inconnue ; possibilités : { $known }
mb-error-missing = cette indication manque
mb-error-wrong-count = il en faut { $most }, et il y en a { $found }
mb-error-none-of-these = il faut choisir parmi : { $known }
mb-error-same-name = chaque nom ne peut figurer qu’une fois
mb-error-no-letter = un nom doit contenir une lettre ou un chiffre
mb-error-ambiguous-name = le nom { $found } pourrait se confondre avec un emplacement ou une banque
mb-error-not-each-value = chaque valeur doit figurer une fois : { $known }
mb-error-too-many-slots = il peut y avoir au plus { $most } cases de prestige
mb-error-not-six-gold = l’or (ressource) doit se trouver à côté de { $most } des { $spaces } emplacements ; nombre actuel : { $found }
mb-error-endless-francs = acheter puis revendre ne doit pas rapporter de francs ; le prix d’achat est { $buy }
mb-error-not-three-figures = il faut trois nombres
mb-error-not-falling = le 1er rang ne peut pas rapporter moins que le 2e, ni le 2e moins que le 3e
mb-error-not-a-zone = une zone a une première et une dernière case
mb-error-zone-begins-elsewhere = la zone doit commencer à la case { $first }
mb-error-zones-end-elsewhere = les zones doivent couvrir les { $most } cases
mb-error-too-many-copies = nombre maximal d’exemplaires de la tuile { $number } : { $most }
mb-error-no-such-tile = les tuiles bonus sont numérotées de 1 à { $most }
mb-error-second-effect = la tuile { $number } a déjà un effet
mb-error-no-effect = la tuile { $number } n’a pas d’effet
mb-error-nothing-shown = la tuile doit représenter quelque chose
mb-error-both-families = la tuile doit représenter soit des ressources, soit du prestige
mb-error-too-many-tokens = une tuile peut représenter de 1 à { $most } jetons
mb-error-gap-in-types = il faut des PV pour chaque nombre de types jusqu’à { $most }
mb-error-no-such-figure = { $found } n’est pas dans ce fichier

# Ce qui découle d'un chiffre : permis, mais à remarquer.
mb-follows-cheaper-landmark = { $landmark } (valeur { $value }) coûte { $price } avec ses ressources ; { $other } ne vaut que { $other_value } mais coûte { $other_price }.
mb-follows-cheaper-than-building = { $landmark } coûte { $price } avec ses ressources, un bâtiment de valeur { $value } coûte { $other_price }.
mb-follows-landmark-out-of-reach = { $landmark } : achat impossible. { $token } : il en faut { $need }, la boîte en contient { $have }.
mb-follows-even-trade = { $token } : achat et vente à { $price }. Acheter et revendre ne coûte rien.
mb-follows-building-pays-for-itself = { $place } : le jeton se vend { $price }, le bâtiment coûte { $cost }. Il se rembourse tout seul.
mb-follows-slot-without-token = { $landmark } a une case impossible à remplir : { $token }.
mb-follows-vp-without-slot = { $landmark } donne des PV mais n’a pas de case : { $token }.
mb-follows-token-counts = Ressources : { $resources }, prestige : { $prestige }. La règle en prévoit autant de chaque.
mb-follows-no-keys = À { $players } joueurs, personne n’aurait de clé.
mb-follows-no-key-in-reserve = La tuile bonus { $number } apporte une clé, mais la réserve n’en contient pas.
mb-follows-no-bonus-tiles = Aucun bâtiment n’apporte de tuile bonus : personne ne pourrait en prendre.
mb-follows-tile-gives-nothing = Cette tuile ne rapporte rien.
