import { dateOf, epochMinutesOf, minuteOfDay, zoneOf } from '#contracts/time.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { findWhoHolds } from '../../store/who-holds.ts';
import { resolveDeskSale } from '../resolve-sale.ts';
import { parseStart } from '../parse-start.ts';
import type { OtherTime, TimeGiven } from '../take-other-time.ts';
import { takeOtherTime } from '../take-other-time.ts';

export type { OtherTime, TimeGiven };

/** A time that the desk wants. */
export interface TimeAtDesk {
  providerId: number;
  /** null: whoever is free, then nobody's booking is in the way. */
  resourceId: number | null;
  startsAt: Date;
  minutes: number;
  /** A booking that is moved is not in its own way. */
  movedId?: number;
}

/**
 * Takes a time at the desk, where a refused one says whose booking is in the way and until when, which guests are not told.
 * @throws Refusal as `take`
 */
export async function tellingWhoHolds<Taken>(
  work: Work,
  wanted: () => Promise<TimeAtDesk>,
  take: () => Promise<Taken>,
): Promise<Taken> {
  try {
    return await take();
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'reservationInvalidCapacity') throw error;
    // What a constraint refused has ended the transaction: nothing more can be asked
    const holder = await whoHolds(work, wanted).catch(() => null);
    if (!holder) throw error;
    const { name, endsAt, timeZone } = holder;
    const minute = minuteOfDay(zoneOf(timeZone), epochMinutesOf(endsAt));
    const time = [Math.floor(minute / 60), minute % 60]
      .map((part) => String(part).padStart(2, '0'))
      .join(':');
    throw new Refusal(error.code, {
      ...error.details,
      params: { known: name === '' ? 'nameless' : 'booking', name, time },
    });
  }
}

async function whoHolds(work: Work, wanted: () => Promise<TimeAtDesk>): ReturnType<typeof findWhoHolds> {
  const { resourceId, ...time } = await wanted();
  return resourceId === null ? null : findWhoHolds(work, { ...time, resourceId });
}

/** Which time a new booking at the desk is about. */
export async function timeAtDesk(
  tx: Work,
  {
    resourceId,
    start,
    ...asked
  }: {
    providerId: number;
    offerId: number;
    resourceId: number | null;
    start: string;
    durationMinutes: number | null;
  },
): Promise<TimeAtDesk> {
  const { calendar } = await resolveDeskSale(tx, { ...asked, priceCents: null });
  return {
    providerId: asked.providerId,
    resourceId,
    startsAt: dateOf(parseStart(start, calendar.timeZone)),
    minutes: calendar.durationMinutes,
  };
}

/** Gives a booking another time, where a refused one says whose booking is in the way. @throws Refusal as `takeOtherTime` */
export const takeTellingWhoHolds = (
  work: Work,
  reservation: Parameters<typeof takeOtherTime>[1],
  other: OtherTime,
): Promise<TimeGiven> =>
  tellingWhoHolds(
    work,
    async () => ({
      providerId: reservation.providerId,
      resourceId: other.resourceId,
      startsAt: dateOf(other.at),
      minutes: other.calendar.durationMinutes,
      movedId: reservation.id,
    }),
    () => takeOtherTime(work, reservation, other),
  );
