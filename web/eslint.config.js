// What svelte-check and the compiler do not see: promises nobody waits for, code nobody runs, names nobody uses.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['**/types.generated.ts', '**/node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'no-undef': 'off', // the compiler knows
      'svelte/require-store-reactive-access': 'off', // there are no stores
      'no-empty-pattern': 'off', // a screen that needs nothing of its route
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check is the judge
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are values, never changed in place
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.config.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] }, // no tsconfig.json has them
);
