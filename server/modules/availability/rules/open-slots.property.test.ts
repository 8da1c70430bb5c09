import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeDates } from './free-dates.ts';
import { bufferedReach, reachFrom } from './obstacles.ts';
import { firstOpenSlots, openSlots } from './open-slots.ts';
import { chooseFreeUnits } from './physical-resources.ts';
import { isSameOccasion } from './question.ts';
import type { PhysicalResource, UnitBusy } from './question.ts';
import { oracleFor } from './testing/oracle.ts';
import { randomQuestion } from './testing/random-calendar.ts';
import { randomGroups } from './testing/random-groups.ts';
import { CLOSED_REASONS, whyNobodyOpen, whyNotOpen } from './why-not-open.ts';

/** Many times what it takes, for machines with other things to do. */
const PATIENCE_MS = 180_000;

/** All of them with `npm run test:long`. */
const CALENDARS = process.env['ALL_CASES'] ? 10_000 : 1_000;

const TOLD_ORDER = Object.keys(CLOSED_REASONS);

test(
  'the engine offers what a minute-by-minute oracle finds, for each person and for anyone',
  { timeout: PATIENCE_MS },
  () => {
    let offered = 0;
    fc.assert(
      fc.property(randomQuestion, ({ question, people, fromDate, toDate }) => {
        const forAnyone = new Map<number, string>();
        for (const person of people) {
          const oracle = oracleFor(question, person, fromDate, toDate);
          const open = oracle.minutes.filter(oracle.isOpen);
          for (const { at, date } of open) forAnyone.set(at, date);
          expect([...openSlots(question, [person], fromDate, toDate)]).toEqual(open.map(({ at }) => at));
        }
        const starts = [...forAnyone.keys()].sort((one, other) => one - other);
        expect([...openSlots(question, people, fromDate, toDate)]).toEqual(starts);
        const apart = starts.reduce<number[]>(
          (chosen, at) => (at >= (chosen.at(-1) ?? -Infinity) + 60 ? [...chosen, at] : chosen),
          [],
        );
        expect(
          firstOpenSlots(question, people, { from: fromDate, to: toDate }, { most: 3, apart: 60 }),
        ).toEqual(apart.slice(0, 3));
        const dates = [...new Set(forAnyone.values())].sort();
        expect(freeDates(question, people, fromDate, toDate)).toEqual(dates);
        offered += starts.length;
      }),
      { numRuns: CALENDARS },
    );
    // The calendars are not so full that agreeing means nothing.
    expect(offered).toBeGreaterThan(CALENDARS * 10);
  },
);

test(
  'a start is refused exactly when it is not offered, and for the first reason the oracle has',
  { timeout: PATIENCE_MS },
  () => {
    fc.assert(
      fc.property(randomQuestion, ({ question, people, fromDate, toDate }) => {
        for (const person of people) {
          const offered = new Set(openSlots(question, [person], fromDate, toDate));
          const oracle = oracleFor(question, person, fromDate, toDate);
          for (const minute of oracle.minutes) {
            if (minute.at % 5 !== 0 && minute.at % 7 !== 0) continue;
            const reasons = oracle.reasons(minute);
            const first = TOLD_ORDER.find((reason) => reasons.some((one) => one === reason)) ?? null;
            expect(whyNotOpen(question, person, minute.at)).toBe(first);
            expect(offered.has(minute.at)).toBe(first === null);
          }
        }
      }),
      { numRuns: 150 },
    );
  },
);

test('anyone is refused exactly when no one is offered', { timeout: PATIENCE_MS }, () => {
  fc.assert(
    fc.property(randomQuestion, ({ question, people, fromDate, toDate }) => {
      const offered = new Set(openSlots(question, people, fromDate, toDate));
      const [person] = people;
      if (!person) return;
      for (const { at } of oracleFor(question, person, fromDate, toDate).minutes) {
        if (at % 15 === 0) expect(whyNobodyOpen(question, people, at) === null).toBe(offered.has(at));
      }
    }),
    { numRuns: 300 },
  );
});

test('whoever books a start takes the units that the oracle finds: a group stays in its room', () => {
  let joined = 0;
  fc.assert(
    fc.property(randomGroups, ({ question, people, fromDate, toDate }) => {
      for (const person of people) {
        const oracle = oracleFor(question, person, fromDate, toDate);
        const offered = new Set(openSlots(question, [person], fromDate, toDate));
        for (const minute of oracle.minutes.filter(({ wall }) => wall % 30 === 0)) {
          expect(offered.has(minute.at)).toBe(oracle.isOpen(minute));
          if (!oracle.isOpen(minute)) continue;
          const span = reachFrom(minute.at, bufferedReach(question.offer));
          const isOwn = (busy: UnitBusy) => isSameOccasion(question, person.personId, minute.at, busy);
          const units = oracle.units(minute);
          expect(chooseFreeUnits(question, span, isOwn)).toEqual(units);
          const isJoined = ({ resourceId, busy }: PhysicalResource) =>
            busy.some(
              (row) =>
                isOwn(row) && units.some((one) => one.resourceId === resourceId && one.unit === row.unit),
            );
          if (question.resources.some(isJoined)) joined += 1;
        }
      }
    }),
    { numRuns: 1_000 },
  );
  // Groups that are joined in a room of theirs are among them.
  expect(joined).toBeGreaterThan(100);
});
