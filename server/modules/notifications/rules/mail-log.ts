import type { FailedTry } from './next-try.ts';
import type { ReservationMailKind } from './reservation-mail-kinds.ts';
import { RESERVATION_MAIL_KINDS } from './reservation-mail-kinds.ts';

/** Where a mail stands: it waits for its first try or for another one, the mail service has it, no try follows, or it was no longer true when it was to go out. */
export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why the last try came to nothing. */
export const MAIL_TROUBLES = [
  'addressRefused',
  'notTaken',
  'unknown',
  'fault',
] as const satisfies readonly FailedTry[];
export type MailTrouble = (typeof MAIL_TROUBLES)[number];

/** A mail about a booking as the outbox holds it. */
export interface LoggedMail {
  id: number;
  reservationId: number;
  kind: ReservationMailKind;
  /** '' once who read it has left. */
  recipient: string;
  state: 'waiting' | 'sent' | 'failed' | 'dropped';
  tries: number;
  createdAt: Date;
  nextTryAt: Date;
  sentAt: Date | null;
  /** A `FailedTry` and the words of the mail service, which stay inside. */
  lastError: string | null;
}

/** The same as the log tells it. */
export interface MailLine {
  id: number;
  reservationId: number;
  kind: ReservationMailKind;
  /** Sent to the provider itself, not to its customer. */
  isToProvider: boolean;
  /** null where its reader does not see it, and once whose it was has left. */
  recipient: string | null;
  state: MailState;
  /** When it was sent; of one that waits, when it is tried; else when it was written. */
  at: Date;
  trouble: MailTrouble | null;
}

/** Whether mails of a kind go to the provider itself, or to who works there. */
export const isToProvider = (kind: ReservationMailKind): boolean =>
  kind.startsWith('owner-') || kind.startsWith('colleague-');

export const CUSTOMER_MAIL_KINDS: readonly ReservationMailKind[] = RESERVATION_MAIL_KINDS.filter(
  (kind) => !isToProvider(kind),
);

/** A line of the log. @param sees whether its reader sees addresses of customers, and those of the provider */
export function mailLine(mail: LoggedMail, sees: { ofCustomers: boolean; ofProvider: boolean }): MailLine {
  const { id, reservationId, kind, state, tries } = mail;
  const toProvider = isToProvider(kind);
  const isSeen = toProvider ? sees.ofProvider : sees.ofCustomers;
  const isWaiting = state === 'waiting';
  return {
    id,
    reservationId,
    kind,
    isToProvider: toProvider,
    recipient: isSeen && mail.recipient !== '' ? mail.recipient : null,
    state: isWaiting && mail.lastError !== null && tries > 0 ? 'retrying' : state,
    at: isWaiting ? mail.nextTryAt : (mail.sentAt ?? mail.createdAt),
    trouble: state === 'sent' || state === 'dropped' ? null : troubleIn(mail.lastError),
  };
}

/** A try that never came to an end may have had its mail delivered, as one without an answer. */
function troubleIn(lastError: string | null): MailTrouble | null {
  if (lastError === null) return null;
  return MAIL_TROUBLES.find((trouble) => lastError.startsWith(`${trouble}:`)) ?? 'unknown';
}

/** When reminders of a booking are still to go out, the first one first. @param hours how long before it its provider wishes them */
export function remindersAhead(startsAt: Date, hours: readonly number[], now: Date): Date[] {
  return hours
    .map((before) => new Date(startsAt.getTime() - before * 3_600_000))
    .filter((at) => at > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
}
