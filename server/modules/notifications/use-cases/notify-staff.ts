import type { NoticeKind } from '#contracts/notice-kinds.ts';
import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { reservationDetailsOfMany } from '#server/modules/booking/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { notifiedRoles } from './notice-audience.ts';
import type { NewNotice } from '../store/notices.ts';
import { insertNotices } from '../store/notices.ts';
import { whoActed } from './who-acted.ts';

interface OfReservation {
  providerId: number;
  reservationId: number;
}

/**
 * A customer did something with a booking: who runs the provider and who works at its desk are told, and whose booking it is.
 * @param byPersonId who did it at the desk, as the customer asked, and need not be told
 */
export async function notifyOfBooking(
  work: Work,
  { providerId, reservationId }: OfReservation,
  kind: NoticeKind,
  byPersonId: number | null = null,
): Promise<void> {
  const details = await detailsOf(work, { providerId, reservationId });
  if (!details) return;
  const ownerId = await whoseBooking(work, details);
  await insertNotices(
    work,
    { providerId, kind, reservationId },
    { roles: notifiedRoles(kind), ownerId, byPersonId },
  );
}

/** The desk did something with a booking: whose booking it is is told, unless they did it themselves. */
export async function notifyBookedColleague(
  work: Work,
  { providerId, reservationId }: OfReservation,
  kind: NoticeKind,
): Promise<void> {
  const details = await detailsOf(work, { providerId, reservationId });
  const ownerId = details ? await whoseBooking(work, details) : null;
  if (ownerId === null || (await whoActed(work, { providerId, reservationId })) === ownerId) return;
  const { all, own } = notifiedRoles(kind);
  await insertNotices(
    work,
    { providerId, kind, reservationId },
    { roles: { all: [], own: [...all, ...own] }, ownerId, byPersonId: null },
  );
}

/** Whether the provider wrote a booking down itself. */
export async function isByProvider(work: Work, of: OfReservation): Promise<boolean> {
  return (await detailsOf(work, of))?.reservation.isByProvider ?? false;
}

/** Whether a booking that was changed begins when it did: another person, length or service is no move to who reads of it. */
export async function isAtSameTime(
  work: Work,
  of: OfReservation,
  from: { startsAt: string },
): Promise<boolean> {
  const details = await detailsOf(work, of);
  return details?.reservation.startsAt.getTime() === Date.parse(from.startsAt);
}

/** Something that is nobody's own work, told to those who may see it but not to who did it. */
export async function notifyWhoMaySee(
  work: Work,
  notice: NewNotice,
  byPersonId: number | null = null,
): Promise<void> {
  await insertNotices(work, notice, { roles: notifiedRoles(notice.kind), ownerId: null, byPersonId });
}

/** Something that one alone has waited for, if they may still see it. */
export async function notifyWaitingPerson(work: Work, notice: NewNotice, personId: number): Promise<void> {
  const { all, own } = notifiedRoles(notice.kind);
  await insertNotices(work, notice, {
    roles: { all: [], own: [...all, ...own] },
    ownerId: personId,
    byPersonId: null,
  });
}

const detailsOf = async (
  work: Work,
  { providerId, reservationId }: OfReservation,
): Promise<ReservationDetails | null> => {
  const [details] = await reservationDetailsOfMany(work, [{ providerId, id: reservationId }]);
  return details ?? null;
};

async function whoseBooking(
  work: Work,
  { reservation: { providerId, resourceId } }: ReservationDetails,
): Promise<number | null> {
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  return resource?.personId ?? null;
}
