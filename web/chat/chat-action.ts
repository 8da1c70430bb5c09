import { data, redirect } from 'react-router';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { BLOCK_CHAT, CREATE_CHAT, NO_ANSWER_NEEDED, SEND_MESSAGE } from './chat-calls.ts';

/** What came of a form of the chat's screens; null: all is well. */
export type ChatAnswer = { errors: readonly { message: string }[]; content: string; intent: string } | null;

/** Where a talk is shown, in the address: channels have a tab of their own. */
export const placeOf = (chatId: string): Record<string, string> =>
  chatId.includes('_') ? { chat: chatId } : { tab: 'channel', channel: chatId };

/** Where a chat is shown. */
type Ways = { chatHref: (chatId: string) => string };

/** The forms of a chat: a first text, or one without scripts; closing it, and that nobody waits. Refusals are said beside the form, also that somebody is signed out. */
export async function actInChat(
  form: FormData,
  { api }: Pick<RequestContext, 'api'>,
  { members, providerId, chatHref }: Ways & { members: readonly number[]; providerId: number },
): Promise<ChatAnswer | ReturnType<typeof data<NonNullable<ChatAnswer>>>> {
  const intent = textOf(form, 'intent');
  const content = textOf(form, 'content');
  const chatId = textOf(form, 'chatId');
  try {
    if (intent === 'block' || intent === 'unblock') {
      await api(BLOCK_CHAT, { chatId, isBlocked: intent === 'block' });
      return null;
    }
    if (intent === 'noAnswer') {
      await api(NO_ANSWER_NEEDED, { chatId });
      return null;
    }
    // Of an open talk, without scripts
    if (intent === 'send') {
      await api(SEND_MESSAGE, { chatId, content, tempId: tempIdOf(form), seen: null });
      throw redirect(chatHref(chatId));
    }
    const { createChat: chat } = await api(CREATE_CHAT, { members: [...members], providerId });
    if (content.trim() !== '')
      await api(SEND_MESSAGE, {
        chatId: chat.chatId,
        content,
        tempId: tempIdOf(form),
        seen: null,
      });
    throw redirect(chatHref(chat.chatId));
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const status = failure.hasCode('unauthenticated') ? 401 : failure.hasCode('notFound') ? 404 : 422;
    return data({ errors: failure.errors, content, intent }, { status });
  }
}

/** What comes again from the same page is the same text. */
const tempIdOf = (form: FormData): string =>
  `form-${textOf(form, 'attemptKey').replaceAll(/[^\w-]/g, '-')}`.slice(0, 80);
