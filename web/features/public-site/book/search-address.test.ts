import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedSearch,
  DISTANCES,
  PRICES,
  readSearchAddress,
  SEARCH_SORTS,
  searchOf,
  seedOfDay,
} from './search-address.ts';
import type { SearchAddress } from './search-address.ts';

const read = (search: string): SearchAddress => readSearchAddress(new URLSearchParams(search), 7);

describe('the address of a search', () => {
  test('needs nothing', () => {
    expect(read('')).toEqual({
      type: '',
      keyword: '',
      city: '',
      country: '',
      category: null,
      distance: null,
      sort: 'fit',
      seed: 7,
      page: 1,
      view: 'list',
      day: '',
      priceTo: null,
      payOnline: false,
    });
  });

  test('is what the form sends', () => {
    expect(read('?type=P&keyword=+yoga+&city=Milano&country=it&category=202&seed=12')).toMatchObject({
      type: 'P',
      keyword: 'yoga',
      city: 'Milano',
      country: 'IT',
      category: 202,
      seed: 12,
    });
  });

  test('drops what cannot be', () => {
    const wrong =
      '?type=X&category=-1&distance=7&sort=cheapest&seed=99999999999&page=0&view=globe&country=IT&day=never&price=7&pay=cash';
    expect(read(wrong)).toEqual(read(''));
    expect(read('?distance=10&sort=nearest')).toEqual(read(''));
    expect(read(`?keyword=${'x'.repeat(5000)}`).keyword).toHaveLength(120);
  });

  test('says the same when written and read again', () => {
    const city = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `a${text}b`);
    const address: fc.Arbitrary<SearchAddress> = fc.record({
      type: fc.constantFrom('', 'C', 'P'),
      keyword: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      city,
      country: fc.constantFrom('', 'IT', 'FR'),
      category: fc.option(fc.integer({ min: 1, max: 300 })),
      distance: fc.option(fc.constantFrom(...DISTANCES)),
      sort: fc.constantFrom(...SEARCH_SORTS),
      seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      page: fc.integer({ min: 1, max: 1000 }),
      view: fc.constantFrom('list', 'map'),
      day: fc.constantFrom('', 'today', 'tomorrow'),
      priceTo: fc.option(fc.constantFrom(...PRICES)),
      payOnline: fc.boolean(),
    });
    fc.assert(
      fc.property(address, (each) => {
        expect(read(searchOf(each))).toEqual(each);
      }),
    );
  });

  test('begins at the first page when anything else changes', () => {
    const third = { ...read('?city=Roma&seed=5'), page: 3 };
    expect(searchOf(third)).toBe('?city=Roma&seed=5&page=3');
    expect(searchOf(changedSearch(third, { sort: 'name' }))).toBe('?city=Roma&sort=name&seed=5');
    expect(changedSearch(third, { page: 4 }).page).toBe(4);
  });
});

test('a day has one order', () => {
  expect(seedOfDay(new Date('2026-11-21T23:30:00Z'))).toBe(20261121);
});
