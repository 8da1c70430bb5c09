import { expect, test } from 'vitest';
import { splitAtHyphenated } from './split-at-hyphenated.ts';

test.each([
  ['Novità per e-mail', ['Novità per ', 'e-mail', '']],
  ['se l’e-mail è da confermare', ['se ', 'l’e-mail', ' è da confermare']],
  ['Check your e-mail: it holds', ['Check your ', 'e-mail:', ' it holds']],
  ['E-mail', ['', 'E-mail', '']],
  [
    'nome, e-mail e telefono; poi un’altra e-mail.',
    ['nome, ', 'e-mail', ' e telefono; poi un’altra ', 'e-mail.', ''],
  ],
  ['niente da tenere insieme', ['niente da tenere insieme']],
  ['', ['']],
])('%s', (text, parts) => {
  expect(splitAtHyphenated(text)).toEqual(parts);
  expect(splitAtHyphenated(text).join('')).toBe(text);
});

test('addresses may still break where the line ends', () => {
  expect(splitAtHyphenated('scrivi a ciao@mani-sotto-i-portici.example')).toHaveLength(1);
});
