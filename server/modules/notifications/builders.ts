import type { ReservationMailData } from './templates/reservation-parts.ts';
import type { ReservationForMail } from './rules/reservation-for-mail.ts';

/** For tests: a confirmed booking on Monday 16 November 2026, 14:05 in Milan, to be paid on site. */
export function aReservationForMail(given: Partial<ReservationForMail> = {}): ReservationForMail {
  return {
    providerId: 7,
    reservationId: 4711,
    status: 'A',
    language: 'it',
    person: { email: 'ada@example.org', firstname: 'Ada', lastname: 'Rossi', phone: null },
    recipient: { email: 'ada@example.org', firstname: given.person?.firstname ?? 'Ada' },
    isReadByCarer: false,
    provider: {
      name: 'Corte Verde',
      email: 'ciao@corteverde.example',
      phone: '+39 02 1234567',
      addressLine: 'Via dei Tigli 12',
      city: 'Milano',
      timeZone: 'Europe/Rome',
      notificationEmail: 'avvisi@corteverde.example',
      language: 'it',
      cancellationPolicy: '',
      color: null,
      logo: null,
    },
    offer: { id: 9, name: 'Massaggio rilassante', durationMinutes: 60 },
    resourceId: 21,
    resourceName: 'Giulia Conti',
    startsAt: new Date('2026-11-16T13:05:00Z'),
    endsAt: new Date('2026-11-16T14:05:00Z'),
    sequence: 0,
    order: {
      orderId: 815,
      priceCents: 6500,
      discountCents: 0,
      dueCents: 6500,
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
    freeCancellationUntil: new Date('2026-11-15T13:05:00Z'),
    isByProvider: false,
    isMovedByUs: false,
    expiresAt: null,
    cancelReason: null,
    ...given,
  };
}

/** For tests: what a template gets, on 2 November 2026, 09:00 in Rome. */
export function reservationMailData(given: Partial<ReservationMailData> = {}): ReservationMailData {
  const reservation = given.reservation ?? aReservationForMail();
  return {
    reservation,
    language: reservation.language,
    links: {
      origin: 'https://radura.example',
      confirm: 'https://radura.example/reservation-confirmation/7.3mv.code',
      manage: 'https://radura.example/manage/7.3mv.token',
      provider: 'https://radura.example/it/provider/7',
      staff: {
        booking: 'https://radura.example/it/business/7/reservations/3',
        wishes: 'https://radura.example/it/business/7/notices',
        stop: 'https://radura.example/it/stop-mails/7.code',
      },
    },
    now: new Date('2026-11-02T08:00:00Z'),
    backCents: 0,
    waitsFor: 'answer',
    movedFrom: null,
    ...given,
  };
}
