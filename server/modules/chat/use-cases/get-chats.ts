import { CHATS_ON_PAGE } from '#contracts/chats.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { centersOfPerson } from '#server/modules/customers/index.ts';
import type { ProviderPlan } from '#server/modules/packages/index.ts';
import { FREE_PLAN, getPlans } from '#server/modules/packages/index.ts';
import { getProviderContacts, getPublicProvider } from '#server/modules/providers/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { chatsOf, extentAt } from '../policy.ts';
import type { UnreadRow } from '../store/chats.ts';
import { listUnreadChannels } from '../store/channels.ts';
import { centersTalkedWith, listChats, listUnread } from '../store/chats.ts';
import { placeIn } from './chat-place.ts';
import type { ShownChat } from './shown-chats.ts';
import { shownChats } from './shown-chats.ts';
import { whoMayBegin } from './who-may-write.ts';

export type { UnreadRow };

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/**
 * Somebody's chats at a center, those with something unread first, then the latest: of a customer with the center, of who works there the desk's and
 * their own with colleagues; so many, or those after one. @throws Refusal unauthenticated; userNotConfirmed; in the business area as `expectMay`
 */
export async function getChats(
  { work, actor }: Asking,
  { providerId, onlyWaiting, after }: { providerId: number; onlyWaiting: boolean; after: string | null },
): Promise<ShownChat[]> {
  const person = signedIn(actor);
  if (person.area === 'business') await expectMay(work, actor, providerId, 'seeMessages');
  const rows = await listChats(work, chatsOf(person, providerId), {
    onlyWaiting,
    after,
    most: CHATS_ON_PAGE,
  });
  return shownChats(work, person, rows);
}

/** One chat. @throws Refusal unauthenticated; userNotConfirmed; notFound */
export async function getChat({ work, actor }: Asking, chatId: string): Promise<ShownChat[]> {
  const { chat } = await placeIn(work, actor, chatId);
  return shownChats(work, signedIn(actor), [chat]);
}

/** The chats and channels in which somebody has not read everything, of all centers, the latest first. @throws Refusal unauthenticated; userNotConfirmed */
export async function getUnreadNotifications({ work, actor }: Asking): Promise<UnreadRow[]> {
  const person = signedIn(actor);
  const { personId, area, providerRoles } = person;
  const at = providerRoles.map(({ providerId }) => providerId).filter((id) => extentAt(person, id) !== null);
  const [chats, channels] = await Promise.all([
    listUnread(work, chatsOf(person, null)),
    listUnreadChannels(work, { personId, providerIds: area === 'public' ? null : at }),
  ]);
  return [...chats, ...channels].toSorted((one, other) => Number(other.timestamp) - Number(one.timestamp));
}

/** A center with which somebody can chat, and its package. */
export interface CenterToChat {
  id: number;
  name: string;
  email: string | null;
  timeZone: string;
  plan: ProviderPlan;
  /** Who looks may begin a chat there, or has one already. */
  canBegin: boolean;
}

const MOST_CENTERS = 100;

/**
 * The centers whose customer somebody is or that they talk with, the latest first, and the published one that is named; in the business area those where they work.
 * @throws Refusal unauthenticated; userNotConfirmed
 */
export async function getCentersToChat(
  { work, actor }: Asking,
  { search, providerId }: { search: string; providerId: number | null },
): Promise<CenterToChat[]> {
  const person = signedIn(actor);
  const isCustomer = person.area === 'public';
  const talked = isCustomer ? await centersTalkedWith(work, person.personId) : [];
  const customerOf = isCustomer ? await centersOfPerson(work, person.personId) : [];
  const ids =
    person.area === 'public'
      ? [...talked, ...customerOf]
      : person.providerRoles.flatMap((held) =>
          extentAt(person, held.providerId) === null ? [] : [held.providerId],
        );
  const isNew = person.area === 'public' && providerId !== null && !ids.includes(providerId);
  if (isNew && (await getPublicProvider(work, providerId)) !== null) ids.push(providerId);
  const wanted = [...new Set(ids)].filter((id) => providerId === null || id === providerId);
  const contacts = await getProviderContacts(work, wanted);
  const typed = search.trim().toLowerCase();
  const found = wanted
    .flatMap((id) => contacts.get(id) ?? [])
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .slice(0, MOST_CENTERS);
  const shown = found.map(({ id }) => id);
  const plans = await getPlans(work, shown);
  const mayBegin = await whoMayBegin(work, shown);
  return found.map(({ id, name, email, timeZone }) => ({
    id,
    name,
    email,
    timeZone,
    plan: plans.get(id) ?? FREE_PLAN,
    canBegin: talked.includes(id) || mayBegin(id, { isCustomer: customerOf.includes(id) }),
  }));
}

/** Of some centers those with which customers may begin a chat, and those with which who looks has one. */
export async function centersThatTakeMessages(
  { work, actor }: Asking,
  providerIds: readonly number[],
): Promise<Set<number>> {
  const mayBegin = await whoMayBegin(work, providerIds);
  const taking = new Set(providerIds.filter((id) => mayBegin(id, { isCustomer: true })));
  const isCustomer = actor.kind === 'person' && actor.area === 'public';
  if (taking.size === new Set(providerIds).size || !isCustomer) return taking;
  return new Set([...taking, ...(await centersTalkedWith(work, actor.personId))]);
}
