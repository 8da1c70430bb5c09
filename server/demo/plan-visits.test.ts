import { describe, expect, it } from 'vitest';
import { zoneOf } from '#contracts/time.ts';
import type { PlannedPerson } from './plan-visits.ts';
import { planVisits } from './plan-visits.ts';
import { randomFrom } from './random.ts';

const ZONE = zoneOf('Europe/Rome');
const massage = {
  offerId: 1,
  durationMinutes: 60,
  prepareMinutes: 0,
  cleanupMinutes: 10,
  things: [{ resourceId: 9, quantity: 2 }],
};
const person = (resourceId: number): PlannedPerson => ({
  resourceId,
  // At night too, where the clock changes.
  week: { hours: ['mon-sat 9-19', 'sun 0-24'], breaks: ['mon-sat 13-14'] },
  offers: [massage, { ...massage, offerId: 2, durationMinutes: 30, prepareMinutes: 10 }],
});
const plan = (today: string) =>
  planVisits(randomFrom(7), {
    people: [person(1), person(2), person(3)],
    visits: 300,
    customers: 50,
    today,
    zone: ZONE,
  });

describe.each(['2026-11-23', '2026-10-26', '2026-03-30', '2028-03-01', '2027-01-01'])('from %s', (today) => {
  const visits = plan(today);
  const standing = visits.filter(({ fate }) => fate !== 'cancelled');

  it('are as many as were wanted, all in the past, and the same every time', () => {
    expect(standing).toHaveLength(300);
    const midnight = Date.parse(`${today}T00:00:00Z`) / 60_000;
    expect(Math.max(...visits.map(({ endsAt }) => endsAt))).toBeLessThanOrEqual(midnight);
    expect(plan(today)).toEqual(visits);
  });

  it('leave nobody and nothing in two places', () => {
    const busy = standing.flatMap(({ resourceId, things, startsAt, endsAt, offer }) =>
      [`person ${resourceId}`, ...things.map((one) => `thing ${one.resourceId} ${one.unit}`)].map((key) => ({
        key,
        from: startsAt - offer.prepareMinutes,
        to: endsAt + offer.cleanupMinutes,
      })),
    );
    for (const [, spans] of Map.groupBy(busy, ({ key }) => key)) {
      const sorted = spans.toSorted((one, other) => one.from - other.from);
      for (const [index, one] of sorted.entries())
        expect(one.from).toBeGreaterThanOrEqual(sorted[index - 1]?.to ?? 0);
    }
    expect(standing.every(({ things }) => things.length === 1)).toBe(true);
  });

  it('have nobody booked twice at once, which no center could be', () => {
    const customers = visits.map(({ customer, startsAt }) => `${customer} at ${startsAt}`);
    expect(new Set(customers).size).toBe(customers.length);
  });

  it('are cancelled, missed and unpaid now and then', () => {
    for (const fate of ['cancelled', 'noShow'] as const)
      expect(visits.filter((one) => one.fate === fate).length).toBeGreaterThan(0);
    expect(standing.filter(({ paid }) => paid === 'cash').length).toBeGreaterThan(50);
    expect(standing.filter(({ paid }) => paid === 'terminal').length).toBeGreaterThan(100);
  });
});
