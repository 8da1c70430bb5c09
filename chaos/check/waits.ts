import type { EndState } from './end-state.ts';

/** A stretch of time, in milliseconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** How long something waited while somebody was there to do it: from its beginning to its end, without the times nobody was. */
export function waited({ from, to }: Stretch, downs: readonly Stretch[]): number {
  const idle = downs.reduce(
    (sum, down) => sum + Math.max(0, Math.min(to, down.to) - Math.max(from, down.from)),
    0,
  );
  return Math.max(0, to - from - idle);
}

/** The longest that money was at the processor and not in the ledger, and a mail in the outbox and not delivered; until `now` where it still is. All in milliseconds. */
export function longestWaits(
  { intents, accounts, mails, deliveries }: EndState,
  downs: readonly Stretch[],
  now: number,
): { money: number; mail: number } {
  const captured = new Map(accounts.map(({ intentId, capturedAt }) => [intentId, capturedAt]));
  const taken = Map.groupBy(deliveries, ({ messageId }) => messageId);
  const ofMoney = intents.map(({ id, paidAt }) =>
    paidAt === null ? 0 : waited({ from: paidAt, to: captured.get(id) ?? now }, downs),
  );
  const ofMail = mails.map(({ messageId, createdAt, state }) => {
    const first = taken.get(messageId ?? '')?.find(({ answeredAt }) => answeredAt !== null)?.answeredAt;
    // What was dropped needed no delivery, and one whose answer was cut is counted as the second.
    const end = first ?? (state === 'waiting' ? now : createdAt);
    return waited({ from: createdAt, to: end }, downs);
  });
  return { money: Math.max(0, ...ofMoney), mail: Math.max(0, ...ofMail) };
}
