// What the screens around the game say: the first view of a table does not wait for it.
export default Object.values(import.meta.glob<string>('./{home,preferences,reference,tables}.ftl', { query: '?raw', import: 'default', eager: true })).join(
  '\n',
);
