import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_PERIODS } from '#contracts/memberships.ts';
import type { MembershipPeriod } from '#contracts/memberships.ts';
import { brokenLimit, comesBack, periodOf } from './limits.ts';

/** Two days in one period, and one in the next; null where there is no next. */
const DAYS: Record<MembershipPeriod, { same: [string, string]; next: string | null }> = {
  day: { same: ['2026-03-29', '2026-03-29'], next: '2026-03-30' },
  // Over the change of the clocks and the end of a year
  week: { same: ['2026-12-28', '2027-01-03'], next: '2027-01-04' },
  month: { same: ['2026-03-01', '2026-03-31'], next: '2026-04-01' },
  allPeriod: { same: ['2026-01-01', '2027-12-31'], next: null },
  noPeriod: { same: ['2026-01-01', '2027-12-31'], next: null },
};

it.each(MEMBERSHIP_PERIODS)('knows which days lie in one %s', (period) => {
  const { same, next } = DAYS[period];
  expect(periodOf(period, same[0])).toBe(periodOf(period, same[1]));
  if (next !== null) expect(periodOf(period, next)).not.toBe(periodOf(period, same[1]));
});

const CASES = MEMBERSHIP_PERIODS.flatMap((period) =>
  (['reservation', 'subscription'] as const).map((kind) => ({ period, kind })),
);

describe('a limit on uses', () => {
  it.each(CASES)('of kind $kind counts in its $period', ({ period, kind }) => {
    const rule = { type: `${kind}Limit`, period, amount: 1 } as const;
    const { same, next } = DAYS[period];
    const used = [{ kind, visitOn: same[0] }];
    expect(brokenLimit([rule], used, [{ kind, visitOn: same[1] }])).toEqual(rule);
    expect(brokenLimit([rule], [], [{ kind, visitOn: same[1] }])).toBeNull();
    if (next !== null) expect(brokenLimit([rule], used, [{ kind, visitOn: next }])).toBeNull();
    const other = kind === 'reservation' ? 'subscription' : 'reservation';
    expect(brokenLimit([rule], used, [{ kind: other, visitOn: same[1] }])).toBeNull();
  });

  it('counts the visits that are paid together', () => {
    const rule = { type: 'subscriptionLimit', period: 'week', amount: 1 } as const;
    const both = ['2026-11-02', '2026-11-04'].map((visitOn) => ({ kind: 'subscription' as const, visitOn }));
    expect(brokenLimit([rule], [], both)).toEqual(rule);
  });
});

describe('an entry', () => {
  const visit = {
    visitAt: new Date('2026-11-10T10:00:00Z'),
    calledOffAt: new Date('2026-11-09T10:00:00Z'),
    isFreeByTerms: true,
  };

  it.each(CASES)('of kind $kind comes back as often as the limit of its $period lets', ({ period, kind }) => {
    const type = kind === 'reservation' ? 'cancelReservationLimit' : 'cancelSubscriptionLimit';
    const rule = { type, period, amount: 1 } as const;
    const [before, now] = DAYS[period].same;
    expect(comesBack([rule], [], { ...visit, kind, visitOn: now })).toBe(true);
    expect(comesBack([rule], [{ kind, visitOn: before }], { ...visit, kind, visitOn: now })).toBe(false);
  });

  it.each(MEMBERSHIP_PERIODS)('comes back so many hours before, whatever the period says (%s)', (period) => {
    const of = { ...visit, kind: 'reservation' as const, visitOn: '2026-11-10' };
    const rule = (amount: number) => [{ type: 'cancelPeriod' as const, period, amount }];
    expect(comesBack(rule(24), [], { ...of, isFreeByTerms: false })).toBe(true);
    expect(comesBack(rule(25), [], of)).toBe(false);
  });

  it('comes back by the terms of the booking without hours of its own', () => {
    const of = { ...visit, kind: 'reservation' as const, visitOn: '2026-11-10' };
    expect(comesBack([], [], of)).toBe(true);
    expect(comesBack([], [], { ...of, isFreeByTerms: false })).toBe(false);
  });
});
