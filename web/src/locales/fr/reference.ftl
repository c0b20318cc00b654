## Reference: every figure is an argument and comes from the box
ref-title = Aide de jeu
ref-lead = Tout ce qu’il y a dans la boîte. Les nombres sont ceux de ce serveur.
ref-search = Chercher
ref-search-hint = Louvre, clé, marbre, 27…
ref-found = { $count ->
    [0] Rien trouvé
    [one] { $count } entrée
   *[other] { $count } entrées
  }
ref-contents = Sommaire
ref-for-players = Nombre de joueurs
ref-provenance = D’où viennent les nombres
ref-provenance-text = Certains nombres publiés ne figurent que dans les images des livrets de règles. Chaque nombre indique donc ici sa fiabilité ; quiconque possède la boîte peut le corriger dans un seul fichier.
prov-rulebook = règles
    .more = figure dans le texte ou les exemples des livrets de règles
prov-published = publication
    .more = figure dans des critiques publiées du jeu
prov-inferred = déduction
    .more = se déduit de nombres connus avec une bonne certitude
prov-reconstructed = reconstitution
    .more = inconnu ; choisi pour s’accorder avec tout ce qui est connu
prov-owner = correction
    .more = corrigé par une personne qui possède la boîte
ref-bank-income = Une clé placée ici rapporte { $francs }.
ref-value-cost = Coûte en plus { $cost }.
ref-value-bonus = Vous pouvez ensuite prendre une tuile bonus.
ref-value-bonus-paid = Vous pouvez ensuite prendre une tuile bonus pour { $francs }.
ref-value-vp = Rapporte aussitôt { $vp }.
ref-value-token = À côté, dans la mise en place de base : { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Un par quartier, chacun d’une valeur différente.
ref-landmark-cost = Coût
ref-landmark-slots = Cases de prestige
ref-landmark-text = Coûte sa valeur en francs, moins la valeur du bâtiment ou du monument que quitte votre clé, plus { $cost }. Les jetons prestige défaussés rapportent jusqu’à { $vp }.
ref-landmarks-text = Huit monuments attendent à côté du plateau. En déplaçant une clé, vous pouvez en construire un dans son quartier (depuis l’Arc de Triomphe : dans n’importe lequel). Il doit valoir plus que tous ceux qui s’y trouvent déjà, et il reste quand la clé repart.
ref-market-buy = achat
ref-market-sell = vente
ref-market-score = sur un monument
ref-market-text = À tout moment de votre tour après la pioche. On n’achète que ce qui se trouve dans la réserve générale : vide au départ, elle se remplit de ce qui est dépensé et vendu. Les jetons prestige ne peuvent qu’être vendus, et quittent la partie.
ref-bonus-text = Dans la mise en place de base, chacune se trouve sur la case de son numéro ; dans la variante, elles sont mélangées à l’intérieur de leur zone ({ $zones }). Votre pion ne fait qu’avancer, et vous n’avez jamais deux fois le même numéro. Une fois sur la dernière case, il ne peut plus prendre de tuile en avançant.
ref-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
  }
ref-end-text = Face cachée jusqu’à ce que toutes les piles soient vides ; vous pouvez alors, au lieu d’une autre action principale, les consulter et en prendre une, à activer aussitôt ou plus tard. Quand la dernière est prise, on finit la manche en cours, puis on en joue une dernière.
ref-vp-text = Qui déplace la quatrième clé sur les bâtiments et monuments d’un quartier peut en placer une dans un quartier au choix. À la fin de la partie, elle récompense les plus grandes valeurs totales.
ref-vp-ranks = 1er : { $first }, 2e : { $second }, 3e : { $third }

## Effects of bonus and end tiles
tile-text-gain = Vous gagnez { $what }.
tile-text-nothing = Cette tuile ne rapporte rien.
tile-text-resource = Vaut { $what } pour ce tour : pour payer ou pour vendre.
tile-text-prestige = Vaut { $what } pour ce tour : pour un monument ou pour vendre.
tile-text-lost = Ce qui reste à la fin de votre tour est perdu.
tile-text-per-building = { $vp } par bâtiment de valeur { $value } que vous possédez.
tile-text-per-unused-tile = { $vp } pour chacune de vos autres tuiles bonus non utilisées.
tile-text-per-prestige-pair = Rendez autant de paires de jetons prestige identiques que vous voulez : { $vp } par paire. Ils quittent la partie.
tile-text-per-resource-pair = Rendez autant de paires de ressources identiques que vous voulez : { $vp } par paire. Elles vont dans la réserve générale.
tile-text-per-landmark = { $vp } par monument que vous possédez.
tile-text-per-franc = Ne s’active jamais : à la fin de la partie, elle rapporte { $vp } par franc.
tile-text-types = Selon les types différents que vous possédez (tous les monuments comptent pour un) : { $steps }. Moins ne rapporte rien.
tile-text-types-step = { $types } types : { $vp }
tile-text-key = Payez { $francs } et prenez une de vos clés supplémentaires dans la réserve générale.
tile-text-own-key = Lors d’un déplacement : déplacez la clé sur un bâtiment ou un monument que vous occupez déjà, au prix et avec les avantages habituels. Il compte alors double pour vous.
tile-text-opponent-key = Lors d’un déplacement : déplacez la clé sur un bâtiment ou un monument occupé par un adversaire, au prix et avec les avantages habituels. Vous le partagez alors.
tile-text-any-tile = Prenez n’importe quelle tuile de la piste, même derrière vous ; votre pion ne bouge pas.
tile-text-back = Reculez votre pion de { $spaces } { $spaces ->
    [one] case
   *[other] cases
  } au plus et prenez la tuile qui s’y trouve.
