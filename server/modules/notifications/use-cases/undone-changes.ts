import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { ReservationMailKind } from '../rules/reservation-mail-kinds.ts';
import { whatMoved } from '../rules/what-moved.ts';
import type { MailOfChange } from '../store/mails.ts';
import { mailsOfChanges } from '../store/mails.ts';
import type { MovedFrom } from '../templates/reservation-parts.ts';
import type { MailDetails } from './write-mail.ts';

// Mails of what the desk did wait some seconds. What was undone in them was told to nobody, and so is its undoing.

type Told = NonNullable<MailDetails['from']>;
type Booking = Pick<
  ReservationForMail,
  'providerId' | 'reservationId' | 'startsAt' | 'endsAt' | 'resourceId' | 'offer'
>;

/** Of a booking that stands again: which mails would have told its reader of the cancelling, and of moves before it. */
const TOLD_BY: Partial<
  Record<ReservationMailKind, [cancelled: ReservationMailKind, moved: ReservationMailKind]>
> = {
  'reservation-confirmed': ['reservation-cancelled', 'reservation-moved'],
  'reservation-to-confirm': ['reservation-cancelled', 'reservation-moved'],
  'owner-new-booking': ['owner-cancellation', 'owner-move'],
  'colleague-new-booking': ['colleague-cancellation', 'colleague-move'],
};

/** Whether a mail would say that something stands again of which its reader never heard that it was off, and nothing else. */
export async function isUndone(
  work: Work,
  kind: ReservationMailKind,
  booking: Booking,
  { takesBack, personId }: MailDetails,
): Promise<boolean> {
  const kinds = TOLD_BY[kind];
  if (!kinds || takesBack === undefined) return false;
  const changes = await Promise.all(kinds.map((one) => changesOf(work, one, booking)));
  // What a colleague was told who had the booking before says nothing of who has it now
  const [cancelled, moved] = changes.map((mails) =>
    mails.filter(({ details }) => details.personId === personId),
  );
  const wasTold = (mails: readonly Change[] = []) =>
    mails.some(({ state, details }) => details.sequence === takesBack && state === 'sent');
  if (wasTold(cancelled)) return false;
  // A move that was to be told when the booking was cancelled: it is told now, by saying where the booking stands.
  const known = placeKnown(moved ?? [], takesBack);
  return known === undefined || isThere(known, booking);
}

/**
 * From where to where a booking went in the eyes of who reads a mail about its move: earlier moves in a row that were told to nobody count as one
 * with it.
 */
export async function lastToldPlace(
  work: Work,
  kind: ReservationMailKind,
  booking: Booking,
  { from, sequence }: MailDetails,
): Promise<Told | undefined> {
  if (from === undefined || sequence === undefined) return from;
  return placeKnown(await changesOf(work, kind, booking), sequence - 1) ?? from;
}

/** From where the moves in a row that end with a change, and were told to nobody, brought a booking; undefined where that change is none of them. */
function placeKnown(moves: readonly Change[], last: number): Told | undefined {
  let known: Told | undefined;
  let next = last;
  for (const { state, details } of moves) {
    if (details.sequence !== next) continue;
    if (state === 'sent' || details.from === undefined) break;
    known = details.from;
    next -= 1;
  }
  return known;
}

/** Whether a booking is what and where it was. */
export function isThere(from: Told, { startsAt, endsAt, resourceId, offer }: Booking): boolean {
  return (
    from.startsAt === startsAt.toISOString() &&
    from.endsAt === endsAt.toISOString() &&
    from.resourceId === resourceId &&
    from.offerId === offer.id
  );
}

type Change = Omit<MailOfChange, 'details'> & { details: MailDetails };

async function changesOf(
  work: Work,
  kind: ReservationMailKind,
  { providerId, reservationId: subjectId }: Booking,
): Promise<Change[]> {
  const mails = await mailsOfChanges(work, { providerId, subjectId, kind });
  // Only `queueMail` writes the column, from `MailDetails`.
  return mails.map(({ state, details }) => ({ state, details: details as MailDetails }));
}

/** What a mail shows of where a booking was, as its reader knew it. */
export async function movedFrom(
  work: Work,
  reservation: ReservationForMail,
  from: NonNullable<MailDetails['from']>,
  { by, from: lastFrom }: MailDetails,
): Promise<MovedFrom> {
  const was = { startsAt: new Date(from.startsAt), endsAt: new Date(from.endsAt) };
  const changes = whatMoved({ ...from, ...was }, reservation);
  const ids = changes.includes('person') ? [from.resourceId] : [];
  const [person] = await resourcesOf(work, reservation.providerId, ids);
  // The desk may change the price along, a customer who moves cannot; of earlier moves that nobody was told of nothing is known
  const keepsPrice = by === 'customer' && from === lastFrom;
  return { ...was, resourceName: person?.name ?? null, changes, keepsPrice };
}
