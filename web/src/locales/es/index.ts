// All texts of this language in one chunk: only the chosen language is ever loaded.
export default Object.values(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: between a number and its unit.
export const together = [/(?<=\d) (?=(?:F|PV|min|francos?|llaves?)\b)/g, /(?<=:) (?=\d+\))/g];
