import type { RefundProgress } from '#contracts/statuses.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import { getOrders, moneyBackOfMany } from '#server/modules/payments/index.ts';
import type { MoneyBack, Order } from '#server/modules/payments/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { Customer } from '#server/modules/customers/index.ts';
import type { CancellationTerms } from '#server/modules/selling/index.ts';
import { cancellationTerms, freeCancellationUntil, termsOfEnded } from '#server/modules/selling/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { moveBlocker } from '../rules/move-blocker.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservations } from '../store/reservations.ts';
import type { ReservationKey } from '../store/reservations-of-person.ts';

/** A booking with all that a page or a mail about it shows. Names are those of the day it was booked. */
export interface ReservationDetails {
  reservation: Reservation;
  provider: ProviderContact;
  customer: Customer;
  order: Order;
  /** Where the money is that goes back. */
  refundProgress: RefundProgress;
  /** What of its money is there, and what went back. */
  money: MoneyBack;
  /** Until when cancelling is free of charge. */
  freeCancellationUntil: Date;
  /** What cancelling now would mean, or of what is off what it meant; not possible once it is off or has begun. */
  cancellation: CancellationTerms;
  /** Whether the customer may move it now. */
  canMove: boolean;
}

/** @throws Refusal notFound */
export async function reservationDetails(
  work: Work,
  providerId: number,
  reservationId: number,
): Promise<ReservationDetails> {
  const [details] = await reservationDetailsOfMany(work, [{ providerId, id: reservationId }]);
  if (!details) throw new Refusal('notFound');
  return details;
}

/** The details of some reservations, in the order of the keys, in five queries however many they are; unknown ones are left out. */
export async function reservationDetailsOfMany(
  work: Work,
  keys: readonly ReservationKey[],
): Promise<ReservationDetails[]> {
  const reservations = await findReservations(work, keys);
  const orderKeys = reservations.flatMap(({ providerId, orderId }) =>
    orderId === null ? [] : { providerId, id: orderId },
  );
  const [providers, customers, orders, moneyBack] = await Promise.all([
    getProviderContacts(
      work,
      reservations.map(({ providerId }) => providerId),
    ),
    getCustomers(
      work,
      reservations.map(({ providerId, customerId }) => ({ providerId, id: customerId })),
    ),
    getOrders(work, orderKeys),
    moneyBackOfMany(work, orderKeys),
  ]);
  return reservations.flatMap((reservation): ReservationDetails[] => {
    if (reservation.orderId === null) return [];
    const provider = providers.get(reservation.providerId);
    const customer = customers.get(reservation.customerId);
    const order = orders.get(reservation.orderId);
    if (!provider || !customer || !order)
      throw new Error(`Reservation ${reservation.id} has lost what it points to`);
    return [
      detailsOf(work.now(), {
        reservation,
        provider,
        customer,
        order,
        money: moneyBack.get(order.id) ?? UNPAID,
      }),
    ];
  });
}

const UNPAID: MoneyBack = {
  refundableCents: 0,
  atCenterCents: 0,
  byWalletCents: 0,
  giftCents: 0,
  toWalletCents: 0,
  backCents: 0,
  backByCardCents: 0,
  backAtCenterCents: 0,
  progress: 'none',
};

function detailsOf(
  now: Date,
  {
    money,
    ...found
  }: Pick<ReservationDetails, 'reservation' | 'provider' | 'customer' | 'order'> & { money: MoneyBack },
): ReservationDetails {
  const { startsAt, status } = found.reservation;
  const freeUntil = freeCancellationUntil(found.reservation);
  const terms = { ...found.reservation, ...money };
  return {
    ...found,
    money,
    refundProgress: money.progress,
    freeCancellationUntil: freeUntil,
    cancellation: holdsPlace(status) ? cancellationTerms({ ...terms, now }) : termsOfEnded(terms),
    canMove:
      moveBlocker({ status, startsAt, freeCancellationUntil: freeUntil, now, by: 'customer' }) === null,
  };
}
