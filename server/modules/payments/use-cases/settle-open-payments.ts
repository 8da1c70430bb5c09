import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Looks what became of the payments of an order that are under way, for whoever decides something by whether it is paid. Where the
 * processor does not answer, our books are all there is.
 */
export async function settleOpenPayments(
  work: Work,
  { cardPayments }: Pick<Deps, 'cardPayments'>,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<void> {
  if (!cardPayments) return;
  try {
    for (const { state, account, intentId } of await paymentsOfOrder(work, providerId, orderId))
      if (state === 'open' && intentId !== null)
        await settlePayment(work, await cardPayments.fetchIntent(account, intentId));
  } catch (error) {
    if (!(error instanceof ProcessorUnavailable || error instanceof ProcessorRefused)) throw error;
  }
}
