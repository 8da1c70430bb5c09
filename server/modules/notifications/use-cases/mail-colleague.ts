import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { reservationDetailsOfMany } from '#server/modules/booking/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { StaffMailKind } from '../rules/staff-mails.ts';
import { isWished, USUAL_WISHES } from '../rules/staff-mails.ts';
import type { MailOfChange } from '../store/mails.ts';
import { mailsOfChanges } from '../store/mails.ts';
import { addressOfColleague, readWishes } from '../store/staff-mail-wishes.ts';
import { queueMail } from './queue-mail.ts';
import { whoActed } from './who-acted.ts';
import type { MailDetails } from './write-mail.ts';

interface Change {
  providerId: number;
  reservationId: number;
  /** Which change of the booking; absent: its first appearance. */
  sequence?: number;
  notBefore?: string;
  from?: NonNullable<MailDetails['from']>;
  takesBack?: { sequence: number };
}

/** Whom a booking is with is mailed that it is there, or stands again. */
export const mailOfNewBooking = (work: Work, change: Change): Promise<void> =>
  mailWhoseItIs(work, change, 'colleague-new-booking');

/** The same of its end. */
export const mailOfCancelling = (work: Work, change: Change): Promise<void> =>
  mailWhoseItIs(work, change, 'colleague-cancellation');

/** The same of a move; to another person it is one booking more, and for who had it one less. */
export async function mailOfMove(
  work: Work,
  change: Change & { from: NonNullable<MailDetails['from']>; to: { resourceId: number } },
): Promise<void> {
  const [details] = await detailsOf(work, change);
  if (!details) return;
  const before = change.from.resourceId;
  // It may have gone on since
  const { resourceId } = change.to;
  if (before === resourceId) return mailPerson(work, details, change, { kind: 'colleague-move', resourceId });
  await mailPerson(work, details, change, { kind: 'colleague-cancellation', resourceId: before });
  await mailPerson(work, details, change, { kind: 'colleague-new-booking', resourceId });
}

async function mailWhoseItIs(work: Work, change: Change, kind: StaffMailKind): Promise<void> {
  const [details] = await detailsOf(work, change);
  if (details) await mailPerson(work, details, change, { kind, resourceId: details.reservation.resourceId });
}

const detailsOf = (work: Work, { providerId, reservationId }: Change): Promise<ReservationDetails[]> =>
  reservationDetailsOfMany(work, [{ providerId, id: reservationId }]);

/** Once for each change, kind and person; not to who did it themselves, nor where the center's own address reads the same mails. */
async function mailPerson(
  work: Work,
  { reservation, provider }: ReservationDetails,
  { providerId, reservationId, sequence, notBefore, from, takesBack }: Change,
  { kind, resourceId }: { kind: StaffMailKind; resourceId: number },
): Promise<void> {
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  const personId = resource?.personId ?? null;
  if (personId === null || (await whoActed(work, { providerId, reservationId })) === personId) return;
  const wishes = (await readWishes(work, { providerId, personId })) ?? USUAL_WISHES;
  const starts = [reservation.startsAt, ...(from ? [new Date(from.startsAt)] : [])];
  const { timeZone, notificationEmail } = provider;
  // Where it went is not known any more once it went on; written down, it goes to nobody and says to the next mail what its reader knows
  const isOvertaken = sequence !== undefined && reservation.sequence > sequence;
  if (!isOvertaken && !isWished(wishes, kind, starts, { now: work.now(), timeZone })) return;
  const email = await addressOfColleague(work, { providerId, personId });
  if (email === null || email.toLowerCase() === notificationEmail?.toLowerCase()) return;
  // An address that nobody has proved to read may be anybody's
  const language = await chosenLanguage(work, personId);
  if (language === null) return;
  const change = sequence === undefined ? '' : `#${sequence}`;
  await queueMail(work, {
    providerId,
    kind,
    recipient: email,
    language,
    subjectId: reservationId,
    details: { personId, sequence: sequence ?? 0, from, ...(takesBack && { takesBack: takesBack.sequence }) },
    sendKey: `${kind}:${providerId}/${reservationId}${change}:${personId}`,
    ...(notBefore !== undefined && { notBefore: new Date(notBefore) }),
  });
}

/**
 * Whether a mail to whom of the staff a booking is, or was, with is still true when it goes out: they work there, the booking is theirs, or is not where it tells of
 * its end, and they were told what it takes back.
 */
export async function isTrueForColleague(
  work: Work,
  kind: StaffMailKind,
  booking: { providerId: number; reservationId: number; resourceId: number; isOff: boolean },
  { personId, sequence = 0, from }: MailDetails,
): Promise<boolean> {
  const { providerId, resourceId, isOff } = booking;
  if (personId === undefined || (await addressOfColleague(work, { providerId, personId })) === null)
    return false;
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  const isTheirs = resource?.personId === personId;
  if (isTheirs !== (kind !== 'colleague-cancellation' || isOff)) return false;
  if (kind === 'colleague-new-booking') {
    if (from === undefined) return true;
    // Who was never told that it is gone is not told that it has come back
    const gone = (await toldOf(work, booking, personId, ['colleague-cancellation'])).find(
      ({ details }) => details.sequence === sequence - 1,
    );
    return gone === undefined || gone.state === 'sent';
  }
  if (kind === 'colleague-move') return true;
  // Nor who was never told that it is there that it is gone: not that it was theirs before, and went, counts then
  const told = await toldOf(work, booking, personId, PRESENCE);
  const [last] = told;
  if (last === undefined || last.state === 'sent') return true;
  const lastSent = told.find(({ state }) => state === 'sent');
  if (lastSent === undefined) return false;
  const isGone = (await toldOf(work, booking, personId, ['colleague-cancellation'])).some(
    ({ state, details }) =>
      state === 'sent' && isBetween(details.sequence, lastSent.details.sequence, last.details.sequence),
  );
  return !isGone;
}

/** By these somebody learns that a booking is theirs. */
const PRESENCE: readonly StaffMailKind[] = ['colleague-new-booking', 'colleague-move'];

/** A cancelling has the number of what it ends; a move away the next one. */
const isBetween = (sequence = 0, first = 0, end = 0): boolean => sequence >= first && sequence < end;

/** What somebody was to be told of a booking, the last change first. */
async function toldOf(
  work: Work,
  { providerId, reservationId: subjectId }: { providerId: number; reservationId: number },
  personId: number,
  kinds: readonly StaffMailKind[],
): Promise<{ state: MailOfChange['state']; details: MailDetails }[]> {
  const mails = await Promise.all(kinds.map((kind) => mailsOfChanges(work, { providerId, subjectId, kind })));
  return (
    mails
      .flat()
      // Only `queueMail` writes the column, from `MailDetails`
      .map(({ state, details }) => ({ state, details: details as MailDetails }))
      .filter(({ details }) => details.personId === personId)
      .toSorted((one, other) => (other.details.sequence ?? 0) - (one.details.sequence ?? 0))
  );
}
