import { getPersonCards } from '#server/modules/identity/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { messagesUnread } from '../facts.ts';
import { DESK } from '../rules/chat-id.ts';
import { isNight } from '../rules/quiet-hours.ts';
import type { MailReader, UnreadSide } from '../store/unread-to-mail.ts';
import { listUnreadOf, markMailed, sidesToMail } from '../store/unread-to-mail.ts';
import { centersWhereWorking } from './partners.ts';
import { nameOf } from './shown-chats.ts';

const MINUTE_MS = 60_000;
/** A chat is told of once an hour at most. */
const WAITS = { soonMs: 15 * MINUTE_MS, laterMs: 60 * MINUTE_MS, againMs: 60 * MINUTE_MS };
const MOST_AT_ONCE = 500;

/** Tells, once for each reader, that something stays unread; at night of nobody who has not asked for it. However many processes look, each tells once. */
export async function notifyOfUnread(work: Work): Promise<void> {
  const told = new Set<string>();
  let last: UnreadSide | null = null;
  do {
    const sides: UnreadSide[] = await sidesToMail(work, WAITS, last, MOST_AT_ONCE);
    const readers = (await awakeReaders(work, sides)).filter(({ personId, providerId }) => {
      const name = `${personId}:${providerId}`;
      return !told.has(name) && told.add(name);
    });
    await notifyReaders(work, readers);
    last = sides.length < MOST_AT_ONCE ? null : (sides.at(-1) ?? null);
  } while (last !== null);
}

async function awakeReaders(work: Work, sides: readonly UnreadSide[]): Promise<MailReader[]> {
  const centers = await getProviderContacts(work, [...new Set(sides.map(({ providerId }) => providerId))]);
  return sides
    .filter(({ providerId, atNight }) => {
      const center = centers.get(providerId);
      return center && (atNight || !isNight(center.timeZone, work.now()));
    })
    .map(({ member, providerId }) =>
      member === DESK ? { personId: null, providerId } : { personId: member, providerId: null },
    );
}

async function notifyReaders(work: Work, readers: readonly MailReader[]): Promise<void> {
  await work.transaction(async (tx) => {
    const at = tx.now().toISOString();
    for (const { personId, providerId, chatIds } of await markMailed(tx, readers, WAITS.againMs))
      await tx.announce(messagesUnread({ personId, providerId, chatIds, at }));
  });
}

/** What one reader has not read of a chat: with whom, and how much; never what. */
export interface UnreadOfReader {
  chatId: string;
  providerId: number;
  /** Of the other side; '' for who has left. */
  name: string;
  /** It is read where the reader works. */
  isAtWork: boolean;
  count: number;
}

/** Of some chats those that a reader has not read and may still read, the latest first. */
export async function unreadOfReader(
  work: Work,
  { personId }: Pick<MailReader, 'personId'>,
  chatIds: readonly string[],
): Promise<UnreadOfReader[]> {
  const sides = await listUnreadOf(work, chatIds, personId ?? DESK);
  const isDirect = sides.some(({ kind }) => kind === 'direct');
  const worksAt = personId !== null && isDirect ? await centersWhereWorking(work, personId) : new Set();
  const readable = sides.filter(({ kind, providerId }) => kind === 'desk' || worksAt.has(providerId));
  const others = [...new Set(readable.map(({ other }) => other))];
  const cards = await getPersonCards(work, others);
  const centers = await getProviderContacts(work, [...new Set(readable.map(({ providerId }) => providerId))]);
  return readable.map(({ chatId, providerId, kind, other, count }) => {
    const card = cards.get(other);
    const name = other === DESK ? centers.get(providerId)?.name : card && nameOf(card);
    return {
      chatId,
      providerId,
      name: name ?? '',
      isAtWork: personId === null || kind === 'direct',
      count,
    };
  });
}
