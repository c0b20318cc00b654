## Game over and final scoring
over-title = Décompte final
over-export = Enregistrer la partie

## Replay
play-on = Continuer à partir d’ici
replay-title = Revoir une partie
replay-lead = Ouvrez une partie enregistrée (.paris.json) et parcourez-la coup par coup.
replay-import = Ouvrir une partie enregistrée
replay-drop = Déposez un fichier ici, ou choisissez-en un
replay-bad-file = Ce fichier n’est pas une partie enregistrée.
replay-my-finished = Vos parties finies
replay-position = Position
replay-at = Étape { $step } sur { $steps }
replay-start = Début de la partie
replay-first = Au début
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-step-back = Une étape en arrière
replay-step-on = Une étape en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Vue de
replay-eyes-all = Public
replay-link = Lien vers ce moment

table-replay = Revoir
table-analyze = Analyser
