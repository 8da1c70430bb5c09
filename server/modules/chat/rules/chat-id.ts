/** The desk of a center, as a member of its chats with customers. */
export const DESK = 0;

/** A channel is named by its id; null: a chat of two. */
export const channelIdOf = (chatId: string): number | null =>
  /^[1-9]\d{0,14}$/.test(chatId) ? Number(chatId) : null;

/** The members of a chat in order, then its provider (specification section 3). */
export function chatIdOf(providerId: number, members: readonly [number, number]): string {
  return [...members.toSorted((one, other) => one - other), providerId].join('_');
}
