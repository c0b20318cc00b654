import type { Attachment } from 'svelte/attachments';

/** A required field that is empty: told in the language of the page, where the browser would speak its own. */
export const needed =
  (text: () => string): Attachment<HTMLInputElement> =>
  (field) => {
    const tell = (): void => field.setCustomValidity(text());
    const clear = (): void => field.setCustomValidity('');
    field.addEventListener('invalid', tell);
    field.addEventListener('input', clear);
    return () => {
      field.removeEventListener('invalid', tell);
      field.removeEventListener('input', clear);
    };
  };
