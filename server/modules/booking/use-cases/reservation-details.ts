import { getCustomer } from '#server/modules/customers/index.ts';
import { getOrder, refundableCents } from '#server/modules/payments/index.ts';
import type { Order } from '#server/modules/payments/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Customer } from '#server/modules/customers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancellationTerms } from '../rules/cancellation.ts';
import { cancellationTerms, freeCancellationUntil } from '../rules/cancellation.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';

/** A booking with all that a page or a letter about it shows. Names are those of the day it was booked. */
export interface ReservationDetails {
  reservation: Reservation;
  provider: ProviderContact;
  customer: Customer;
  order: Order;
  /** Until when cancelling is free of charge. */
  freeCancellationUntil: Date;
  /** What cancelling now would mean; not possible once it is off or has begun. */
  cancellation: CancellationTerms;
}

/** @throws Refusal notFound */
export async function reservationDetails(work: Work, providerId: number, reservationId: number): Promise<ReservationDetails> {
  const reservation = await findReservation(work, providerId, reservationId);
  if (!reservation?.orderId) throw new Refusal('notFound');
  const [provider, customer, order, refundable] = await Promise.all([
    getProviderContact(work, providerId),
    getCustomer(work, providerId, reservation.customerId),
    getOrder(work, providerId, reservation.orderId),
    refundableCents(work, providerId, reservation.orderId),
  ]);
  if (!provider || !customer || !order) throw new Error(`Reservation ${reservationId} has lost what it points to`);
  const { startsAt, status } = reservation;
  const { freeCancellationHours } = provider;
  const terms = cancellationTerms({ now: work.now(), startsAt, freeCancellationHours, refundableCents: refundable });
  return {
    reservation,
    provider,
    customer,
    order,
    freeCancellationUntil: freeCancellationUntil(startsAt, freeCancellationHours),
    cancellation: holdsPlace(status) ? terms : { isPossible: false, refundCents: 0 },
  };
}
