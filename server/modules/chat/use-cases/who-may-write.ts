import type { ChatSettingsForm } from '#contracts/validation/chat.ts';
import { standingOfPerson } from '#server/modules/customers/index.ts';
import { hasActiveLogIn } from '#server/modules/identity/index.ts';
import { getPublicProvider } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { DESK } from '../rules/chat-id.ts';
import type { ChatRow } from '../store/chats.ts';
import { readWhoMayWrite } from '../store/chat-settings.ts';
import { countFrom } from '../store/messages.ts';
import { findWorkingColleague } from './partners.ts';

/** So many texts a stranger may write before the center answers. */
export const MOST_OF_STRANGERS = 3;

/** Of a center that has chosen nothing. */
export const USUAL_SETTINGS: ChatSettingsForm = { whoMayWrite: 'everybody', mailsDesk: true };

export type WhyClosed = 'blocked' | 'gone' | 'mustWait';

/** Why nobody can write in a chat from one side; null: they can. */
export async function whyClosed(work: Work, chat: ChatRow, side: number): Promise<WhyClosed | null> {
  if (chat.members.some(({ isBlocking }) => isBlocking)) return 'blocked';
  return chat.kind === 'direct' ? whyNotColleague(work, chat, side) : whyNotDesk(work, chat, side);
}

async function whyNotColleague(work: Work, chat: ChatRow, side: number): Promise<WhyClosed | null> {
  const other = chat.members.find(({ member }) => member !== side)?.member ?? side;
  return (await findWorkingColleague(work, chat.providerId, other)) ? null : 'gone';
}

async function whyNotDesk(work: Work, chat: ChatRow, side: number): Promise<WhyClosed | null> {
  const { providerId } = chat;
  const customer = chat.members.find(({ member }) => member !== DESK)?.member ?? 0;
  if (side === DESK && !(await hasActiveLogIn(work, customer))) return 'gone';
  const standing = await standingOfPerson(work, { providerId, personId: customer });
  if (standing?.isBlacklisted) return 'blocked';
  if (side === DESK || chat.answeredAt !== null) return null;
  if (!(await mayBegin(work, providerId, { isCustomer: standing !== null }))) return 'gone';
  if (standing) return null;
  // Of a center that is no longer shown, strangers see nothing to ask about
  if ((await getPublicProvider(work, providerId)) === null) return 'gone';
  return (await countFrom(work, chat, customer)) < MOST_OF_STRANGERS ? null : 'mustWait';
}

/** Whether a center lets somebody begin a chat: everybody, unless it says so of its customers alone or of nobody. */
export async function mayBegin(
  work: Work,
  providerId: number,
  { isCustomer }: { isCustomer: boolean },
): Promise<boolean> {
  return (await whoMayBegin(work, [providerId]))(providerId, { isCustomer });
}

/** The same of many centers, read together. */
export async function whoMayBegin(
  work: Work,
  providerIds: readonly number[],
): Promise<(providerId: number, of: { isCustomer: boolean }) => boolean> {
  const chosen = await readWhoMayWrite(work, providerIds);
  return (providerId, { isCustomer }) => {
    const whoMayWrite = chosen.get(providerId) ?? USUAL_SETTINGS.whoMayWrite;
    return whoMayWrite === 'everybody' || (whoMayWrite === 'customers' && isCustomer);
  };
}

/** Whether a side may send files: a stranger only once the center has answered. */
export async function canSendFiles(work: Work, chat: ChatRow, side: number): Promise<boolean> {
  if (chat.kind === 'direct' || side === DESK || chat.answeredAt !== null) return true;
  return (await standingOfPerson(work, { providerId: chat.providerId, personId: side })) !== null;
}

/** @throws Refusal chatWaits for a stranger before the center's answer */
export async function expectMaySendFiles(work: Work, chat: ChatRow, side: number): Promise<void> {
  if (!(await canSendFiles(work, chat, side))) throw new Refusal('chatWaits');
}

/** @throws Refusal chatClosed, which does not say why; chatWaits for a stranger before the center's answer */
export async function expectMayWrite(work: Work, chat: ChatRow, side: number): Promise<void> {
  const why = await whyClosed(work, chat, side);
  if (why !== null) throw new Refusal(why === 'mustWait' ? 'chatWaits' : 'chatClosed');
}
