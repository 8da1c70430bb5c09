import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

const TEXT = `const LIMIT = 5;

/** One. */
export async function first(): Promise<void> {
  await go(LIMIT);
}

function second() {
  return go(LIMIT);
}
`;

it.each([
  ['first', 'go(LIMIT)', TEXT.indexOf('go(LIMIT)')],
  ['second', 'go(LIMIT)', TEXT.lastIndexOf('go(LIMIT)')],
  ['LIMIT', '5', TEXT.indexOf('5')],
  ['first', 'return', null],
  ['second', 'I', null],
  ['third', 'go', null],
])('within %s, %s', (within, search, at) => expect(placeOf(TEXT, { within, search })).toBe(at));
