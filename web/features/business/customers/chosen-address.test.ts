import { expect, test } from 'vitest';
import { chosenIn, chosenSearch } from './chosen-address.ts';

const many = Array.from({ length: 100 }, (_, index) => 100_000 + index);
const read = (search: string) => chosenIn(new URLSearchParams(search));

test('who is chosen and what was changed of them stand in the address, over the list', () => {
  const done = { added: [{ tagId: 12, customerIds: [3, 4] }], removed: [{ tagId: 5, customerIds: [3] }] };
  const search = chosenSearch('?q=rossi&chosen=9&added=1%3A9', [3, 4], done);
  expect(read(search)).toEqual({ ids: [3, 4], done });
  expect(new URLSearchParams(search).get('q')).toBe('rossi');
});

test('an address stays one that is taken anywhere, however many tags were given to however many', () => {
  const added = Array.from({ length: 20 }, (_, index) => ({ tagId: index + 1, customerIds: many }));
  const search = chosenSearch('?q=rossi', many, { added, removed: [] });
  expect(search.length).toBeLessThan(6000);
  expect(read(search)).toEqual({ ids: many, done: { added: [], removed: [] } });
  const few = added.slice(0, 4);
  expect(read(chosenSearch('', many, { added: few, removed: [] })).done.added).toEqual(few);
});
