import * as v from 'valibot';
import { requiredParagraphs } from '#contracts/validation/plain-text.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { DESK } from '../rules/chat-id.ts';
import { addMessage, emptyMessage, findMessage, findSent, hasAnsweredSince } from '../store/messages.ts';
import { endWaiting, markRead, setBlocking } from '../store/chats.ts';
import { placeIn } from './chat-place.ts';
import type { ShownMessage } from './get-messages.ts';
import { shownMessages } from './get-messages.ts';
import { expectMayWrite } from './who-may-write.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** How long a message may be. */
export const LONGEST_MESSAGE = 4000;
const MOST_AN_HOUR = 300;

const Message = v.object({
  content: requiredParagraphs(LONGEST_MESSAGE),
  tempId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
  seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** A message as it is sent. */
export interface Sending {
  chatId: string;
  content: string;
  /** Made by the screen that writes: what comes twice under the same is stored once. */
  tempId: string;
  /** The last number the desk saw; null: it asks about nobody else's answer. */
  seen: number | null;
}

/**
 * Stores a message and answers it; one that was stored before is answered as it is. Sender and time are the server's.
 * @throws Refusal as `placeIn`; invalidInput; chatClosed; chatWaits; changedMeanwhile when a colleague has answered since; tooManyRequests
 */
export async function sendMessage({ work, actor }: Asking, sending: Sending): Promise<ShownMessage> {
  const { personId } = signedIn(actor);
  const { content, tempId, seen } = checked(Message, sending);
  await placeIn(work, actor, sending.chatId);
  await countRequest(work, `chat-message:${personId}`, MOST_AN_HOUR);
  return work.transaction(async (tx) => {
    const place = await placeIn(tx, actor, sending.chatId, { forChange: true });
    const { chat, side } = place;
    const known = await findSent(tx, chat, { senderId: personId, tempId });
    if (known === null) {
      await expectMayWrite(tx, chat, side);
      if (side === DESK && seen !== null && (await hasAnsweredSince(tx, chat, { personId, seen })))
        throw new Refusal('changedMeanwhile');
    }
    const row =
      known ??
      (await addMessage(tx, chat, { senderId: personId, isFromDesk: side === DESK, tempId, content, side }));
    const [shown] = await shownMessages(tx, place, [row]);
    if (!shown) throw new Error('A message was not written');
    return shown;
  });
}

/** Empties one's own message, for both sides; harmless twice. @throws Refusal as `placeIn`; notFound for somebody else's as for none */
export async function deleteMessage(
  { work, actor }: Asking,
  { chatId, messageId }: { chatId: string; messageId: number },
): Promise<void> {
  await work.transaction(async (tx) => {
    const { chat, side, personId } = await placeIn(tx, actor, chatId, { forChange: true });
    const message = await findMessage(tx, chat, messageId);
    if (message?.senderId !== personId || message.isFromDesk !== (side === DESK))
      throw new Refusal('notFound');
    if (message.deletedNumber === null) await emptyMessage(tx, chat, messageId);
  });
}

/** Marks a chat as read up to a message, never back. @throws Refusal as `placeIn` */
export async function markChatRead(
  { work, actor }: Asking,
  { chatId, messageId }: { chatId: string; messageId: number },
): Promise<void> {
  const { chat, side } = await placeIn(work, actor, chatId);
  await markRead(work, chat, side, messageId);
}

/** Says that the customer of a chat waits for no answer. @throws Refusal as `placeIn`; notFound but for the desk */
export async function noAnswerNeeded({ work, actor }: Asking, chatId: string): Promise<void> {
  const { chat, side } = await placeIn(work, actor, chatId);
  if (side !== DESK) throw new Refusal('notFound');
  await endWaiting(work, chat);
}

/**
 * Hears no more of the other side, or does again: a customer of the center, the desk of a customer. The other meets a closed chat.
 * @throws Refusal as `placeIn`; notFound for chats of colleagues
 */
export async function blockChat(
  { work, actor }: Asking,
  { chatId, isBlocked }: { chatId: string; isBlocked: boolean },
): Promise<void> {
  const { chat, side } = await placeIn(work, actor, chatId);
  if (chat.kind !== 'desk') throw new Refusal('notFound');
  await setBlocking(work, chat, side, isBlocked);
}
