import { describe, expect, it } from 'vitest';
import type { Booking } from '../record.ts';
import { check } from './check.ts';
import type { DeskBooking, DeskState } from '../desk-record.ts';
import type { DeskRow, EndState, MailRow, ReservationRow } from './end-state.ts';

const NINE = Date.UTC(2026, 10, 30, 9);
const EMAIL = 'guest-1@example.it';
const booking: Booking = {
  key: 'one',
  email: EMAIL,
  offerId: 3,
  startsAt: NINE,
  kind: 'paid',
  answers: ['1/7/9'],
  isRefused: false,
  reservationId: 7,
  heard: new Set(['placed', 'paid']),
  asked: new Set(['pay']),
};
const row: ReservationRow = {
  id: 7,
  providerId: 1,
  offerId: 3,
  resourceId: 2,
  email: EMAIL,
  startsAt: NINE,
  status: 'A',
  cancelReason: null,
};
const intent = {
  id: 'pi_1',
  receivedCents: 5000,
  feeCents: 150,
  feeReturnedCents: 0,
  refunds: [],
  paidAt: 1000,
};
const account = {
  intentId: 'pi_1',
  reservationId: 7,
  capturedCents: 5000,
  refundedCents: 0,
  feeCents: 150,
  feeReturnedCents: 0,
  capturedAt: 2000,
};
const mailOf = (kind: string, recipient = EMAIL): MailRow => ({
  kind,
  recipient,
  reservationId: 7,
  state: 'sent',
  messageId: `<${kind}>`,
  createdAt: 1000,
});
const mails = [
  mailOf('reservation-confirmed'),
  mailOf('owner-new-booking', 'studio@example.it'),
  mailOf('payment-done'),
];
const deliveryOf = ({ messageId, recipient }: MailRow, id: number, answeredAt: number | null = 1100) => ({
  id,
  messageId: messageId ?? '',
  recipient,
  subject: '',
  text: '',
  cameAt: 1050,
  answeredAt,
});
const told: DeskState = {
  startsAt: NINE + 86_400_000,
  minutes: 60,
  resourceId: 2,
  roomId: 5,
  status: 'A',
  presence: null,
  takenCents: 3000,
  returnedCents: 1000,
  changes: 1,
  payments: 2,
};
const deskBooking: DeskBooking = {
  key: 'note',
  providerId: 1,
  id: 8,
  orderId: 10,
  sequence: 1,
  told,
  asked: null,
  oddities: [],
};
const deskRow: DeskRow = { ...told, id: 8, key: 'note', offerId: 4 };
const good: EndState = {
  bookings: [booking],
  reservations: [row],
  deskBookings: [deskBooking],
  deskReservations: [deskRow],
  intents: [intent],
  accounts: [account],
  mails,
  deliveries: mails.map((mail, id) => deliveryOf(mail, id)),
  dueJobs: [],
  deadJobs: [],
  violations: [],
  kills: [500_000],
};
const [confirmation = mailOf('reservation-confirmed')] = mails;
const found = (changed: Partial<EndState>) => check({ ...good, ...changed }).map(({ what }) => what);

const cancelled: Partial<EndState> = {
  bookings: [
    { ...booking, heard: new Set(['placed', 'paid', 'cancelled']), asked: new Set(['pay', 'cancel']) },
  ],
  reservations: [{ ...row, status: 'R', cancelReason: 'byCustomer' }],
  intents: [{ ...intent, feeReturnedCents: 150, refunds: [{ cents: 5000 }] }],
  accounts: [{ ...account, refundedCents: 5000, feeReturnedCents: 150 }],
  mails: [...mails, mailOf('reservation-cancelled'), mailOf('refund-done')],
  deliveries: [...mails, mailOf('reservation-cancelled'), mailOf('refund-done')].map((mail, id) =>
    deliveryOf(mail, id),
  ),
};

describe('the check', () => {
  it('finds nothing where all is well', () => {
    expect(found({})).toEqual([]);
    expect(found(cancelled)).toEqual([]);
  });

  it.each<[string, Partial<EndState>, string]>([
    ['a lost booking', { reservations: [] }, 'an acknowledged booking is not there'],
    [
      'another booking than the one told',
      { reservations: [{ ...row, id: 8 }] },
      'an acknowledged booking is not there',
    ],
    ['a booking made twice', { reservations: [row, { ...row, id: 8, resourceId: 4 }] }, 'booked twice'],
    [
      'a place taken twice',
      { reservations: [row, { ...row, id: 8, email: 'guest-2@example.it' }] },
      'a place taken twice',
    ],
    [
      'two answers to one key',
      { bookings: [{ ...booking, answers: ['1/7/9', '1/8/10'] }] },
      'two answers to one key',
    ],
    [
      'a booking made behind a refusal',
      { bookings: [{ ...booking, answers: [], heard: new Set(), isRefused: true }] },
      'made, although refused',
    ],
    [
      'a payment that confirmed nothing',
      { reservations: [{ ...row, status: 'RSD' }] },
      'confirmed or paid, and still RSD',
    ],
    [
      'a booking called off by nobody',
      { reservations: [{ ...row, status: 'C', cancelReason: 'expired' }] },
      'off without being asked: expired',
    ],
    [
      'a cancellation that is gone',
      { ...cancelled, reservations: [row] },
      'an acknowledged cancellation is not there',
    ],
  ])('finds %s', (_name, changed, what) => {
    expect(found(changed)).toContain(what);
  });

  it.each<[string, Partial<EndState>, string]>([
    ['money not settled', { accounts: [] }, 'money taken and not settled'],
    [
      'a cent too little',
      { accounts: [{ ...account, capturedCents: 4999 }] },
      'taken: another amount in the ledger',
    ],
    [
      'a cent of the share',
      { accounts: [{ ...account, feeCents: 151 }] },
      'our share: another amount in the ledger',
    ],
    ['money that nobody took', { intents: [] }, 'settled, and unknown to the processor'],
    [
      'a refund that only the processor knows',
      { ...cancelled, accounts: [{ ...account, feeReturnedCents: 150 }] },
      'given back: another amount in the ledger',
    ],
    [
      'a refund that did not happen',
      { ...cancelled, intents: [{ ...intent, feeReturnedCents: 150 }] },
      'called off, and the money is not back',
    ],
    [
      'a refund made twice',
      {
        ...cancelled,
        intents: [{ ...intent, feeReturnedCents: 150, refunds: [{ cents: 2500 }, { cents: 2500 }] }],
      },
      'given back twice',
    ],
    [
      'a share kept',
      { ...cancelled, intents: [{ ...intent, refunds: [{ cents: 5000 }] }] },
      'returned of our share: another amount in the ledger',
    ],
    [
      'an order paid twice',
      { intents: [intent, { ...intent, id: 'pi_2' }], accounts: [account, { ...account, intentId: 'pi_2' }] },
      'paid twice',
    ],
  ])('finds %s', (_name, changed, what) => {
    expect(found(changed)).toContain(what);
  });

  it.each<[string, Partial<EndState>, string]>([
    [
      'a mail that waits',
      { mails: [{ ...confirmation, state: 'waiting' }, ...mails.slice(1)] },
      'a mail not sent',
    ],
    [
      'a mail given up',
      { mails: [{ ...confirmation, state: 'failed' }, ...mails.slice(1)] },
      'a mail given up',
    ],
    [
      'a mail that never came',
      { deliveries: good.deliveries.slice(1) },
      'a mail noted as sent, and never come',
    ],
    ['a letter without a mail', { mails: mails.slice(1) }, 'a letter that nobody queued'],
    [
      'an event that nobody told',
      { mails: mails.slice(1), deliveries: good.deliveries.slice(1) },
      'reservation-confirmed was never told',
    ],
    [
      'a mail dropped too early',
      {
        mails: [{ ...confirmation, state: 'dropped' }, ...mails.slice(1)],
        deliveries: good.deliveries.slice(1),
      },
      'reservation-confirmed was never told',
    ],
    [
      'a cancellation whose mail was dropped',
      {
        ...cancelled,
        mails: cancelled.mails?.map((mail) =>
          mail.kind === 'reservation-cancelled' ? { ...mail, state: 'dropped' } : mail,
        ),
        deliveries: good.deliveries,
      },
      'reservation-cancelled was never told',
    ],
    [
      'a letter that came twice',
      { deliveries: [...good.deliveries, deliveryOf(confirmation, 9)] },
      'a letter came twice',
    ],
    [
      'a mail queued twice',
      {
        mails: [...mails, { ...confirmation, messageId: '<other>' }],
        deliveries: [...good.deliveries, deliveryOf({ ...confirmation, messageId: '<other>' }, 9)],
      },
      'a mail queued twice',
    ],
  ])('finds %s', (_name, changed, what) => {
    expect(found(changed)).toContain(what);
  });

  it('calls told what came before its sender died, though its next try found it done', () => {
    expect(found({ mails: [{ ...confirmation, state: 'dropped' }, ...mails.slice(1)] })).toEqual([]);
  });

  it('lets a mail come twice whose sender was killed before it could note the answer, and that one alone', () => {
    const twice = (first: number | null, killedAt: number) =>
      found({ kills: [killedAt], deliveries: [deliveryOf(confirmation, 8, first), ...good.deliveries] });
    expect(twice(null, 1080)).toEqual([]);
    expect(twice(1100, 1090)).toEqual([]);
    expect(twice(1100, 1040)).toEqual(['a letter came twice']);
    expect(twice(1100, 9000)).toEqual(['a letter came twice']);
  });

  it.each<[string, Partial<EndState>, string]>([
    [
      'a job that waits',
      { dueJobs: [{ name: 'notifications.send-mail', state: 'active', seconds: 61 }] },
      'a job waits (active)',
    ],
    ['a job given up', { deadJobs: [{ name: 'payments.send-refund', error: 'no' }] }, 'a job given up'],
    ['a broken invariant', { violations: ['every reservation has an order'] }, 'an invariant does not hold'],
  ])('finds %s', (_name, changed, what) => {
    expect(found(changed)).toContain(what);
  });
});

describe('at a desk, the check', () => {
  const desk = (booked: Partial<DeskBooking>, rows: readonly Partial<DeskRow>[] = [{}]) =>
    found({
      deskBookings: [{ ...deskBooking, ...booked }],
      deskReservations: rows.map((changed) => ({ ...deskRow, ...changed })),
    });

  it('takes what was asked and not answered as done or not done, and nothing else', () => {
    const asked = { ...told, takenCents: 3500, payments: 3 };
    expect(desk({ asked })).toEqual([]);
    expect(desk({ asked }, [{ takenCents: 3500, payments: 3 }])).toEqual([]);
    expect(desk({ asked }, [{ takenCents: 4000, payments: 4 }])).toEqual([
      'at a desk: not as told: takenCents, payments',
    ]);
    const never = { id: null, told: null, asked: told };
    expect([desk(never), desk(never, [])]).toEqual([[], []]);
  });

  it.each<[string, Partial<DeskBooking>, readonly Partial<DeskRow>[], string]>([
    ['a lost booking', {}, [], 'an acknowledged booking is not there'],
    ['another booking than the one told', { id: 9 }, [{}], 'another booking than the one told'],
    ['a booking made behind a refusal', { told: null, id: null }, [{}], 'made, although refused'],
    ['a booking made twice', {}, [{}, { id: 9, resourceId: 7 }], 'booked twice'],
    ['a move that is not there', {}, [{ startsAt: NINE + 90_000_000 }], 'not as told: startsAt'],
    ['an act done twice', {}, [{ changes: 2 }], 'not as told: changes'],
    ['a lost cent', {}, [{ returnedCents: 999 }], 'not as told: returnedCents'],
    ['cash taken twice', {}, [{ takenCents: 6000, payments: 3 }], 'not as told: takenCents, payments'],
    ['an undone cancelling', {}, [{ status: 'C' }], 'not as told: status'],
    ['an answer that should not be', { oddities: ['changedMeanwhile'] }, [{}], 'changedMeanwhile'],
  ])('finds %s', (_name, booked, rows, what) => {
    expect(desk(booked, rows)).toEqual([`at a desk: ${what}`]);
  });

  it('finds whoever is in two places at once, and lets a group share its time', () => {
    const at = { startsAt: NINE + 1_800_000 };
    expect(desk({ told: { ...told, ...at } }, [at])).toEqual(['at a desk: a place taken twice']);
    const both = (roomId: number | null) =>
      found({
        deskBookings: ['one', 'other'].map((key) => ({
          ...deskBooking,
          key,
          id: null,
          told: { ...told, roomId },
        })),
        deskReservations: ['one', 'other'].map((key) => ({ ...deskRow, key, roomId })),
      });
    expect(both(null)).toEqual([]);
    expect(both(5)).toEqual(['at a desk: a place taken twice']);
  });
});
