import { describe, expect, it } from 'vitest';
import { oldestFirst } from './oldest-first.ts';

const owed = [
  { orderId: 1, owedCents: 3333 },
  { orderId: 2, owedCents: 1 },
  { orderId: 3, owedCents: 5000 },
];

describe('an amount over several orders', () => {
  it.each([
    [8334, [3333, 1, 5000]],
    [8333, [3333, 1, 4999]],
    [3335, [3333, 1, 1]],
    [3334, [3333, 1]],
    [3333, [3333]],
    [1, [1]],
  ])('%i cents pay the oldest first, exactly', (cents, parts) => {
    const spread = oldestFirst(owed, cents);
    expect(spread?.map(({ amountCents }) => amountCents)).toEqual(parts);
    expect(spread?.map(({ orderId }) => orderId)).toEqual([1, 2, 3].slice(0, parts.length));
  });

  it.each([8335, 0, -1])('%i cents are none that can be taken', (cents) => {
    expect(oldestFirst(owed, cents)).toBeNull();
  });

  it('is of nothing where nothing is owed', () => expect(oldestFirst([], 1)).toBeNull());
});
