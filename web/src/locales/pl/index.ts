// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: between a number and its unit, before a number and a dash, after a word of one letter, in a name.
export const together = [
  /(?<=\d) (?=(?:F|PZ|min|frank(?:i|ów)?|klucz(?:e|y)?|drewn[oa]|marmuru?|złot[oaye]|złotych|brązow(?:y|e|ych)|srebrn(?:y|e|ych)|żeton(?:y|ów)?|dowoln(?:y|e|ych)|płyt(?:ka|ki|ek)|punkt(?:y|ów)?|rund(?:a|y|ach)?|akcj[aei]|p[oó]l[ea]?|dzielnic[ae]?|typ(?:y|ów|ach)|sztuki?|gracz(?:e|y|ach)|przeciwnik(?:ów)?|wolne|gwiazd(?:ka|ki|ek)|minut|dni|dzień|widz(?:ów)?)(?!\p{L}))/gu,
  / (?=–)/g,
  /(?<=(?<!\p{L})[aiouwz]) /giu,
  /(?<=:) (?=\d+\))/g,
  /(?<=[\p{L})]) (?=\d)/gu,
  /(?<=\bLa) (?=Villette)/g,
];
