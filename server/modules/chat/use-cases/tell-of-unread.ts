import { getPersonCards } from '#server/modules/identity/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { messagesUnread } from '../facts.ts';
import { DESK } from '../rules/chat-id.ts';
import { isNight } from '../rules/quiet-hours.ts';
import type { ChatRow } from '../store/chats.ts';
import { findChat } from '../store/chats.ts';
import type { MailReader, UnreadSide } from '../store/unread-to-mail.ts';
import { countUnread, markMailed, sidesToMail } from '../store/unread-to-mail.ts';
import { findWorkingColleague } from './partners.ts';
import { nameOf } from './shown-chats.ts';

const MINUTE_MS = 60_000;
/** A chat is told of once an hour at most. */
const WAITS = { soonMs: 15 * MINUTE_MS, laterMs: 60 * MINUTE_MS, againMs: 60 * MINUTE_MS };
const MOST_AT_ONCE = 500;

/** Tells, once for each reader, that something stays unread; at night of nobody who has not asked for it. However many processes look, each tells once. */
export async function tellOfUnread(work: Work): Promise<void> {
  const told = new Set<string>();
  let last: UnreadSide | null = null;
  do {
    const sides: UnreadSide[] = await sidesToMail(work, WAITS, last, MOST_AT_ONCE);
    for (const reader of await awakeReaders(work, sides)) {
      const name = `${reader.personId}:${reader.providerId}`;
      if (told.has(name)) continue;
      told.add(name);
      await tellReader(work, reader);
    }
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

async function tellReader(work: Work, reader: MailReader): Promise<void> {
  await work.transaction(async (tx) => {
    const chatIds = await markMailed(tx, reader, WAITS.againMs);
    if (chatIds.length > 0)
      await tx.announce(messagesUnread({ ...reader, chatIds, at: tx.now().toISOString() }));
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

/** Of some chats those that a reader has not read and may still read. */
export async function unreadOfReader(
  work: Work,
  { personId }: Pick<MailReader, 'personId'>,
  chatIds: readonly string[],
): Promise<UnreadOfReader[]> {
  const found: UnreadOfReader[] = [];
  for (const chatId of chatIds) {
    const chat = await findChat(work, chatId);
    const side = personId ?? DESK;
    if (!chat || !(await mayStillRead(work, chat, personId))) continue;
    const count = await countUnread(work, chat, side);
    if (count === 0) continue;
    const other = chat.members.find(({ member }) => member !== side)?.member ?? DESK;
    found.push({
      chatId,
      providerId: chat.providerId,
      name: await nameOfMember(work, chat, other),
      isAtWork: personId === null || chat.kind === 'direct',
      count,
    });
  }
  return found;
}

async function mayStillRead(work: Work, chat: ChatRow, personId: number | null): Promise<boolean> {
  if (chat.members.some(({ isBlocking }) => isBlocking)) return false;
  if (personId === null || chat.kind === 'desk') return true;
  return (await findWorkingColleague(work, chat.providerId, personId)) !== null;
}

async function nameOfMember(work: Work, { providerId }: ChatRow, member: number): Promise<string> {
  if (member === DESK) return (await getProviderContacts(work, [providerId])).get(providerId)?.name ?? '';
  const card = (await getPersonCards(work, [member])).get(member);
  return card ? nameOf(card) : '';
}
