// The texts of this page alone (mybox.ftl): the first view of a table does not wait for them.
const FILES = import.meta.glob<string>('../../locales/*/mybox.ftl', { query: '?raw', import: 'default' });

export const myBoxTexts = async (language: string): Promise<string> => {
  const load = FILES[`../../locales/${language}/mybox.ftl`];
  if (!load) throw new Error(`no file locales/${language}/mybox.ftl`);
  return load();
};
