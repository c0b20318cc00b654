// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: between a number and its unit, between a word and its number, in a name.
export const together = [
  /(?<=\d) (?=(?:F|VP|min|francs?|keys?|wood|marble|gold|bronze|silver|prestige|resources?|tiles?|points?|percentage|rounds?|turns?|turning|actions?|spaces?|districts?|types?|copies|players?|opponents?|seats?|games?|stars?|minutes|days?|left)\b)/g,
  /(?<=[\p{L})]) (?=\d)/gu,
  /(?<=\bLa) (?=Villette)/g,
];
