## Home
home-tagline = Paris um 1900. Die ganze Stadt steht zum Verkauf.
home-pitch = Sammle die Schlüssel zu Cafés, Hotels und Theatern, tausche dich Straße um Straße nach oben und stelle den Louvre oder den Eiffelturm dorthin, wo er die anderen am meisten ärgert. Zwei bis vier Spieler, etwa eine Stunde, kaum Glück.
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
home-more = Mehr Möglichkeiten
home-hotseat = An einem Bildschirm
home-hotseat-text = Reicht das Gerät herum; ein Vorhang verdeckt, was hinter jedem Sichtschirm liegt.
home-friends = Mit Freunden
home-friends-text = Eröffne einen Tisch und schick den Link oder den QR-Code.
home-my-text = Alles, was du begonnen hast; Partien, in denen du am Zug bist, zuerst.
home-watch-text = Schau anderen über die Schulter oder finde einen offenen Tisch.
home-learn-text = Eine geführte erste Partie: zehn Minuten, auf dem echten Plan.
home-reference-text = Jedes Gebäude, Wahrzeichen und Plättchen erklärt.
home-how = Ein Zug in drei Bildern
home-how-1 = Die Stadt wächst
home-how-1-text = Zieh ein Gebäude. Seine Rückseite verrät, in welchem Bezirk gleich ein Licht angeht — nicht, in welchem Haus.
home-how-2 = Dein Schlüssel verdient
home-how-2-text = Leg einen Schlüssel auf eine Bank und nimm ihre Francs — oder auf den Arc de Triomphe und geh später, wohin du willst.
home-how-3 = Zieh nach oben und nimm, was dort liegt
home-how-3-text = Von der Bank zur Bäckerei, von der Bäckerei zum Theater, vom Theater zum Louvre: Du zahlst nur die Differenz, und jeder Ort gibt etwas anderes.
home-poster-alt = Ein Plakat: die Dächer von Paris mit Eiffelturm, Sacré-Cœur und Moulin Rouge über der Seine, am Himmel vier Schlüssel
