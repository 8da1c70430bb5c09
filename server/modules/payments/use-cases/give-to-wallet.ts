import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { addLedgerEntries, ofWalletMovement } from '../store/ledger.ts';
import type { Order } from '../store/orders.ts';
import { openWallet, moveWallet } from '../store/wallets.ts';

/**
 * What was paid of an order becomes credit of its customer; given credit becomes given credit again. The caller holds the order's lock, and books what was paid.
 * @throws Refusal invalidInput (`method`) for an order of nobody, and for a top-up, which is credit already
 */
export async function giveToWallet(
  work: Work,
  { providerId, id: orderId, customerId, subject }: Order,
  { amountCents, giftCents, doneBy }: { amountCents: number; giftCents: number; doneBy: number | null },
): Promise<{ movementId: number }> {
  if (customerId === null || subject === 'walletTopUp')
    throw new Refusal('invalidInput', { affected: ['method'] });
  const { id: walletId } = await openWallet(work, { providerId, customerId });
  const of = { providerId, walletId, orderId, doneBy };
  const id = await moveWallet(work, { ...of, kind: 'givenBack', amountCents, giftCents });
  await addLedgerEntries(work, providerId, null, [
    { reason: 'gift', amountCents: giftCents, source: ofWalletMovement(id) },
  ]);
  return { movementId: id };
}
