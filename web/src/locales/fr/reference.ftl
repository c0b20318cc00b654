## Reference: every figure is an argument and comes from the box
ref-title = Aide de jeu
ref-lead = Tout ce qu’il y a dans la boîte, et les règles en bref. Les chiffres sont ceux de ce serveur.
ref-search = Chercher
ref-search-hint = Louvre, clé, marbre, 27…
ref-found = { $count ->
    [0] Rien trouvé
    [one] { $count } entrée
   *[other] { $count } entrées
  }
ref-contents = Sommaire
ref-rules = Les règles en bref
ref-for-players = Chiffres pour
ref-provenance = D’où viennent les chiffres
ref-provenance-text = Certains chiffres publiés ne figurent que dans les images des livrets de règles. Chaque chiffre indique donc ici sa fiabilité ; quiconque possède la boîte peut le corriger dans un seul fichier.
prov-rulebook = règles
    .more = figure dans le texte ou les exemples des livrets de règles
prov-published = publié
    .more = figure dans des critiques publiées du jeu
prov-inferred = déduit
    .more = se déduit de chiffres connus avec une bonne certitude
prov-reconstructed = reconstitué
    .more = inconnu ; choisi pour s’accorder avec tout ce qui est connu
prov-owner = corrigé
    .more = corrigé par une personne qui possède la boîte
ref-bank-income = Une clé placée ici rapporte { $francs }.
ref-value-title = Valeur { $value }
ref-value-cost = Coûte en plus { $cost }.
ref-value-bonus = Vous pouvez ensuite prendre une tuile bonus.
ref-value-bonus-paid = Vous pouvez ensuite prendre une tuile bonus pour { $francs }.
ref-value-vp = Rapporte aussitôt { $vp }.
ref-value-token = À côté, dans la mise en place de base : { $token }.
ref-building-where = { $value } { $in }
ref-building-text = Un par quartier, chacun d’une valeur différente.
ref-landmark-cost = Coûte
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
ref-vp-ranks = 1er { $first }, 2e { $second }, 3e { $third }

## Effects of bonus and end tiles
tile-text-gain = Vous gagnez { $what }.
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

## Rules in short
rule-goal = Le plus grand nombre de points de victoire l’emporte
    .text = Tout lieu qui porte votre clé vous appartient. Les points viennent des jetons prestige défaussés sur les monuments, des bâtiments de valeur 8, des tuiles bonus et des tuiles fin de partie, et à la fin des quartiers dotés d’une tuile PV. En cas d’égalité décident les francs, puis la valeur totale sur tout le plateau ; ensuite, la victoire est partagée.
rule-setup = Le départ
    .text = Chacun commence avec { $francs } et { $keys } ; deux clés supplémentaires par joueur attendent dans la réserve générale. Trois des trente-six bâtiments retournent dans la boîte sans être vus, mais aucun si le quartier est au choix. Le dos des piles montre le quartier du prochain bâtiment.
rule-turn = Votre tour
    .text = D’abord un bâtiment, puis exactement une action principale : placer une clé, déplacer une clé ou (en fin de partie) prendre une tuile fin de partie. Commercer et activer des tuiles sont des actions gratuites, en nombre et dans l’ordre que vous voulez, après le bâtiment.
rule-draw = Un bâtiment
    .text = Choisissez une pile et révélez la tuile du dessus ; elle va sur son emplacement. Quand toutes les piles sont vides, cette étape est sautée.
rule-place = Placer une clé
    .text = Une clé disponible, sur une banque dont vous prenez les francs, ou sur l’Arc de Triomphe. Une seule clé à vous par lieu ; celles des autres ne vous y gênent jamais.
rule-move = Déplacer une clé
    .text = Sur un bâtiment ou un monument inoccupé de plus grande valeur dans le même quartier ; depuis l’Arc de Triomphe, dans n’importe quel quartier. Depuis une banque ou l’Arc, vous payez la valeur entière en francs ; depuis un bâtiment ou un monument, seulement la différence ; les ressources toujours en entier.
rule-benefits = Ce que vous obtenez
    .text = Le jeton à côté du bâtiment, s’il y est encore. Valeur { $free } : vous pouvez prendre une tuile bonus. Valeur { $paid } : une tuile bonus pour { $price }. Valeur { $top } : aussitôt { $vp }. Sur un monument, vous pouvez défausser jusqu’à trois jetons prestige contre des points.
rule-vp-tile = Les tuiles PV
    .text = Quand votre déplacement porte à quatre les clés sur les bâtiments et monuments d’un quartier, vous pouvez aussitôt placer une tuile PV dans un quartier qui n’en a pas.
rule-bonus = La piste bonus
    .text = Avancez votre pion sur n’importe quelle case qui porte une tuile et prenez la tuile. L’activer plus tard est une action gratuite. Vous ne prenez jamais un numéro que vous avez déjà. Quand votre pion est sur la dernière case, vous ne pouvez plus prendre de tuile ainsi.
rule-market = Le commerce
    .text = Vendez des ressources et des jetons prestige, achetez des ressources de la réserve générale, quand vous voulez pendant votre tour.
rule-end = La fin
    .text = Une tuile fin de partie s’active aussitôt ou plus tard. Quand la dernière est prise, on finit la manche en cours, puis on en joue une dernière.
rule-scoring = Le décompte final
    .text = Dans chaque quartier doté d’une tuile PV, la valeur totale possédée décide ; en cas d’égalité, la plus haute valeur individuelle ; si l’égalité demeure, le rang est partagé. À deux joueurs, la deuxième place ne marque qu’avec au moins la moitié de la valeur totale de la première.
