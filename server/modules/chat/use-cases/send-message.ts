import * as v from 'valibot';
import { Id } from '#contracts/ids.ts';
import { requiredParagraphs } from '#contracts/validation/plain-text.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { channelIdOf, DESK } from '../rules/chat-id.ts';
import { addMessage, emptyMessage, findMessage, findSent, hasAnsweredSince } from '../store/messages.ts';
import { addFile, deleteFile } from '../store/files.ts';
import { endWaiting, markRead, setBlocking } from '../store/chats.ts';
import type { TakenFile } from './chat-files.ts';
import { keepRoom, removeBytes, takeFile } from './chat-files.ts';
import { sendPost } from './channel-posts.ts';
import { placeIn } from './chat-place.ts';
import type { ShownMessage } from './get-messages.ts';
import { shownMessages } from './get-messages.ts';
import { expectMaySendFiles, expectMayWrite } from './who-may-write.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** How long a message may be. */
export const LONGEST_MESSAGE = 4000;
const MOST_AN_HOUR = 300;

const Message = v.object({
  content: requiredParagraphs(LONGEST_MESSAGE),
  uploadId: v.nullable(Id),
  tempId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
  seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** A message as it is sent. */
export interface Sending {
  chatId: string;
  /** Of a picture or file its name. */
  content: string;
  /** What was uploaded for it; null: a text. */
  uploadId: number | null;
  /** What was uploaded was spoken to be heard. */
  isVoiceNote?: boolean;
  /** Made by the screen that writes: what comes twice under the same is stored once. */
  tempId: string;
  /** The last number the desk saw; null: it asks about nobody else's answer. */
  seen: number | null;
}

/**
 * Stores a message and answers it; one that was stored before is answered as it is. Sender and time are the server's.
 * @throws Refusal as `placeIn`; invalidInput; chatClosed; chatWaits; changedMeanwhile when a colleague has answered since; fileNotAccepted;
 *   tooManyRequests
 */
export async function sendMessage(
  asking: Asking & Pick<RequestContext, 'deps'>,
  sending: Sending,
): Promise<ShownMessage> {
  const { work, actor } = asking;
  const { personId } = signedIn(actor);
  const { content, tempId, seen, uploadId } = checked(Message, sending);
  const channel = channelIdOf(sending.chatId);
  if (channel !== null) return sendPost(asking, { id: channel, content, tempId });
  const place = await placeIn(work, actor, sending.chatId);
  await countRequest(work, `chat-message:${personId}`, MOST_AN_HOUR);
  const message = { chatId: sending.chatId, tempId, seen, content, file: null };
  if (uploadId === null) return storeMessage(asking, message);
  const known = await findSent(work, place.chat, { senderId: personId, tempId });
  if (known !== null) return onlyShown(await shownMessages(work, place, [known]));
  await expectMayWrite(work, place.chat, place.side);
  await expectMaySendFiles(work, place.chat, place.side);
  const { isVoiceNote = false } = sending;
  const file = await takeFile(asking, place, { uploadId, name: content, isVoiceNote });
  try {
    return await storeMessage(asking, { ...message, content: file.name, file });
  } catch (error) {
    // Of an answer that was lost nobody knows whether the message stands
    if (error instanceof Refusal) await removeBytes(work, [file]);
    throw error;
  }
}

/** A message as it is stored. */
type Storing = Pick<Sending, 'chatId' | 'content' | 'tempId' | 'seen'> & { file: TakenFile | null };

async function storeMessage(
  { work, actor }: Asking,
  { chatId, content, tempId, seen, file }: Storing,
): Promise<ShownMessage> {
  const { personId } = signedIn(actor);
  return work.transaction(async (tx) => {
    const place = await placeIn(tx, actor, chatId, { forChange: true });
    const { chat, side } = place;
    const known = await findSent(tx, chat, { senderId: personId, tempId });
    // What came twice at once is stored once
    if (known !== null && file !== null) await removeBytes(tx, [file]);
    if (known !== null) return onlyShown(await shownMessages(tx, place, [known]));
    await expectMayWrite(tx, chat, side);
    if (side === DESK && seen !== null && (await hasAnsweredSince(tx, chat, { personId, seen })))
      throw new Refusal('changedMeanwhile');
    const type = file?.type ?? 'text';
    const isFromDesk = side === DESK;
    const row = await addMessage(tx, chat, { senderId: personId, isFromDesk, tempId, type, content, side });
    if (file) await keepRoom(tx, personId, file.bytes);
    if (file) await addFile(tx, chat, { ...file, number: row.number, senderId: personId });
    return onlyShown(await shownMessages(tx, place, [row]));
  });
}

function onlyShown([shown]: readonly ShownMessage[]): ShownMessage {
  if (!shown) throw new Error('A message was not written');
  return shown;
}

/** Empties one's own message, for both sides, and removes its file; harmless twice. @throws Refusal as `placeIn`; notFound for somebody else's as for none */
export async function deleteMessage(
  { work, actor }: Asking,
  { chatId, messageId }: { chatId: string; messageId: number },
): Promise<void> {
  await work.transaction(async (tx) => {
    const { chat, side, personId } = await placeIn(tx, actor, chatId, { forChange: true });
    const message = await findMessage(tx, chat, messageId);
    if (message?.senderId !== personId || message.isFromDesk !== (side === DESK))
      throw new Refusal('notFound');
    if (message.deletedNumber !== null) return;
    await emptyMessage(tx, chat, messageId);
    const file = message.type === 'text' ? null : await deleteFile(tx, chat, messageId);
    if (file) await removeBytes(tx, [file]);
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
