import { boundsOfDay, dayNumberOf, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { VisitOfDay } from '#server/modules/booking/index.ts';
import { readVisitsOfDay } from '#server/modules/booking/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContact, getProviderContacts } from '#server/modules/providers/index.ts';
import { workingAs } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { dayToSumUp, isAhead, latestToSumUp } from '../rules/day-before.ts';
import {
  addressOfColleague,
  markSummedUp,
  readWishes,
  wishedDaysBefore,
} from '../store/staff-mail-wishes.ts';
import { queueMail } from './queue-mail.ts';

export const DAY_BEFORE_JOB = 'notifications.sum-up-day';
const MOST_AT_ONCE = 500;

/** Whose day is summed up, and which. */
export interface DayToSumUp {
  providerId: number;
  personId: number;
  date: LocalDate;
}

/**
 * Finds for whom tomorrow is to be summed up: on the evening before by the clock of the provider, each day once for each of them, however many processes look and
 * whenever one stops. A whole evening without the program is left out: in the morning it would be no news.
 */
export async function findDaysBefore(work: Work): Promise<void> {
  const now = work.now();
  let after: { providerId: number; personId: number } | null = { providerId: 0, personId: 0 };
  while (after !== null) {
    const wished = await wishedDaysBefore(work, { before: latestToSumUp(now), after, most: MOST_AT_ONCE });
    const zones = await zonesOf(work, wished);
    const due = wished.flatMap((whose) => {
      const zone = zones.get(whose.providerId);
      const date = zone === undefined ? null : dayToSumUp(zone, now);
      return date === null ? [] : [{ ...whose, date }];
    });
    if (due.length > 0)
      await work.transaction(async (tx) => {
        for (const one of await markSummedUp(tx, due)) await tx.enqueue(DAY_BEFORE_JOB, { ...one });
      });
    after = wished.length < MOST_AT_ONCE ? null : (wished.at(-1) ?? null);
  }
}

async function zonesOf(work: Work, wished: readonly { providerId: number }[]): Promise<Map<number, string>> {
  if (wished.length === 0) return new Map();
  const ids = [...new Set(wished.map(({ providerId }) => providerId))];
  const providers = await getProviderContacts(work, ids);
  return new Map([...providers].map(([id, { timeZone }]) => [id, timeZone]));
}

/** Mails somebody the bookings of a day of theirs, once; nothing where there are none, and to nobody who works there no more or has no proved address. */
export async function sumUpDay(work: Work, { providerId, personId, date }: DayToSumUp): Promise<void> {
  const day = await readDay(work, { providerId, personId, date });
  // An address that nobody has proved to read may be anybody's
  const language = await chosenLanguage(work, personId);
  if (!day || language === null) return;
  await queueMail(work, {
    providerId,
    kind: 'staff-day-before',
    recipient: day.recipient,
    language,
    subjectId: personId,
    details: { date },
    sendKey: `staff-day-before:${providerId}/${date}:${personId}`,
  });
}

/** What a summary shows. */
export interface SummedUpDay {
  provider: ProviderContact;
  date: LocalDate;
  /** Where its reader is written to. */
  recipient: string;
  /** The first one first. */
  visits: readonly VisitOfDay[];
}

/** The standing bookings of somebody's day at a provider; null where there is none, the day has begun, or they wish or may read of it no more. */
export async function readDay(
  work: Work,
  { providerId, personId, date }: DayToSumUp,
): Promise<SummedUpDay | null> {
  const [provider, ownResourceId, wishes, recipient] = await Promise.all([
    getProviderContact(work, providerId),
    workingAs(work, { providerId, personId }),
    readWishes(work, { providerId, personId }),
    addressOfColleague(work, { providerId, personId }),
  ]);
  if (!provider || ownResourceId === null || !wishes?.dayBefore || recipient === null) return null;
  if (!isAhead(provider.timeZone, date, work.now())) return null;
  const within = boundsOfDay(zoneOf(provider.timeZone), dayNumberOf(date));
  const visits = await readVisitsOfDay(work, { providerId, ownResourceId, ...within });
  const standing = visits.filter(({ status }) => status === 'A');
  return standing.length === 0 ? null : { provider, date, recipient, visits: standing };
}
