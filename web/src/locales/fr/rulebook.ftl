## The rulebook (/rules), loaded only there. The English file explains the signs and arguments; every figure comes from the box.

rb-title = Règles du jeu
rb-print = Imprimer
rb-prices = Prix
rb-chapters = Chapitres
rb-chapter = Chapitre { $number }
rb-of = { $number } sur { $count }
rb-search = Chercher dans les règles
    .hint = Chercher…
rb-found = { $count ->
    [0] Rien trouvé
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
  }
rb-nearest = Rien trouvé. Vouliez-vous dire : { $words } ?
# Words that readers may look for and that do not stand in the paragraph; never shown.
rb-also-ties = égalité départage départager ex aequo
rb-also-winner = gagnant vainqueur victoire gagner
rb-also-money = argent monnaie pièces
rb-also-points = points score
rb-link = Copier le lien vers le paragraphe { $number }
rb-example = Exemple { $number }
rb-belongs = se rapporte à { $number }
rb-step = Étape { $step } sur { $steps }
rb-next = Étape suivante
rb-again = Depuis le début
rb-try = Essayez vous-même
rb-try-text = Jouez ce que vous voulez, dans la limite des règles. Au tour de : { $name }.
rb-try-same = Exactement comme dans l’exemple !
rb-try-back = Retour aux règles
rb-try-undo = Annuler
rb-price-buy = achat
rb-price-sell = vente
rb-price-vp = sur un monument
rb-price-per-landmark = voir le monument
rb-figures-note = Tous les nombres sont ceux de la boîte utilisée par ce serveur ; seuls les exemples utilisent toujours la nôtre.
rb-box = Les nombres sont ceux de la boîte « { $box } » ; seuls les exemples utilisent toujours la nôtre.

## 1 Setup
rb-c-setup = Mise en place
    .lead = Où se trouve chaque chose avant le premier tour.
rb-s-idea = De quoi s’agit-il ?
rb-aim = Paris grandit, et vous en voulez les meilleures adresses. Vos clés montrent ce qui est à vous : **vous possédez chaque bâtiment et chaque monument qui porte une de vos clés**. À la fin, le plus grand nombre de points de victoire (PV) l’emporte.
rb-sources = { $vpCount ->
    [0] Les PV viennent des jetons prestige défaussés sur les monuments, des tuiles bonus et des tuiles fin de partie.
   *[other] Les PV viennent des bâtiments de valeur { $vpValues }, des jetons prestige défaussés sur les monuments, des tuiles bonus et des tuiles fin de partie.
  } À la fin de la partie, les quartiers dotés d’une tuile PV en rapportent aussi.
rb-golds = Il y a deux sortes d’or : la ressource :gold: et le prestige :prestige-gold:. Ce sont deux choses différentes, et l’une ne remplace jamais l’autre.
rb-s-board = Le plateau
rb-board = Au milieu se trouve l’Arc de Triomphe, qui n’appartient à aucun quartier. Autour de lui s’étendent six quartiers : { $districts }. Chacun a une banque, un emplacement de bâtiment pour chacune des valeurs { $values }, de la place pour des monuments et un emplacement de tuile PV. Chaque quartier compte un bâtiment de chaque type : { $types }.
rb-pic-board-1 = La banque et ce qu’elle paie ; chacun y a sa propre place.
rb-pic-board-2 = Un emplacement de bâtiment : sa valeur, et le jeton à côté.
rb-pic-board-3 = De la place pour les monuments, quel que soit leur nombre.
rb-pic-board-4 = L’emplacement de la tuile PV.
rb-pic-board-5 = La piste bonus.
rb-setup-tokens = À côté de chaque emplacement de bâtiment se trouve un jeton : une ressource (bois :wood:, marbre :marble:, or :gold:) ou un jeton prestige (bronze :prestige-bronze:, argent :prestige-silver:, or :prestige-gold:). Le détail figure ci-dessous. Au départ, la réserve générale ne contient **aucune ressource** : on ne peut donc pas encore en acheter.
rb-setup-piles = Mélangez les { $buildings } tuiles bâtiment, remettez-en trois dans la boîte sans les regarder et répartissez les autres en trois piles de même hauteur, face cachée. Le dos d’une tuile montre son quartier. Tout le monde sait donc à quel quartier appartient la tuile du dessus de chaque pile, mais personne n’en connaît la valeur ni le type.
rb-setup-beside = À côté du plateau, les { $landmarks } monuments et les { $vpTiles } tuiles PV sont posés face visible, les { $endTiles } tuiles fin de partie face cachée.
rb-setup-bonus = Chaque tuile bonus se trouve sur la case de la piste bonus qui porte son numéro. Les exemplaires d’un même numéro sont empilés ; leur nombre dépend du nombre de joueurs ([[tiles]]).
rb-s-players = Les joueurs
rb-setup-players = On joue à deux, à trois ou à quatre. Chacun reçoit { $startFrancs } et des clés : { $keysTwo } à deux joueurs, { $keysThree } à trois, { $keysFour } à quatre. Ce sont ses clés disponibles. { $extraKeys ->
    [0] Il n’y a pas de clés supplémentaires.
   *[other] Des clés supplémentaires ({ $extraKeys } par joueur) attendent dans la réserve générale ; { $keyTileCount ->
        [0] aucune tuile bonus ne les fait entrer en jeu.
        [1] seule la tuile bonus { $keyTiles } les fait entrer en jeu.
       *[other] seules les tuiles bonus { $keyTiles } les font entrer en jeu.
      }
  }
rb-setup-start = Tout le monde commence sans PV, avec son pion devant la première case de la piste bonus. Le premier joueur est tiré au sort. On joue dans le sens des aiguilles d’une montre, et le premier joueur reste le même toute la partie.
rb-screens = Derrière votre paravent, vous gardez vos clés disponibles, vos francs, vos jetons, vos tuiles bonus et vos tuiles fin de partie : les autres ne les voient pas. Les tuiles bonus utilisées sont visibles de tous. Une table peut aussi convenir de paravents ouverts ; seules les tuiles fin de partie restent alors secrètes.

## 2 Your turn
rb-c-turn = Votre tour
    .lead = D’abord un bâtiment, puis une action principale, et des actions gratuites à volonté.
rb-turn = À votre tour, vous piochez d’abord un bâtiment ([[draw]]). Vous faites ensuite **exactement une action principale**. Puis votre tour se termine. Une manche compte un tour par joueur.
rb-turn-actions = Les actions principales sont : placer une clé ([[place]]), déplacer une clé ([[move]]) et, vers la fin, prendre une tuile fin de partie ([[end-take]]).
rb-turn-free = Les **actions gratuites** sont : acheter et vendre des ressources, vendre des jetons prestige, activer des tuiles bonus et des tuiles fin de partie. Pendant votre tour, une fois le bâtiment posé, vous pouvez en faire autant que vous voulez, dans n’importe quel ordre et à tout moment : avant l’action principale, pendant que vous décidez d’un de ses avantages, et après elle. Seule exception : entre les paires que vous rendez avec les tuiles bonus { $pairTiles }, rien d’autre n’est permis.
rb-turn-pass = Si aucune action principale n’est possible, vous passez. Vous pouvez tout de même faire des actions gratuites, et elles peuvent rendre une action principale possible. Tant qu’une action principale est possible sans la tuile bonus { $ownKeyTile } ni la { $otherKeyTile }, vous devez en faire une. Personne n’est obligé d’utiliser ces deux tuiles.

## 3 Drawing a building
rb-c-draw = Piocher un bâtiment
    .lead = La ville grandit à chaque tour.
rb-draw = Choisissez une pile qui n’est pas vide, prenez la tuile du dessus et révélez-la.
rb-draw-space = Le bâtiment va dans son quartier, sur l’emplacement de sa valeur.
rb-draw-empty = Quand toutes les piles sont vides, cette étape est sautée jusqu’à la fin de la partie.

## 4 Placing a key
rb-c-place = Placer une clé
    .lead = Une banque paie aussitôt ; l’Arc laisse tous les chemins ouverts.
rb-place = Placez une de vos clés disponibles sur une banque ou sur l’Arc de Triomphe, **là où vous n’avez pas encore de clé**. Celles des autres ne vous y gênent jamais : chacun a sa propre place.
rb-place-bank = Sur une banque, vous prenez les francs qu’elle indique. Voici ce que paient les banques : { $banks }.
rb-place-arc = L’Arc ne paie rien, mais depuis l’Arc une clé peut aller dans n’importe quel quartier ([[move-arc]]).
rb-place-stays = Les clés qui sont sur le plateau ne redeviennent jamais disponibles. Elles ne se déplacent plus que vers des bâtiments et des monuments.

## 5 Moving a key
rb-c-move = Déplacer une clé
    .lead = Montez en gamme : menez une clé du plateau vers une meilleure adresse.
rb-s-where = Où une clé peut aller
rb-move = Choisissez une de vos clés sur le plateau et déplacez-la sur un bâtiment ou un monument **inoccupé**, c’est-à-dire sans aucune clé, pas même une des vôtres. Le lieu que vous quittez est aussitôt libre pour les autres.
rb-move-higher = Depuis une banque, un bâtiment ou un monument, la clé reste dans son quartier et doit aller vers une **valeur plus haute** que celle du lieu qu’elle quitte. Une banque n’a pas de valeur : tout le reste du quartier est plus haut.
rb-move-arc = Depuis l’Arc, la clé peut aller vers n’importe quelle valeur, dans n’importe quel quartier.
rb-move-built = On n’achète un bâtiment que si sa tuile est sur le plateau. Un monument peut déjà s’y trouver, ou bien vous le construisez en déplaçant la clé ([[landmark-new]]).
rb-move-occupied = Les tuiles bonus { $ownKeyTile } et { $otherKeyTile } sont le seul moyen d’aller sur un lieu occupé ([[tiles-in-move]]).
rb-pic-move-1 = Une banque n’a pas de valeur : tous les bâtiments sont plus hauts.
rb-pic-move-2 = Inoccupé et plus haut : une adresse possible.
rb-pic-move-3 = Une clé s’y trouve : c’est occupé, sauf avec la tuile bonus { $ownKeyTile } ou { $otherKeyTile }.
rb-s-costs = Ce que cela coûte
rb-price = Payez en francs la valeur du nouveau lieu, **moins la valeur du lieu que vous quittez** si c’est un bâtiment ou un monument. Depuis une banque ou l’Arc, vous payez la valeur entière.
rb-price-resources = { $costs } Un monument coûte en plus les ressources qu’il indique. Les ressources se paient toujours en entier : rien n’en est déduit pour le lieu que vous quittez.
    .one = Un bâtiment de valeur { $value } coûte en plus { $cost }.
rb-price-pay = Si vous ne pouvez pas tout payer, vous ne pouvez pas y déplacer la clé. Vous pouvez d’abord acheter, vendre et activer des tuiles ([[turn-free]]).
rb-price-spent = Les ressources dépensées vont dans la réserve générale, où tout le monde peut les acheter ([[market-buy]]).
rb-s-benefits = Ce que vous obtenez
rb-benefits = Une fois le prix payé, le nouveau lieu vous donne quelque chose. Le jeton et les PV d’un bâtiment vous reviennent aussitôt ; tout le reste est facultatif.
rb-benefit-token = **Bâtiment** : vous prenez le jeton à côté, s’il y est encore.
rb-benefit-bonus = { $bonusCount ->
    [0] Dans cette boîte, aucun bâtiment ne permet de prendre une tuile bonus.
   *[other] { $bonusValues }
  }
    .free = **Valeur { $values }** : vous pouvez prendre une tuile bonus ([[bonus-take]]).
    .paid = **Valeur { $value }** : vous pouvez prendre une tuile bonus pour { $price } ([[bonus-take]]).
rb-benefit-vp = { $vpCount ->
    [0] Dans cette boîte, aucun bâtiment ne rapporte de PV.
   *[other] { $vpBenefits }
  }
    .one = **Valeur { $value }** : vous marquez { $vp }.
rb-benefit-prestige = **Monument** : vous pouvez défausser des jetons prestige qui correspondent à ses cases de prestige, un par case, et marquer pour chacun les PV indiqués. Ces jetons quittent la partie. À chaque achat du monument, toutes ses cases sont de nouveau vides.
rb-s-landmarks = Construire un monument
rb-landmark-new = En déplaçant une clé, vous pouvez prendre un monument à côté du plateau et le construire dans le quartier de cette clé ; depuis l’Arc, dans n’importe quel quartier. Votre clé va sur ce monument.
rb-landmark-order = Un nouveau monument doit valoir **plus que tous ceux qui se trouvent déjà dans ce quartier**. Leur nombre n’est pas limité.
rb-landmark-stays = Il y reste jusqu’à la fin de la partie, même quand sa clé repart. Dès lors, il s’achète comme un bâtiment.
rb-s-vp-tiles = Les tuiles PV
rb-vp-tile = Quand votre déplacement fait passer **de trois à quatre** le nombre de clés sur les bâtiments et monuments d’un quartier, vous pouvez aussitôt placer une des tuiles PV restantes dans un quartier au choix, pourvu que son emplacement soit encore vide.
rb-vp-tile-count = Les clés sur la banque ne comptent pas. Plusieurs clés sur un même lieu comptent chacune, quel que soit leur propriétaire. Une clé qui vient d’un bâtiment ou d’un monument du quartier ne change pas ce nombre : cela n’arrive donc qu’une fois au plus par quartier.
rb-vp-tile-decline = Si vous ne voulez pas en placer, l’occasion est perdue.

## 6 End Game tiles
rb-c-ends = Les tuiles fin de partie
    .lead = Une action principale pour les derniers tours : toute la pile s’ouvre à vous.
rb-end-take = Quand toutes les piles de bâtiments sont vides, et dès le tour où le dernier bâtiment est pioché, vous pouvez prendre une tuile fin de partie comme action principale, tant qu’il en reste. Consultez toute la pile, prenez une tuile et gardez-la secrète. Les autres apprennent seulement combien il en reste.
rb-end-use = Activez-la aussitôt ou lors d’un tour suivant, par une action gratuite : vous gagnez les francs et les PV qu’elle montre, ou elle vaut les jetons qu’elle montre ([[tokens-shown]]). Elle quitte ensuite la partie.
rb-end-last = Prendre la dernière déclenche la fin de la partie ([[end-trigger]]).
rb-s-end-tiles = Les { $endTiles } tuiles

## 7 Buying and selling
rb-c-market = Acheter et vendre
    .lead = Des actions gratuites : pendant votre tour, autant que vous voulez.
rb-market-buy = Achetez une ressource de la réserve générale à son prix d’achat. On n’achète que ce qui s’y trouve.
rb-market-sell = Vendez une ressource à son prix de vente. Elle va dans la réserve générale.
rb-market-prestige = Vendez un jeton prestige à son prix ; il quitte la partie. Les jetons prestige ne s’achètent pas.
rb-market-coins = Les pièces ne s’épuisent jamais.
rb-s-prices = Les prix

## 8 The bonus track
rb-c-bonus = La piste bonus
    .lead = Votre pion ne fait qu’avancer. Ce qu’il dépasse, il le laisse aux autres.
rb-s-taking = Prendre une tuile bonus
rb-bonus-take = Avancez votre pion sur **n’importe quelle case devant lui qui porte encore une tuile**, et prenez la tuile du dessus. Plusieurs pions peuvent se trouver sur la même case.
rb-bonus-decline = Rien ne vous oblige à prendre une tuile bonus.
rb-bonus-owned = Ne prenez jamais un numéro que vous possédez déjà. Une tuile utilisée compte toujours comme la vôtre.
rb-bonus-last = Sur la dernière case, votre pion ne peut plus avancer et ne vous donne plus de tuiles. Les tuiles bonus { $anyTile } et { $backTile } restent utilisables. Un pion que la tuile { $backTile } a fait reculer peut avancer de nouveau, même pour la tuile bonus d’un bâtiment que vous venez d’acheter.
rb-s-activating = Activer des tuiles
rb-bonus-activate = Activer une tuile bonus est une action gratuite ([[turn-free]]). Son effet se produit aussitôt et en entier, et la tuile est utilisée.
rb-bonus-impossible = Une tuile dont l’effet est impossible ne peut pas être activée : par exemple { $keyTileCount ->
    [0] la tuile { $backTile } sans tuile à portée
    [1] la tuile { $keyTiles } sans les francs nécessaires ou sans clé dans la réserve générale, la { $backTile } sans tuile à portée
   *[other] les tuiles { $keyTiles } sans les francs nécessaires ou sans clé dans la réserve générale, la { $backTile } sans tuile à portée
  }, les { $pairTiles } sans paire. Une tuile qui ne rapporterait aucun PV peut être activée.
rb-tokens-shown = **Une tuile qui montre des jetons vaut ces jetons.** Quand vous l’activez, vous obtenez autant de jetons qu’elle en montre, de la sorte indiquée ou au choix. Utilisez-les **pendant ce tour** pour payer, pour marquer sur un monument ou pour vendre, chacun séparément. Ils sont dépensés avant les vrais jetons de la même sorte et ne vont jamais dans la réserve générale. Ils ne forment pas de paires pour les tuiles bonus { $pairTiles }. Ceux que vous n’avez pas utilisés à la fin de votre tour sont perdus.
rb-tiles-in-move = **Les tuiles bonus { $ownKeyTile } et { $otherKeyTile }** ne s’utilisent qu’en déplaçant une clé vers un lieu occupé. Avec la { $ownKeyTile }, ce lieu peut porter une de vos clés ; avec la { $otherKeyTile }, une clé d’un adversaire ; s’il porte les deux, chacune des deux tuiles convient. Le prix et les avantages ne changent pas, ni aucune autre condition d’un déplacement.
rb-counts-double = Un lieu qui porte plusieurs de vos clés compte pour vous une fois par clé, chaque fois qu’on compte des valeurs, des bâtiments ou des monuments. Les exceptions : pour le nombre de types (tuile bonus { $typesTile }) et pour la plus haute valeur individuelle en cas d’égalité, il ne compte qu’une fois.

## 9 The bonus tiles
rb-c-tiles = Les tuiles bonus { $first } à { $last }
    .lead = Dans l’ordre de leurs numéros.
rb-tiles = Le nombre d’exemplaires d’une tuile dépend du nombre de joueurs ; sans indication, il y en a un seul. L’effet de certaines tuiles en dépend aussi.
rb-tile-copies = Exemplaires : { $two } à deux joueurs, { $three } à trois, { $four } à quatre.
rb-tile-unused-tile = Chacune de vos autres tuiles bonus non utilisées rapporte { $two } dans une partie à deux joueurs, { $three } à trois, { $four } à quatre. La tuile bonus { $francTile } et les tuiles qui ne s’utilisent que lors d’un déplacement comptent aussi tant qu’elles ne sont pas utilisées.
rb-tile-prestige-pair = Rendez autant de paires de jetons prestige identiques que vous voulez. Chaque paire rapporte { $two } dans une partie à deux joueurs, { $three } à trois, { $four } à quatre. Ces jetons quittent la partie. Les jetons qui viennent d’une tuile ([[tokens-shown]]) ne comptent pas.
rb-tile-resource-pair = Rendez autant de paires de ressources identiques que vous voulez. Chaque paire rapporte { $two } dans une partie à deux joueurs, { $three } à trois, { $four } à quatre. Ces ressources vont dans la réserve générale. Les jetons qui viennent d’une tuile ([[tokens-shown]]) ne comptent pas.
rb-more-tokens = Voir aussi [[tokens-shown]].
rb-more-tokens-two = Les deux jetons peuvent être de sortes différentes et servir à des fins différentes ; l’un d’eux peut rester inutilisé. Voir aussi [[tokens-shown]].
rb-more-key = C’est une des clés supplémentaires du paragraphe [[setup-players]]. S’il n’en reste plus, ou sans les francs nécessaires, la tuile ne peut pas être activée.
rb-more-move = Voir aussi [[tiles-in-move]].
rb-more-count = Un lieu qui porte plusieurs de vos clés compte une fois par clé ([[counts-double]]).
rb-more-types = Les six types de bâtiments et les monuments font sept types. Plusieurs clés sur un même lieu n’ajoutent rien ici.
rb-more-any-tile = Ce doit être un numéro que vous ne possédez pas encore.
rb-more-back = Vous choisissez de combien, mais il doit y avoir sur cette case une tuile dont vous ne possédez pas encore le numéro.
rb-more-franc = Voir aussi [[final-francs]].

## 10 The end and scoring
rb-c-end = La fin et le décompte
    .lead = Une dernière manche, puis on compte les quartiers.
rb-s-end = La fin de la partie
rb-end-trigger = Quand la dernière tuile fin de partie est prise, on finit la manche en cours, pour que tout le monde ait joué le même nombre de tours. Puis on joue une dernière manche complète. Votre dernier tour est un tour comme les autres : vous devez le jouer.
rb-s-scoring = Le décompte final
rb-final-francs = D’abord, la tuile bonus { $francTile } rapporte à qui la possède { $francVp } par franc.
rb-final-districts = Ensuite, on décompte chaque quartier doté d’une tuile PV. Le rang de chacun dépend de sa valeur totale : **la somme des valeurs possédées dans ce quartier**. Qui n’y possède rien n’a pas de rang. Les trois premiers rangs marquent, dans l’ordre, les trois nombres de la tuile PV ; les suivants ne marquent rien. Une clé sur la banque ne vaut rien. Les quartiers sans tuile PV ne rapportent rien.
rb-final-ties = En cas d’égalité, la **plus haute valeur individuelle** possédée dans le quartier décide. Si l’égalité demeure, chaque personne à égalité marque les PV de son rang, et autant de rangs sont sautés qu’il y a de personnes en plus : après deux premières places vient la troisième.
rb-final-shared = Un lieu qui porte les clés de plusieurs joueurs compte en entier pour chacun d’eux.
rb-s-winner = Qui gagne
rb-winner = Le plus grand nombre de PV l’emporte. En cas d’égalité, le plus grand nombre de francs décide, puis la plus grande valeur totale sur tout le plateau ; ensuite, la victoire est partagée. Les autres places se décident de la même façon.

## 11 With two players
rb-c-two = À deux joueurs
    .lead = Le même jeu, à ces différences près.
rb-two-half = Au décompte final, la deuxième place d’un quartier ne marque **qu’avec au moins la moitié de la valeur totale de la première**.
rb-two-keys = Chacun commence avec { $keysTwo } { $keysTwo ->
    [one] clé disponible
   *[other] clés disponibles
  }.
rb-two-copies = { $fewerCopies ->
    [0] Chaque tuile bonus a autant d’exemplaires qu’à trois ou à quatre ([[tiles]]).
   *[other] Certaines tuiles bonus ont moins d’exemplaires ([[tiles]]).
  }
rb-two-vp = { $perPlayerCount ->
    [0] Toutes les tuiles bonus rapportent autant qu’à trois ou à quatre.
    [1] La tuile bonus { $perPlayerTiles } a un nombre propre au jeu à deux.
   *[other] Les tuiles bonus { $perPlayerTiles } ont des nombres propres au jeu à deux.
  }

## 12 Variants
rb-c-variants = Variantes
    .lead = Chacune peut être choisie séparément à l’ouverture d’une table.
rb-variant-tokens = **Jetons au hasard** : les jetons or (ressource) vont à côté des emplacements de valeur { $highest }. Tous les autres jetons, ressources et prestige ensemble, sont mélangés et posés à côté des autres emplacements.
rb-variant-bonus = **Piste bonus au hasard** : prenez une tuile de chaque numéro et triez-les selon leur lettre en trois groupes ({ $zones }). Mélangez chaque groupe et répartissez-le sur sa propre partie de la piste. Les exemplaires suivants vont ensuite sur la tuile de même numéro. Dès lors, le numéro d’une tuile et celui de sa case sont deux choses distinctes : quand ces règles parlent d’une case, il s’agit de la case ; quand elles parlent d’un numéro, de la tuile.
rb-variant-advanced = La **variante** des règles imprimées réunit ces deux options.
rb-variant-districts = **Quartier au choix** : au départ, aucune tuile bâtiment ne retourne dans la boîte, et le quartier indiqué sur une tuile ne compte pas. Posez la tuile sur un emplacement vide de sa valeur, dans un quartier de votre choix qui n’a pas encore de bâtiment de son type. S’il n’y en a pas, la tuile quitte la partie.
rb-variant-piles = **Deux piles** au lieu de trois, aussi égales que possible, comme dans l’édition allemande.

## 13 Nine worked examples
rb-c-examples = Neuf exemples
    .lead = Parcourez-les pas à pas, puis essayez vous-même.

# Where an example shows a position: $place, $place2… are places, $a to $d the names of the players.
rb-ex-1 = Une seule façon de monter
rb-ex-1-1 = Votre clé est ici : { $place }. Où peut-elle aller ?
rb-ex-1-2 = Inoccupés, mais plus bas : { $place } ; { $place2 }. Les clés ne font que monter.
rb-ex-1-3 = Plus hauts, mais occupés : { $place } ; { $place2 }.
rb-ex-1-4 = Inoccupé et plus haut : { $place }. Vous payez { $francs } et déplacez la clé.
rb-ex-1-5 = La seule autre possibilité aurait été un nouveau monument valant plus de { $above }, à condition de pouvoir le payer.

rb-ex-2 = Payer la différence
rb-ex-2-1 = Vos deux clés : { $place } ; { $place2 }.
rb-ex-2-2 = { $place } → { $place2 } : { $to } − { $from }, vous payez donc { $francs }.
rb-ex-2-3 = Vous finissez votre tour, et { $b } joue. Puis c’est de nouveau à vous.
rb-ex-2-4 = { $place } → { $place2 }, un nouveau monument : là encore, seulement la différence, { $to } − { $from } = { $francs }. Mais les ressources en entier : { $cost }.

rb-ex-3 = De l’Arc à un monument
rb-ex-3-1 = Votre clé est sur l’Arc de Triomphe. Le quartier a déjà un monument : { $place }, valeur { $value }.
rb-ex-3-2 = Vous en construisez un qui vaut plus : { $place }, valeur { $value }. Vous payez { $price } ; rien n’est déduit pour l’Arc.
rb-ex-3-3 = Vous défaussez deux jetons prestige or. Ils rapportent { $vp }.
rb-ex-3-4 = La troisième case de prestige reste vide : vous n’avez pas de jeton pour elle.

rb-ex-4 = Plus haut que tous les autres
rb-ex-4-1 = Votre clé est ici : { $place }. Le quartier a déjà un monument : { $place2 }, valeur { $above }.
rb-ex-4-2 = Ils ne valent pas plus de { $above } et sont donc interdits ici : { $low }.
rb-ex-4-3 = Permis : { $high }.
rb-ex-4-4 = Votre choix : { $place }. Vous payez { $price }.

rb-ex-5 = Trois de même valeur
rb-ex-5-1 = Vous possédez trois bâtiments de valeur { $value } : { $place } ; { $place2 } ; { $place3 }.
rb-ex-5-2 = Vous activez la tuile bonus { $number } et marquez { $vp } pour chacun d’eux : { $vpAll }.

rb-ex-6 = La plus haute valeur décide
rb-ex-6-1 = La partie s’achève. Dans ce quartier se trouve la tuile PV { $figures }.
rb-ex-6-2 = Les valeurs totales : { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }.
rb-ex-6-3 = Même valeur totale : { $a } et { $c }. Les plus hautes valeurs individuelles : { $a } { $highA }, { $c } { $highC }. La première place revient donc à { $c }.
rb-ex-6-4 = PV marqués : { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. Seuls trois rangs marquent.

rb-ex-7 = Deux premières places
rb-ex-7-1 = La partie s’achève. Dans ce quartier se trouve la tuile PV { $figures }.
rb-ex-7-2 = { $place } : deux clés, toutes deux à { $b }. Ce lieu compte double. { $place2 } : une clé à { $b }, une à { $d }. Ce lieu compte en entier pour les deux.
rb-ex-7-3 = Les valeurs totales : { $a } { $sumA }, { $b } { $sumB }, { $c } { $sumC }, { $d } { $sumD }. { $b } et { $d } ont aussi la même plus haute valeur individuelle, { $highB } : deux premières places.
rb-ex-7-4 = PV marqués : { $a } { $vpA }, { $b } { $vpB }, { $c } { $vpC }, { $d } { $vpD }. Le deuxième rang est sauté ; le troisième revient à { $a }.

rb-ex-8 = Moins de la moitié
rb-ex-8-1 = La partie à deux joueurs s’achève. Dans ce quartier se trouve la tuile PV { $figures }.
rb-ex-8-2 = Les valeurs totales : { $a } { $sumA }, { $b } { $sumB }. La deuxième place demande au moins la moitié de { $sumA } ; { $sumB }, c’est moins.
rb-ex-8-3 = PV marqués : { $a } { $vpA }, { $b } { $vpB }.

rb-ex-9 = Cinq types
rb-ex-9-1 = Vous possédez des bâtiments de ces types : { $types }. Et deux monuments : { $place } ; { $place2 }.
rb-ex-9-2 = Peu importe combien vous en avez de chaque type, et tous les monuments forment un seul type : { $count } { $count ->
    [one] type
   *[other] types
  }.
rb-ex-9-3 = Vous activez la tuile bonus { $number } et marquez { $vp }.
