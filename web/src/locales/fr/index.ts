// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: before double punctuation and dashes, inside guillemets, between a number and its unit, between a word and its number, in "(reste : 3)", in a name.
export const together = [
  / (?=[:;!?»–])/g,
  /(?<=«) /g,
  /(?<=\d) (?=(?:F|PV|min|francs?|clés?|bois|marbres?|or|jetons?|ressources?|tuiles?|points?|manches?|tours?|tournants?|actions?|cases?|quartiers?|types|exemplaires?|joueurs|adversaires?|places?|parties?|étoiles?|minutes|jours?|personnes?)(?!\p{L}))/gu,
  /(?<=:) (?=\d+\))/g,
  /(?<=[\p{L})]) (?=\d)/gu,
  /(?<=\bLa) (?=Villette)/g,
];
