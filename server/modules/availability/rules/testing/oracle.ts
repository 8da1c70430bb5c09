/**
 * The slow, obvious answer that the engine is compared with. Every instant is asked of Temporal, every minute is looked at
 * on its own, nothing is skipped or merged. It shares types with the engine, and no code.
 */
import type { OfferPeriod } from '../closures.ts';
import type { AvailabilityQuestion, PersonCalendar, PhysicalResource, UnitBusy } from '../question.ts';
import { bestUnits } from './best-units.ts';
import type { OracleUnit } from './best-units.ts';
import type { ClosedReason } from '../why-not-open.ts';
import type { Times, WrittenHours } from './oracle-days.ts';
import { blocksOf, isOnceOrAgain, remembered, weekdayOf } from './oracle-days.ts';

/** A person with the hours as they were typed, before the engine normalised them. */
export interface OraclePerson extends PersonCalendar {
  readonly written: WrittenHours;
}

type Taken = Pick<UnitBusy, 'kind' | 'occasion'>;

/** One minute of real time as a clock on the wall shows it. */
export interface ClockMinute {
  readonly at: number;
  /** Minutes from 1970-01-01T00:00 to what the wall shows, as if it had no zone. */
  readonly wall: number;
  readonly date: string;
}

export interface Oracle {
  /** Every minute of the dates asked about. */
  readonly minutes: readonly ClockMinute[];
  isOpen(start: ClockMinute): boolean;
  /** Everything that speaks against a start; empty when it can be booked. */
  reasons(start: ClockMinute): ClosedReason[];
  /** Which units a booking takes there: as many as can be of the group it joins, then those of the first thing, the lowest first. */
  units(start: ClockMinute): OracleUnit[];
}

export function oracleFor(
  question: AvailabilityQuestion,
  person: OraclePerson,
  fromDate: string,
  toDate: string,
): Oracle {
  const { offer } = question;
  const zone = question.zone.id;
  const facts = new MinuteFacts(question, person, daysAround(fromDate, toDate));
  const now = question.now.getTime();
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();
  const seats = seatsOf(question);

  const isGroup = (busy: Taken, at: number) =>
    isThisGroup(busy, offer.offerId, person.personId, at) &&
    busy.occasion?.endsAt === at + offer.durationMinutes;
  const hasSeat = (busy: Taken, at: number) => isGroup(busy, at) && (busy.occasion?.seatsTaken ?? 0) < seats;
  const buffered = (at: number) => ({
    from: at - offer.prepareMinutes,
    to: at + offer.durationMinutes + offer.cleanupMinutes,
  });
  const met = (at: number) => person.busy.filter((busy) => minutesShared(busy, buffered(at)) > 0);
  const unitsInUse = (resource: PhysicalResource, at: number) => {
    const joins = met(at).some((busy) => hasSeat(busy, at));
    const rows = resource.busy.filter((busy) => minutesShared(busy, buffered(at)) > 0);
    const isOwn = (busy: Taken) => joins && isGroup(busy, at);
    const others = new Set(rows.filter((busy) => !isOwn(busy)).map(({ unit }) => unit));
    const own = rows.filter((busy) => isOwn(busy) && !others.has(busy.unit)).map(({ unit }) => unit);
    return { others, own: new Set(own) };
  };
  const isClosed = (resource: PhysicalResource, at: number) =>
    resource.closed.some((closed) => minutesShared(closed, buffered(at)) > 0);
  const unitsLeft = (resource: PhysicalResource, at: number) =>
    isClosed(resource, at) ? 0 : Math.max(0, resource.quantity - unitsInUse(resource, at).others.size);
  /** Some needs together ask for more than all their things have: Hall's condition for whether everybody finds a unit. */
  const isShort = (at: number) =>
    someOf(question.needs).some((needs) => {
      const named = new Set(needs.flatMap(({ resourceIds }) => resourceIds));
      const things = question.resources.filter(({ resourceId }) => named.has(resourceId));
      const there = things.reduce((sum, thing) => sum + unitsLeft(thing, at), 0);
      return needs.reduce((sum, { units }) => sum + units, 0) > there;
    });
  const during = (at: number, isSo: (minute: number) => boolean) =>
    someMinute(at, at + offer.durationMinutes, isSo);

  const against: [ClosedReason, (start: ClockMinute) => boolean][] = [
    ['offGrid', ({ at, wall }) => facts.isOffGrid(at, wall, offer.stepMinutes)],
    [
      'outsideSchedule',
      ({ at }) => facts.block(at) === 0 || during(at, (minute) => facts.block(minute) !== facts.block(at)),
    ],
    ['pastDay', ({ date }) => date < today],
    ['past', ({ at }) => at * 60_000 < now],
    ['tooSoon', ({ at }) => (at - offer.noticeMinutes) * 60_000 < now],
    ['beyondHorizon', ({ date }) => offer.lastBookableDate !== null && date > offer.lastBookableDate],
    ['outsidePeriod', ({ at }) => offer.period !== null && during(at, (minute) => !facts.isInPeriod(minute))],
    ['holiday', ({ at }) => during(at, (minute) => facts.isHoliday(minute))],
    ['break', ({ at }) => someMinute(buffered(at).from, buffered(at).to, (minute) => facts.isBreak(minute))],
    ['class', ({ at }) => met(at).some((busy) => busy.kind === 'class')],
    ['taken', ({ at }) => seats < 1 || met(at).some((busy) => busy.kind !== 'class' && !hasSeat(busy, at))],
    ['resourceBusy', ({ at }) => isShort(at)],
  ];
  return {
    minutes: datesFrom(fromDate, toDate).flatMap((date) => minutesOf(zone, date)),
    isOpen: (start) => !against.some(([, isAgainst]) => isAgainst(start)),
    reasons: (start) => against.filter(([, isAgainst]) => isAgainst(start)).map(([reason]) => reason),
    units: ({ at }) => {
      const free = question.resources.flatMap((resource) => {
        const { others, own } = unitsInUse(resource, at);
        const highest = Math.max(0, ...resource.busy.map(({ unit }) => unit)) + resource.quantity;
        const numbers = Array.from({ length: highest }, (_, index) => index + 1);
        const notTaken = numbers.filter((unit) => !others.has(unit));
        const inOrder = [
          ...notTaken.filter((unit) => own.has(unit)),
          ...notTaken.filter((unit) => !own.has(unit)),
        ];
        return inOrder
          .slice(0, unitsLeft(resource, at))
          .map((unit) => ({ resourceId: resource.resourceId, unit, isOwn: own.has(unit) }));
      });
      const units = bestUnits(question.needs, [
        ...free.filter(({ isOwn }) => isOwn),
        ...free.filter(({ isOwn }) => !isOwn),
      ]);
      return units.map(({ resourceId, unit }) => ({ resourceId, unit }));
    },
  };
}

/** What each minute of some days is: a number for the block it belongs to, and marks. */
class MinuteFacts {
  readonly #zone: string;
  readonly #first: number;
  readonly #blocks: Uint16Array;
  readonly #openings: number[] = [NaN];
  readonly #holidays: Uint8Array;
  readonly #breaks: Uint8Array;
  readonly #period: Uint8Array;

  constructor({ zone, offer }: AvailabilityQuestion, person: OraclePerson, dates: readonly string[]) {
    this.#zone = zone.id;
    this.#first = this.#boundary(dates[0] ?? '', 0);
    const length = this.#boundary(dates.at(-1) ?? '', 1440) - this.#first;
    this.#blocks = new Uint16Array(length);
    this.#holidays = new Uint8Array(length);
    this.#breaks = new Uint8Array(length);
    this.#period = new Uint8Array(length);
    for (const date of dates) this.#markDate(date, person, offer.period);
    for (const holiday of person.holidays) {
      const from = this.#boundary(holiday.fromDate, holiday.isWholeDay ? 0 : holiday.fromMinute);
      const to = this.#boundary(holiday.toDate, holiday.isWholeDay ? 1440 : holiday.toMinute);
      this.#mark(this.#holidays, 1, from, to);
    }
  }

  isOffGrid(minute: number, wall: number, stepMinutes: number): boolean {
    const opening = this.#openings[this.block(minute)] ?? NaN;
    return !Number.isNaN(opening) && (wall - opening) % stepMinutes !== 0;
  }

  /** 0 where nobody works. */
  block(minute: number): number {
    return this.#blocks[minute - this.#first] ?? 0;
  }

  isHoliday(minute: number): boolean {
    return this.#holidays[minute - this.#first] === 1;
  }

  isBreak(minute: number): boolean {
    return this.#breaks[minute - this.#first] === 1;
  }

  isInPeriod(minute: number): boolean {
    return this.#period[minute - this.#first] === 1;
  }

  #markDate(date: string, { written, breaks }: OraclePerson, period: OfferPeriod | null): void {
    const weekday = weekdayOf(date);
    const blocks = blocksOf(written, date).toSorted((one, other) => one.startMinute - other.startMinute);
    const [first] = blocks;
    // Whatever began the evening before is over when this day's work begins.
    if (first) this.#mark(this.#blocks, 0, this.#boundary(date, first.startMinute), Infinity);
    for (const block of blocks) {
      this.#openings.push(wallAt(date, block.startMinute));
      this.#markTimes(this.#blocks, this.#openings.length - 1, date, block);
    }
    for (const one of breaks) {
      const isToday = 'date' in one ? isOnceOrAgain(one, date) : one.weekday === weekday;
      if (isToday) this.#markTimes(this.#breaks, 1, date, one);
    }
    if (period && (period.fromDate ?? date) <= date && date <= (period.toDate ?? date)) {
      this.#markTimes(this.#period, 1, date, period);
    }
  }

  #markTimes(
    facts: Uint8Array | Uint16Array,
    value: number,
    date: string,
    { startMinute, endMinute }: Times,
  ): void {
    const endDate = endMinute < startMinute ? addDays(date, 1) : date;
    this.#mark(facts, value, this.#boundary(date, startMinute), this.#boundary(endDate, endMinute));
  }

  #mark(facts: Uint8Array | Uint16Array, value: number, from: number, to: number): void {
    facts.fill(value, Math.max(0, from - this.#first), Math.max(0, to - this.#first));
  }

  #boundary(date: string, minute: number): number {
    return boundary(this.#zone, date, minute);
  }
}

function someMinute(from: number, to: number, isSo: (minute: number) => boolean): boolean {
  for (let minute = from; minute < to; minute++) if (isSo(minute)) return true;
  return false;
}

function minutesShared(one: { from: number; to: number }, other: { from: number; to: number }): number {
  return Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

function seatsOf({ offer, needs, resources }: AvailabilityQuestion): number {
  const smallest = needs.map(({ units, resourceIds }) => {
    const rooms = resources.filter(({ resourceId }) => resourceIds.includes(resourceId));
    return Math.min(...rooms.map(({ peoplePerUnit }) => peoplePerUnit ?? Infinity)) * units;
  });
  return Math.min(offer.capacity, ...smallest);
}

/** Every choice of some of them, none included. */
function someOf<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((some, one) => [...some, ...some.map((others) => [...others, one])], [[]]);
}

function isThisGroup({ kind, occasion }: Taken, offerId: number, personId: number, at: number): boolean {
  if (kind !== 'reservation' || !occasion) return false;
  return occasion.offerId === offerId && occasion.personId === personId && occasion.startsAt === at;
}

function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

function plain(date: string, minute: number): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes: minute });
}

const datesFrom = remembered((from: string, to: string): string[] => {
  const dates = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
});

/** With the day before, whose last block may run past midnight, and the day after, into which a service may. */
const daysAround = remembered((from: string, to: string) => datesFrom(addDays(from, -1), addDays(to, 1)));

/** What the wall shows, in minutes from 1970-01-01T00:00. */
const wallAt = remembered((date: string, minute: number): number => {
  return plain(date, minute).toZonedDateTime('UTC').epochMilliseconds / 60_000;
});

/** The instant of a local time: the earlier of two; for a skipped one the jump of the clock. */
const boundary = remembered((zone: string, date: string, minute: number): number => {
  const local = plain(date, minute);
  const moment = local.toZonedDateTime(zone);
  if (moment.toPlainDateTime().equals(local)) return moment.epochMilliseconds / 60_000;
  const jump = local.toZonedDateTime(zone, { disambiguation: 'earlier' }).getTimeZoneTransition('next');
  if (!jump) throw new Error(`${local.toString()} is skipped in ${zone} without a clock change`);
  return jump.epochMilliseconds / 60_000;
});

const minutesOf = remembered((zone: string, date: string): ClockMinute[] => {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds / 60_000;
  const end = Temporal.PlainDate.from(addDays(date, 1)).toZonedDateTime(zone).epochMilliseconds / 60_000;
  return Array.from({ length: end - start }, (_, index) => {
    const at = start + index;
    const moment = Temporal.Instant.fromEpochMilliseconds(at * 60_000).toZonedDateTimeISO(zone);
    return { at, wall: at + moment.offsetNanoseconds / 60_000_000_000, date };
  });
});
