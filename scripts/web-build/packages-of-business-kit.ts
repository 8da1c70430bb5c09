import { globSync, readFileSync } from 'node:fs';

const PACKAGE = /from '((?:react-aria-components|@internationalized)[^']*)'/g;

/** What the business kit imports of the library it wraps, each once. */
export function packagesOfBusinessKit(): string[] {
  const files = globSync('web/business-ui/**/*.{ts,tsx}');
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PACKAGE)].map((match) => match[1] ?? ''),
  );
  return [...new Set(found)];
}
