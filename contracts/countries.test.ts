import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode } from './countries.ts';

describe('countries', () => {
  it('are all there, each once, and have a name in both languages', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    for (const language of ['it', 'en']) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
    }
  });

  it('are told from codes of nobody', () => {
    expect(isCountryCode('IT')).toBe(true);
    for (const code of ['it', 'XX', 'ZZ', 'EU', 'IT ', '']) expect(isCountryCode(code)).toBe(false);
  });
});
