import anyAscii from 'any-ascii';
import { expect, it } from 'vitest';
import { asWrittenFromLeft, inLettersOf, linesThatFit, onOneLine } from './printable.ts';

const fit = (text: string, width: number, most = 3): string[] =>
  linesThatFit(text, { width, most, widthOf: (part) => Array.from(part).length });

it('takes marks of direction and line ends out of a cell', () => {
  expect(onOneLine('\u202EAnna\u202C Verdi\u200F\r\nvia Roma\u0000')).toBe('Anna Verdi via Roma');
});

it('writes letters that the font has not in Latin ones, and a sign for what is none', () => {
  expect(inLettersOf('Li 李小明 ♫', (codePoint) => codePoint < 0x2000, anyAscii)).toBe(
    'Li LiXiaoMing \uFFFD',
  );
});

it.each([
  ['Anna Verdi', 'Anna Verdi'],
  ['דוד כהן', 'כהן דוד'],
  ['Dott. דוד כהן Milano', 'Dott. כהן דוד Milano'],
])('orders the words of %j from the left', (read, written) => {
  expect(asWrittenFromLeft(read).join(' ')).toBe(written);
});

it('breaks between words, and within a word that is too long', () => {
  expect(fit('', 5)).toEqual([]);
  expect(fit('Anna', 5)).toEqual(['Anna']);
  expect(fit('Anna Verdi', 5)).toEqual(['Anna', 'Verdi']);
  expect(fit('Anna Maria Verdi', 10)).toEqual(['Anna Maria', 'Verdi']);
  expect(fit('anna@esempio.it', 6)).toEqual(['anna@e', 'sempio', '.it']);
});

it('ends with dots where there is no place for more', () => {
  expect(fit('uno due tre quattro', 4, 2)).toEqual(['uno', 'due…']);
  expect(fit('😀😀😀😀😀😀', 2, 1)).toEqual(['😀…']);
});

it('comes to an end where not even a letter fits', () => {
  expect(fit('abc', 0, 5)).toEqual(['a', 'b', 'c']);
});
