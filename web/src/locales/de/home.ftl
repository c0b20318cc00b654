## Home
home-tagline = Paris um 1900. Die ganze Stadt steht zum Verkauf.
home-pitch = Sammle die Schlüssel zu Cafés, Hotels und Theatern, steige Straße um Straße auf und baue den Louvre oder den Eiffelturm dort, wo es die anderen am meisten ärgert. Für zwei bis vier Spieler, etwa eine Stunde, fast ohne Glück.
home-play-now = Jetzt spielen
home-against-bots = Gegen Bots, ohne Anmeldung
home-opponents = Gegner
home-opponents-count = { $count } Gegner
home-level = Spielstärke
home-play = Spielen
home-first-time = Zum ersten Mal hier? Spiel die geführte erste Partie
home-continue = Du bist am Zug
home-waiting-games = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
  }
home-next-game = Nächste Partie
home-more = Weitere Möglichkeiten
home-hotseat = An einem Gerät
home-hotseat-text = Reicht das Gerät herum; ein Vorhang verdeckt, was hinter jedem Sichtschirm liegt.
home-friends = Mit Freunden
home-friends-text = Eröffne einen Tisch und verschicke den Link oder den QR-Code.
home-my-text = Alles, was du begonnen hast; Partien, in denen du am Zug bist, zuerst.
home-watch-text = Schau anderen über die Schulter oder finde einen offenen Tisch.
home-learn-text = Eine geführte erste Partie: zehn Minuten, auf dem echten Plan.
home-rules-text = Die vollständigen Regeln, mit Beispielen zum Durchspielen.
home-no-page = Unter { $path } gibt es keine Seite. Das ist die Startseite.
home-puzzle = Rätsel des Tages
home-puzzle-text = Finde den besten Zug: jeden Tag ein neues Rätsel, und Hunderte mehr.
home-puzzles = Rätsel
home-how = Ein Zug in drei Bildern
home-how-1 = Die Stadt wächst
home-how-1-text = Zieh ein Gebäude. Seine Rückseite verrät, in welchem Bezirk gleich ein Licht angeht, aber nicht, welches Gebäude es ist.
home-how-2 = Dein Schlüssel verdient
home-how-2-text = Platziere einen Schlüssel auf einer Bank und nimm ihre Francs, oder platziere ihn auf dem Arc de Triomphe, von wo er überallhin kann.
home-how-3 = Steig auf und nimm, was dort liegt
home-how-3-text = Von der Bank zur Bäckerei, von der Bäckerei zum Theater, vom Theater zum Louvre: Von einer Bank zahlst du den vollen Wert, von einem Gebäude nur die Differenz, und jeder Ort gibt etwas anderes.
home-poster-alt = Ein Plakat: die Dächer von Paris mit Eiffelturm, Sacré-Cœur und Moulin Rouge über der Seine, am Himmel vier Schlüssel
