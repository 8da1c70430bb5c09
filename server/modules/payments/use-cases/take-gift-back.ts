import * as v from 'valibot';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { ofWalletMovement } from '../store/ledger.ts';
import { addGift } from '../store/order-changes.ts';
import { giftsOfLines } from '../store/order-lines.ts';
import { findOrder } from '../store/orders.ts';
import { paidByWallet } from '../store/wallets.ts';
import { giveToWallet } from './give-to-wallet.ts';
import { settleOrder } from './settle-order.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const OrderWithGift = v.object({ orderId: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/**
 * Undoes that given credit paid an order by mistake: it is given credit of its customer again, and the order asks for what it was a discount of. What was paid besides stays.
 * @throws Refusal as `providerCommand`; notFound; invalidInput (`amount`) where no given credit pays it, or it has come back
 */
export async function takeGiftBack(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ orderId: number; giftCents: number }> {
  return providerCommand(asking, {
    operation: 'returnGift',
    action: 'takePayments',
    providerId,
    schema: OrderWithGift,
    input,
    async run(tx, { orderId }, { personId }) {
      const order = await findOrder(tx, providerId, orderId, { forChange: true });
      if (!order) throw new Refusal('notFound');
      const { giftCents } = await paidByWallet(tx, { providerId, orderId });
      const gifts = await giftsOfLines(tx, providerId, orderId);
      const isWhole = gifts.reduce((sum, line) => sum + line.giftCents, 0) === giftCents;
      if (giftCents === 0 || !isWhole) throw new Refusal('invalidInput', { affected: ['amount'] });
      await addGift(
        tx,
        order,
        gifts.map(({ position, giftCents: cents }) => ({ position, cents: -cents })),
      );
      const credit = { amountCents: giftCents, giftCents, doneBy: personId };
      const { movementId } = await giveToWallet(tx, order, credit);
      const { paymentState } = await settleOrder(tx, order, ofWalletMovement(movementId));
      const changes = [
        {
          subject: 'order',
          subjectId: orderId,
          before: { paymentState: order.paymentState },
          after: { paymentState, giftCents },
        },
      ];
      return { answer: { orderId, giftCents }, changes };
    },
  });
}
