import * as fc from 'fast-check';
import { zoneOf } from '#contracts/time.ts';
import { sortedByFrom } from '../interval.ts';
import type { BusyInterval, PhysicalResource, UnitBusy } from '../question.ts';
import { aPerson, aQuestion, everyDay } from './calendars.ts';
import type { RandomQuestion } from './random-calendar.ts';
import { everyWeek } from './random-hours.ts';

const DATE = '2026-06-10';
const OFFER_ID = 7;
const PEOPLE = [1, 2];
/** 10:00 in Rome. */
const FIRST_START =
  Temporal.PlainDateTime.from(`${DATE}T10:00`).toZonedDateTime('Europe/Rome').epochMilliseconds / 60_000;

/** The starts of the groups: two that overlap, and one apart from both. */
const starts = [0, 30, 120].map((minutes) => FIRST_START + minutes);

const unit = fc.record({ resourceId: fc.constantFrom(9, 9, 8), unit: fc.integer({ min: 1, max: 4 }) });

const group = fc.record({
  personId: fc.constantFrom(...PEOPLE),
  startsAt: fc.constantFrom(...starts),
  // Most as long as what is asked for; others were booked when the offer took other minutes.
  minutes: fc.constantFrom(60, 60, 60, 45, 90),
  seatsTaken: fc.integer({ min: 1, max: 3 }),
  units: fc.uniqueArray(unit, { minLength: 1, maxLength: 3, selector: (one) => Object.values(one).join() }),
});

/** One room or two, of which both needs may take units. */
const ROOMS = [9, 8];

/** Groups of two people in the units of rooms, beside bookings nobody can join: what a random calendar hardly ever has. */
export const randomGroups: fc.Arbitrary<RandomQuestion> = fc
  .record({
    groups: fc.uniqueArray(group, {
      maxLength: 4,
      selector: ({ personId, startsAt }) => `${personId} ${startsAt}`,
    }),
    others: fc.array(fc.record({ startsAt: fc.constantFrom(...starts), unit }), {
      maxLength: 3,
    }),
    quantity: fc.integer({ min: 1, max: 4 }),
    needs: fc.array(
      fc.record({
        units: fc.constantFrom(1, 1, 2),
        resourceIds: fc.constantFrom<number[]>([9], [9], [9, 8], [8]),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    capacity: fc.constantFrom(1, 3, 4),
    // As today's offer, or as a booking of other minutes that is being moved.
    durationMinutes: fc.constantFrom(60, 60, 90),
  })
  .map(({ groups, others, quantity, needs, capacity, durationMinutes }) => {
    const busyOf = ({ personId, startsAt, minutes, seatsTaken }: (typeof groups)[number]): BusyInterval => {
      const endsAt = startsAt + minutes;
      const occasion = { offerId: OFFER_ID, personId, startsAt, endsAt, seatsTaken };
      return { from: startsAt, to: endsAt, kind: 'reservation', occasion };
    };
    const rows: (UnitBusy & { resourceId: number })[] = [
      ...groups.flatMap((one) => one.units.map((unit) => ({ ...busyOf(one), ...unit }))),
      ...others.map(({ startsAt, unit }) => {
        return { from: startsAt, to: startsAt + 60, kind: 'reservation' as const, occasion: null, ...unit };
      }),
    ];
    const rooms = ROOMS.filter((id) => needs.some(({ resourceIds }) => resourceIds.includes(id)));
    const resources = rooms.map((resourceId): PhysicalResource => ({
      resourceId,
      quantity,
      peoplePerUnit: null,
      busy: sortedByFrom(rows.filter((row) => row.resourceId === resourceId)),
      closed: [],
    }));
    const offer = { offerId: OFFER_ID, durationMinutes, capacity, stepMinutes: 30 };
    const times = { startMinute: 540, endMinute: 1080 };
    const blocks = ([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => ({ weekday, ...times }));
    const people = PEOPLE.map((personId) => {
      const busy = sortedByFrom(groups.filter((one) => one.personId === personId).map(busyOf));
      return { ...aPerson({ personId, hours: everyDay([540, 1080]), busy }), written: everyWeek(blocks) };
    });
    return {
      question: aQuestion(offer, { zone: zoneOf('Europe/Rome'), needs, resources }),
      people,
      fromDate: DATE,
      toDate: DATE,
    };
  });
