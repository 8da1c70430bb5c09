import type { Delivery } from '../processes/message.ts';
import type { EndState, Finding, MailRow, ReservationRow } from './end-state.ts';
import { isOff } from './end-state.ts';

/** What a kill this long after the answer can still keep from being noted. */
const NOTING_MS = 1_000;

type Mails = Pick<
  EndState,
  'bookings' | 'reservations' | 'mails' | 'deliveries' | 'kills' | 'intents' | 'accounts'
>;

/** Every event was told, once; a mail that was cut between its last byte and the note of its answer may have come twice under one Message-ID. */
export function checkMails(end: Mails): Finding[] {
  const came = Map.groupBy(end.deliveries, ({ messageId }) => messageId);
  return [
    ...end.mails.flatMap((mail) => wrongRow(mail, came)),
    ...cameWrongly(end, came),
    ...queuedTwice(end),
    ...untold(end, came),
  ];
}

function wrongRow(
  { state, messageId, kind, recipient }: MailRow,
  came: ReadonlyMap<string, readonly Delivery[]>,
): Finding[] {
  const of = `${kind} to ${recipient}`;
  if (state === 'waiting') return [{ what: 'a mail not sent', of }];
  if (state === 'failed') return [{ what: 'a mail given up', of }];
  return state === 'sent' && !came.has(messageId ?? '')
    ? [{ what: 'a mail noted as sent, and never come', of }]
    : [];
}

function cameWrongly({ mails, kills }: Mails, came: ReadonlyMap<string, readonly Delivery[]>): Finding[] {
  const known = new Set(mails.map(({ messageId }) => messageId));
  return [...came].flatMap(([messageId, deliveries]): Finding[] => {
    const of = `${messageId} to ${deliveries[0]?.recipient}`;
    if (!known.has(messageId)) return [{ what: 'a letter that nobody queued', of }];
    const isExcused = deliveries.slice(0, -1).every((delivery) => isCut(delivery, kills));
    return isExcused ? [] : [{ what: 'a letter came twice', of }];
  });
}

/** Whether its sender was killed before it could note that the mail was taken. */
export function isCut({ cameAt, answeredAt }: Delivery, kills: readonly number[]): boolean {
  return (
    kills.some((killedAt) => killedAt >= cameAt && killedAt <= (answeredAt ?? cameAt) + NOTING_MS) ||
    answeredAt === null
  );
}

/** Of what customers booked, which nobody moves or takes back: a mail a kind. */
function queuedTwice({ mails, reservations }: Mails): Finding[] {
  const theirs = new Set(reservations.map(({ id }) => id));
  const events = Map.groupBy(
    mails.filter(({ reservationId }) => reservationId !== null && theirs.has(reservationId)),
    ({ kind, recipient, reservationId }) => `${kind} to ${recipient} of reservation ${reservationId}`,
  );
  return [...events]
    .filter(([, rows]) => rows.length > 1)
    .map(([of]) => ({ what: 'a mail queued twice', of }));
}

/** The mails that must have been written for where each reservation has come. */
function untold(
  { bookings, reservations, mails, intents, accounts }: Mails,
  came: ReadonlyMap<string, readonly Delivery[]>,
): Finding[] {
  const written = new Map(mails.map((mail) => [`${mail.kind} ${mail.reservationId}`, mail]));
  const heard = new Map(
    bookings.map((booking) => [`${booking.email} ${booking.offerId} ${booking.startsAt}`, booking.heard]),
  );
  const paid = new Set(intents.filter(({ receivedCents }) => receivedCents > 0).map(({ id }) => id));
  const givenBack = new Set(intents.filter(({ refunds }) => refunds.length > 0).map(({ id }) => id));
  const withIntent = (ids: ReadonlySet<string>) =>
    new Set(accounts.filter(({ intentId }) => ids.has(intentId)).map(({ reservationId }) => reservationId));
  const [paidFor, paidBack] = [withIntent(paid), withIntent(givenBack)];
  return reservations.flatMap((row) => {
    const told = heard.get(`${row.email} ${row.offerId} ${row.startsAt}`) ?? new Set();
    const wanted = [
      ...(row.status === 'P' || told.has('confirmed') ? ['reservation-to-confirm'] : []),
      ...(row.status === 'A' || told.has('confirmed') ? ['reservation-confirmed', 'owner-new-booking'] : []),
      ...(paidFor.has(row.id) && row.status === 'A' ? ['payment-done'] : []),
      ...(isOff(row) && row.cancelReason !== 'expired' ? ['reservation-cancelled'] : []),
      ...(paidBack.has(row.id) ? ['refund-done'] : []),
    ];
    return wanted
      .filter((kind) => !isNotified(written.get(`${kind} ${row.id}`), row, came))
      .map((kind): Finding => ({ what: `${kind} was never told`, of: row.email }));
  });
}

/**
 * What was overtaken by the calling off need not be told any more, that itself must; what still waits is another finding. A mail that
 * came and whose sender died before the note may be dropped at its next try: what it asked for has been done meanwhile.
 */
function isNotified(
  mail: MailRow | undefined,
  row: ReservationRow,
  came: ReadonlyMap<string, readonly Delivery[]>,
): boolean {
  if (mail === undefined) return false;
  const isOvertaken = isOff(row) && mail.kind !== 'reservation-cancelled' && mail.kind !== 'refund-done';
  return mail.state !== 'dropped' || isOvertaken || came.has(mail.messageId ?? '');
}
