import { getPersonCards } from '#server/modules/identity/index.ts';
import type { PersonCard } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { DESK } from '../rules/chat-id.ts';
import type { FileRow } from '../store/files.ts';
import { filesOf } from '../store/files.ts';
import type { MessageRow, MessageType } from '../store/messages.ts';
import { changesAfter, messagesBefore } from '../store/messages.ts';
import type { ChatPlace } from './chat-place.ts';
import { placeIn } from './chat-place.ts';
import { nameOf } from './shown-chats.ts';

/** A picture or file as one of the chat's members sees it. */
export type ShownFile = Pick<FileRow, 'number' | 'bytes' | 'width' | 'height'> & {
  providerId: number;
  chat: number;
  personId: number;
  name: string;
};

/** A message as one of the chat's members sees it. */
export interface ShownMessage {
  id: number;
  type: MessageType;
  /** Of a picture or file its name. */
  content: string;
  /** What was sent in it, and where it lies for whom. */
  file: ShownFile | null;
  /** 0: the desk, for its customer. */
  senderId: number;
  receiveId: number;
  senderName: string;
  avatarKey: string | null;
  createdAt: Date;
  /** By which the screen that wrote it knows it; null for messages of others. */
  tempId: string | null;
  /** Written by who looks: theirs to delete. */
  isOwn: boolean;
}

/** Part of a talk, or what has changed in it. */
export interface MessagePage {
  messages: ShownMessage[];
  deletedIds: number[];
  /** Up to which number of the chat this tells everything. */
  lastNumber: number;
  /** Nothing is left out: before the first, or after the last. */
  isWhole: boolean;
}

const ON_PAGE = 50;
const MOST_CHANGES = 200;

/**
 * The last messages of a chat, those before one, or what was written and deleted after a number.
 * @throws Refusal unauthenticated; userNotConfirmed; notFound
 */
export async function getMessages(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { chatId, before, after }: { chatId: string; before: number | null; after: number | null },
): Promise<MessagePage> {
  const place = await placeIn(work, actor, chatId);
  const { chat } = place;
  if (after !== null) {
    const rows = await changesAfter(work, chat, after, MOST_CHANGES + 1);
    // What was written since the chat was read comes with the next
    const lastNumber = Math.max(chat.lastNumber, ...rows.map((row) => row.deletedNumber ?? row.number));
    return {
      messages: await shownMessages(
        work,
        place,
        rows.filter((row) => row.deletedNumber === null),
      ),
      deletedIds: rows.filter((row) => row.deletedNumber !== null).map((row) => row.number),
      lastNumber,
      isWhole: rows.length <= MOST_CHANGES,
    };
  }
  const rows = await messagesBefore(work, chat, before, ON_PAGE + 1);
  return {
    messages: await shownMessages(work, place, rows.slice(-ON_PAGE)),
    deletedIds: [],
    lastNumber: chat.lastNumber,
    isWhole: rows.length <= ON_PAGE,
  };
}

/** Messages as a member sees them: of the desk a customer reads the center's name with the first name of who wrote. */
export async function shownMessages(
  work: Work,
  { chat, personId, side }: ChatPlace,
  rows: readonly MessageRow[],
): Promise<ShownMessage[]> {
  if (rows.length === 0) return [];
  const cards = await getPersonCards(work, [...new Set(rows.map(({ senderId }) => senderId))]);
  const withFile = rows.filter((row) => row.type !== 'text' && row.deletedNumber === null);
  const files = await filesOf(
    work,
    chat,
    withFile.map((row) => row.number),
  );
  const center = rows.some((row) => row.isFromDesk) ? await getProviderContact(work, chat.providerId) : null;
  const members = chat.members.map(({ member }) => member);
  return rows.map((row) => {
    const from = row.isFromDesk ? DESK : row.senderId;
    const isForCustomer = row.isFromDesk && side !== DESK;
    const card = cards.get(row.senderId);
    const isOwn = row.senderId === personId && row.isFromDesk === (side === DESK);
    const file = files.get(row.number);
    return {
      id: row.number,
      type: row.type,
      content: row.content,
      file: file
        ? { ...file, providerId: chat.providerId, chat: chat.id, personId, name: row.content }
        : null,
      senderId: isForCustomer ? DESK : row.senderId,
      receiveId: members.find((member) => member !== from) ?? DESK,
      senderName: isForCustomer ? nameOfDesk(center?.name ?? '', card) : card ? nameOf(card) : '',
      avatarKey: isForCustomer ? null : (card?.avatarKey ?? null),
      createdAt: row.createdAt,
      tempId: isOwn ? row.tempId : null,
      isOwn,
    };
  });
}

/** How customers read who wrote for the center. */
export const nameOfDesk = (center: string, card: PersonCard | undefined): string =>
  card?.firstname ? `${center} · ${card.firstname}` : center;
