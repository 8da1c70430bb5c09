import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { ACTIONS } from '#server/modules/authority/index.ts';
import type { Extent } from '#server/modules/authority/index.ts';
import { DESK } from './rules/chat-id.ts';
import type { ChatRow, ChatsQuery } from './store/chats.ts';

/**
 * Which of a center's chats somebody may read: the desk's and their own with colleagues, or these alone; null: none. Of `manageChannels` whether they post
 * in its channels.
 */
export function extentAt(
  person: SignedInPerson,
  providerId: number,
  action: 'seeMessages' | 'manageChannels' = 'seeMessages',
): Extent | null {
  if (person.area !== 'business') return null;
  const role = person.providerRoles.find((held) => held.providerId === providerId)?.role;
  return (role && ACTIONS[action].roles[role]) ?? null;
}

/**
 * As which member somebody takes part in a chat; null: they do not, and learn no more than that. Customers by the public area; the desk and
 * colleagues by that of businesses, while they have the role.
 */
export function sideOf(
  person: SignedInPerson,
  { kind, providerId, members }: Pick<ChatRow, 'kind' | 'providerId' | 'members'>,
): number | null {
  const own = members.some(({ member }) => member === person.personId) ? person.personId : null;
  if (person.area === 'public') return kind === 'desk' ? own : null;
  const extent = extentAt(person, providerId);
  if (extent === null) return null;
  if (kind === 'direct') return own;
  return extent === 'all' ? DESK : null;
}

/** Which chats are somebody's: as a customer, or where they work. */
export function chatsOf(person: SignedInPerson, providerId: number | null): ChatsQuery[] {
  const { personId, area, providerRoles } = person;
  if (area === 'public') return [{ member: personId, providerId, kind: 'desk' }];
  const at = providerRoles.filter((held) => providerId === null || held.providerId === providerId);
  return at.flatMap((held): ChatsQuery[] => {
    const extent = extentAt(person, held.providerId);
    if (extent === null) return [];
    const direct: ChatsQuery = { member: personId, providerId: held.providerId, kind: 'direct' };
    const desk: ChatsQuery = { member: DESK, providerId: held.providerId, kind: 'desk' };
    return extent === 'all' ? [desk, direct] : [direct];
  });
}
