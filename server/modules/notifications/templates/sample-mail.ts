import { pathInLocale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { EmailTemplateLook } from '#contracts/validation/email-template.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { RenderedMail } from './mail-content.ts';
import { reservationMail } from './reservation-mails.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CENTS = 5900;
/** Kinds whose example is that kind itself; the others look alike. */
const OWN_EXAMPLE = ['reservation-confirmed', 'reservation-reminder', 'reservation-cancelled'] as const;

/** A mail in a template's words about an example: a booking of the day after tomorrow. */
export function sampleMail(
  look: EmailTemplateLook,
  { provider, now, origin }: { provider: ProviderContact; now: Date; origin: string },
): RenderedMail {
  const { kind, language } = look;
  const page = origin + pathInLocale(`/provider/${provider.id}`, language);
  const reservation = exampleFor(look, provider, now);
  const isOff = kind === 'reservation-cancelled';
  return reservationMail(
    OWN_EXAMPLE.find((one) => one === kind) ?? 'reservation-confirmed',
    {
      reservation: isOff ? { ...reservation, status: 'C', cancelReason: 'byCustomer' } : reservation,
      language,
      now,
      backCents: 0,
      waitsFor: 'answer',
      movedFrom: null,
      links: {
        origin,
        confirm: page,
        manage: page,
        provider: page,
        staff: { booking: page, wishes: page, stop: page },
      },
    },
    look,
  );
}

function exampleFor(
  { language }: EmailTemplateLook,
  provider: ProviderContact,
  now: Date,
): ReservationForMail {
  const startsAt = new Date(Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS + 2 * DAY_MS);
  const options = { locale: language };
  const { name, email, phone, addressLine1, city, timeZone } = provider;
  return {
    providerId: provider.id,
    reservationId: 1,
    status: 'A',
    language,
    person: { email: 'ada@example.org', firstname: 'Ada', lastname: 'Rossi', phone: null },
    recipient: { email: 'ada@example.org', firstname: 'Ada' },
    isReadByCarer: false,
    provider: {
      name,
      email,
      phone,
      addressLine: addressLine1,
      city,
      timeZone,
      notificationEmail: null,
      language: provider.language,
      cancellationPolicy: provider.cancellationPolicy,
      color: null,
      logo: null,
    },
    offer: { id: 1, name: m.templates_example_service({}, options), durationMinutes: 60 },
    resourceId: 1,
    resourceName: 'Anna',
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
    sequence: 0,
    order: {
      orderId: 1,
      priceCents: CENTS,
      discountCents: 0,
      dueCents: CENTS,
      paidCents: 0,
      atCenterCents: 0,
      byWalletCents: 0,
      giftCents: 0,
      toWalletCents: 0,
      backCents: 0,
      centerReturnsCents: 0,
      walletReturnsCents: 0,
      centerKeepsCents: 0,
      paymentState: 'notPaid',
      refundProgress: 'none',
    },
    freeCancellationUntil: new Date(startsAt.getTime() - DAY_MS),
    isByProvider: false,
    isMovedByUs: false,
    expiresAt: null,
    cancelReason: null,
  };
}
