import type { Work } from '#server/kernel/work.ts';
import type { Wallet } from '../store/wallets.ts';
import { findWallet, lockWallet, moveWallet, openWallet } from '../store/wallets.ts';

interface Credit {
  amountCents: number;
  /** The part of it that was given. */
  giftCents: number;
}

/**
 * Moves the credit of one customer to another, all of it or at most so much: each wallet gets a movement, the ledger none. Joins the caller's transaction.
 * @returns what was moved; null where there was none
 */
export async function moveCredit(
  work: Work,
  { providerId, fromId, toId, most }: { providerId: number; fromId: number; toId: number; most?: Credit },
): Promise<Credit | null> {
  const known = await findWallet(work, { providerId, customerId: fromId });
  if (!known) return null;
  const locked = new Map<number, Wallet>();
  // In one order for everybody
  for (const customerId of [fromId, toId].toSorted((one, other) => one - other)) {
    const of = { providerId, customerId };
    locked.set(customerId, (await lockWallet(work, of)) ?? (await openWallet(work, of)));
  }
  const [from, to] = [locked.get(fromId), locked.get(toId)];
  if (!from || !to) throw new Error('A wallet was lost on the way');
  const giftCents = Math.min(from.giftCents, most?.giftCents ?? from.giftCents);
  const paidCents = from.balanceCents - from.giftCents;
  const mostPaidCents = most ? most.amountCents - most.giftCents : paidCents;
  const amountCents = giftCents + Math.min(paidCents, mostPaidCents);
  if (amountCents === 0) return null;
  const of = { providerId, kind: 'correction' as const, orderId: null, doneBy: null };
  await moveWallet(work, { ...of, walletId: from.id, amountCents: -amountCents, giftCents: -giftCents });
  await moveWallet(work, { ...of, walletId: to.id, amountCents, giftCents });
  return { amountCents, giftCents };
}
