import { describe, expect, it } from 'vitest';
import type { KnownCustomer } from './known-customers.ts';
import { stillKnown, withOthers } from './known-customers.ts';

const ada = { name: 'Ada', firstAt: 60 };
const pia = { name: 'Pia', firstAt: null };
const known = () => ({
  customers: new Map<number, KnownCustomer>([
    [1, ada],
    [2, pia],
  ]),
  snapshot: '5:5:',
  server: 'one',
});

describe('customers who are known', () => {
  it('stay the same ones while none has changed', () => {
    const before = known();
    expect(stillKnown(before, { server: 'one', changed: null })).toBe(before.customers);
  });

  it('are forgotten as they change, for who reads from then on alone', () => {
    const before = known();
    expect([...stillKnown(before, { server: 'one', changed: [2, 7] })]).toEqual([[1, ada]]);
    expect(before.customers.size).toBe(2);
  });

  it('are all forgotten after another start of the server, and where very many changed', () => {
    const many = Array.from({ length: 101 }, (_, index) => 1000 + index);
    expect(stillKnown(known(), { server: 'other', changed: null }).size).toBe(0);
    expect(stillKnown(known(), { server: 'one', changed: many }).size).toBe(0);
    expect(stillKnown(null, { server: 'one', changed: null }).size).toBe(0);
  });

  it('are joined by others, for who reads from then on alone', () => {
    const { customers } = known();
    expect([...withOthers(customers, new Map([[2, ada]]))]).toEqual([
      [1, ada],
      [2, ada],
    ]);
    expect(customers.get(2)).toBe(pia);
  });
});
