import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { aConfirmedReservation } from './builders.ts';
import { cancelReservation } from './index.ts';
import { expireReservations } from './use-cases/expire-reservations.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { activateAtDesk } from './testing/desk.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  offer = await anOffer(app.work());
  const { providerId } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  await served.takeCards(providerId);
});

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: false,
    agreements: [{ type: "sharing", decision: "Y" }]) { id amountCents clientSecret stripeAccount orderId message }
}`;

interface Result {
  id: number;
  amountCents: number;
  clientSecret: string;
  stripeAccount: string;
  orderId: number;
}

async function bookToPay(
  at = '2026-11-03T10:00',
  email = 'anna@example.it',
  offerId = offer.offerId,
): Promise<Result> {
  const answer = await app.ask(BOOK, { offer: offerId, at, email });
  expect(answer.errors).toBeUndefined();
  // The selection above is this shape.
  return answer.data?.['createReservationAsAnonymous'] as Result;
}

async function payWith(result: Result, number = '4242 4242 4242 4242') {
  const outcome = await served.giveCard(result, number);
  await served.control.settleDeliveries();
  await app.jobs.drain();
  return outcome;
}

async function stateOf({ id, orderId }: Pick<Result, 'id' | 'orderId'>) {
  const { rows } = await app.pool.query<{
    status: string;
    reason: string | null;
    payment: string;
    refunds: number;
  }>(
    `select r.status, r.cancel_reason as reason, o.payment_state as payment,
        (select coalesce(sum(amount_cents), 0)::int from refunds f where f.order_id = o.id and f.state = 'succeeded') as refunds
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.id = $1 and o.id = $2`,
    [id, orderId],
  );
  return rows[0];
}

describe('a guest pays', () => {
  it('keeps the place while paying, and stands once the money is there', async () => {
    const result = await bookToPay();
    expect(result).toMatchObject({ amountCents: 5000, clientSecret: expect.stringContaining('_secret_') });
    expect(await stateOf(result)).toMatchObject({ status: 'RSD', payment: 'notPaid' });
    expect(await payWith(result)).toEqual({ kind: 'succeeded' });
    expect(await stateOf(result)).toMatchObject({ status: 'A', payment: 'fullyPaid', refunds: 0 });
  });

  it('gets one answer to a hundred calls with one key', async () => {
    const asked = { idempotencyKey: 'a hundred clicks at one moment' };
    const request = { offer: offer.offerId, at: '2026-11-03T10:00', email: 'anna@example.it' };
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.ask(BOOK, request, asked)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.data?.['createReservationAsAnonymous']).toMatchObject({
      clientSecret: expect.stringContaining('_secret_'),
    });
  });

  it('pays less online where the provider says so', async () => {
    await setPaymentOptions(app.work(), offer.providerId, { onlineDiscountBasisPoints: 1000 });
    expect(await bookToPay()).toMatchObject({ amountCents: 4500 });
  });

  it('may try another card after a declined one', async () => {
    const result = await bookToPay();
    expect(await payWith(result, '4000 0000 0000 9995')).toMatchObject({
      kind: 'failed',
      failure: { reason: 'insufficientFunds' },
    });
    expect(await stateOf(result)).toMatchObject({ status: 'RSD' });
    expect(await payWith(result)).toEqual({ kind: 'succeeded' });
    expect(await stateOf(result)).toMatchObject({ status: 'A' });
  });

  it('loses the place after a quarter of an hour, and can then not pay any more', async () => {
    const result = await bookToPay();
    app.clock.advance(16);
    await app.jobs.runNow('booking.expire-reservations');
    expect(await stateOf(result)).toMatchObject({ status: 'C', reason: 'expired', payment: 'notPaid' });
    expect(await payWith(result)).toMatchObject({ kind: 'closed' });
  });

  it('frees many places at once while the processor is silent, without waiting for it each time', async () => {
    const waiting = [];
    for (let hour = 9; hour < 17; hour += 1)
      for (const day of [12, 13, 14])
        waiting.push(
          await bookToPay(`2026-11-${day}T${String(hour).padStart(2, '0')}:00`, `g${hour}-${day}@example.it`),
        );
    app.clock.advance(16);
    let asked = 0;
    const silent: CardPayments = Object.create(app.deps.cardPayments, {
      cancelIntent: {
        value: () => {
          asked += 1;
          return Promise.reject(new ProcessorUnavailable('timeout'));
        },
      },
    });
    expect(await expireReservations(app.work(), { ...app.deps, cardPayments: silent })).toBe(waiting.length);
    expect(asked).toBeLessThanOrEqual(16);
    for (const booked of waiting)
      expect(await stateOf(booked)).toMatchObject({ status: 'C', reason: 'expired' });
  });

  it('gets late money back when the place has gone to somebody else', async () => {
    const late = await bookToPay();
    app.clock.advance(16);
    const other = await bookToPay('2026-11-03T10:00', 'bruno@example.it');
    await payWith(late);
    expect(await stateOf(late)).toMatchObject({ status: 'R', reason: 'placeLost', refunds: 5000 });
    await payWith(other);
    expect(await stateOf(other)).toMatchObject({ status: 'A', payment: 'fullyPaid' });
  });

  it.each([
    ['the person, for what needs no room', 'person'],
    ['the room, with somebody else', 'room'],
  ])('gets late money back when a part of the place has gone to somebody else: %s', async (_, part) => {
    const { providerId, people } = offer;
    const room = await anEquipment(app.work(), { providerId });
    const needs = [{ resourceIds: [room] }];
    const bruno = await aColleague(app.work(), { providerId, name: 'Bruno' });
    await worksEveryDay(app.work(), { providerId, resourceId: bruno });
    const inRoom = await anOffer(app.work(), { providerId, people, needs });
    const partly = part === 'person' ? { people } : { people: [bruno], needs };
    const other = await anOffer(app.work(), { providerId, ...partly });
    const late = await bookToPay('2026-11-03T10:00', 'anna@example.it', inRoom.offerId);
    app.clock.advance(16);
    await aConfirmedReservation(app, {
      offerId: other.offerId,
      at: '2026-11-03T10:00',
      email: 'bruno@example.it',
    });
    await payWith(late);
    expect(await stateOf(late)).toMatchObject({ status: 'R', reason: 'placeLost', refunds: 5000 });
  });

  it('keeps the place with late money when nobody has taken it', async () => {
    const late = await bookToPay();
    app.clock.advance(16);
    await payWith(late);
    expect(await stateOf(late)).toMatchObject({ status: 'A', payment: 'fullyPaid' });
  });

  it('takes the place anew with late money, inside the notice too: it was asked for in time', async () => {
    const at = '2026-11-05T10:00';
    const notice = (Date.parse(`${at}:00+01:00`) - app.clock.now().getTime()) / 60_000 - 20;
    await app.pool.query('update providers set reservation_offset_minutes = $2 where id = $1', [
      offer.providerId,
      Math.floor(notice),
    ]);
    const late = await bookToPay(at);
    app.clock.advance(16);
    const other = await aConfirmedReservation(app, { offerId: offer.offerId, at, email: 'bruno@example.it' });
    await cancelReservation(app.work(), app.deps, {
      providerId: offer.providerId,
      reservationId: other.id,
      actor: 'guest:link',
    });
    app.clock.advance(10);
    await payWith(late);
    expect(await stateOf(late)).toMatchObject({ status: 'A', payment: 'fullyPaid', refunds: 0 });
  });

  it('cannot have back without money what was to be paid online and never was', async () => {
    const [expired, cancelled] = [await bookToPay('2026-11-06T10:00'), await bookToPay('2026-11-06T12:00')];
    await cancelReservation(app.work(), app.deps, {
      providerId: offer.providerId,
      reservationId: cancelled.id,
      actor: 'guest:link',
    });
    app.clock.advance(16);
    await app.jobs.runNow('booking.expire-reservations');
    const actor = await worksAt(app, offer.providerId, 'owner');
    for (const { id } of [expired, cancelled]) {
      const of = { providerId: offer.providerId, id };
      expect(await activateAtDesk(app, of, {}, { actor })).toMatchObject({
        code: 'reservationInvalidReschedule',
      });
    }
    expect(await stateOf(expired)).toMatchObject({ status: 'C', payment: 'notPaid' });
  });

  it('gets the money back when cancelling in time, and not later', async () => {
    const [inTime, tooLate] = [await bookToPay('2026-11-10T10:00'), await bookToPay('2026-11-03T11:00')];
    await payWith(inTime);
    await payWith(tooLate);
    const CANCEL = 'mutation($code: String!) { cancelReservationByLink(code: $code) { status } }';
    app.clock.set('2026-11-02T18:00:00Z');
    for (const { id } of [inTime, tooLate]) {
      const code = app.deps.links.codeFor('manage-reservation', { providerId: offer.providerId, id });
      expect((await app.ask(CANCEL, { code })).errors).toBeUndefined();
    }
    await app.jobs.drain();
    expect(await stateOf(inTime)).toMatchObject({ status: 'R', refunds: 5000 });
    expect(await stateOf(tooLate)).toMatchObject({ status: 'C', refunds: 0, payment: 'fullyPaid' });
  });
});

describe('the processor is down', () => {
  it('keeps the booking payable and says so', async () => {
    served.control.setOutage({ isDown: true });
    const answer = await app.ask(BOOK, {
      offer: offer.offerId,
      at: '2026-11-12T10:00',
      email: 'anna@example.it',
    });
    expect(answer.data?.['createReservationAsAnonymous']).toMatchObject({
      id: expect.any(Number),
      clientSecret: null,
      message: "We couldn't process your payment now. Please try again later.",
    });
    served.control.setOutage({ isDown: false });
    expect(await bookToPay('2026-11-12T10:00')).toMatchObject({
      clientSecret: expect.stringContaining('_secret_'),
    });
  });
});

describe('an own order', () => {
  it('tells what was paid and what went back, after a move too', async () => {
    const email = 'paga@example.it';
    const result = await bookToPay('2026-11-05T10:00', email);
    await payWith(result);
    const personId = (await findPerson(app.work(), email)) ?? 0;
    await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
    const actor = anActor({ personId });
    const of = { providerId: offer.providerId, id: result.id };
    const order = async () => {
      const answer = await app.ask(
        '{ getMyOrders { items { paid paymentState paymentMethod total stripeId refundState refundedCents active startTime } } }',
        {},
        { actor },
      );
      // The selection above is this shape.
      const page = answer.data?.['getMyOrders'] as { items: object[] } | undefined;
      return page?.items[0];
    };
    const paid = {
      paid: true,
      total: 50,
      paymentMethod: 'CreditCard',
      stripeId: expect.stringMatching(/^pi_/),
    };
    expect(await order()).toMatchObject({
      ...paid,
      paymentState: 'fullyPaid',
      refundState: 'none',
      refundedCents: 0,
      active: true,
    });
    const moved = await app.ask(
      'mutation($providerId: Id!, $id: Id!) { moveMyReservation(providerId: $providerId, id: $id, dateTimeFrom: "2026-11-06T12:00") { amountCents paymentState refundCentsIfCancelledNow } }',
      of,
      { actor },
    );
    expect(moved.data?.['moveMyReservation']).toEqual({
      amountCents: 5000,
      paymentState: 'fullyPaid',
      refundCentsIfCancelledNow: 5000,
    });
    await app.ask(
      'mutation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { status } }',
      of,
      { actor },
    );
    await app.jobs.drain();
    await served.control.settleDeliveries();
    await app.jobs.drain();
    expect(await order()).toMatchObject({
      ...paid,
      refundState: 'refunded',
      refundedCents: 5000,
      active: false,
      startTime: '2026-11-06T12:00:00+01:00',
    });
  });
});
