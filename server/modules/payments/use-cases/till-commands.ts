import { CardRefundForm, MOST_ORDERS_AT_ONCE, TillPaymentForm } from '#contracts/validation/till-payment.ts';
import type { EpochMinutes, Zone } from '#contracts/time.ts';
import {
  dateOf,
  dayOf,
  epochMinutesOf,
  localDateOf,
  minuteOfDay,
  startOfDay,
  zoneOf,
} from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { cardNetSince, tillNetSince } from '../store/money-movements.ts';
import type { OwedOrder } from '../store/owed.ts';
import { countCustomersOf, readOwed } from '../store/owed.ts';
import type { OrderMoney } from './order-money.ts';
import { moneyOfOrder } from './order-money.ts';
import { refundOrder } from './refund-order.ts';
import { returnTillPayment } from './return-till-payment.ts';
import { takeTillPayment } from './take-till-payment.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** null: given credit has paid all of it. */
type Done = { tillPaymentId: number | null };

/**
 * Takes money at the desk, a part or all, for one order or several of one customer.
 * @throws Refusal as `providerCommand` and `takeTillPayment`; invalidInput (`customer`) for orders of two: a receipt is one person's
 */
export async function takePayment(asking: Asking, providerId: number, input: unknown): Promise<Done> {
  return providerCommand(asking, {
    operation: 'takePayment',
    action: 'takePayments',
    providerId,
    schema: TillPaymentForm,
    input,
    async run(tx, form, viewer) {
      const orderIds = form.orders.map(({ orderId }) => orderId);
      if ((await countCustomersOf(tx, { providerId, orderIds })) > 1)
        throw new Refusal('invalidInput', { affected: ['customer'] });
      const { tillPaymentId } = await takeTillPayment(tx, wantedBy(asking, viewer, form));
      return { answer: { tillPaymentId }, changes: [] };
    },
  });
}

/**
 * Gives money back at the desk; a manager what was taken there the same day alone (business rules 4).
 * @throws Refusal as `providerCommand` and `returnTillPayment`; NotAuthorizedException for a manager and more than was taken today
 */
export async function returnPayment(asking: Asking, providerId: number, input: unknown): Promise<Done> {
  return providerCommand(asking, {
    operation: 'returnPayment',
    action: 'takePayments',
    providerId,
    schema: TillPaymentForm,
    input,
    async run(tx, form, viewer) {
      const { tillPaymentId } = await returnTillPayment(tx, wantedBy(asking, viewer, form));
      // Under the locks of the orders, with this return counted.
      if (viewer.role === 'manager') {
        const credit = form.method === 'wallet';
        await expectOfToday(tx, providerId, form.orders, (work, key, since) =>
          tillNetSince(work, key, since, { credit }),
        );
      }
      return { answer: { tillPaymentId }, changes: [] };
    },
  });
}

/**
 * Gives a part of an order's card money back, or all of it, to the card it came from; what was ordered stands. A manager gives back what
 * was paid the same day alone (business rules 4).
 * @throws Refusal as `providerCommand` and `refundOrder`; NotAuthorizedException for a manager and more than was paid today
 */
export async function refundPayment(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<CardRefundForm> {
  return providerCommand(asking, {
    operation: 'refundPayment',
    action: 'takePayments',
    providerId,
    schema: CardRefundForm,
    input,
    async run(tx, form, viewer) {
      const actor = nameOfActor(asking.actor);
      await refundOrder(tx, { providerId, ...form, reason: 'providerDecision', actor });
      // Under the lock of the order, with this refund counted.
      if (viewer.role === 'manager') await expectOfToday(tx, providerId, [form], cardNetSince);
      return { answer: form, changes: [] };
    },
  });
}

function wantedBy(
  { actor, idempotencyKey }: Asking,
  { providerId, personId }: Viewer,
  { orders, method, receiptNumber, note }: TillPaymentForm,
) {
  // `providerCommand` refuses what comes without one
  const key = idempotencyKey ?? '';
  const by = { takenBy: personId, actor: nameOfActor(actor), key };
  return { providerId, orders, method, receiptNumber, note, ...by };
}

async function expectOfToday(
  tx: Work,
  providerId: number,
  orders: readonly { orderId: number }[],
  netSince: typeof cardNetSince,
): Promise<void> {
  const contact = await getProviderContact(tx, providerId);
  if (!contact) throw new Refusal('notFound');
  const zone = zoneOf(contact.timeZone);
  const today = dateOf(startOfDay(zone, dayOf(zone, epochMinutesOf(tx.now()))));
  for (const { orderId } of orders)
    if ((await netSince(tx, { providerId, orderId }, today)) < 0)
      throw new Refusal('NotAuthorizedException', { affected: ['amount'] });
}

/** The money of one order, for who takes money. @throws Refusal as `expectMay`; notFound */
export async function getOrderMoney(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  of: { providerId: number; orderId: number },
): Promise<OrderMoney> {
  await expectMay(work, actor, of.providerId, 'takePayments');
  return moneyOfOrder(work, of);
}

/** What is owed for one thing; when it takes place by the clock of the center. */
export type ShownOwed = Omit<OwedOrder, 'startsAt'> & { startsAt: string | null };

/**
 * What a customer has still to pay, or what is owed for some bookings, the oldest first, at most as many as are paid at once. What is not there, is paid
 * already or is another provider's is not among them.
 * @throws Refusal as `expectMay`
 */
export async function getOwedOrders(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  providerId: number,
  of: { customerId: number } | { reservationIds: readonly number[] },
): Promise<ShownOwed[]> {
  await expectMay(work, actor, providerId, 'takePayments');
  const contact = await getProviderContact(work, providerId);
  if (!contact) throw new Refusal('notFound');
  const zone = zoneOf(contact.timeZone);
  const owed = await readOwed(work, { providerId, of, limit: MOST_ORDERS_AT_ONCE });
  return owed.map(({ startsAt, ...order }) => ({
    ...order,
    startsAt: startsAt && wallTextOf(zone, epochMinutesOf(startsAt)),
  }));
}

function wallTextOf(zone: Zone, at: EpochMinutes): string {
  const minute = minuteOfDay(zone, at);
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${localDateOf(zone, at)}T${hours}:${minutes}`;
}
