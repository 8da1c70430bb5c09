import { hasActiveLogIn } from '#server/modules/identity/index.ts';
import { standingOfPerson } from '#server/modules/customers/index.ts';
import { getPublicProvider } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext, SignedInPerson } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { extentAt } from '../policy.ts';
import { chatIdOf, DESK } from '../rules/chat-id.ts';
import { addChat, findChat } from '../store/chats.ts';
import { findWorkingColleague } from './partners.ts';
import { mayBegin } from './who-may-write.ts';
import type { ShownChat } from './shown-chats.ts';
import { shownChats } from './shown-chats.ts';

/** So many centers a day somebody may write to who is not their customer. */
const MOST_STRANGERS_CHATS_A_DAY = 5;
const MOST_BEGUN_BY_CENTER_A_DAY = 50;

/** Which chat two members have at a center. */
export interface ChatWanted {
  providerId: number;
  /** The other and oneself; 0: the desk. */
  members: readonly number[];
}

/**
 * The chat of two members at a center: the one they have, or a new one, which others see once something is written in it. Customers write to the
 * desk of centers they came to and of published ones, as far as the center lets them begin; who works there to customers with a log-in, for the desk, and to colleagues.
 * @throws Refusal unauthenticated; userNotConfirmed; notFound for members who cannot write to each other there; chatClosed; tooManyRequests
 */
export async function createChat(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  wanted: ChatWanted,
): Promise<ShownChat> {
  const person = signedIn(actor);
  const pair = pairOf(person, wanted.members);
  if (pair === null) throw new Refusal('notFound');
  const chatId = chatIdOf(wanted.providerId, pair);
  const known = await findChat(work, chatId);
  if (known === null) await makeChat(work, person, { ...wanted, pair, chatId });
  else await expectStillThere(work, person, wanted.providerId, pair);
  const chat = await findChat(work, chatId);
  const [shown] = chat ? await shownChats(work, person, [chat]) : [];
  if (!shown) throw new Refusal('notFound');
  return shown;
}

/** In a customer's chat the desk stands first; null: nobody may begin such a chat. */
function pairOf(person: SignedInPerson, members: readonly number[]): [number, number] | null {
  const [one, other] = members;
  if (members.length !== 2 || one === undefined || other === undefined || one === other) return null;
  if (![one, other].every((member) => Number.isSafeInteger(member) && member >= 0)) return null;
  const pair: [number, number] = one < other ? [one, other] : [other, one];
  const isOwn = pair.includes(person.personId);
  if (person.area === 'public') return pair[0] === DESK && isOwn ? pair : null;
  return isOwn || pair[0] === DESK ? pair : null;
}

interface Making extends ChatWanted {
  pair: [number, number];
  chatId: string;
}

async function makeChat(
  work: Work,
  person: SignedInPerson,
  { providerId, pair, chatId }: Making,
): Promise<void> {
  const kind = pair[0] === DESK ? 'desk' : 'direct';
  if (person.area === 'public') await expectMayAsk(work, person.personId, providerId);
  else await expectMayBegin(work, person, providerId, pair);
  await work.transaction((tx) => addChat(tx, { providerId, chatId, kind, members: pair }));
}

async function expectMayAsk(work: Work, personId: number, providerId: number): Promise<void> {
  const standing = await standingOfPerson(work, { providerId, personId });
  if (standing?.isBlacklisted) throw new Refusal('chatClosed');
  const isOpen = await mayBegin(work, providerId, { isCustomer: standing !== null });
  if (standing && isOpen) return;
  if (standing) throw new Refusal('chatClosed');
  if ((await getPublicProvider(work, providerId)) === null) throw new Refusal('notFound');
  if (!isOpen) throw new Refusal('chatClosed');
  await countRequest(work, `chat-begun:${personId}`, MOST_STRANGERS_CHATS_A_DAY, 'day');
}

async function expectMayBegin(
  work: Work,
  person: SignedInPerson,
  providerId: number,
  pair: [number, number],
): Promise<void> {
  await expectStillThere(work, person, providerId, pair);
  if (pair[0] !== DESK) return;
  const standing = await standingOfPerson(work, { providerId, personId: pair[1] });
  if (standing === null || !(await hasActiveLogIn(work, pair[1]))) throw new Refusal('notFound');
  if (standing.isBlacklisted) throw new Refusal('chatClosed');
  await countRequest(work, `chat-begun-by:${providerId}`, MOST_BEGUN_BY_CENTER_A_DAY, 'day');
}

/** Who works there, as far as the chat is theirs. */
async function expectStillThere(
  work: Work,
  person: SignedInPerson,
  providerId: number,
  pair: [number, number],
): Promise<void> {
  if (person.area === 'public') return;
  const extent = extentAt(person, providerId);
  if (extent === null || (pair[0] === DESK && extent !== 'all')) throw new Refusal('notFound');
  if (pair[0] === DESK) return;
  const other = pair[0] === person.personId ? pair[1] : pair[0];
  if ((await findWorkingColleague(work, providerId, other)) === null) throw new Refusal('notFound');
}
