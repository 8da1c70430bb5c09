import * as fc from 'fast-check';
import { zoneOf } from '#contracts/time.ts';
import { sortedByFrom } from '../interval.ts';
import type { BusyInterval, PhysicalResource, UnitBusy } from '../question.ts';
import { aPerson, aQuestion, everyDay } from './calendars.ts';
import type { RandomQuestion } from './random-calendar.ts';

const DATE = '2026-06-10';
const OFFER_ID = 7;
const PEOPLE = [1, 2];
/** 10:00 in Rome. */
const FIRST_START =
  Temporal.PlainDateTime.from(`${DATE}T10:00`).toZonedDateTime('Europe/Rome').epochMilliseconds / 60_000;

/** The starts of the groups: two that overlap, and one apart from both. */
const starts = [0, 30, 120].map((minutes) => FIRST_START + minutes);

const group = fc.record({
  personId: fc.constantFrom(...PEOPLE),
  startsAt: fc.constantFrom(...starts),
  seatsTaken: fc.integer({ min: 1, max: 3 }),
  units: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 2 }),
});

/** Groups of two people in the units of one room, beside bookings nobody can join: what a random calendar hardly ever has. */
export const randomGroups: fc.Arbitrary<RandomQuestion> = fc
  .record({
    groups: fc.uniqueArray(group, {
      maxLength: 4,
      selector: ({ personId, startsAt }) => `${personId} ${startsAt}`,
    }),
    others: fc.array(
      fc.record({ startsAt: fc.constantFrom(...starts), unit: fc.integer({ min: 1, max: 4 }) }),
      {
        maxLength: 3,
      },
    ),
    quantity: fc.integer({ min: 1, max: 4 }),
    unitsNeeded: fc.constantFrom(1, 1, 2),
    capacity: fc.constantFrom(1, 3, 4),
  })
  .map(({ groups, others, quantity, unitsNeeded, capacity }) => {
    const busyOf = ({ personId, startsAt, seatsTaken }: (typeof groups)[number]): BusyInterval => {
      const occasion = { offerId: OFFER_ID, personId, startsAt, seatsTaken };
      return { from: startsAt, to: startsAt + 60, kind: 'reservation', occasion };
    };
    const rows: UnitBusy[] = [
      ...groups.flatMap((one) => one.units.map((unit) => ({ ...busyOf(one), unit }))),
      ...others.map(({ startsAt, unit }): UnitBusy => {
        return { from: startsAt, to: startsAt + 60, kind: 'reservation', occasion: null, unit };
      }),
    ];
    const room: PhysicalResource = {
      resourceId: 9,
      quantity,
      unitsNeeded,
      peoplePerUnit: null,
      busy: sortedByFrom(rows),
      closed: [],
    };
    const offer = { offerId: OFFER_ID, durationMinutes: 60, capacity, stepMinutes: 30 };
    const times = { startMinute: 540, endMinute: 1080 };
    const blocks = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, ...times }));
    const people = PEOPLE.map((personId) => {
      const busy = sortedByFrom(groups.filter((one) => one.personId === personId).map(busyOf));
      return { ...aPerson({ personId, week: everyDay([540, 1080]), busy }), blocks };
    });
    return {
      question: aQuestion(offer, { zone: zoneOf('Europe/Rome'), resources: [room] }),
      people,
      fromDate: DATE,
      toDate: DATE,
    };
  });
