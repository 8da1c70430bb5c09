import type { Plugin } from 'vite';

/** A dictionary of the React Aria packages in a language that no page of ours speaks; `en-GB` reads the one of `en-US`. */
const OTHER_LANGUAGE =
  /node_modules\/react-(?:aria|aria-components|stately)\/dist\/private\/intl\/.*\/(?!it-IT|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Empties what React Aria says in thirty-two other languages: 59 KB of a business screen. */
export function twoLanguagesOnly(): Plugin {
  return {
    name: 'two-languages-only',
    enforce: 'pre',
    load: { filter: { id: OTHER_LANGUAGE }, handler: () => 'export default {};' },
  };
}
