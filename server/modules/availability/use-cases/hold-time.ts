import type { SoftRule } from '#contracts/soft-rules.ts';
import { dateOf, dayOf, minuteOfDay, startOfDay } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { isOnTimeStep } from '#contracts/validation/minute-of-day.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { DeskPlace } from '../rules/at-the-desk.ts';
import { placeAtDesk } from '../rules/at-the-desk.ts';
import { chooseFreePerson } from '../rules/choose-free-person.ts';
import type { Holder } from '../rules/holder.ts';
import type { Interval } from '../rules/interval.ts';
import { bufferedReach, reachFrom, serviceReach } from '../rules/obstacles.ts';
import { chooseFreeUnits } from '../rules/physical-resources.ts';
import type { AvailabilityQuestion, PersonCalendar, UnitBusy } from '../rules/question.ts';
import { isSameOccasion, seatLimit } from '../rules/question.ts';
import type { ClosedReason } from '../rules/why-not-open.ts';
import { CLOSED_REASONS, whyNobodyOpen, whyNotOpen } from '../rules/why-not-open.ts';
import type { HoldRow } from '../store/calendar-rows.ts';
import { readCalendarRows } from '../store/calendar-rows.ts';
import type { NewHold } from '../store/holds.ts';
import { deleteExpiredHolds, insertHolds } from '../store/holds.ts';
import type { BuffersBack } from '../store/buffers.ts';
import { shortenNeighbours } from '../store/buffers.ts';
import type { OfferOnCalendar } from './offer-on-calendar.ts';
import { termsNow } from './offer-on-calendar.ts';
import { calendarScope } from './calendar-scope.ts';
import { holdsThatCount, personCalendar, physicalResource } from './calendars.ts';

/** A unit of a room or thing. */
export interface HeldThing {
  resourceId: number;
  unit: number;
}

/** What was chosen under the locks: the person, and the units of what is needed beside. */
export interface TimeTaken {
  resourceId: number;
  things: HeldThing[];
  /** The rules that the desk has overruled for it. */
  overruled: readonly SoftRule[];
}

/** Who takes time at the desk is told all that speaks against it at once, and may overrule what is soft. */
export interface AtDesk {
  /** Why; null: nothing is overruled. */
  overruling: { reason: string } | null;
  /** Of a booking that is there already: what binds starts alone does not count again. */
  keepsStart: boolean;
  /** How many come together, where it is asked for all of them; left out: one. */
  seats?: number;
}

export interface TimeWanted {
  /** With minutes, buffers and things as they are wanted: of a booking that exists, its own (`asBooked`). */
  offer: OfferOnCalendar;
  at: EpochMinutes;
  /** A certain person, or null for anyone who is free: then the person is chosen inside the lock. */
  resourceId: number | null;
  /** Who holds the time from now on. */
  holder: Holder;
  /** Until when, unless made permanent; null holds for good. */
  expiresAt: Date | null;
  /** Left out: under all rules of a booking. */
  desk?: AtDesk;
}

/**
 * Takes time: the one way any time of a person or thing is ever taken. Waits for the locks of all it might touch, reads
 * their calendars anew, checks every rule, chooses person and units, and inserts under the exclusion constraints, which
 * remain the judge. Joins the caller's transaction, so that the booking and its time are written together or not at all: what
 * only a constraint sees ends the transaction there, with reservationInvalidCapacity.
 *
 * @returns who and what was chosen
 * @throws Refusal with the reason in the specification's words (section 8); at the desk rulesAgainst with every rule that may be overruled, where only
 *   such speak against it and none is
 */
export async function holdTime(work: Work, wanted: TimeWanted): Promise<TimeTaken> {
  const { offer, at } = wanted;
  const candidates = candidatesFor(wanted);
  if (candidates.length === 0) throw new Refusal('reservationInvalidResources', { affected: ['resourceId'] });
  await work.lock(locksFor(wanted));

  const { place, question, holds, reach, hasExpired } = await lookAtTime(work, wanted);
  const { person, busy, units, overruled } = place;
  if (hasExpired) {
    const resourceIds = [...candidates, ...offer.equipment].map(({ resourceId }) => resourceId);
    const personIds = candidates.flatMap(({ personId }) => personId ?? []);
    await deleteExpiredHolds(work, { providerId: offer.providerId, resourceIds, personIds });
  }
  const seat = freeSeat(question, person, wanted, holds);
  const terms = question.offer;
  const hold = {
    ...wanted,
    ...seat,
    providerId: offer.providerId,
    offerId: offer.offerId,
    mainResourceId: person.personId,
    startsAt: at,
    endsAt: reachFrom(at, serviceReach(terms)).to,
    ...busy,
    wanted: overruled.includes('buffers') ? reach : null,
  };
  const personId = candidates.find(({ resourceId }) => resourceId === person.personId)?.personId ?? null;
  const things: HeldThing[] = [...units];
  const wantedRows: NewHold[] = [
    { ...hold, resourceId: person.personId, unit: 1, personId },
    ...things.map((thing) => ({ ...hold, ...thing, personId: null })),
  ];
  if (overruled.includes('buffers'))
    await shortenNeighbours(work, {
      providerId: offer.providerId,
      taken: wantedRows,
      busy,
      occasionId: seat.occasionId,
    });
  await insertHolds(work, wantedRows);
  work.invalidate(calendarScope(offer.providerId));
  return { resourceId: person.personId, things, overruled };
}

/** A time as it was looked at: what is chosen of it, and what that was chosen from. */
interface TimeLookedAt {
  place: Place;
  question: AvailabilityQuestion;
  holds: readonly HoldRow[];
  /** All that is wanted, with the buffers. */
  reach: Interval;
  /** Some of what was read takes no time any more and is still there. */
  hasExpired: boolean;
}

/**
 * Reads the calendars and decides, without a lock: for who takes the time under the locks, and for who only asks (`tryMoving`).
 * @param leaving whose own time counts as free, and what is given back when they leave
 * @throws Refusal as `holdTime`, but for what only a constraint sees
 */
export async function lookAtTime(
  work: Work,
  wanted: Omit<TimeWanted, 'holder' | 'expiresAt'>,
  leaving?: Leaving,
): Promise<TimeLookedAt> {
  const { offer, at } = wanted;
  const candidates = candidatesFor(wanted);
  if (candidates.length === 0) throw new Refusal('reservationInvalidResources', { affected: ['resourceId'] });
  const { zone, terms } = termsNow(offer, work.now());
  const reach = reachFrom(at, bufferedReach(terms));
  // Only the time that is wanted matters; fairness between several people counts that day's bookings as well, and buffers that are given back reach
  // further than the rows do yet.
  const day = dayOf(zone, at);
  const range =
    candidates.length === 1 && !leaving
      ? reach
      : { from: startOfDay(zone, day - 1), to: startOfDay(zone, day + 3) };
  const resourceIds = [...candidates, ...offer.equipment].map(({ resourceId }) => resourceId);
  const rows = await readCalendarRows(
    work,
    { providerId: offer.providerId, resourceIds },
    { from: dateOf(range.from), to: dateOf(range.to) },
  );
  const counted = holdsThatCount(rows, work.now());
  const holds = leaving ? withoutLeaving(counted, leaving) : counted;
  const people = candidates.map(({ resourceId }) => personCalendar(resourceId, rows, holds));
  const resources = offer.equipment.map((equipment) => physicalResource(equipment, rows, holds, zone, range));
  const { needs } = offer;
  const question: AvailabilityQuestion = { zone, now: work.now(), offer: terms, needs, resources };
  const place = wanted.desk
    ? placedAtDesk(question, people, wanted, wanted.desk)
    : placedInPublic(question, people, wanted);
  return { place, question, holds, reach, hasExpired: counted.length < rows.holds.length };
}

/** Who would leave, and what their neighbours would get back of their buffers. */
interface Leaving {
  holders: readonly Holder[];
  givenBack: readonly BuffersBack[];
}

function withoutLeaving(holds: readonly HoldRow[], { holders, givenBack }: Leaving): HoldRow[] {
  const isLeaving = ({ kind, holderId }: HoldRow): boolean =>
    holders.some((holder) => holder.kind === kind && holder.id === holderId);
  return holds.flatMap((hold) => {
    if (isLeaving(hold)) return [];
    const back = givenBack.find(
      ({ resourceId, unit, occasionId, seat }) =>
        resourceId === hold.resourceId &&
        unit === hold.unit &&
        occasionId === hold.occasionId &&
        seat === hold.seat,
    );
    return back ? { ...hold, from: back.from, to: back.to } : hold;
  });
}

/** Who and what was chosen, and what is kept busy. */
interface Place {
  person: PersonCalendar;
  busy: Interval;
  units: readonly HeldThing[];
  overruled: readonly SoftRule[];
}

function placedInPublic(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  { at, resourceId }: Pick<TimeWanted, 'at' | 'resourceId'>,
): Place {
  const person = chosenPerson(question, people, at, resourceId);
  const busy = reachFrom(at, bufferedReach(question.offer));
  const isOwn = (unit: UnitBusy) => isSameOccasion(question, person.personId, at, unit);
  return { person, busy, units: chooseFreeUnits(question, busy, isOwn) ?? [], overruled: [] };
}

type FreePlace = Extract<DeskPlace, { hard: null }>;

/** Of several people the one with the fewest rules against it, and of those whom a booking for anyone would get. */
function placedAtDesk(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  { at, resourceId: named }: Pick<TimeWanted, 'at' | 'resourceId'>,
  { overruling, keepsStart, seats }: AtDesk,
): Place {
  if (!keepsStart) expectTimeStep(question, at);
  const looked = people.map((person) => ({
    person,
    place: placeAtDesk(question, person, at, { keepsStart, seats }),
  }));
  const free = looked.flatMap(({ person, place }) => (place.hard === null ? [{ person, place }] : []));
  const least = Math.min(...free.map(({ place }) => place.soft.length));
  const best = free.filter(({ place }) => place.soft.length === least);
  const fair = chooseFreePerson(
    question,
    best.map(({ person }) => person),
    at,
  );
  const chosen = best.find(({ person }) => person === fair) ?? best[0];
  if (!chosen) {
    const [first, ...others] = new Set(looked.flatMap(({ place }) => place.hard ?? []));
    const reason = first && (named !== null || others.length === 0) ? first : 'nobodyFree';
    throw new Refusal(CLOSED_REASONS[reason], { affected: [fieldOf(reason)] });
  }
  const { soft, busy, units }: FreePlace = chosen.place;
  if (soft.length > 0 && overruling === null)
    throw new Refusal('rulesAgainst', { against: soft, affected: ['overruling'] });
  return { person: chosen.person, busy, units, overruled: soft };
}

/**
 * Times of forms go by five minutes, but for those that an offer with other steps begins at.
 * @throws Refusal IV.ST
 */
function expectTimeStep({ zone, offer }: AvailabilityQuestion, at: EpochMinutes): void {
  const goesByFive = isOnTimeStep(offer.stepMinutes);
  if (goesByFive && !isOnTimeStep(minuteOfDay(zone, at)))
    throw new Refusal('IV.ST', { affected: ['dateTimeFrom'] });
}

const fieldOf = (reason: ClosedReason): string => (reason === 'resourceBusy' ? 'resourceId' : 'dateTimeFrom');

/** What must be locked before a booking with whoever could take it may take time. */
export function locksFor(wanted: Pick<TimeWanted, 'offer' | 'resourceId'>): string[] {
  const { providerId, equipment } = wanted.offer;
  return [
    ...candidatesFor(wanted),
    ...equipment.map(({ resourceId }) => ({ resourceId, personId: null })),
  ].map((one) => lockKey(providerId, one));
}

/** What is locked for somebody's or something's time. Who works in several centers is one person with one calendar. */
export function lockKey(
  providerId: number,
  { resourceId, personId }: { resourceId: number; personId: number | null },
): string {
  return personId === null ? `resource:${providerId}:${resourceId}` : `person:${personId}`;
}

/** Who could take a booking: everybody who does it, or the one person asked for. */
function candidatesFor({
  offer,
  resourceId: asked,
}: Pick<TimeWanted, 'offer' | 'resourceId'>): OfferOnCalendar['people'] {
  return offer.people.filter(({ resourceId }) => asked === null || resourceId === asked);
}

function chosenPerson(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  at: EpochMinutes,
  named: number | null,
): PersonCalendar {
  const [only] = people;
  const reason =
    named !== null && only ? whyNotOpen(question, only, at) : whyNobodyOpen(question, people, at);
  if (reason !== null) throw new Refusal(CLOSED_REASONS[reason], { affected: [fieldOf(reason)] });
  const person = named !== null ? only : chooseFreePerson(question, people, at);
  if (!person) throw new Refusal('reservationInvalidResources', { affected: ['dateTimeFrom'] });
  return person;
}

/** The occasion to join, with the lowest seat nobody has, or a new occasion (null) with seat 1. Reservations alone join, and only their like. */
function freeSeat(
  question: AvailabilityQuestion,
  person: PersonCalendar,
  { at, holder }: TimeWanted,
  holds: readonly HoldRow[],
) {
  const capacity = seatLimit(question);
  const joined = holds.filter(
    (hold) =>
      hold.resourceId === person.personId &&
      holder.kind === 'reservation' &&
      hold.kind === holder.kind &&
      hold.offerId === question.offer.offerId &&
      hold.mainResourceId === person.personId &&
      hold.startsAt === at,
  );
  const taken = new Set(joined.map(({ seat }) => seat));
  let seat = 1;
  while (taken.has(seat)) seat += 1;
  return { occasionId: joined[0]?.occasionId ?? null, seat, capacity };
}
