import type { Need } from '#contracts/needs.ts';
import { nextEpochMinutes } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import type { Break, Holiday, OfferPeriod } from './closures.ts';
import type { Holder } from './holder.ts';
import type { Interval } from './interval.ts';
import type { WorkingHours } from './working-hours.ts';

/** What is asked, without the people: the offer's terms in its provider's zone, at a moment of the database's clock. */
export interface AvailabilityQuestion extends ThingsNeeded {
  readonly zone: Zone;
  readonly now: Date;
  readonly offer: OfferTerms;
}

/** What must be free beside a person; both empty when nothing is needed. */
export interface ThingsNeeded {
  readonly needs: readonly Need[];
  /** All that the needs name, each once, in the order in which they are taken. */
  readonly resources: readonly PhysicalResource[];
}

export interface OfferTerms {
  readonly offerId: number;
  readonly durationMinutes: number;
  /** Kept free before the service; may lie outside working time, never over another hold, break or class. */
  readonly prepareMinutes: number;
  /** Kept free after it, by the same rule. */
  readonly cleanupMinutes: number;
  /** Parallel bookings of one start with one person; 1 for everything that is not a group. */
  readonly capacity: number;
  readonly stepMinutes: number;
  /** Null: always available. */
  readonly period: OfferPeriod | null;
  /** The specification's reservationOffset: minutes between now and the earliest start. */
  readonly noticeMinutes: number;
  /** The horizon: the last local date on which something may start; null without limit. */
  readonly lastBookableDate: LocalDate | null;
}

/** One person's time. Breaks and holidays are the provider's and the person's own together. */
export interface PersonCalendar {
  readonly personId: number;
  readonly hours: WorkingHours;
  readonly breaks: readonly Break[];
  readonly holidays: readonly Holiday[];
  /** Everything that takes the person's time, in any center, ascending by `from`, expired holds left out. */
  readonly busy: readonly BusyInterval[];
}

/** Time taken, buffers included. */
export interface BusyInterval extends Interval {
  readonly kind: Holder['kind'];
  /** What takes place in it; null when nobody can join. */
  readonly occasion: Occasion | null;
}

/**
 * A service taking place: whoever books the same offer, start and person for as many minutes joins it while seats are left. It has one
 * length: after the offer's minutes were changed, those who booked before and after cannot share it.
 */
export interface Occasion {
  readonly offerId: number;
  readonly personId: number;
  readonly startsAt: EpochMinutes;
  /** When the service is over, buffers left out. */
  readonly endsAt: EpochMinutes;
  /** Without the booking being moved, when a new time is sought for one. */
  readonly seatsTaken: number;
}

/** A room or a kind of equipment. */
export interface PhysicalResource {
  readonly resourceId: number;
  /** Units there are, numbered from 1. */
  readonly quantity: number;
  /** Taken before others where they are free. */
  readonly keptUnits?: readonly number[] | undefined;
  /** Whether somebody has said which units it shall be. */
  readonly isChosen?: boolean;
  /** People one unit holds; null without limit. */
  readonly peoplePerUnit: number | null;
  /** Each takes one unit, ascending by `from`. */
  readonly busy: readonly UnitBusy[];
  /** Breaks and holidays of the resource itself, resolved, ascending: no unit is to be had. */
  readonly closed: readonly Interval[];
}

export interface UnitBusy extends Omit<BusyInterval, 'kind'> {
  readonly kind: BusyInterval['kind'] | 'outOfService';
  readonly unit: number;
}

/** The earliest start that is neither past nor inside the notice. */
export function earliestStart(question: AvailabilityQuestion): EpochMinutes {
  return nextEpochMinutes(question.now) + question.offer.noticeMinutes;
}

/** What says how many may share an occasion. */
export interface SeatsQuery {
  readonly offer: Pick<OfferTerms, 'capacity'>;
  readonly needs: readonly Need[];
  readonly resources: readonly Pick<PhysicalResource, 'resourceId' | 'peoplePerUnit'>[];
}

/**
 * How many bookings one occasion takes: the offer's capacity, or fewer where a room holds fewer people. Of rooms to choose from
 * the smallest counts, so that what is offered never depends on which of them is free.
 */
export function seatLimit({ offer, needs, resources }: SeatsQuery): number {
  let limit = offer.capacity;
  for (const { resourceId, peoplePerUnit } of resources) {
    if (peoplePerUnit === null) continue;
    for (const { units, resourceIds } of needs)
      if (resourceIds.includes(resourceId)) limit = Math.min(limit, peoplePerUnit * units);
  }
  return limit;
}

/** Can so many bookings of this offer at this start with this person take seats of what is already there? */
export function isJoinable(
  question: AvailabilityQuestion,
  personId: number,
  at: EpochMinutes,
  busy: BusyInterval,
  seats = 1,
): boolean {
  return (
    isSameOccasion(question, personId, at, busy) &&
    (busy.occasion?.seatsTaken ?? 0) + seats <= seatLimit(question)
  );
}

/** Whether the busy time is the very group that a booking of this offer, person, start and length would join, full or not. */
export function isSameOccasion(
  question: AvailabilityQuestion,
  personId: number,
  at: EpochMinutes,
  { kind, occasion }: Pick<UnitBusy, 'kind' | 'occasion'>,
): boolean {
  return (
    kind === 'reservation' &&
    occasion !== null &&
    occasion.offerId === question.offer.offerId &&
    occasion.personId === personId &&
    occasion.startsAt === at &&
    occasion.endsAt === at + question.offer.durationMinutes
  );
}
