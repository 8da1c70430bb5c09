import { sumOf } from '#contracts/sum-of.ts';
import type { Work } from '#server/kernel/work.ts';
import type { LinesBack } from '../rules/lines-back.ts';
import { linesBack } from '../rules/lines-back.ts';
import { readMoneyOfOrders } from '../store/money-of-orders.ts';
import { linesOfOrder } from '../store/order-lines.ts';
import { findOrder } from '../store/orders.ts';
import { moneyToGiveBack, returnableByCard } from './money-to-give-back.ts';

/**
 * What cancelling lines of an order free of charge would give back now, for each of some choices of lines; as `cancelLines` does it. The caller has made sure that
 * the viewer may see it.
 */
export async function previewLines(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  choices: readonly (readonly number[])[],
): Promise<LinesBack[]> {
  const order = await findOrder(work, providerId, orderId);
  if (!order) throw new Error(`Order ${orderId} is gone`);
  const lines = await linesOfOrder(work, providerId, orderId);
  const byCardCents = returnableByCard(await moneyToGiveBack(work, order));
  const byWalletCents =
    (await readMoneyOfOrders(work, [{ providerId, id: orderId }])).get(orderId)?.byWalletCents ?? 0;
  return choices.map((positions) => {
    const chosen = lines.filter(({ position }) => positions.includes(position));
    const restsCents = sumOf(chosen.map((line) => line.totalCents - line.creditedCents));
    return linesBack(order, restsCents, { byCardCents, byWalletCents });
  });
}
