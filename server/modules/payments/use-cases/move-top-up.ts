import { sumOf } from '#contracts/sum-of.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Sold } from '../rules/sale.ts';
import type { Order } from '../store/orders.ts';
import { openWallet, moveWallet } from '../store/wallets.ts';

/**
 * The money of a top-up goes into its customer's wallet, or out of it again. The caller holds the order's lock and has posted the same.
 * @throws Refusal walletTooLow where it is spent already; given credit is never paid out
 */
export async function moveTopUp(
  work: Work,
  { providerId, id: orderId, customerId }: Order,
  changes: readonly Sold[],
): Promise<void> {
  const amountCents = sumOf(changes.map(({ netCents }) => netCents));
  if (amountCents === 0) return;
  if (customerId === null) throw new Error(`Top-up ${orderId} is nobody's`);
  const wallet = await openWallet(work, { providerId, customerId });
  if (wallet.balanceCents - wallet.giftCents + amountCents < 0)
    throw new Refusal('walletTooLow', { affected: ['amount'] });
  const kind = amountCents > 0 ? 'topUp' : 'topUpReturned';
  const of = { providerId, walletId: wallet.id, orderId, doneBy: null };
  await moveWallet(work, { ...of, kind, amountCents, giftCents: 0 });
}
