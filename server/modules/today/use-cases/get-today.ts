import {
  boundsOfDay,
  dateOf,
  dayNumberOf,
  epochMinutesOf,
  localDateOf,
  localDateOfDay,
  minuteOfDay,
  MINUTES_PER_DAY,
  startOfDay,
  zoneOf,
} from '#contracts/time.ts';
import type { DayNumber, EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectMay, viewerCan } from '#server/modules/authority/index.ts';
import { freeGaps } from '#server/modules/availability/index.ts';
import type { NewBooking, VisitOfDay } from '#server/modules/booking/index.ts';
import {
  countVisits,
  ownResourceOf,
  readNewBookings,
  readVisitsOfDay,
} from '#server/modules/booking/index.ts';
import { getOffersInUse } from '#server/modules/catalog/index.ts';
import { readTakings, readTillOfDay } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { nextDayToShow } from '../rules/day-to-show.ts';
import type { VisitStatus } from '../rules/visit-status.ts';
import { standingOfVisit } from '../rules/visit-status.ts';
import { weeksSoFar } from '../rules/weeks-so-far.ts';
import { readDaysAhead } from './days-ahead.ts';

const MOST_NEW = 5;

/** Minutes of the date that is shown, by the wall clock of the provider. */
interface OnWall {
  /** Below 0 it began on the date before. */
  startMinute: number;
  /** Above 1440 it ends on the next date. */
  endMinute: number;
}

/** Somebody who comes today. */
export interface Visit extends Omit<VisitOfDay, 'startsAt' | 'endsAt' | 'owedCents'>, OnWall {
  standing: VisitStatus;
  /** Null for who takes no payments. */
  owedCents: number | null;
}

/** Time of somebody that could still be sold today. */
export interface Gap extends OnWall {
  resourceId: number;
  resourceName: string;
}

/** What money came in, less what went back, in cents. */
export interface Takings {
  /** At the till today. */
  tillCents: number;
  /** Till and cards; null for who sees today's till alone. */
  sums: { todayCents: number; weekCents: number; weekBeforeCents: number } | null;
}

/** A day at a provider, as whoever works there needs it. */
export interface Today {
  timeZone: string;
  date: LocalDate;
  nowMinute: number;
  /** Whether anybody is there whom something could be booked with. */
  hasPeople: boolean;
  /** Soonest first; with those that began yesterday and are not over. */
  visits: Visit[];
  /** The next date, how many begin on it, and the minute of the first; null: none does. */
  tomorrow: { date: LocalDate; bookings: number; firstMinute: number | null };
  /** The next date with opening hours, a booking or a session, once today's hours are over or where there are none; null while today matters. */
  nextDay: LocalDate | null;
  gaps: Gap[];
  /** Since yesterday began: how many up to a hundred, and the last ones. */
  newBookings: { total: number; bookings: (Omit<NewBooking, 'startsAt'> & { startsAt: Date })[] };
  /** Null for who takes no payments. */
  takings: Takings | null;
}

/**
 * Today at a provider by its own clock: who comes, where something still fits, who has booked since yesterday, what came in. A collaborator gets what is
 * their own, without money. Each part is one statement, however much it is.
 * @throws Refusal as `expectMay`
 */
export async function getToday(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<Today> {
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const [ownResourceId, contact, people] = await Promise.all([
    ownResourceOf(work, viewer),
    getProviderContact(work, providerId),
    resourcesOf(work, providerId),
  ]);
  if (!contact) throw new Refusal('notFound');
  const { timeZone } = contact;
  const zone = zoneOf(timeZone);
  const now = epochMinutesOf(work.now());
  const date = localDateOf(zone, now);
  const day = dayNumberOf(date);
  const { from: midnight, to: nextMidnight } = boundsOfDay(zone, day);
  const yesterday = dateOf(startOfDay(zone, day - 1));
  const mine = people.filter((one) => isShown(one, ownResourceId));
  const can = viewerCan(actor, providerId);
  const takesPayments = can.includes('takePayments');
  const [visits, tomorrow, gaps, booked, takings, ahead] = await Promise.all([
    readVisitsOfDay(work, { providerId, ownResourceId, from: midnight, to: nextMidnight }),
    tomorrowOf(work, { providerId, ownResourceId, zone, day: day + 1 }),
    gapsOf(work, { providerId, people: mine, date }),
    readNewBookings(work, { providerId, ownResourceId, since: yesterday, most: MOST_NEW }),
    takesPayments
      ? takingsOf(work, { providerId, zone, date, now, withSums: can.includes('seeTakings') })
      : null,
    readDaysAhead(work, { providerId, ownResourceId, zone, date }),
  ]);
  const onWall = wallFrom(zone, day);
  const minute = minuteOfDay(zone, now);
  const shown = visits.map((visit) => visitOn(visit, { onWall, now, takesPayments }));
  // Who was just noted as missed can still be put right.
  const hasVisits = shown.some(
    ({ standing, endMinute }) => standing !== 'over' && (standing !== 'noShow' || endMinute > minute),
  );
  return {
    timeZone,
    date,
    nowMinute: minute,
    hasPeople: mine.length > 0,
    visits: shown,
    tomorrow,
    nextDay: nextDayToShow({ date, minute, hasVisits }, ahead.hours, ahead.booked),
    gaps: gaps.map(({ from, to, ...gap }) => ({ ...gap, ...onWall(from, to) })),
    newBookings: {
      total: booked.total,
      bookings: booked.bookings.map((one) => ({ ...one, startsAt: dateOf(one.startsAt) })),
    },
    takings,
  };
}

/** A visit as who looks may see it. */
export const visitOn = (
  { startsAt, endsAt, owedCents, ...visit }: VisitOfDay,
  {
    onWall,
    now,
    takesPayments,
  }: { onWall: ReturnType<typeof wallFrom>; now: EpochMinutes; takesPayments: boolean },
): Visit => ({
  ...visit,
  ...onWall(startsAt, endsAt),
  standing: standingOfVisit({ startsAt, endsAt, presence: visit.presence }, now),
  owedCents: takesPayments ? owedCents : null,
});

const isShown = ({ id, kind, isArchived }: Resource, ownResourceId: number | null): boolean =>
  kind === RESOURCE_KINDS.human && !isArchived && (ownResourceId === null || id === ownResourceId);

/** How times of a day read on the wall: what lies on another date counts on from midnight, or back. */
export const wallFrom = (zone: Zone, day: DayNumber) => {
  const minuteAt = (at: EpochMinutes): number =>
    minuteOfDay(zone, at) + (dayNumberOf(localDateOf(zone, at)) - day) * MINUTES_PER_DAY;
  return (from: EpochMinutes, to: EpochMinutes): OnWall => ({
    startMinute: minuteAt(from),
    endMinute: minuteAt(to),
  });
};

async function tomorrowOf(
  work: Work,
  { zone, day, ...asked }: { providerId: number; ownResourceId: number | null; zone: Zone; day: DayNumber },
): Promise<Today['tomorrow']> {
  const { count, firstAt } = await countVisits(work, { ...asked, ...boundsOfDay(zone, day) });
  return {
    date: localDateOfDay(day),
    bookings: count,
    firstMinute: firstAt && minuteOfDay(zone, epochMinutesOf(firstAt)),
  };
}

async function gapsOf(
  work: Work,
  { providerId, people, date }: { providerId: number; people: readonly Resource[]; date: LocalDate },
) {
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const offers = (await getOffersInUse(work, providerId)).map((offer) => ({
    ...offer,
    people: offer.people.filter(({ resourceId }) => nameOf.has(resourceId)),
  }));
  const gaps = await freeGaps(work, { offers, date });
  return gaps.map((gap) => ({ ...gap, resourceName: nameOf.get(gap.resourceId) ?? '' }));
}

async function takingsOf(
  work: Work,
  {
    providerId,
    zone,
    date,
    now,
    withSums,
  }: { providerId: number; zone: Zone; date: LocalDate; now: EpochMinutes; withSums: boolean },
): Promise<Takings> {
  const { today, week, weekBefore } = weeksSoFar(zone, now);
  // The minute that is running belongs to it.
  const spans = [today, week, weekBefore].map(({ from, to }) => ({ from: dateOf(from), to: dateOf(to + 1) }));
  const [till, sums] = await Promise.all([
    readTillOfDay(work, { providerId, localDate: date, timeZone: zone.id }),
    withSums ? readTakings(work, providerId, spans) : null,
  ]);
  const [todayCents = 0, weekCents = 0, weekBeforeCents = 0] = sums ?? [];
  return {
    tillCents: till.reduce((cents, { takenCents, returnedCents }) => cents + takenCents - returnedCents, 0),
    sums: sums && { todayCents, weekCents, weekBeforeCents },
  };
}
