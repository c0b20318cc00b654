// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: between a number and its unit, between a word and its number, in a name.
export const together = [
  /(?<=\d) (?=(?:F|PV|min|francos?|llaves?|de|fichas?|recursos?|losetas?|puntos?|rondas?|turnos?|momentos|acciones|casillas?|distritos?|tipos|copias|jugadores|rivales|rival|plazas?|partidas?|estrellas?|minutos|espectador(?:es)?)\b)/g,
  /(?<=[\p{L})]) (?=\d)/gu,
  /(?<=:) (?=\d+\))/g,
  /(?<=\bLa) (?=Villette)/g,
];
