import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each([
  ['نادية خليل', '\u2068نادية خليل\u2069'],
  ['Noa נועה', '\u2068Noa נועה\u2069'],
  ['Anna Verdi', 'Anna Verdi'],
  ['', ''],
])('holds %s together', (name, shown) => {
  expect(isolated(name)).toBe(shown);
});
