import { describe, expect, it } from 'vitest';
import { changedReading, MOST_CHANGED } from './changed-reading.ts';

const booking = (id: number, startsAt: number, customerId = id) => ({ id, startsAt, customerId });
const moment = { until: null, snapshot: '1:1:', server: 'one', seats: 'null' };
const later = { ...moment, snapshot: '9:9:' };
const before = { ...moment, bookings: [booking(1, 10), booking(2, 20), booking(3, 20, 1)] };

describe('a reading after a change', () => {
  it('is the same list where nobody changed, of a later moment', () => {
    const after = changedReading(before, { ...later, customerIds: [], bookings: [] });
    expect(after).toMatchObject({ snapshot: '9:9:' });
    expect(after?.bookings).toBe(before.bookings);
  });

  it('has the bookings of whoever changed as they are now, each in its place', () => {
    const change = { ...later, customerIds: [1], bookings: [booking(4, 15, 1), booking(3, 20, 1)] };
    expect(changedReading(before, change)?.bookings).toEqual([
      booking(4, 15, 1),
      booking(2, 20),
      booking(3, 20, 1),
    ]);
    const gone = { ...later, customerIds: [1], bookings: [] };
    expect(changedReading(before, gone)?.bookings).toEqual([booking(2, 20)]);
  });

  it('holds until the sooner of both', () => {
    const [soon, late] = [new Date(1000), new Date(2000)];
    const until = (one: Date | null, other: Date | null) =>
      changedReading(
        { ...before, until: one },
        { ...later, until: other, customerIds: [2], bookings: [booking(2, 20)] },
      )?.until;
    expect([until(soon, late), until(late, soon), until(null, late), until(soon, null)]).toEqual([
      soon,
      soon,
      late,
      soon,
    ]);
    expect(until(null, null)).toBeNull();
  });

  it('is not to be had from too many, another server or other seats', () => {
    const none = { ...later, customerIds: [], bookings: [] };
    const many = Array.from({ length: MOST_CHANGED + 1 }, (_, index) => index);
    expect(changedReading(before, { ...none, customerIds: many })).toBeNull();
    expect(changedReading(before, { ...none, server: 'two' })).toBeNull();
    expect(changedReading(before, { ...none, seats: '{"7":3}' })).toBeNull();
  });
});
