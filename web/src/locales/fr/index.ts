// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break besides (i18n.svelte.ts has the rules of all languages): before double punctuation and dashes, inside guillemets, in a name.
export const together = [/ (?=[:;!?»–])/g, /(?<=«) /g, /(?<=\bLa) (?=Villette)/g];
