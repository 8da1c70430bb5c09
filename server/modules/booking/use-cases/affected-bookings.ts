import { getCustomers } from '#server/modules/customers/index.ts';
import { readOrderNames } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { BookingOfOffer, BookingToList } from '../store/reservations-to-come.ts';
import { lockInOrder, readToComeOfOffers, readToList } from '../store/reservations-to-come.ts';

/** A booking with the names of the day it was made. */
export interface NamedBooking extends BookingToList {
  service: string;
  resourceName: string;
  /** Who comes; empty when nobody said. */
  customer: string;
}

/** Some of a provider's bookings with their names, soonest first, in three queries however many they are; unknown ones are left out. */
export async function bookingsOfProvider(
  work: Work,
  of: { providerId: number; ids: readonly number[] },
): Promise<NamedBooking[]> {
  const { providerId } = of;
  const bookings = await readToList(work, of);
  const [orders, customers] = await Promise.all([
    readOrderNames(work, { providerId, ids: bookings.map(({ orderId }) => orderId) }),
    getCustomers(
      work,
      bookings.map(({ customerId }) => ({ providerId, id: customerId })),
    ),
  ]);
  const names = new Map(orders.map((order) => [order.id, order]));
  return bookings.map((booking) => {
    const order = names.get(booking.orderId);
    const customer = customers.get(booking.customerId);
    return {
      ...booking,
      service: order?.name ?? '',
      resourceName: order?.resourceName ?? '',
      customer: booking.visitor ?? [customer?.firstname, customer?.lastname].filter(Boolean).join(' '),
    };
  });
}

/**
 * Keeps bookings as they are until the transaction ends, for who is about to act on several: to be called before any calendar is locked, as every act on
 * one booking does. Ids that are none of the provider's are nobody's here.
 */
export async function lockBookings(
  tx: Work,
  of: { providerId: number; ids: readonly number[] },
): Promise<void> {
  if (of.ids.length > 0) await lockInOrder(tx, of);
}

/** What holds a place of some offers and has not begun. */
export async function bookingsOfOffers(
  work: Work,
  of: { providerId: number; offerIds: readonly number[] },
): Promise<BookingOfOffer[]> {
  return of.offerIds.length === 0 ? [] : readToComeOfOffers(work, of);
}
