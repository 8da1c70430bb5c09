import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import {
  addPromoCode,
  refundOrder,
  repriceOrder,
  setPaymentOptions,
} from '#server/modules/payments/index.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { bookService, cancelReservation, confirmReservationByLink } from './index.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { afterUndo, cancelAtDesk } from './testing/desk.ts';
import { expireReservations } from './use-cases/expire-reservations.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;
let guests = 0;

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  offer = await anOffer(app.work(), { priceCents: 10_000 });
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
  await served.takeCards(offer.providerId);
});

const CODE = {
  code: 'estate',
  percentBasisPoints: 2000,
  duration: 'forever' as const,
  validFrom: '2026-01-01',
};

const addCode = (more: Partial<Parameters<typeof addPromoCode>[2]> = {}) =>
  addPromoCode(app.work(), offer.providerId, { ...CODE, ...more });

interface Asked {
  code?: string | null;
  email?: string;
  at?: string;
  onlyBook?: boolean;
  shown?: number | null;
  key?: string | null;
  actor?: Actor;
}

/** A guest of a new address books. */
function book({
  code = 'ESTATE',
  at = '2026-11-03T10:00',
  onlyBook = false,
  shown = null,
  key = null,
  actor = { kind: 'guest' },
  ...of
}: Asked = {}) {
  guests += 1;
  const request = {
    offerId: offer.offerId,
    resourceId: null,
    dateTimeFrom: at,
    durationMinutes: null,
    contact: {
      email: of.email ?? `guest-${guests}@example.it`,
      firstname: null,
      lastname: null,
      phone: null,
    },
    onlyBook,
    promoCode: code,
    sharesData: true,
    shownTotalCents: shown,
  };
  return bookService(app.work(), app.deps, request, {
    actor,
    language: 'it',
    channel: 'Web',
    address: key ?? `address-${guests}`,
    idempotencyKey: key,
  });
}

const ended = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );

async function codeNow(id: number) {
  const { rows } = await app.pool.query<{ used: number; states: string[] }>(
    `select used, array(select state from promo_redemptions r where r.promo_code_id = c.id order by r.id) as states
      from promo_codes c where id = $1`,
    [id],
  );
  return rows[0];
}

/** The processor is silent: what it was asked for may still be paid. */
const withoutProcessor = () => ({ ...app.deps, cardPayments: null });

const statusOf = async (id: number) =>
  (await app.pool.query<{ status: string }>('select status from reservations where id = $1', [id])).rows[0]
    ?.status;

async function orderNow(id: number) {
  const { rows } = await app.pool.query(
    'select price_cents, discount_cents, promo_discount_cents, promo_code, total_cents, payment_state from orders where id = $1',
    [id],
  );
  return rows[0];
}

describe('a promo code while booking', () => {
  it('counts after the online discount: 100 less 10 % and 20 % is 72', async () => {
    await setPaymentOptions(app.work(), offer.providerId, { onlineDiscountBasisPoints: 1000 });
    await addCode();
    expect(await ended(book({ shown: 9000 }))).toBe('priceChanged');
    const booked = await book({ code: ' Estate ', shown: 7200 });
    expect(await orderNow(booked.orderId)).toEqual({
      price_cents: 10_000,
      discount_cents: 2800,
      promo_discount_cents: 1800,
      promo_code: 'ESTATE',
      total_cents: 7200,
      payment_state: 'notPaid',
    });
  });

  it('is refused with one answer whatever is wrong', async () => {
    await addCode({ code: 'ieri', validFrom: '2026-01-01', validUntil: '2026-10-01' });
    await addCode({ code: 'domani', validFrom: '2027-01-01' });
    await addCode({ code: 'finito', mostUses: 1 });
    await book({ code: 'finito' });
    for (const code of ['NOPE', 'ieri', 'domani', 'finito', 'x y', "'; --"])
      expect(await ended(book({ code, at: '2026-11-04T10:00' }))).toBe('invalidPromoCode');
    expect(await ended(book({ code: '  ', at: '2026-11-04T10:00' }))).toBe('done');
  });

  it('never asks for less than nothing: what costs nothing then is confirmed', async () => {
    const id = await addCode({ percentBasisPoints: null, amountCents: 15_000 });
    const booked = await book({ shown: 0 });
    expect(booked).toMatchObject({ status: 'A', totalCents: 0 });
    expect(await orderNow(booked.orderId)).toMatchObject({ total_cents: 0, payment_state: 'pricedZero' });
    expect(await codeNow(id)).toEqual({ used: 1, states: ['used'] });
  });

  it('leaves a rest below 50 cents to be paid on site alone', async () => {
    await addCode({ percentBasisPoints: null, amountCents: 9970 });
    expect(await ended(book())).toBe('paymentOption');
    const booked = await book({ onlyBook: true });
    expect(booked).toMatchObject({ status: 'P', totalCents: 30 });
  });

  it('is used once by a retry of the same request', async () => {
    const id = await addCode({ mostUses: 1 });
    const asked = { email: 'retry@example.it', key: 'key-of-one-attempt' };
    const first = await book(asked);
    expect(await book(asked)).toEqual(first);
    expect(await codeNow(id)).toEqual({ used: 1, states: ['reserved'] });
  });

  it('gives its last use to one of 64 rivals', async () => {
    const id = await addCode({ mostUses: 1 });
    const days = Array.from({ length: 64 }, (_, index) => 3 + (index % 8));
    const ends = await Promise.all(
      days.map((day, index) => {
        const hour = 9 + Math.floor(index / 8);
        const at = `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00`;
        return ended(book({ at }));
      }),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'invalidPromoCode' || end === 'slotBusyRetry')).toHaveLength(63);
    expect(await codeNow(id)).toEqual({ used: 1, states: ['reserved'] });
  }, 60_000);

  it('is used once by a customer, or in the months from the first use', async () => {
    await addCode({ code: 'benvenuto', duration: 'once' });
    const email = 'once@example.it';
    await book({ code: 'benvenuto', email });
    const again = book({ code: 'benvenuto', email, at: '2026-11-04T10:00' });
    expect(await ended(again)).toBe('invalidPromoCode');
    expect(await ended(book({ code: 'benvenuto', at: '2026-11-04T10:00' }))).toBe('done');
    await addCode({ code: 'mesi', duration: 'repeating', months: 1 });
    const id = (await book({ code: 'mesi', email, at: '2026-11-05T10:00' })).orderId;
    expect(await ended(book({ code: 'mesi', email, at: '2026-11-06T10:00' }))).toBe('done');
    await app.pool.query(
      "update promo_redemptions set created_at = created_at - interval '32 days' where order_id = $1",
      [id],
    );
    expect(await ended(book({ code: 'mesi', email, at: '2026-11-07T10:00' }))).toBe('invalidPromoCode');
  });

  it('that waits in an own order is told to whoever is signed in, and to nobody else', async () => {
    const id = await addCode({ duration: 'once' });
    const email = 'aspetta@example.it';
    const { reservationId } = await book({ email });
    const { rows } = await app.pool.query<{ personId: number }>(
      'select person_id as "personId" from reservations where id = $1',
      [reservationId],
    );
    const actor = anActor({ personId: rows[0]?.personId ?? 0 });
    const later = { email, at: '2026-11-04T10:00' };
    expect(await ended(book(later))).toBe('invalidPromoCode');
    expect(await ended(book({ ...later, actor }))).toBe('promoCodeWaits');
    // The same again, with or without the code, goes on with what waits, at its price
    for (const code of ['ESTATE', null])
      expect(await book({ email, actor, code })).toMatchObject({ reservationId, totalCents: 8000 });
    expect(await codeNow(id)).toEqual({ used: 1, states: ['reserved'] });
    // Shown is charged: the price without the code is not what waits
    expect(await ended(book({ email, actor, code: null, shown: 10_000 }))).toBe('priceChanged');
    expect(await book({ email, actor, shown: 8000 })).toMatchObject({ reservationId, totalCents: 8000 });
    await app.pool.query('update people set verified_at = now() where id = $1', [rows[0]?.personId]);
    const { data } = await app.ask(
      'query($p: Id!) { ownHolds(providerId: $p) { amountCents promoCode promoDiscountCents } }',
      { p: offer.providerId },
      { actor },
    );
    expect(data).toEqual({
      ownHolds: [{ amountCents: 8000, promoCode: 'ESTATE', promoDiscountCents: 2000 }],
    });
  });

  it('may be tried 20 times an hour from one address', async () => {
    for (let tries = 0; tries < 20; tries += 1)
      expect(await ended(book({ code: 'NOPE', key: 'guesser' }))).toBe('invalidPromoCode');
    expect(await ended(book({ code: 'NOPE', key: 'guesser' }))).toBe('tooManyRequests');
  });
});

describe('the use of a code', () => {
  it('is free again when nobody pays in time, and taken again by late money', async () => {
    const id = await addCode({ mostUses: 1 });
    const late = await served.bookOnline({
      offerId: offer.offerId,
      at: '2026-11-03T10:00',
      promoCode: 'estate',
    });
    expect(await codeNow(id)).toEqual({ used: 1, states: ['reserved'] });
    app.clock.advance(16);
    await expireReservations(app.work(), withoutProcessor());
    expect(await codeNow(id)).toEqual({ used: 0, states: ['freed'] });
    const other = await served.bookOnline({
      offerId: offer.offerId,
      at: '2026-11-04T10:00',
      email: 'altra@example.it',
      promoCode: 'estate',
    });
    expect(await codeNow(id)).toEqual({ used: 1, states: ['freed', 'reserved'] });
    // The money of the first comes when somebody else has the last use: it goes back
    await app.pool.query('update promo_codes set most_uses = 1 where id = $1', [id]);
    await served.giveCard(late);
    await served.settle();
    expect(await codeNow(id)).toEqual({ used: 1, states: ['freed', 'reserved'] });
    expect(await statusOf(late.id)).toBe('R');
    // That of the second when its use is free again: it is taken again
    app.clock.advance(16);
    await expireReservations(app.work(), withoutProcessor());
    expect(await codeNow(id)).toEqual({ used: 0, states: ['freed', 'freed'] });
    await served.giveCard(other);
    await served.settle();
    expect(await statusOf(other.id)).toBe('A');
    expect(await codeNow(id)).toEqual({ used: 1, states: ['freed', 'used'] });
  });

  it('is not taken again by late money of a customer who has used it since', async () => {
    const id = await addCode({ duration: 'once' });
    const of = { offerId: offer.offerId, promoCode: 'estate', email: 'due-volte@example.it' };
    const late = await served.bookOnline({ ...of, at: '2026-11-03T10:00' });
    app.clock.advance(16);
    await expireReservations(app.work(), withoutProcessor());
    await served.bookOnline({ ...of, at: '2026-11-04T10:00' });
    await served.giveCard(late);
    await served.settle();
    expect(await statusOf(late.id)).toBe('R');
    expect(await codeNow(id)).toEqual({ used: 1, states: ['freed', 'reserved'] });
  });

  it('is used by the payment; a whole refund gives back what was paid, and cancelling in time the use', async () => {
    const id = await addCode({ mostUses: 1 });
    const toPay = await served.bookOnline({
      offerId: offer.offerId,
      at: '2026-11-20T10:00',
      promoCode: 'estate',
    });
    await served.giveCard(toPay);
    await served.settle();
    expect(await codeNow(id)).toEqual({ used: 1, states: ['used'] });
    expect(await orderNow(toPay.orderId)).toMatchObject({ total_cents: 8000, payment_state: 'fullyPaid' });
    const of = { providerId: offer.providerId, reservationId: toPay.id, actor: 'person:1' };
    expect(await cancelReservation(app.work(), app.deps, of)).toEqual({ refundCents: 8000 });
    await served.settle();
    expect(await codeNow(id)).toEqual({ used: 0, states: ['freed'] });
  });

  it('is free again once the center has cancelled and the money has gone back', async () => {
    const id = await addCode({ mostUses: 1 });
    const paid = await served.bookOnline({
      offerId: offer.offerId,
      at: '2026-11-20T10:00',
      promoCode: 'estate',
    });
    await served.giveCard(paid);
    await served.settle();
    const actor = await worksAt(app, offer.providerId, 'owner');
    await cancelAtDesk(app, { providerId: offer.providerId, id: paid.id }, {}, { actor });
    expect(await codeNow(id)).toEqual({ used: 1, states: ['used'] });
    await afterUndo(app);
    await served.settle();
    expect(await statusOf(paid.id)).toBe('R');
    expect(await codeNow(id)).toEqual({ used: 0, states: ['freed'] });
  });

  it('stays used where the money was kept', async () => {
    const id = await addCode();
    const { reservationId, orderId } = await book({ onlyBook: true });
    const { providerId } = offer;
    await confirmReservationByLink(app.work(), app.deps, { providerId, reservationId, actor: 'guest:link' });
    expect(await codeNow(id)).toEqual({ used: 1, states: ['used'] });
    expect(
      await refundOrder(app.work(), { providerId, orderId, reason: 'providerDecision', actor: 'x' }),
    ).toBe(0);
    expect(await codeNow(id)).toEqual({ used: 1, states: ['used'] });
  });

  it('goes with the discount where the desk types another price', async () => {
    const id = await addCode();
    const { orderId } = await book({ onlyBook: true });
    const { providerId } = offer;
    await app.work().transaction((tx) => repriceOrder(tx, { providerId, orderId, priceCents: 7000 }));
    await app.pool.query(
      'update reservations set price_cents = 7000, discount_cents = 0, total_cents = 7000 where order_id = $1',
      [orderId],
    );
    expect(await orderNow(orderId)).toMatchObject({
      total_cents: 7000,
      promo_code: null,
      promo_discount_cents: 0,
    });
    expect(await codeNow(id)).toEqual({ used: 0, states: ['freed'] });
  });
});
