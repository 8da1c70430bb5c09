import { describe, expect, it } from 'vitest';
import { flag, idOrNone, listAddress, oneOf, words } from './list-address.ts';

const address = listAddress({
  standing: oneOf(['current', 'archived']),
  q: words(10),
  group: idOrNone,
  down: flag,
});
const read = (search: string) => address.read(new URLSearchParams(search));

describe('the address of a list', () => {
  it('says nothing of what goes without saying', () => {
    expect(read('')).toEqual({ standing: 'current', q: '', group: null, down: false, page: 1 });
    expect(address.searchOf(read(''))).toBe('?');
  });

  it('comes back as it was written', () => {
    const asked = {
      standing: 'archived',
      q: 'mano & piede'.slice(0, 10),
      group: 7,
      down: true,
      page: 3,
    } as const;
    expect(read(address.searchOf(asked))).toEqual(asked);
  });

  it('begins with the first page when filters change', () => {
    expect(address.searchOf({ standing: 'current', q: '', group: 4, down: false })).toBe('?group=4');
  });

  it.each([
    ['standing=deleted', { standing: 'current' }],
    ['group=-1', { group: null }],
    ['group=1e3', { group: null }],
    ['group=99999999999999999', { group: null }],
    ['page=0', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=9999999', { page: 1 }],
    ['q=%20%20', { q: '' }],
    ['q=abcdefghijklmnop', { q: 'abcdefghij' }],
  ])('takes %s for not said, or cuts it', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });
});
