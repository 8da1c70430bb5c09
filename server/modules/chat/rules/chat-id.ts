/** The desk of a center, as a member of its chats with customers. */
export const DESK = 0;

/** The members of a chat in order, then its provider (specification section 3). */
export function chatIdOf(providerId: number, members: readonly [number, number]): string {
  return [...members.toSorted((one, other) => one - other), providerId].join('_');
}
