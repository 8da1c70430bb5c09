import { countProvedVisits } from '#server/modules/booking/index.ts';
import { getPersonCards, listOwners } from '#server/modules/identity/index.ts';
import { centersOfOwner } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { dayOf, dayWithRoom, mayReachStrangers, morningOf, strangersPerDay } from '../rules/strangers.ts';
import type { NewMail } from '../store/mails.ts';
import { countStrangers, lastDayOf } from '../store/strangers.ts';

const DAY_MS = 86_400_000;

/** On which day a mail counts as one to a stranger (null: it does not), and until when it waits for that. */
export interface Turn {
  strangerDay: number | null;
  notBefore: Date | null;
}

const AT_ONCE: Turn = { strangerDay: null, notBefore: null };

/**
 * One count for every door that mails: a center writes to so many addresses a day that it has never written to, and its owner, with all their
 * centers, to no more. What is beyond waits for the next day with room. Joins the caller's transaction.
 */
export async function turnAmongStrangers(tx: Work, mail: NewMail): Promise<Turn> {
  const { providerId, recipient, kind } = mail;
  if (providerId === null || mail.isAskedFor || !mayReachStrangers(kind)) return AT_ONCE;
  const centers = await centersOfOwner(tx, providerId);
  if (!centers) return AT_ONCE;
  // Of two mails at once the second counts the first.
  await tx.lock([`strangers of ${centers.ownerPersonId ?? `center ${providerId}`}`]);
  const today = dayOf(tx.now());
  const last = await lastDayOf(tx, { providerId, recipient });
  if (last !== null) return last > today ? { strangerDay: null, notBefore: morningOf(last) } : AT_ONCE;
  if (kind.startsWith('owner-') && (await isOwners(tx, providerId, recipient))) return AT_ONCE;
  const provedVisits = await countProvedVisits(tx, providerId);
  const ageDays = (tx.now().getTime() - centers.openedAt.getTime()) / DAY_MS;
  const taken = await countStrangers(tx, { providerIds: centers.ids, since: today });
  const strangerDay = dayWithRoom(today, taken, strangersPerDay({ ageDays, provedVisits }));
  return { strangerDay, notBefore: strangerDay > today ? morningOf(strangerDay) : null };
}

async function isOwners(work: Work, providerId: number, email: string): Promise<boolean> {
  const cards = await getPersonCards(work, await listOwners(work, providerId));
  return [...cards.values()].some((card) => card.email.toLowerCase() === email.toLowerCase());
}
