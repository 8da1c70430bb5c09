import type { MailKind } from './mail-kinds.ts';
import {
  isAccountMailKind,
  isContactMailKind,
  NOTICE_ADDRESS_KIND,
  PROVIDER_REQUEST_KIND,
} from './mail-kinds.ts';

/** Of a center that was opened today: a day of customers written down by hand. */
const AT_FIRST = 20;
const PER_DAY = 5;
const MOST_DAYS = 30;
const MOST_VISITS = 300;

/** To how many addresses that it has never written to a center may write in a day: more with its age, and with each visit that its customer proved. */
export function strangersPerDay({
  ageDays,
  provedVisits,
}: {
  ageDays: number;
  provedVisits: number;
}): number {
  const age = Math.min(Math.max(Math.floor(ageDays), 0), MOST_DAYS);
  return AT_FIRST + PER_DAY * age + Math.min(provedVisits, MOST_VISITS);
}

/** Mails that whoever reads them has asked for, or that are counted at a door of their own. */
const ASKED_FOR: readonly MailKind[] = [
  'reservation-to-confirm',
  'payment-done',
  'refund-done',
  PROVIDER_REQUEST_KIND,
];

/** Whether a center could write to anybody's address by a mail of this kind. */
export function mayReachStrangers(kind: MailKind): boolean {
  if (kind === NOTICE_ADDRESS_KIND) return true;
  if (isAccountMailKind(kind) || isContactMailKind(kind)) return false;
  return !kind.startsWith('colleague-') && !kind.startsWith('staff-') && !ASKED_FOR.includes(kind);
}

const DAY_MS = 86_400_000;
/** When mails of another day go out. */
const MORNING_MS = 8 * 3_600_000;

/** A day's number in UTC, for counting. */
export const dayOf = (at: Date): number => Math.floor(at.getTime() / DAY_MS);
export const morningOf = (day: number): Date => new Date(day * DAY_MS + MORNING_MS);

/** The first day from `today` on that has room for one more. @param taken how many each day has already */
export function dayWithRoom(today: number, taken: ReadonlyMap<number, number>, most: number): number {
  let day = today;
  while ((taken.get(day) ?? 0) >= most) day += 1;
  return day;
}
