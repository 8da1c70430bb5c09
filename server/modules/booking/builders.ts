import type { TestApp } from '#server/testing/test-app.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import type { Booked } from './index.ts';
import { bookForCustomer, bookService, confirmReservationByLink } from './index.ts';

export interface ConfirmedReservation {
  providerId: number;
  id: number;
  orderId: number;
  personId: number;
  email: string;
}

interface Wanted {
  offerId: number;
  email?: string;
  at?: string;
  resourceId?: number | null;
}

/** For tests: a guest's booking without payment, which waits for its link; 3 November 2026, 10:00 unless told otherwise. */
export async function aWaitingReservation(app: TestApp, wanted: Wanted): Promise<Booked> {
  const { offerId, email = 'anna@example.it', at = '2026-11-03T10:00', resourceId = null } = wanted;
  const request = {
    offerId,
    resourceId,
    dateTimeFrom: at,
    durationMinutes: null,
    contact: { email, firstname: null, lastname: null, phone: null },
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: '198.51.100.7',
    idempotencyKey: null,
  } as const;
  return bookService(app.work(), app.deps, request, origin);
}

/** For tests: the same, confirmed by its link. */
export async function aConfirmedReservation(app: TestApp, wanted: Wanted): Promise<ConfirmedReservation> {
  const { email = 'anna@example.it' } = wanted;
  const { providerId, reservationId, orderId } = await aWaitingReservation(app, wanted);
  await confirmReservationByLink(app.work(), app.deps, { providerId, reservationId, actor: 'guest:link' });
  const personId = await findPerson(app.work(), email);
  if (personId === null) throw new Error('The booking made no person');
  return { providerId, id: reservationId, orderId, personId, email };
}

/** For tests: what the provider writes down for one of its customers, paid on site unless told otherwise. */
export async function bookFor(
  app: TestApp,
  wanted: { providerId: number; customerId: number; offerId: number; at: string; onlyBook?: boolean },
): Promise<Booked> {
  const { at: dateTimeFrom, ...of } = wanted;
  const request = { resourceId: null, onlyBook: true, dateTimeFrom, ...of };
  const desk = { actor: 'system:test', language: 'it', channel: 'Business' } as const;
  return bookForCustomer(app.work(), app.deps, request, desk);
}
