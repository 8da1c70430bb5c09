import type { ChatMessage, MessagePage } from './chat-calls.ts';

/** A text or file that this screen has sent and the server has not answered yet. */
export type PendingText = {
  tempId: string;
  /** Of a file its name. */
  content: string;
  at: string;
  /** Of a file: where this browser shows it; null for what is no picture. Absent: a text. */
  preview?: string | null;
};

/** What is known of a talk. */
export type Talk = {
  messages: ReadonlyMap<number, ChatMessage>;
  /** What was deleted: an event that comes late brings none of it back. */
  deleted: ReadonlySet<number>;
  pending: readonly PendingText[];
  /** Everything up to this number of the chat is known. */
  lastNumber: number;
  /** Nothing comes before the first that is known. */
  isWhole: boolean;
  /** Something between was not told yet: the screen asks for what came after `lastNumber`. */
  hasGap: boolean;
};

export type TalkEvent =
  /** What was written and deleted after a number; null: by the number of its entries. */
  | { kind: 'changes'; page: MessagePage; after: number | null }
  | { kind: 'older'; page: MessagePage }
  | { kind: 'reload'; page: MessagePage }
  | { kind: 'sending'; text: PendingText }
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'deleted'; id: number }
  | { kind: 'refused'; tempId: string };

export const talkOf = (page: MessagePage, pending: readonly PendingText[] = []): Talk => ({
  messages: new Map(page.messages.map((message) => [message.id, message])),
  deleted: new Set(),
  pending: withoutSent(pending, page.messages),
  lastNumber: page.lastNumber,
  isWhole: page.isWhole,
  hasGap: false,
});

/** Events may come in any order, twice or late: in the end the talk is what a reload would show. */
export function nextTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.kind) {
    case 'changes':
      return changed(talk, event.page, event.after);
    case 'older':
      return { ...merged(talk, event.page.messages, []), isWhole: event.page.isWhole };
    case 'reload':
      return talkOf(event.page, talk.pending);
    case 'sending':
      return { ...talk, pending: [...talk.pending, event.text] };
    case 'sent':
      return merged(talk, [event.message], []);
    case 'deleted':
      return merged(talk, [], [event.id]);
    case 'refused':
      return { ...talk, pending: talk.pending.filter(({ tempId }) => tempId !== event.tempId) };
  }
}

function changed(talk: Talk, page: MessagePage, after: number | null): Talk {
  const from = after ?? page.lastNumber - page.messages.length - page.deletedIds.length;
  const next = merged(talk, page.messages, page.deletedIds);
  // What was asked for closes a gap; an event that happens to follow does not
  const hasGap = after === null && talk.hasGap;
  if (page.lastNumber <= talk.lastNumber) return { ...next, hasGap };
  if (from > talk.lastNumber || !page.isWhole) return { ...next, hasGap: true };
  return { ...next, lastNumber: page.lastNumber, hasGap };
}

function merged(talk: Talk, messages: readonly ChatMessage[], deletedIds: readonly number[]): Talk {
  const deleted = new Set([...talk.deleted, ...deletedIds]);
  const all = new Map(talk.messages);
  for (const message of messages) all.set(message.id, message);
  for (const id of deleted) all.delete(id);
  return { ...talk, messages: all, deleted, pending: withoutSent(talk.pending, messages) };
}

const withoutSent = (pending: readonly PendingText[], messages: readonly ChatMessage[]) =>
  pending.filter(({ tempId }) => !messages.some((message) => message.tempId === tempId));

/** In their order. */
export const messagesOf = ({ messages }: Talk): ChatMessage[] =>
  [...messages.values()].toSorted((one, other) => one.id - other.id);
