## Why a bot would play what its hint says. Two turns are compared; + and − stand before the counted reasons.

why-than-nothing = Compared with ending the turn without it
why-than = Compared with: { $action }
why-pays = To pay for: { $action }
why-chance = Chance to win: { $percent }
chances = Chances to win
why-estimate = Estimates, in VP at the end of the game
why-else = Alternatives
why-alike = about as good
why-worse-because = { $vp }: { $reason }

why-n-keys = { $count } { $count ->
    [one] key in hand
   *[other] keys in hand
  }
why-n-resources = { $count } { $count ->
    [one] resource token
   *[other] resource tokens
  }
why-n-prestige = { $count } { $count ->
    [one] prestige token
   *[other] prestige tokens
  }
why-n-buildings = { $count } building value
why-n-districts = { $count } VP from districts
why-n-tiles = { $count } { $count ->
    [one] tile to activate
   *[other] tiles to activate
  }
why-n-track = { $count } { $count ->
    [one] space ahead on the bonus track
   *[other] spaces ahead on the bonus track
  }

why-vp = { $side ->
    [better] more VP at once
   *[worse] fewer VP at once
  }
why-francs = { $side ->
    [better] more francs
   *[worse] fewer francs
  }
why-keys = { $side ->
    [better] better places for the keys
   *[worse] worse places for the keys
  }
why-resources = { $side ->
    [better] better resources
   *[worse] worse resources
  }
why-prestige = { $side ->
    [better] better prestige tokens
   *[worse] worse prestige tokens
  }
why-buildings = { $side ->
    [better] better buildings
   *[worse] worse buildings
  }
why-districts = { $side ->
    [better] stronger in the districts
   *[worse] weaker in the districts
  }
why-tiles = { $side ->
    [better] tiles that are worth more
   *[worse] tiles that are worth less
  }
why-track = { $side ->
    [better] a better place on the bonus track
   *[worse] a worse place on the bonus track
  }
why-time = { $side ->
    [better] more turns left to use it
   *[worse] fewer turns left to use it
  }
why-others = { $side ->
    [better] opponents are worse off
   *[worse] opponents are better off
  }
