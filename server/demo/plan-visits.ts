import { addDays, dayNumberOf, instantOfWall, isoWeekdayOfDay, MINUTES_PER_DAY } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import type { Random } from './random.ts';
import { weeklySpans } from './town/week.ts';
import type { TownPerson } from './town/town-provider.ts';

/** What somebody does, as planning needs it. */
export interface PlannedOffer {
  offerId: number;
  durationMinutes: number;
  prepareMinutes: number;
  cleanupMinutes: number;
  /** A thing each, with how many there are of it. */
  things: readonly { resourceId: number; quantity: number }[];
}

/** Somebody with their week and what they do. */
export interface PlannedPerson {
  resourceId: number;
  week: Pick<TownPerson, 'hours' | 'breaks'>;
  offers: readonly PlannedOffer[];
}

/** A visit that took place, or did not. */
export interface PlannedVisit {
  resourceId: number;
  offer: PlannedOffer;
  startsAt: EpochMinutes;
  endsAt: EpochMinutes;
  /** By its place in a list. */
  customer: number;
  things: readonly { resourceId: number; unit: number }[];
  fate: 'came' | 'noShow' | 'cancelled';
  paid: 'cash' | 'terminal' | null;
}

const STEP = 15;
/** How likely somebody who is free is booked at the next start. */
const BOOKED = 0.5;
const NO_SHOW = 0.03;
const CANCELLED = 0.05;
const CASH = 0.35;
const UNPAID = 0.02;
/** Nobody looks further back. */
const MOST_DAYS = 400;
/** Of how many of the visits it is one of those who come often. */
const OFTEN = 1 / 3;

interface Taken {
  from: number;
  to: number;
}

/**
 * Visits of a center from yesterday backwards until there are so many, each with its person and things for itself; soonest first. What the clock skips
 * is left out. Pure: the same seed, people and day give the same visits.
 */
export function planVisits(
  random: Random,
  {
    people,
    visits: wanted,
    customers,
    today,
    zone,
  }: { people: readonly PlannedPerson[]; visits: number; customers: number; today: LocalDate; zone: Zone },
): PlannedVisit[] {
  const visits: PlannedVisit[] = [];
  let count = 0;
  for (let back = 1; count < wanted && back <= MOST_DAYS; back += 1) {
    const day = dayNumberOf(addDays(today, -back));
    const taken = new Map<string, Taken[]>();
    const seen = new Set<number>();
    for (const person of people) {
      for (const visit of visitsOfPerson(random, person, { day, zone, customers, taken, seen })) {
        if (count === wanted) break;
        visits.push(visit);
        if (visit.fate !== 'cancelled') count += 1;
      }
    }
  }
  return visits.toSorted((one, other) => one.startsAt - other.startsAt || one.resourceId - other.resourceId);
}

function visitsOfPerson(
  random: Random,
  { resourceId, week, offers }: PlannedPerson,
  {
    day,
    zone,
    customers,
    taken,
    seen,
  }: { day: number; zone: Zone; customers: number; taken: Map<string, Taken[]>; seen: Set<number> },
): PlannedVisit[] {
  const weekday = isoWeekdayOfDay(day);
  const breaks = weeklySpans(week.breaks ?? []).filter((span) => span.weekday === weekday);
  const visits: PlannedVisit[] = [];
  for (const span of weeklySpans(week.hours).filter((one) => one.weekday === weekday)) {
    let at = span.startMinute;
    while (at < span.endMinute) {
      const offer = random.of(offers);
      const start = upToStep(at + offer.prepareMinutes);
      const end = start + offer.durationMinutes;
      const busy = { from: start - offer.prepareMinutes, to: end + offer.cleanupMinutes };
      const isIn =
        end <= span.endMinute &&
        !breaks.some((one) => overlaps(busy, { from: one.startMinute, to: one.endMinute }));
      if (!isIn || random.next() >= BOOKED) {
        at += 2 * STEP;
        continue;
      }
      const visit = visitAt(random, { resourceId, offer, day, start, busy, zone, customers });
      const isOff = visit?.fate === 'cancelled';
      const things = isOff ? [] : unitsFor(offer, busy, taken);
      // A customer comes once a day, whoever receives them.
      if (visit && things && !seen.has(visit.customer)) {
        seen.add(visit.customer);
        visits.push({ ...visit, things });
        if (!isOff) at = busy.to;
        for (const { resourceId: thing, unit } of things) taken.get(`${thing} ${unit}`)?.push(busy);
      }
      at = Math.max(at, start + STEP);
    }
  }
  return visits;
}

function visitAt(
  random: Random,
  {
    resourceId,
    offer,
    day,
    start,
    busy,
    zone,
    customers,
  }: {
    resourceId: number;
    offer: PlannedOffer;
    day: number;
    start: number;
    busy: Taken;
    zone: Zone;
    customers: number;
  },
): Omit<PlannedVisit, 'things'> | null {
  const at = (minute: number) => instantOfWall(zone, day * MINUTES_PER_DAY + minute);
  const [startsAt, from, to] = [start, busy.from, busy.to].map((minute) => at(minute)) as [
    EpochMinutes | null,
    EpochMinutes | null,
    EpochMinutes | null,
  ];
  const [chance, ways] = [random.next(), random.next()];
  // Some come often: one visit in three is of the first third of them.
  const among = random.next() < OFTEN ? customers / 3 : customers;
  const customer = Math.floor(random.next() * among);
  // A night in which the clock changes has no visit across the change.
  if (startsAt === null || from === null || to === null || to - from !== busy.to - busy.from) return null;
  const fate = chance < CANCELLED ? 'cancelled' : chance < CANCELLED + NO_SHOW ? 'noShow' : 'came';
  const way = ways < CASH ? 'cash' : 'terminal';
  return {
    resourceId,
    offer,
    startsAt,
    endsAt: startsAt + offer.durationMinutes,
    customer,
    fate,
    paid: fate === 'came' && ways < 1 - UNPAID ? way : null,
  };
}

/** The first free unit of each thing that is needed. @returns null when there is none of one */
function unitsFor(
  { things }: PlannedOffer,
  busy: Taken,
  taken: Map<string, Taken[]>,
): { resourceId: number; unit: number }[] | null {
  const units = things.flatMap(({ resourceId, quantity }) => {
    for (let unit = 1; unit <= quantity; unit += 1) {
      const key = `${resourceId} ${unit}`;
      const held = taken.get(key) ?? [];
      taken.set(key, held);
      if (!held.some((one) => overlaps(one, busy))) return [{ resourceId, unit }];
    }
    return [];
  });
  return units.length < things.length ? null : units;
}

const overlaps = (one: Taken, other: Taken): boolean => one.from < other.to && other.from < one.to;
const upToStep = (minute: number): number => Math.ceil(minute / STEP) * STEP;
