// All texts of this language in one chunk: only the chosen language is ever loaded. Some pages bring theirs (pageTexts.ts).
export default Object.values(
  import.meta.glob<string>(
    ['./*.ftl', '!./rulebook.ftl', '!./mybox.ftl', '!./finale.ftl', '!./analysis.ftl', '!./learn.ftl', '!./puzzle.ftl', '!./study.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
).join('\n');

// Where a line must not break: between a number and its unit, before a number, a dash and dots.
export const together = [
  /(?<=\d) (?=(?:F|SP|min|Francs?|Schlüssel|Holz|Marmor|Gold|Bronze|Silber|Prestigemarker|Ressourcen(?:marker)?|Plättchen|beliebiger?)\b)/g,
  /(?<=[\p{L})]) (?=\d)/gu,
  / (?=[–…])/g,
];
