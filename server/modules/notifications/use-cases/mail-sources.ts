import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { reservationDetails } from '#server/modules/booking/index.ts';
import { dueCents } from '#server/modules/payments/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import { mailReaderOf } from './mail-reader.ts';
import type { MailSources } from './write-mail.ts';

/** The modules that own what mails tell, through their front doors. */
export const mailSources: MailSources = {
  async reservationForMail(work, { providerId, reservationId }) {
    try {
      const details = await reservationDetails(work, providerId, reservationId);
      return { ...asMail(details), ...(await mailReaderOf(work, details)) };
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  },
};

/** A reservation as the calendar of whose log-in sees it tells it, and mails but for their reader. */
export function asMail(details: ReservationDetails): ReservationForMail {
  const { reservation, provider, customer, order, money, refundProgress } = details;
  const { cancellation, freeCancellationUntil } = details;
  const { snapshot } = order;
  const { status, language, startsAt, endsAt, expiresAt, cancelReason } = reservation;
  return {
    providerId: reservation.providerId,
    reservationId: reservation.id,
    status,
    language,
    person: {
      email: customer.email,
      firstname: reservation.visitor ?? customer.firstname,
      lastname: reservation.visitor === null ? customer.lastname : null,
      phone: reservation.visitorPhone ?? customer.phone,
    },
    recipient: null,
    isReadByCarer: customer.personId !== reservation.personId,
    provider: {
      name: provider.name,
      email: provider.email,
      phone: provider.phone,
      addressLine: provider.addressLine1,
      city: provider.city,
      timeZone: provider.timeZone,
      notificationEmail: provider.notificationEmail,
      language: provider.language,
      cancellationPolicy: provider.cancellationPolicy,
      // A provider's own colour and logo come with its e-mail templates; until then every mail has the default.
      color: null,
      logo: null,
    },
    offer: {
      id: reservation.offerId,
      name: snapshot.name,
      durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    },
    resourceId: reservation.resourceId,
    resourceName: snapshot.resourceName,
    startsAt,
    endsAt,
    sequence: reservation.sequence,
    order: {
      orderId: order.id,
      priceCents: order.priceCents,
      discountCents: order.discountCents,
      promoCode: order.promoCode,
      promoDiscountCents: order.promoDiscountCents,
      dueCents: dueCents(order),
      paidCents: money.refundableCents + money.atCenterCents,
      atCenterCents: money.atCenterCents - money.byWalletCents,
      byWalletCents: money.byWalletCents,
      giftCents: money.giftCents,
      toWalletCents: money.toWalletCents,
      backCents: money.backCents,
      centerReturnsCents: cancellation.centerCents,
      walletReturnsCents: cancellation.walletCents + (cancellation.keptCents > 0 ? 0 : money.giftCents),
      centerKeepsCents: cancellation.keptCents,
      paymentState: order.paymentState,
      refundProgress,
    },
    freeCancellationUntil,
    isByProvider: reservation.isByProvider,
    isMovedByUs: reservation.isMovedByUs,
    expiresAt,
    cancelReason,
  };
}
