import { getLatestWebIntegration } from '#server/modules/widget/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationDetails } from './reservation-details.ts';

/** What a letter about a booking shows. @throws Refusal notFound */
export async function reservationForLetter(work: Work, { providerId, reservationId }: { providerId: number; reservationId: number }) {
  const { reservation, provider, customer, order, freeCancellationUntil } = await reservationDetails(work, providerId, reservationId);
  const style = await getLatestWebIntegration(work, providerId);
  const { name, email, phone, city, timeZone, language, notificationEmail, addressLine1, postalCode } = provider;
  const { status, startsAt, endsAt, localStart, expiresAt, cancelReason } = reservation;
  const { priceCents, discountCents, totalCents, paymentState, snapshot } = order;
  return {
    providerId,
    reservationId,
    status,
    language: reservation.language,
    person: { email: customer.email, firstname: customer.firstname, lastname: customer.lastname },
    provider: {
      name,
      email,
      phone,
      addressLine: [addressLine1, postalCode].filter(Boolean).join(', ') || null,
      city,
      timeZone,
      notificationEmail,
      language,
      color: style?.primaryColor ?? null,
      // A logo comes with the provider's own mail templates.
      logo: null,
    },
    offer: {
      name: snapshot.name,
      serviceName: snapshot.groupName ?? snapshot.name,
      durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    },
    resourceName: snapshot.resourceName,
    startsAt,
    endsAt,
    localStart,
    order: { orderId: order.id, priceCents, discountCents, totalCents, paymentState },
    freeCancellationUntil,
    expiresAt,
    cancelReason,
    // R means that all that was paid goes back.
    refundCents: status === 'R' ? totalCents : 0,
  };
}
