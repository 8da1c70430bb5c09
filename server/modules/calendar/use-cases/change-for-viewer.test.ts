import { describe, expect, it } from 'vitest';
import type { ToldChange } from '#server/kernel/change-feed.ts';
import { changeFor } from './change-for-viewer.ts';

const OWNER = { personId: 1, ownResourceIds: null, ownCustomerIds: null, seesMoney: true };
const ANNA = { personId: 2, ownResourceIds: new Set([20]), ownCustomerIds: new Set([70]), seesMoney: false };
const UNNAMED = { ids: [], customerIds: [], from: null, to: null };

const reservations = (...changed: [number, number, number, number, number][]): ToldChange => ({
  kind: 'reservations',
  providerId: 5,
  changed,
});

describe('what a viewer is told of a change', () => {
  it('names reservations once, from the first minute they touch to the last', () => {
    const moved = reservations([7, 20, 100, 160, 70], [7, 30, 400, 460, 70], [8, 30, 50, 90, 80]);
    expect(changeFor(moved, OWNER)).toEqual({
      kind: 'reservations',
      ids: [7, 8],
      customerIds: [70, 80],
      from: 50,
      to: 460,
    });
  });

  it('is of who sees their own alone what is theirs, before or after, and no times of others', () => {
    const moved = reservations([7, 20, 100, 160, 70], [7, 30, 400, 460, 70], [8, 30, 50, 90, 80]);
    expect(changeFor(moved, ANNA)).toEqual({
      kind: 'reservations',
      ids: [7],
      customerIds: [70],
      from: 100,
      to: 160,
    });
    expect(changeFor(reservations([8, 30, 50, 90, 80]), ANNA)).toBeNull();
    expect(changeFor(reservations([8, 30, 50, 90, 80]), { ...ANNA, ownResourceIds: new Set() })).toBeNull();
  });

  it('says of hours that they changed, to those whose they are', () => {
    const of = (changed: (number | null)[]): ToldChange => ({ kind: 'hours', providerId: 5, changed });
    expect(changeFor(of([30]), ANNA)).toBeNull();
    for (const changed of [[20], [null], [30, null]])
      expect(changeFor(of(changed), ANNA)).toEqual({ kind: 'hours', ...UNNAMED });
    expect(changeFor(of([30]), OWNER)).toEqual({ kind: 'hours', ...UNNAMED });
  });

  it('says of sessions of classes that they changed, to who teaches them and to who sees all', () => {
    const of = (changed: (number | null)[]): ToldChange => ({ kind: 'sessions', providerId: 5, changed });
    expect(changeFor(of([30]), ANNA)).toBeNull();
    expect(changeFor(of([20]), ANNA)).toEqual({ kind: 'sessions', ...UNNAMED });
    expect(changeFor(of([30]), OWNER)).toEqual({ kind: 'sessions', ...UNNAMED });
  });

  it('says of notices that there are some, to nobody else', () => {
    const notices: ToldChange = { kind: 'notices', providerId: 5, changed: [2] };
    expect(changeFor(notices, ANNA)).toEqual({ kind: 'notices', ...UNNAMED });
    expect(changeFor(notices, OWNER)).toBeNull();
  });

  it('says of customers who they are, to who sees their own alone of those who come to them', () => {
    const customers: ToldChange = { kind: 'customers', providerId: 5, changed: [70, 80] };
    expect(changeFor(customers, OWNER)).toEqual({ kind: 'customers', ...UNNAMED, customerIds: [70, 80] });
    expect(changeFor(customers, ANNA)).toEqual({ kind: 'customers', ...UNNAMED, customerIds: [70] });
    expect(changeFor({ ...customers, changed: [80] }, ANNA)).toBeNull();
  });

  it('says of money whose it was, never how much, to who takes it', () => {
    const money: ToldChange = { kind: 'money', providerId: 5, changed: [70] };
    expect(changeFor(money, OWNER)).toEqual({ kind: 'money', ...UNNAMED, customerIds: [70] });
    expect(changeFor(money, ANNA)).toBeNull();
    expect(changeFor({ ...money, changed: null }, ANNA)).toBeNull();
  });

  it('names nothing where there was too much to name, or something was missed', () => {
    for (const kind of ['reservations', 'customers'] as const) {
      const many: ToldChange = { kind, providerId: 5, changed: null };
      // Who sees their own alone reads anew as well: theirs may be among them
      for (const viewer of [OWNER, ANNA]) expect(changeFor(many, viewer)).toEqual({ kind, ...UNNAMED });
    }
    expect(changeFor(null, ANNA)).toEqual({ kind: 'missed', ...UNNAMED });
  });
});
