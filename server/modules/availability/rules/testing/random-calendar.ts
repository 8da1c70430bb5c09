import * as fc from 'fast-check';
import { zoneOf } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import type { Break, Holiday, OfferPeriod } from '../closures.ts';
import { sortedByFrom } from '../interval.ts';
import type { AvailabilityQuestion, BusyInterval, PhysicalResource, UnitBusy } from '../question.ts';
import { workingWeekOf } from '../working-week.ts';
import type { WorkingBlock } from '../working-week.ts';
import type { OraclePerson } from './oracle.ts';

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
        resources: rarely(fc.array(physicalResource(midnight), { maxLength: 2 }), []),
        people: fc.array(personPlan(near, midnight), { minLength: 1, maxLength: 3 }),
      })
      .map(({ fromDate, days, offer, now, resources, people }) => {
        const persons = people.map((plan, index) => personOf(plan, index + 1));
        return {
          question: {
            zone: zoneOf(zone),
            now: new Date(now * 1000),
            offer,
            resources: resources.map((resource, index) => resourceOf(resource, index + 1, persons)),
          },
          people: persons,
          fromDate,
          toDate: plusDays(fromDate, days),
        };
      });
  });

type Near = (from: number, to: number) => fc.Arbitrary<LocalDate>;

const minuteOfDay = fc.oneof(
  { weight: 8, arbitrary: fc.nat(95).map((quarter) => quarter * 15) },
  { weight: 1, arbitrary: fc.nat(1439) },
);
const times = fc
  .record({ startMinute: minuteOfDay, endMinute: fc.oneof(minuteOfDay, fc.constant(1440)) })
  .filter(({ startMinute, endMinute }) => startMinute !== endMinute);
const shortTimes = fc
  .record({ startMinute: minuteOfDay, length: fc.integer({ min: 1, max: 24 }).map((steps) => steps * 5) })
  .map(({ startMinute, length }) => ({ startMinute, endMinute: (startMinute + length) % 1440 }));
const wholeDay = fc.constant({ startMinute: 0, endMinute: 1440 });
const weekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<IsoWeekday>; // The bounds are the type's.

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
  blocks: WorkingBlock[];
  breaks: Break[];
  holidays: Holiday[];
  busy: BusyPlan[];
}

function personPlan(near: Near, midnight: number): fc.Arbitrary<PersonPlan> {
  const block = fc.record({ weekday, times: fc.oneof(times, wholeDay) });
  return fc.record({
    blocks: fc
      .array(block, { minLength: 3, maxLength: 14 })
      .map((blocks) => withoutOverlaps(blocks.map(({ weekday, times }) => ({ weekday, ...times })))),
    breaks: fc.array(
      fc.oneof(
        fc.record({ weekday, times: shortTimes }).map(({ weekday, times }) => ({ weekday, ...times })),
        fc.record({ date: near(-2, 3), times: shortTimes }).map(({ date, times }) => ({ date, ...times })),
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
    seatsTaken: fc.integer({ min: 1, max: 3 }),
    unit: fc.integer({ min: 1, max: 3 }),
  });
}

function personOf({ blocks, breaks, holidays, busy }: PersonPlan, personId: number): OraclePerson {
  const normalised = workingWeekOf(blocks);
  if ('problem' in normalised) throw new Error(normalised.problem);
  const intervals = sortedByFrom(busy.map((plan) => busyOf(plan, personId)));
  return { personId, blocks, week: normalised.week, breaks, holidays, busy: intervals };
}

function busyOf({ from, length, kind, offerId, seatsTaken }: BusyPlan, personId: number): BusyInterval {
  const occasion = offerId === null ? null : { offerId, personId, startsAt: from, seatsTaken };
  return { from, to: from + length, kind, occasion };
}

interface ResourcePlan {
  quantity: number;
  unitsNeeded: number;
  peoplePerUnit: number | null;
  busy: BusyPlan[];
  closed: BusyPlan[];
  groupsHeld: number;
}

function physicalResource(midnight: number): fc.Arbitrary<ResourcePlan> {
  return fc.record({
    quantity: fc.nat(4),
    unitsNeeded: fc.constantFrom(1, 1, 1, 2),
    peoplePerUnit: fc.constantFrom(null, null, 1, 2),
    busy: fc.array(busyPlan(midnight), { maxLength: 5 }),
    closed: fc.array(busyPlan(midnight), { maxLength: 1 }),
    groupsHeld: fc.nat(3),
  });
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
    ...busy.map((plan) => ({ ...busyOf(plan, 1), unit: plan.unit, occasion: null })),
    ...groups.map((group, index) => ({ ...group, unit: (index % 3) + 1 })),
  ];
  const closures = closed.map(({ from, length }) => ({ from, to: from + length }));
  return { ...terms, resourceId, busy: sortedByFrom(rows), closed: closures };
}

function withoutOverlaps(blocks: readonly WorkingBlock[]): WorkingBlock[] {
  return blocks.reduce<WorkingBlock[]>((kept, block) => {
    return 'problem' in workingWeekOf([...kept, block]) ? kept : [...kept, block];
  }, []);
}

function rarely<T>(arbitrary: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> {
  return fc.oneof({ weight: 2, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });
}

function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof(fc.constant(null), arbitrary);
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

function plusDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function zoneMinutes(zone: string, date: LocalDate): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds / 60_000;
}
