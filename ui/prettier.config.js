import * as svelte from 'prettier-plugin-svelte';

export default {
  plugins: [svelte],
  printWidth: 160,
  singleQuote: true,
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
