// All texts of this language in one chunk: only the chosen language is ever loaded. Some pages bring theirs (pageTexts.ts).
export default Object.values(
  import.meta.glob<string>(
    ['./*.ftl', '!./rulebook.ftl', '!./mybox.ftl', '!./finale.ftl', '!./analysis.ftl', '!./learn.ftl', '!./puzzle.ftl', '!./study.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');

// Where a line must not break: between a number and its unit, before a number and a dash, after a word of one letter.
export const together = [
  /(?<=\d) (?=(?:F|PZ|min|frank(?:i|ów)?|klucz(?:e|y)?|drewn[oa]|marmuru?|złot[oaye]|złotych|brązow(?:y|e|ych)|srebrn(?:y|e|ych)|żeton(?:y|ów)?|dowoln(?:y|e|ych)|płyt(?:ka|ki|ek))(?!\p{L}))/gu,
  / (?=–)/g,
  /(?<=(?<!\p{L})[aiouwz]) /giu,
  /(?<=:) (?=\d+\))/g,
  /(?<=[\p{L})]) (?=\d)/gu,
];
