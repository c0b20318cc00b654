// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: between a number and its unit, before a number, a dash and dots, in a name.
export const together = [
  /(?<=\d) (?=(?:F|SP|min|Francs?|Schlüssel|Holz|Marmor|Gold|Bronze|Silber|Prestigemarker|Ressourcen(?:marker)?|Plättchen|beliebiger?|Punkten?|Prozentpunkte?|Runden?|Zügen?|Wendepunkte?|Aktion(?:en)?|Feld(?:er)?|Bezirke?|Arten|Stück|Spielern?|Gegnern?|Pl[aä]tze?|Partien?|Sterne?|Minuten|Tage?)\b)/g,
  /(?<=[\p{L})]) (?=\d)/gu,
  / (?=[–…])/g,
  /(?<=\bLa) (?=Villette)/g,
];
