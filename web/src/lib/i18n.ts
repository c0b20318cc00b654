// The door to the texts: runes need a .svelte.ts file, everybody else imports 'lib/i18n'.
export * from './i18n.svelte';
