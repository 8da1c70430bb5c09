import * as fc from 'fast-check';
import { zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Break, Holiday, OfferPeriod } from '../closures.ts';
import { sortedByFrom } from '../interval.ts';
import type { AvailabilityQuestion, BusyInterval, PhysicalResource, UnitBusy } from '../question.ts';
import type { WrittenHours } from './oracle-days.ts';
import type { OraclePerson } from './oracle.ts';
import {
  block,
  hoursOf,
  minuteOfDay,
  orNull,
  plusDays,
  rarely,
  shortTimes,
  times,
  weekday,
  wholeDay,
  writtenHours,
} from './random-hours.ts';
import type { Near } from './random-hours.ts';

/** Whole hours, half hours, three quarters, changes of half an hour, changes at midnight, and none. */
const ZONES = [
  'Europe/Rome',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
  'America/St_Johns',
  'UTC',
];

const OFFER_ID = 7;

export interface RandomQuestion {
  readonly question: AvailabilityQuestion;
  readonly people: readonly OraclePerson[];
  readonly fromDate: LocalDate;
  readonly toDate: LocalDate;
}

/** A question about one or two days, usually around a clock change, with everything that can stand in the way. */
export const randomQuestion: fc.Arbitrary<RandomQuestion> = fc
  .constantFrom(...ZONES.flatMap((zone) => interestingDates(zone).map((date) => ({ zone, date }))))
  .chain(({ zone, date }) => {
    const near = (from: number, to: number) =>
      fc.integer({ min: from, max: to }).map((days) => plusDays(date, days));
    const midnight = zoneMinutes(zone, date);
    return fc
      .record({
        fromDate: near(-1, 0),
        days: fc.constantFrom(0, 0, 1),
        offer: offerTerms(near),
        now: fc.integer({ min: (midnight - 3 * 1440) * 60, max: (midnight + 1440) * 60 }),
        resources: rarely(fc.array(physicalResource(midnight), { minLength: 1, maxLength: 3 }), []),
        needs: fc.array(needPlan, { minLength: 1, maxLength: 3 }),
        people: fc.array(personPlan(near, midnight), { minLength: 1, maxLength: 3 }),
      })
      .map(({ fromDate, days, offer, now, resources, needs, people }) => {
        const persons = people.map((plan, index) => personOf(plan, index + 1, offer.durationMinutes));
        const things = resources.map((resource, index) => resourceOf(resource, index + 1, persons));
        return {
          question: {
            zone: zoneOf(zone),
            now: new Date(now * 1000),
            offer,
            ...neededOf(needs, things),
          },
          people: persons,
          fromDate,
          toDate: plusDays(fromDate, days),
        };
      });
  });

function offerTerms(near: Near): fc.Arbitrary<AvailabilityQuestion['offer']> {
  return fc.record({
    offerId: fc.constant(OFFER_ID),
    durationMinutes: fc.oneof(
      fc.integer({ min: 1, max: 36 }).map((steps) => steps * 5),
      fc.integer({ min: 1, max: 180 }),
    ),
    prepareMinutes: fc.constantFrom(0, 0, 0, 5, 10, 30),
    cleanupMinutes: fc.constantFrom(0, 0, 0, 5, 15, 40),
    capacity: fc.constantFrom(1, 2, 4),
    stepMinutes: fc.constantFrom(5, 5, 5, 7, 10, 15, 20, 30, 45, 60, 90),
    period: rarely<OfferPeriod | null>(
      fc
        .record({
          fromDate: orNull(near(-2, 1)),
          toDate: orNull(near(-1, 3)),
          window: fc.oneof(wholeDay, times),
        })
        .map(({ window, ...dates }) => ({ ...dates, ...window })),
      null,
    ),
    noticeMinutes: fc.oneof(fc.constant(0), fc.nat(3000)),
    lastBookableDate: rarely<LocalDate | null>(near(-1, 3), null),
  });
}

interface PersonPlan {
  written: WrittenHours;
  breaks: Break[];
  holidays: Holiday[];
  busy: BusyPlan[];
}

function personPlan(near: Near, midnight: number): fc.Arbitrary<PersonPlan> {
  return fc.record({
    written: writtenHours(near),
    breaks: fc.array(
      fc.oneof(
        fc.record({ weekday, times: shortTimes }).map(({ weekday, times }) => ({ weekday, ...times })),
        fc.record({ date: near(-2, 3), times: shortTimes }).map(({ date, times }) => ({ date, ...times })),
        block(near),
      ),
      { maxLength: 4 },
    ),
    holidays: rarely(fc.array(holiday(near), { minLength: 1, maxLength: 2 }), []),
    busy: fc.array(busyPlan(midnight), { maxLength: 8 }),
  });
}

function holiday(near: Near): fc.Arbitrary<Holiday> {
  const dates = fc.record({ fromDate: near(-2, 3), days: fc.nat(1) });
  const toDate = (fromDate: LocalDate, days: number) => plusDays(fromDate, days);
  return fc.oneof(
    dates.map(({ fromDate, days }) => ({
      isWholeDay: true as const,
      fromDate,
      toDate: toDate(fromDate, days),
    })),
    fc.tuple(dates, minuteOfDay, minuteOfDay).map(([{ fromDate, days }, fromMinute, toMinute]) => {
      return { isWholeDay: false as const, fromDate, fromMinute, toDate: toDate(fromDate, days), toMinute };
    }),
  );
}

interface BusyPlan {
  from: number;
  length: number;
  kind: BusyInterval['kind'];
  /** Which offer's group it is; null when nobody can join. */
  offerId: number | null;
  /** Of the service in it; null: the offer's own. */
  minutes: number | null;
  seatsTaken: number;
  unit: number;
}

function busyPlan(midnight: number): fc.Arbitrary<BusyPlan> {
  return fc.record({
    from: fc.integer({ min: -150, max: 250 }).map((steps) => midnight + steps * 15),
    length: fc.oneof(
      fc.integer({ min: 1, max: 40 }).map((steps) => steps * 5),
      fc.integer({ min: 1, max: 200 }),
    ),
    kind: fc.constantFrom('reservation', 'reservation', 'class'),
    offerId: fc.constantFrom(null, OFFER_ID, OFFER_ID, OFFER_ID, OFFER_ID + 1),
    minutes: fc.constantFrom(null, null, null, 45),
    seatsTaken: fc.integer({ min: 1, max: 3 }),
    unit: fc.integer({ min: 1, max: 3 }),
  });
}

function personOf(
  { written, breaks, holidays, busy }: PersonPlan,
  personId: number,
  offerMinutes: number,
): OraclePerson {
  const intervals = sortedByFrom(busy.map((plan) => busyOf(plan, personId, offerMinutes)));
  return { personId, written, hours: hoursOf(written), breaks, holidays, busy: intervals };
}

function busyOf(
  { from, length, kind, offerId, minutes, seatsTaken }: BusyPlan,
  personId: number,
  offerMinutes: number,
): BusyInterval {
  const endsAt = from + (minutes ?? offerMinutes);
  const occasion = offerId === null ? null : { offerId, personId, startsAt: from, endsAt, seatsTaken };
  return { from, to: from + length, kind, occasion };
}

interface ResourcePlan {
  quantity: number;
  peoplePerUnit: number | null;
  busy: BusyPlan[];
  closed: BusyPlan[];
  groupsHeld: number;
}

function physicalResource(midnight: number): fc.Arbitrary<ResourcePlan> {
  return fc.record({
    quantity: fc.nat(4),
    peoplePerUnit: fc.constantFrom(null, null, 1, 2),
    busy: fc.array(busyPlan(midnight), { maxLength: 5 }),
    closed: fc.array(busyPlan(midnight), { maxLength: 1 }),
    groupsHeld: fc.nat(3),
  });
}

interface NeedPlan {
  units: number;
  /** One for every thing that it names. */
  named: boolean[];
}

const needPlan: fc.Arbitrary<NeedPlan> = fc.record({
  units: fc.constantFrom(1, 1, 1, 2),
  named: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

/** The needs that name a thing which is there, and the things that they name. */
function neededOf(plans: readonly NeedPlan[], things: readonly PhysicalResource[]) {
  const needs = plans.flatMap(({ units, named }) => {
    const resourceIds = things.flatMap(({ resourceId }, index) => (named[index] ? resourceId : []));
    return resourceIds.length > 0 ? { units, resourceIds } : [];
  });
  const isNamed = ({ resourceId }: PhysicalResource) =>
    needs.some(({ resourceIds }) => resourceIds.includes(resourceId));
  return { needs, resources: things.filter(isNamed) };
}

/** Some of the people's groups take place in it, so that whoever joins one uses the unit it already has. */
function resourceOf(
  { busy, closed, groupsHeld, ...terms }: ResourcePlan,
  resourceId: number,
  people: readonly OraclePerson[],
): PhysicalResource {
  const groups = people
    .flatMap((person) => person.busy.filter(({ occasion }) => occasion))
    .slice(0, groupsHeld);
  const rows: UnitBusy[] = [
    ...busy.map(({ unit, ...plan }): UnitBusy => {
      const kind = plan.kind === 'class' ? 'outOfService' : plan.kind;
      return { ...busyOf({ ...plan, unit }, 1, 0), unit, kind, occasion: null };
    }),
    ...groups.map((group, index) => ({ ...group, unit: (index % 3) + 1 })),
  ];
  const closures = closed.map(({ from, length }) => ({ from, to: from + length }));
  return { ...terms, resourceId, busy: sortedByFrom(rows), closed: closures };
}

/** Both clock changes of 2026 and 2027 where there are any, a common day and the turn of a year. */
function interestingDates(zone: string): LocalDate[] {
  const dates = ['2026-06-10', '2026-12-31'];
  let change = Temporal.PlainDate.from('2026-01-01').toZonedDateTime(zone).getTimeZoneTransition('next');
  while (change && change.year < 2028) {
    dates.push(change.subtract({ minutes: 1 }).toPlainDate().toString());
    change = change.getTimeZoneTransition('next');
  }
  return dates;
}

function zoneMinutes(zone: string, date: LocalDate): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds / 60_000;
}
