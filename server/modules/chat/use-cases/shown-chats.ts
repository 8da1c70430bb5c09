import { getPersonCards } from '#server/modules/identity/index.ts';
import type { PersonCard } from '#server/modules/identity/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { sideOf } from '../policy.ts';
import { DESK } from '../rules/chat-id.ts';
import type { ChatRow, LastMessage } from '../store/chats.ts';

/** A chat as one of its members sees it. */
export interface ShownChat {
  row: ChatRow;
  side: number;
  /** The other member; 0: the desk. */
  receiveId: number;
  /** Of the other side. */
  name: string;
  role: 'customer' | 'center' | 'colleague';
  email: string | null;
  avatarKey: string | null;
  isUnread: boolean;
  /** This side hears no more of the other. */
  isBlocked: boolean;
  lastMessage: (LastMessage & { isOwn: boolean }) | null;
}

/** Chats as somebody sees them who takes part; others are left out. */
export async function shownChats(
  work: Work,
  person: SignedInPerson,
  rows: readonly ChatRow[],
): Promise<ShownChat[]> {
  const placed = rows.flatMap((row) => {
    const side = sideOf(person, row);
    const other = row.members.find(({ member }) => member !== side);
    const own = row.members.find(({ member }) => member === side);
    return side === null || !other || !own ? [] : [{ row, side, receiveId: other.member, own }];
  });
  const cards = await getPersonCards(work, [...new Set(placed.map(({ receiveId }) => receiveId))]);
  const centers = await getProviderContacts(work, [...new Set(placed.map(({ row }) => row.providerId))]);
  return placed.map(({ row, side, receiveId, own }) => ({
    row,
    side,
    receiveId,
    ...otherSide(row, receiveId, cards, centers),
    isUnread: own.unreadNumber > own.readNumber,
    isBlocked: own.isBlocking,
    lastMessage: row.lastMessage && {
      ...row.lastMessage,
      isOwn: row.lastMessage.senderId === person.personId && row.lastMessage.isFromDesk === (side === DESK),
    },
  }));
}

function otherSide(
  row: ChatRow,
  receiveId: number,
  cards: ReadonlyMap<number, PersonCard>,
  centers: ReadonlyMap<number, ProviderContact>,
): Pick<ShownChat, 'name' | 'role' | 'email' | 'avatarKey'> {
  if (receiveId === DESK) {
    const center = centers.get(row.providerId);
    return { name: center?.name ?? '', role: 'center', email: center?.email ?? null, avatarKey: null };
  }
  const card = cards.get(receiveId);
  return {
    name: card ? nameOf(card) : '',
    role: row.kind === 'desk' ? 'customer' : 'colleague',
    email: card && card.email !== '' ? card.email : null,
    avatarKey: card?.avatarKey ?? null,
  };
}

/** How somebody is called in a chat; '' for who has left. */
export function nameOf({ firstname, lastname, email }: PersonCard): string {
  const name = [firstname, lastname].filter(Boolean).join(' ');
  return name === '' ? (email.split('@')[0] ?? '') : name;
}
