import * as v from 'valibot';
import { expect, test } from 'vitest';
import { failedPasswordChecks } from './password.ts';
import { paragraphs, plainText, requiredParagraphs } from './plain-text.ts';

/** As much as one request can hold; putting them in order takes more than ten seconds. */
const HEAPED = `a${'\u0301'.repeat(60_000)}${'\u0316'.repeat(60_000)}`;

test.each([
  ['a line', () => v.safeParse(plainText(60), HEAPED).success],
  ['paragraphs', () => v.safeParse(paragraphs(2000), HEAPED).success],
  ['required paragraphs', () => v.safeParse(requiredParagraphs(2000), HEAPED).success],
  ['a password', () => failedPasswordChecks(HEAPED, 1000).length === 0],
])('accents heaped on one letter stop nobody: %s', (_where, isTaken) => {
  const before = performance.now();
  expect(isTaken()).toBe(false);
  expect(performance.now() - before).toBeLessThan(1_000);
});

test('what is long as it is typed and short in its normal form is taken', () => {
  const typed = 'e\u0323\u0302'.repeat(60);
  expect(v.parse(plainText(60), typed)).toBe('\u1EC7'.repeat(60));
  expect(v.parse(paragraphs(60), typed)).toBe('\u1EC7'.repeat(60));
  expect(v.parse(plainText(3), `  ${' '.repeat(5000)}Ada ${' '.repeat(5000)}`)).toBe('Ada');
});
