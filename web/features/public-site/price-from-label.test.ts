import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatShortMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { LOCALES } from '#contracts/languages.ts';
import { priceFromLabel } from './price-from-label.ts';

describe('the price on a card', () => {
  test.each<[number, Locale, string]>([
    [0, 'it', 'Gratis'],
    [0, 'en', 'Free'],
    [0.01, 'it', 'da 0,01\u00A0€'],
    [36, 'it', 'da 36\u00A0€'],
    [45.5, 'it', 'da 45,50\u00A0€'],
    [1234.5, 'en', 'from 1.234,50\u00A0€'],
  ])('%f euro in %s: %s', (euro, locale, words) => expect(priceFromLabel(euro, locale)).toBe(words));

  it('names the amount to the cent where there are any, and never nothing as an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...LOCALES), (cents, locale) => {
        const words = priceFromLabel(cents / 100, locale);
        expect(words.endsWith(formatShortMoney(cents))).toBe(cents > 0);
        expect(words).not.toMatch(/(^|\s)0,00/);
      }),
    );
  });
});
