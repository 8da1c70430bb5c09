import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { zoneOf } from '#contracts/time.ts';
import type { AffectedReason } from '#contracts/consequences.ts';
import { resolveBreaks, resolveHolidays } from '#server/modules/availability/rules/closures.ts';
import { weakPointsOf } from '#server/modules/availability/rules/weak-points.ts';
import { oracleFor } from '#server/modules/availability/rules/testing/oracle.ts';
import type { ClockMinute, OraclePerson } from '#server/modules/availability/rules/testing/oracle.ts';
import { randomQuestion } from '#server/modules/availability/rules/testing/random-calendar.ts';
import type { RandomQuestion } from '#server/modules/availability/rules/testing/random-calendar.ts';
import { affectedBy } from './affected.ts';

/** Many times what it takes, for machines with other things to do. */
const PATIENCE_MS = 120_000;

const ROME = zoneOf('Europe/Rome');

const AS_TOLD = new Map<string, AffectedReason>([
  ['outsideSchedule', 'outsideHours'],
  ['holiday', 'closed'],
  ['break', 'break'],
]);

/** What the minute-by-minute oracle has against a booking there, of what matters to one that is made. */
function oracleReasons(
  asked: RandomQuestion,
  person: OraclePerson,
): (start: ClockMinute) => AffectedReason[] {
  const oracle = oracleFor(asked.question, person, asked.fromDate, asked.toDate);
  return (start) => oracle.reasons(start).flatMap((reason) => AS_TOLD.get(reason) ?? []);
}

/** What the engine has against the same. */
function engineReasons(
  { question }: RandomQuestion,
  person: OraclePerson,
): (start: ClockMinute) => AffectedReason[] {
  const { zone, offer } = question;
  return ({ at }) => {
    const service = { from: at, to: at + offer.durationMinutes };
    const busy = { from: at - offer.prepareMinutes, to: service.to + offer.cleanupMinutes };
    const calendar = {
      zone,
      hours: person.hours,
      closed: resolveHolidays(zone, person.holidays, busy),
      breaks: resolveBreaks(zone, person.breaks, busy),
      quantity: 1,
      peoplePerUnit: null,
      outOfService: [],
    };
    return weakPointsOf(calendar, { service, busy, unit: 1, groupBefore: 0, groupUnits: 1 });
  };
}

test(
  'a change hurts a booking exactly when the oracle finds something against it after the change that it did not before',
  { timeout: PATIENCE_MS },
  () => {
    let affectedOnes = 0;
    let unhurt = 0;
    fc.assert(
      fc.property(randomQuestion, (asked) => {
        const [before, after] = asked.people;
        if (!before || !after) return;
        const changed = { ...after, personId: before.personId };
        const oracle = [oracleReasons(asked, before), oracleReasons(asked, changed)] as const;
        const engine = [engineReasons(asked, before), engineReasons(asked, changed)] as const;
        const { minutes } = oracleFor(asked.question, before, asked.fromDate, asked.toDate);
        for (const start of minutes.filter(({ wall }) => wall % 15 === 0)) {
          const [was, is] = [new Set(oracle[0](start)), oracle[1](start)];
          const expected = is.filter((reason) => !was.has(reason)).toSorted();
          const standing = (reasons: readonly AffectedReason[]) => new Map([[1, new Set(reasons)]]);
          const affected = affectedBy(standing(engine[0](start)), standing(engine[1](start))).get(1) ?? [];
          expect([...affected].sort()).toEqual(expected);
          if (expected.length > 0) affectedOnes += 1;
          else unhurt += 1;
        }
      }),
      { numRuns: 300 },
    );
    // Neither is so rare that agreeing means nothing.
    expect(affectedOnes).toBeGreaterThan(1_000);
    expect(unhurt).toBeGreaterThan(1_000);
  },
);

test('of a thing every minute that is closed or without its unit counts, buffers included', () => {
  const interval = fc
    .record({ from: fc.nat(300), length: fc.integer({ min: 1, max: 60 }) })
    .map(({ from, length }) => ({ from, to: from + length }));
  const ascending = fc
    .array(interval, { maxLength: 4 })
    .map((some) => some.toSorted((one, other) => one.from - other.from));
  const units = fc
    .array(fc.record({ time: interval, unit: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 })
    .map((some) =>
      some.map(({ time, unit }) => ({ ...time, unit })).toSorted((one, other) => one.from - other.from),
    );
  fc.assert(
    fc.property(
      interval,
      ascending,
      units,
      fc.integer({ min: 1, max: 3 }),
      fc.nat(3),
      fc.nat(5),
      (busy, closed, outOfService, unit, quantity, groupBefore) => {
        const during = (times: readonly { from: number; to: number }[]) =>
          Array.from({ length: busy.to - busy.from }, (_, index) => busy.from + index).some((minute) =>
            times.some(({ from, to }) => minute >= from && minute < to),
          );
        const expected = [
          ...(unit > quantity ? ['noUnit'] : []),
          ...(during(closed) ? ['closed'] : []),
          ...(during(outOfService.filter((one) => one.unit === unit)) ? ['outOfService'] : []),
          ...(groupBefore >= 2 ? ['tooManyPeople'] : []),
        ];
        const calendar = {
          zone: ROME,
          hours: null,
          closed,
          breaks: [],
          quantity,
          peoplePerUnit: 2,
          outOfService,
        };
        const held = { service: busy, busy, unit, groupBefore, groupUnits: 1 };
        expect(weakPointsOf(calendar, held)).toEqual(expected);
      },
    ),
  );
});
