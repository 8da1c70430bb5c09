import { describe, expect, it, test } from 'vitest';
import { formatMoney } from '#contracts/format.ts';
import { LOCALES } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import { aReservationForMail, reservationMailData } from '../builders.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { ReservationMailKind } from '../rules/reservation-mail-kinds.ts';
import { RESERVATION_MAIL_KINDS } from '../rules/reservation-mail-kinds.ts';
import { contactMail } from './contact-mails.ts';
import { bandColour, DARK, LIGHT } from './palette.ts';
import { momentOf, spanOf } from './moments.ts';
import { reservationMail } from './reservation-mails.ts';
import type { MovedFrom, ReservationMailData } from './reservation-parts.ts';

const paid = {
  orderId: 815,
  priceCents: 123450,
  discountCents: 12345,
  dueCents: 111105,
  paidCents: 111105,
  atCenterCents: 0,
  byWalletCents: 0,
  giftCents: 0,
  toWalletCents: 0,
  backCents: 0,
  centerReturnsCents: 0,
  walletReturnsCents: 0,
  centerKeepsCents: 0,
  paymentState: 'fullyPaid' as const,
  refundProgress: 'none' as const,
};
const when = '16/11/2026 14:05';

/** The scene in which each kind is sent. */
function dataOf(kind: ReservationMailKind, language: Locale): ReservationMailData {
  const reservations = {
    'reservation-to-confirm': aReservationForMail({
      status: 'P',
      expiresAt: new Date('2026-11-02T08:30:00Z'),
    }),
    'reservation-confirmed': aReservationForMail(),
    'payment-done': aReservationForMail({ order: paid }),
    'reservation-moved': aReservationForMail({ sequence: 1 }),
    'reservation-reminder': aReservationForMail(),
    'reservation-cancelled': aReservationForMail({ status: 'R', cancelReason: 'byCustomer', order: paid }),
    'refund-done': aReservationForMail({ status: 'R', cancelReason: 'byCustomer', order: paid }),
    'owner-new-booking': aReservationForMail(),
    'owner-move': aReservationForMail({ sequence: 1 }),
    'owner-cancellation': aReservationForMail({ status: 'C', cancelReason: 'byCustomer' }),
    'owner-refund-delayed': aReservationForMail({ status: 'R', cancelReason: 'byCustomer', order: paid }),
    'owner-refund-failed': aReservationForMail({ status: 'C', cancelReason: 'byCustomer', order: paid }),
    'colleague-cancellation': aReservationForMail({ status: 'C', cancelReason: 'byCustomer' }),
    'colleague-new-booking': aReservationForMail({ order: paid }),
    'colleague-move': aReservationForMail({ sequence: 1 }),
  };
  return reservationMailData({
    reservation: reservations[kind],
    language,
    backCents: kind === 'reservation-cancelled' || kind.includes('refund') ? 111105 : 0,
    movedFrom: ['reservation-moved', 'owner-move', 'colleague-move'].includes(kind)
      ? {
          startsAt: new Date('2026-11-14T08:00:00Z'),
          endsAt: new Date('2026-11-14T09:00:00Z'),
          resourceName: null,
          changes: ['time'],
          keepsPrice: true,
        }
      : null,
  });
}

const SAYS: Record<ReservationMailKind, Record<Locale, { subject: string; text: string[] }>> = {
  'reservation-to-confirm': {
    it: {
      subject: `Conferma la tua prenotazione: Massaggio rilassante, ${when}`,
      text: [
        'Manca solo la tua conferma',
        'entro le 09:30 (ora dell’Europa centrale)',
        'Vedi e conferma:\nhttps://radura.example/reservation-confirmation/7.3mv.code',
        '65,00 €, da pagare sul posto',
      ],
    },
    en: {
      subject: `Please confirm your booking: Massaggio rilassante, ${when}`,
      text: [
        'One last step: please confirm',
        'by 09:30 (Central European Time)',
        'View and confirm:\nhttps://radura.example/reservation-confirmation/7.3mv.code',
        '65,00 €, to be paid on site',
      ],
    },
  },
  'reservation-confirmed': {
    it: {
      subject: `Prenotazione confermata: Massaggio rilassante, ${when}`,
      text: [
        'Ciao Ada,',
        'Lunedì 16/11/2026, 14:05 – 15:05\nOra dell’Europa centrale, UTC+01:00',
        'Con: Giulia Conti',
        'Dove: Corte Verde, Via dei Tigli 12, Milano',
        'fino al 15/11/2026 14:05',
        'Gestisci la prenotazione:\nhttps://radura.example/manage/7.3mv.token',
        'Il team di Corte Verde',
      ],
    },
    en: {
      subject: `Booking confirmed: Massaggio rilassante, ${when}`,
      text: [
        'Hi Ada,',
        'Monday 16/11/2026, 14:05 – 15:05\nCentral European Time, UTC+01:00',
        'With: Giulia Conti',
        'until 15/11/2026 14:05',
        'Manage your booking:\nhttps://radura.example/manage/7.3mv.token',
        'The Corte Verde team',
      ],
    },
  },
  'reservation-reminder': {
    it: {
      subject: `Promemoria: Massaggio rilassante, ${when}`,
      text: [
        'Il tuo appuntamento si avvicina',
        'Lunedì 16/11/2026, 14:05 – 15:05\nOra dell’Europa centrale, UTC+01:00',
        'Con: Giulia Conti',
        'Gestisci la prenotazione:\nhttps://radura.example/manage/7.3mv.token',
      ],
    },
    en: {
      subject: `Reminder: Massaggio rilassante, ${when}`,
      text: [
        'Your appointment is coming up',
        'Monday 16/11/2026, 14:05 – 15:05\nCentral European Time, UTC+01:00',
        'Manage your booking:\nhttps://radura.example/manage/7.3mv.token',
      ],
    },
  },
  'payment-done': {
    it: {
      subject: `Pagamento ricevuto: ${formatMoney(111105)} per Massaggio rilassante`,
      text: [
        'Prezzo: 1.234,50 €',
        'Sconto online: −123,45 €',
        'Totale: 1.111,05 €',
        'Pagato online: 1.111,05 €',
        'non una fattura',
      ],
    },
    en: {
      subject: `Payment received: ${formatMoney(111105)} for Massaggio rilassante`,
      text: [
        'Price: 1.234,50 €',
        'Online discount: −123,45 €',
        'Total: 1.111,05 €',
        'Paid online: 1.111,05 €',
        'not a tax invoice',
      ],
    },
  },
  'reservation-moved': {
    it: {
      subject: `Prenotazione spostata: Massaggio rilassante, ${when}`,
      text: [
        'Ciao Ada,',
        'è cambiata: ora prevede un nuovo orario; il prezzo resta lo stesso',
        'Lunedì 16/11/2026, 14:05 – 15:05',
        'Prima era: Sabato 14/11/2026, 09:00 – 10:00',
        'Gestisci la prenotazione:\nhttps://radura.example/manage/7.3mv.token',
      ],
    },
    en: {
      subject: `Booking moved: Massaggio rilassante, ${when}`,
      text: [
        'has changed: it now has a new time; the price stays the same',
        'Previously: Saturday 14/11/2026, 09:00 – 10:00',
      ],
    },
  },
  'reservation-cancelled': {
    it: {
      subject: `Prenotazione annullata: Massaggio rilassante, ${when}`,
      text: ['come hai chiesto', 'Ti tornano 1.111,05 € sulla carta', 'https://radura.example/it/provider/7'],
    },
    en: {
      subject: `Booking cancelled: Massaggio rilassante, ${when}`,
      text: ['as you requested', '1.111,05 € will be refunded to the card'],
    },
  },
  'refund-done': {
    it: {
      subject: `Rimborso di ${formatMoney(111105)} da Corte Verde`,
      text: ['Il rimborso è in viaggio', 'abbiamo restituito 1.111,05 €', 'Ordine: 815'],
    },
    en: {
      subject: `Refund of ${formatMoney(111105)} from Corte Verde`,
      text: ['Your refund is on its way', 'we have refunded 1.111,05 €', 'Order: 815'],
    },
  },
  'owner-new-booking': {
    it: {
      subject: `Nuova prenotazione: Massaggio rilassante, ${when}`,
      text: [
        'Ada Rossi ha prenotato da Corte Verde.',
        'Cliente: Ada Rossi',
        'E-mail: ada@example.org',
        'Il team di Radura',
      ],
    },
    en: {
      subject: `New booking: Massaggio rilassante, ${when}`,
      text: ['Ada Rossi has booked at Corte Verde.', 'Customer: Ada Rossi', 'The Radura team'],
    },
  },
  'owner-move': {
    it: {
      subject: `Prenotazione spostata: Massaggio rilassante, ${when}`,
      text: [
        'La prenotazione di Ada Rossi',
        'Prima era: Sabato 14/11/2026, 09:00 – 10:00',
        'Cliente: Ada Rossi',
      ],
    },
    en: {
      subject: `Booking moved: Massaggio rilassante, ${when}`,
      text: [
        'The booking of Ada Rossi',
        'The previous one is available again.',
        'Previously: Saturday 14/11/2026',
      ],
    },
  },
  'owner-cancellation': {
    it: {
      subject: `Prenotazione annullata: Massaggio rilassante, ${when}`,
      text: ['Ada Rossi ha annullato la prenotazione. L’orario è di nuovo libero.'],
    },
    en: {
      subject: `Booking cancelled: Massaggio rilassante, ${when}`,
      text: ['Ada Rossi has cancelled the booking. The time is available again.'],
    },
  },
  'owner-refund-delayed': {
    it: {
      subject: `Rimborso in attesa: ${formatMoney(111105)} a Ada Rossi`,
      text: [
        'Il rimborso di 1.111,05 € a Ada Rossi non è ancora partito',
        'Non dipende da te',
        'Ordine: 815',
      ],
    },
    en: {
      subject: `Refund pending: ${formatMoney(111105)} to Ada Rossi`,
      text: ['has not been sent yet', 'This does not depend on you', 'Order: 815'],
    },
  },
  'owner-refund-failed': {
    it: {
      subject: `Rimborso non riuscito: ${formatMoney(111105)} a Ada Rossi`,
      text: [
        'Il rimborso di 1.111,05 € a Ada Rossi non è riuscito',
        'Restituiscili in un altro modo, per esempio con un bonifico o in contanti',
        'E-mail: ada@example.org',
        'Massaggio rilassante',
        'Quando: 16/11/2026 14:05',
        'Rimborso: 1.111,05 €',
      ],
    },
    en: {
      subject: `Refund failed: ${formatMoney(111105)} to Ada Rossi`,
      text: ['will not try again', 'for example by bank transfer or in cash', 'Refund: 1.111,05 €'],
    },
  },
  'colleague-cancellation': {
    it: {
      subject: `Appuntamento tolto: Massaggio rilassante, ${when}`,
      text: ['Questo appuntamento non è più nella tua agenda da Corte Verde.', 'Cliente: Ada Rossi'],
    },
    en: {
      subject: `Appointment removed: Massaggio rilassante, ${when}`,
      text: ['This appointment is no longer in your calendar at Corte Verde.'],
    },
  },
  'colleague-new-booking': {
    it: {
      subject: `Nuovo appuntamento per te: Massaggio rilassante, ${when}`,
      text: [
        'Nella tua agenda da Corte Verde c’è un appuntamento in più.',
        'Cliente: Ada Rossi',
        'Apri la prenotazione:\nhttps://radura.example/it/business/7/reservations/3',
        'o nessuna, qui: https://radura.example/it/business/7/notices',
      ],
    },
    en: {
      subject: `New appointment for you: Massaggio rilassante, ${when}`,
      text: ['You have a new appointment in your calendar at Corte Verde.', 'The Radura team'],
    },
  },
  'colleague-move': {
    it: {
      subject: `Appuntamento spostato: Massaggio rilassante, ${when}`,
      text: ['Un tuo appuntamento da Corte Verde è cambiato.', 'Prima era: Sabato 14/11/2026, 09:00 – 10:00'],
    },
    en: {
      subject: `Appointment moved: Massaggio rilassante, ${when}`,
      text: ['One of your appointments at Corte Verde has changed.', 'Previously: Saturday 14/11/2026'],
    },
  },
};

describe.each(RESERVATION_MAIL_KINDS.filter((kind) => kind.startsWith('colleague-')))('%s', (kind) => {
  it('names who comes, and nothing by which they could be reached, acted for or asked for money', () => {
    const data = dataOf(kind, 'it');
    const mail = reservationMail(kind, data);
    const event = mail.attachments.map(({ content }) => content.replaceAll('\r\n ', '')).join('');
    for (const said of [mail.text, mail.html, event]) {
      expect(said).not.toMatch(/ada@example\.org|manage\/|333|1\.111/);
      expect(said).not.toContain(data.reservation.person.phone ?? 'no phone');
    }
    expect(mail.replyTo).toBeNull();
    expect(event).toContain('Ada Rossi');
    expect(event).toMatch(kind === 'colleague-cancellation' ? /METHOD:CANCEL/ : /METHOD:REQUEST/);
  });

  it('says of who left no name that they left none', () => {
    const person = { email: 'nessuno@example.org', firstname: null, lastname: null, phone: '333 1234567' };
    const mail = reservationMail(
      kind,
      reservationMailData({ reservation: aReservationForMail({ person }), language: 'it' }),
    );
    expect(mail.text).toContain('un cliente senza nome');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/nessuno@|1234567/);
  });
});

describe.each(RESERVATION_MAIL_KINDS)('%s', (kind) => {
  test.each(LOCALES)('in %s', (language) => {
    const mail = reservationMail(kind, dataOf(kind, language));
    const { subject, text } = SAYS[kind][language];
    expect(mail.subject).toBe(subject);
    for (const words of text) expect(mail.text.replaceAll('\u00A0', ' ')).toContain(words);
    // Header, goodbye and footer (specification section 2), the default colour (specification section 9), and the same words in the HTML.
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain('#FA8072');
    expect(mail.html).toMatch(language === 'it' ? /A presto,<br>/ : /See you soon,<br>/);
    expect(mail.html).toContain(
      language === 'it' ? 'Ricevi questa e-mail perché' : 'You receive this e-mail because',
    );
    expect(mail.html).toContain('max-width:600px');
    expect(mail.html).not.toMatch(/<script|<link|url\(|undefined|\[object/);
    expect(mail.text).not.toMatch(/undefined|<|&/);
    const answers = kind.startsWith('owner') ? 'ada@example.org' : 'ciao@corteverde.example';
    expect(mail.replyTo).toBe(kind.startsWith('colleague') ? null : answers);
  });
});

describe('a mail about what stands all the same', () => {
  const money = { ...paid, dueCents: 5000, paidCents: 5000 };
  const whole = { ...money, dueCents: 0, paidCents: 0, backCents: 5000 };
  it.each([
    [
      'given back whole',
      { ...whole, paymentState: 'notPaid', refundProgress: 'refunded' },
      '50,00 €, già rimborsati',
      '50,00 €, already refunded',
    ],
    [
      'on its way back',
      { ...whole, refundProgress: 'onItsWay' },
      '50,00 €, rimborso in arrivo',
      '50,00 €, refund on its way',
    ],
    [
      'given back in part',
      { ...money, dueCents: 3000, paidCents: 3000, backCents: 2000, refundProgress: 'partlyRefunded' },
      '30,00 €, già pagati online; 20,00 € già rimborsati',
      '30,00 €, already paid online; 20,00 € already refunded',
    ],
    [
      'on its way back in part',
      { ...money, dueCents: 3000, paidCents: 3000, backCents: 2000, refundProgress: 'onItsWay' },
      '30,00 €, già pagati online; 20,00 €, rimborso in arrivo',
      '30,00 €, already paid online; 20,00 €, refund on its way',
    ],
    [
      'not given back after all',
      { ...money, dueCents: 0, refundProgress: 'failed' },
      '50,00 €, già pagati online',
      '50,00 €, already paid online',
    ],
    [
      'not paid',
      { ...money, paidCents: 0, paymentState: 'notPaid' },
      '50,00 €, da pagare sul posto',
      '50,00 €, to be paid on site',
    ],
    [
      'paid at the center',
      { ...money, atCenterCents: 5000 },
      '50,00 €, già pagati al centro',
      '50,00 €, already paid at the center',
    ],
    [
      'paid in both ways',
      { ...money, atCenterCents: 2000 },
      '30,00 €, già pagati online; 20,00 €, già pagati al centro',
      '30,00 €, already paid online; 20,00 €, already paid at the center',
    ],
    [
      'paid in part',
      { ...money, paidCents: 2000, atCenterCents: 2000, paymentState: 'partiallyPaid' },
      '20,00 €, già pagati al centro; 30,00 €, da pagare sul posto',
      '20,00 €, already paid at the center; 30,00 €, to be paid on site',
    ],
    [
      'another that is asked for after it was given back',
      { ...whole, dueCents: 4000, paymentState: 'notPaid', refundProgress: 'refunded' },
      '40,00 €, da pagare sul posto; 50,00 € già rimborsati',
      '40,00 €, to be paid on site; 50,00 € already refunded',
    ],
  ] as const)('is true about money that is %s', (_what, order, italian, english) => {
    const reservation = aReservationForMail({ sequence: 1, order });
    for (const kind of ['reservation-moved', 'owner-move'] as const)
      for (const [language, words] of [
        ['it', italian],
        ['en', english],
      ] as const)
        expect(textOf(kind, { reservation, language })).toContain(`: ${words}\n`);
  });
});

/** With the spaces that are typed. */
const textOf = (kind: ReservationMailKind, given: Partial<ReservationMailData>): string =>
  reservationMail(kind, reservationMailData(given)).text.replaceAll('\u00A0', ' ');

test('a receipt says what was paid in which way', () => {
  const order = { ...paid, dueCents: 5000, paidCents: 5000, atCenterCents: 2000 };
  const text = textOf('payment-done', { language: 'it', reservation: aReservationForMail({ order }) });
  expect(text).toContain('Totale: 50,00 €\nPagato online: 30,00 €\nPagato al centro: 20,00 €');
});

describe('what a cancellation says of money that was paid at the center', () => {
  const off = { ...paid, dueCents: 5000, paidCents: 2000, atCenterCents: 2000, centerReturnsCents: 2000 };
  const kept = { ...off, centerReturnsCents: 0, centerKeepsCents: 2000 };
  const gone = { ...paid, dueCents: 0, paidCents: 0, backCents: 5000, paymentState: 'notPaid' as const };
  it.each([
    [
      'goes back there',
      off,
      0,
      'Hai pagato 20,00 € al centro: te li restituisce Corte Verde.',
      'You paid 20,00 € at the center: Corte Verde will refund it.',
    ],
    [
      'goes back there beside what goes to the card',
      off,
      3000,
      'Ti tornano 30,00 € sulla carta',
      '30,00 € will be refunded to the card',
    ],
    [
      'goes back there beside what goes to the card, as well',
      off,
      3000,
      'Hai pagato 20,00 € al centro',
      'You paid 20,00 € at the center',
    ],
    [
      'stays there',
      kept,
      0,
      'per questo 20,00 € che hai pagato non vengono rimborsati',
      'so the 20,00 € you paid is not refunded',
    ],
    [
      'has gone back',
      { ...gone, refundProgress: 'refunded' as const },
      0,
      'ti è già stato restituito: 50,00 €',
      'has already been refunded: 50,00 €',
    ],
    [
      'is on its way',
      { ...gone, refundProgress: 'onItsWay' as const },
      0,
      'sta già tornando: 50,00 €',
      'already on its way: 50,00 €',
    ],
  ])('and %s', (_what, order, backCents, italian, english) => {
    const reservation = aReservationForMail({ status: 'C', cancelReason: 'byProvider', order });
    for (const [language, words] of [
      ['it', italian],
      ['en', english],
    ] as const) {
      const text = textOf('reservation-cancelled', { reservation, language, backCents });
      expect(text).toContain(words);
      expect(text.includes('Si poteva annullare') || text.includes('was possible until')).toBe(
        order === kept,
      );
      expect(text).not.toMatch(/Non avevi pagato|had not paid/);
    }
  });

  it.each([
    [
      off,
      0,
      'Da restituire al cliente: 20,00 € pagati da voi',
      'Refund to the customer: 20,00 € paid at your desk',
    ],
    [kept, 0, '20,00 € restano a voi', 'You keep 20,00 €'],
    [off, 3000, 'Al cliente tornano 30,00 € sulla carta', '30,00 € is refunded to the customer’s card'],
  ])('is told to the center: %j and %d by card', (order, backCents, italian, english) => {
    const reservation = aReservationForMail({ status: 'C', cancelReason: 'byCustomer', order });
    for (const [language, words] of [
      ['it', italian],
      ['en', english],
    ] as const)
      expect(textOf('owner-cancellation', { reservation, language, backCents })).toContain(words);
  });
});

describe('what a cancellation says comes back', () => {
  const saysOf = (
    order: ReservationForMail['order'] | undefined,
    backCents: number,
    cancelReason: 'byCustomer' | 'byProvider' | 'placeLost',
  ) =>
    reservationMail(
      'reservation-cancelled',
      reservationMailData({
        language: 'en',
        backCents,
        reservation: aReservationForMail({ status: 'C', cancelReason, ...(order ? { order } : {}) }),
      }),
    );
  it('nothing, when nothing was paid', () =>
    expect(saysOf(undefined, 0, 'byCustomer').text).toContain('You had not paid anything'));
  it('nothing any more, when it was too late', () => {
    expect(saysOf({ ...paid, centerKeepsCents: 111105 }, 0, 'byCustomer').text).toContain(
      `possible until 15/11/2026 14:05 (Central European Time), so the ${formatMoney(111105)} you paid is not refunded`,
    );
  });
  it('nothing by itself, when the refund has failed by the time it is written', () => {
    const text = saysOf({ ...paid, refundProgress: 'failed' }, 111105, 'byCustomer').text;
    expect(text).toContain('The refund failed, and you are still entitled to it');
    expect(text).not.toContain('will come back to the card');
  });
  it('is sorry when the provider cancelled', () =>
    expect(saysOf(paid, 111105, 'byProvider').text).toContain('had to cancel your booking'));
  it('is sorry when the place was lost, and leaves the calendar alone', () => {
    const mail = saysOf(paid, 111105, 'placeLost');
    expect(mail.text).toContain('you lose nothing');
    expect(mail.attachments).toEqual([]);
  });
});

it.each([
  ['balance', 'The balance of your account'],
  ['account', 'connected to Radura'],
  ['key', 'This does not depend on you'],
] as const)('says what can be done about a refund that waits for %s', (waitsFor, words) => {
  const data = reservationMailData({ language: 'en', backCents: 5000, waitsFor });
  expect(reservationMail('owner-refund-delayed', data).text).toContain(words);
});

describe('the confirmation', () => {
  const textOf = (data: Partial<ReservationMailData>) =>
    reservationMail('reservation-confirmed', reservationMailData({ language: 'en', ...data })).text;
  it('says when cancelling free of charge is over', () => {
    expect(textOf({ now: new Date('2026-11-15T13:05:00Z') })).toContain(
      'You can cancel free of charge until',
    );
    expect(textOf({ now: new Date('2026-11-15T13:05:01Z') })).toContain('has already passed');
  });
  it('says what is paid and what is free', () => {
    expect(textOf({ reservation: aReservationForMail({ order: paid }) })).toContain(
      '1.111,05 €, already paid online'.replace(' ', '\u00A0'),
    );
    const free = {
      ...paid,
      dueCents: 0,
      paidCents: 0,
      priceCents: 0,
      discountCents: 0,
      paymentState: 'pricedZero' as const,
    };
    expect(textOf({ reservation: aReservationForMail({ order: free }) })).toContain(
      'Payment: Free of charge',
    );
  });
});

test('contact mails, in both languages', () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'Una domanda',
    content: 'Prima riga\n\nSeconda',
    isDemoRequest: false,
  };
  const copy = contactMail('contact-copy', message, 'it', 'https://radura.example');
  expect(copy).toMatchObject({ subject: 'Abbiamo ricevuto il tuo messaggio', replyTo: null });
  expect(copy.text).toContain('> Una domanda\n>\n> Prima riga\n>\n> Seconda');
  expect(contactMail('contact-copy', message, 'en', 'https://radura.example').subject).toBe(
    'We have received your message',
  );
  const ours = contactMail('contact-message', message, 'it', 'https://radura.example');
  expect(ours).toMatchObject({ subject: 'Dal modulo di contatto: Una domanda', replyTo: 'ada@example.org' });
  expect(
    contactMail('contact-message', { ...message, isDemoRequest: true }, 'en', 'https://radura.example')
      .subject,
  ).toBe('Demo request: Una domanda');
});

describe('times', () => {
  it.each([
    ['before the clock goes forward', '2026-03-29T00:55:00Z', '29/03/2026 01:55', 'UTC+01:00'],
    ['after it', '2026-03-29T01:00:00Z', '29/03/2026 03:00', 'UTC+02:00'],
    ['the first 02:30 in autumn', '2026-10-25T00:30:00Z', '25/10/2026 02:30', 'UTC+02:00'],
    ['the second', '2026-10-25T01:30:00Z', '25/10/2026 02:30', 'UTC+01:00'],
  ])('%s', (_name, at, dateTime, offset) => {
    const moment = momentOf(new Date(at), 'Europe/Rome', 'en');
    expect(moment).toMatchObject({ dateTime, weekday: 'Sunday', zone: `Central European Time, ${offset}` });
  });
  it('name another zone', () => {
    expect(momentOf(new Date('2026-11-16T13:05:00Z'), 'America/New_York', 'it')).toMatchObject({
      dateTime: '16/11/2026 08:05',
    });
    expect(momentOf(new Date('2026-11-16T13:05:00Z'), 'America/New_York', 'it').zone).toMatch(
      /^Ora .*, UTC-05:00$/,
    );
  });
  it('tell the other day at which something ends', () => {
    expect(
      spanOf(new Date('2026-12-31T22:30:00Z'), new Date('2026-12-31T23:30:00Z'), 'Europe/Rome', 'it'),
    ).toBe('23:30 – 01/01/2027 00:30');
  });
});

describe('colours', () => {
  const PAIRS = [
    ['ink', 'surface'],
    ['ink', 'tint'],
    ['muted', 'paper'],
    ['muted', 'surface'],
    ['muted', 'tint'],
    ['link', 'paper'],
    ['link', 'surface'],
    ['onButton', 'button'],
  ] as const;
  it.each(PAIRS)('%s can be read on %s, by day and by night', (text, ground) => {
    for (const palette of [LIGHT, DARK])
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each([null, 'red', '#GGGGGG', 'red;}', '#12345', 'url(x)', '#FA8072" onload="'])(
    '%j is no colour of a band',
    (colour) => {
      expect(bandColour(colour)).toBe('#FA8072');
    },
  );
});

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('mails about somebody else than who reads them', () => {
  const leo = { email: null, firstname: 'Leo', lastname: 'Rossi', phone: null };
  const inCare = {
    person: leo,
    recipient: { email: 'marta@example.org', firstname: 'Marta' },
    isReadByCarer: true,
  };
  const mailOf = (kind: ReservationMailKind, given: Partial<ReservationForMail>) =>
    reservationMail(kind, reservationMailData({ reservation: aReservationForMail(given) }));

  it.each(RESERVATION_MAIL_KINDS.filter((kind) => !/^(owner|colleague)-/.test(kind)))(
    '%s greets who reads and says who comes, in both forms',
    (kind) => {
      const { text, html } = mailOf(kind, { ...inCare, expiresAt: new Date('2026-11-02T08:30:00Z') });
      expect(text).toContain('Ciao Marta,');
      expect(text).toMatch(/Per:? +Leo Rossi/);
      expect(html).toContain('Leo Rossi');
    },
  );

  it('say so in the calendar too', () => {
    const [file] = mailOf('reservation-confirmed', inCare).attachments;
    const event = file?.content.replaceAll('\r\n ', '') ?? '';
    expect(event).toContain('SUMMARY:Massaggio rilassante da Corte Verde\\, per Leo Rossi');
    expect(event).toContain('MAILTO:marta@example.org');
  });

  it('tell the owner who comes, and whom an answer reaches', () => {
    const { text, replyTo } = mailOf('owner-new-booking', inCare);
    expect(text).toMatch(/Cliente:? +Leo Rossi/);
    expect(text).toContain('marta@example.org');
    expect(replyTo).toBe('marta@example.org');
  });

  it.each([
    ['it', 'Da Corte Verde è stata presa al banco una prenotazione per Ada Rossi.'],
    ['en', 'A booking for Ada Rossi was made at the desk of Corte Verde.'],
  ] as const)('tell the owner of a booking of the desk as one (%s)', (language, words) => {
    const reservation = aReservationForMail({ isByProvider: true });
    const { text } = reservationMail('owner-new-booking', reservationMailData({ reservation, language }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('tell the owner of a customer whom nobody can write to, by name, phone, or neither', () => {
    const unreachable = { recipient: null, isReadByCarer: false };
    for (const [person, name] of [
      [leo, 'Leo Rossi'],
      [{ email: null, firstname: null, lastname: null, phone: '02 123456' }, '02 123456'],
      [{ email: null, firstname: null, lastname: null, phone: null }, 'un cliente senza nome'],
    ] as const) {
      const { text, replyTo } = mailOf('owner-new-booking', { person, ...unreachable });
      expect(text).toContain(name);
      expect(text).not.toContain('Rispondendo');
      expect(replyTo).toBeNull();
    }
  });
});

describe('a move that leaves the time as it was', () => {
  const HOUR = { startsAt: new Date('2026-11-16T13:05:00Z'), endsAt: new Date('2026-11-16T14:05:00Z') };
  const mailOf = (kind: ReservationMailKind, language: Locale, given: Partial<MovedFrom>) =>
    reservationMail(
      kind,
      reservationMailData({
        reservation: aReservationForMail({ sequence: 1, isMovedByUs: true }),
        language,
        movedFrom: { ...HOUR, resourceName: null, changes: ['time'], keepsPrice: false, ...given },
      }),
    );
  const OF_PERSON: Partial<MovedFrom> = { changes: ['person'], resourceName: 'Anna Neri' };
  const OF_LENGTH: Partial<MovedFrom> = {
    changes: ['length'],
    endsAt: new Date('2026-11-16T14:35:00Z'),
  };

  it.each([
    [
      'it',
      'Prenotazione cambiata',
      'ora prevede un’altra persona.',
      'Persona: prima Anna Neri, ora Giulia Conti',
    ],
    ['en', 'Booking changed', 'it now has a different person.', 'Person: before Anna Neri, now Giulia Conti'],
  ] as const)('says in %s that the person is another, with both', (language, subject, intro, row) => {
    for (const kind of ['reservation-moved', 'owner-move'] as const) {
      const { subject: said, text } = mailOf(kind, language, OF_PERSON);
      expect(said).toBe(`${subject}: Massaggio rilassante, ${when}`);
      expect(text).toContain(intro);
      expect(text).toContain(row);
      expect(text).not.toMatch(/nuovo orario|new time|Prima era|Before:|Lo spostamento|The move was/i);
    }
  });

  it.each([
    ['it', 'ora prevede un’altra durata.', 'Durata: prima 90 minuti, ora 60 minuti'],
    ['en', 'it now has a different duration.', 'Duration: before 90 minutes, now 60 minutes'],
  ] as const)('says in %s that it is shorter, with both', (language, intro, row) => {
    const { text } = mailOf('reservation-moved', language, OF_LENGTH);
    expect(text).toContain(intro);
    expect(text).toContain(row);
    expect(text).not.toMatch(/nuovo orario|new time|Prima era|il prezzo resta|price stays/i);
    expect(mailOf('colleague-move', language, OF_LENGTH).text).toContain(row);
    expect(mailOf('colleague-move', language, OF_LENGTH).subject).toMatch(
      /^Appuntamento cambiato|^Appointment changed/,
    );
  });

  it('names all that changed, and another service', () => {
    const all: Partial<MovedFrom> = {
      ...OF_PERSON,
      startsAt: new Date('2026-11-14T08:00:00Z'),
      endsAt: new Date('2026-11-14T09:30:00Z'),
      changes: ['time', 'length', 'person'],
    };
    const { subject, text } = mailOf('reservation-moved', 'it', all);
    expect(subject).toContain('Prenotazione spostata');
    expect(text).toContain('un nuovo orario, un’altra durata e un’altra persona');
    expect(text).toContain('Prima era: Sabato 14/11/2026, 09:00 – 10:30');
    expect(text).toContain('Durata: prima 90 minuti, ora 60 minuti');
    expect(mailOf('owner-move', 'en', all).text).toContain(
      'a new time, a different duration and a different person',
    );
    expect(mailOf('reservation-moved', 'it', { changes: ['service'] }).text).toContain('un altro servizio');
  });
});

describe('of a booking that its provider has moved', () => {
  const moved = (language: Locale, given: Partial<ReservationForMail> = {}) => {
    const reservation = aReservationForMail({ sequence: 1, isMovedByUs: true, ...given });
    const freeCancellationUntil = reservation.startsAt;
    return reservationMail(
      'reservation-moved',
      reservationMailData({ reservation: { ...reservation, freeCancellationUntil }, language }),
    ).text;
  };

  it('says that it may be declined free of charge until it begins, and that what was paid comes back', () => {
    expect(moved('it')).toContain(
      `Lo spostamento è una decisione di Corte Verde: se non ti va bene puoi rinunciare gratis fino all’inizio, ${when}`,
    );
    expect(moved('en')).toContain('you can decline free of charge until the start');
    expect(moved('it', { order: paid })).toContain('e riavere tutto quello che hai pagato.');
    expect(moved('en', { order: paid })).toContain('and get back everything you paid.');
  });

  it('says nothing of it where it was moved at its reader’s wish', () => {
    expect(moved('it', { isMovedByUs: false })).not.toContain('rinunciare');
  });
});

test('BUS-52: the provider’s own words stand beside the hours of free cancellation', () => {
  const { provider } = aReservationForMail();
  const policy = 'Chiamaci se arrivi in ritardo.';
  const reservation = aReservationForMail({ provider: { ...provider, cancellationPolicy: policy } });
  const mail = reservationMail('reservation-confirmed', reservationMailData({ reservation }));
  expect(mail.text).toContain(`Corte Verde aggiunge: ${policy}`);
  const plain = reservationMail(
    'reservation-confirmed',
    reservationMailData({ reservation: aReservationForMail() }),
  );
  expect(plain.text).not.toContain('aggiunge:');
});
