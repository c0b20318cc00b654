// What a table says in this language, in one chunk: only the chosen language is ever loaded. Other screens bring more (around.ts, pageTexts.ts).
export default Object.values(
  import.meta.glob<string>('./{box,common,game,log,over,reasons,textview,why}.ftl', { query: '?raw', import: 'default', eager: true }),
).join('\n');

// Where a line must not break: between a number and its unit, before a number and a dash, after a word of one letter and before particles.
export const together = [
  /(?<=\d) (?=(?:фр\.|шт\.|(?:ПО|мин|франк(?:а|ов)?|ключ(?:а|ей)?|дерев[оа]|мрамора?|золот[оа]|золот(?:ая|ые|ых)|бронзов(?:ая|ые|ых)|серебрян(?:ая|ые|ых)|фиш(?:ка|ки|ек)|ресурс(?:а|ов)?|очк[оа]|очков|процентн(?:ый|ых)|раунд(?:а|ов)?|переломны[йх]|действи[еяй]|делени[еяй]|район(?:а|ов)?|вид(?:а|ов|ах)|игрок(?:а|ов|ах)|соперник(?:а|ов)?|свободн(?:ое|ых)|парти[яий]|зв[её]зд[аы]?|минуты?|день|дн(?:я|ей)|зрител[яьей]{1,2})(?!\p{L})))/gu,
  / (?=—)/g,
  /(?<=(?<!\p{L})(?:[авикосу]|не)) /giu,
  / (?=(?:бы|же|ли)(?!\p{L}))/giu,
  /(?<=:) (?=\d+\))/g,
  /(?<=[\p{L})»]) (?=\d)/gu,
];
