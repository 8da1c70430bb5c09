import { ChatMailWishes } from '#contracts/validation/chat.ts';
import { checked } from '#server/kernel/checked.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { readMailWishes, writeMailWishes } from '../store/chat-settings.ts';

/** Of whoever has chosen nothing. */
const USUAL: ChatMailWishes = { mails: 'soon', atNight: false };

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** What somebody wishes to be mailed of their chats. */
export const wishesOf = async (work: Work, personId: number): Promise<ChatMailWishes> =>
  (await readMailWishes(work, personId)) ?? USUAL;

/** The same of who asks. @throws Refusal unauthenticated; userNotConfirmed */
export async function getChatMailWishes({ work, actor }: Asking): Promise<ChatMailWishes> {
  return wishesOf(work, signedIn(actor).personId);
}

/** Chooses it; twice has one effect. @throws Refusal unauthenticated; userNotConfirmed; invalidInput */
export async function setChatMailWishes({ work, actor }: Asking, input: unknown): Promise<ChatMailWishes> {
  const { personId } = signedIn(actor);
  const wishes = checked(ChatMailWishes, input);
  await writeMailWishes(work, personId, wishes);
  return wishes;
}

/** Mails somebody nothing more of their chats, by the link in a mail; they choose anew in their profile. */
export async function stopChatMails(work: Work, personId: number): Promise<void> {
  const { atNight } = await wishesOf(work, personId);
  await writeMailWishes(work, personId, { mails: 'never', atNight });
}
