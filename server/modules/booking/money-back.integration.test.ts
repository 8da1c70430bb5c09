import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { refundOrder } from '#server/modules/payments/index.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { AppWithCards, ToPay } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { activateAtDesk } from './testing/desk.ts';
import { endReservation } from './use-cases/end-reservation.ts';
import { findReservation } from './store/reservations.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;

const NOT_BACK =
  'what was paid and called off has gone back after ten minutes where it is owed, or is with the bank: asked for is not enough';
const NOT_PAID_BACK =
  'a booking that is called paid back is: all that was paid has gone back, at the till too, and no refund of it has failed';
const SLOW_REFUND = '4000 0000 0000 7726';
/** Booked for ten days later, where cancelling is free until a day before. */
const AT = '2026-11-12T10:00';
const [IN_TIME, TOO_LATE] = ['2026-11-11T08:00:00Z', '2026-11-11T20:00:00Z'];

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
});
beforeEach(async () => {
  app.clock.set('2026-11-02T08:00:00Z');
  offer = await anOffer(app.work());
  const { providerId } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  await served.takeCards(providerId);
  await app.pool.query(`update providers set notification_email = 'avvisi@example.it' where id = $1`, [
    providerId,
  ]);
});
afterEach(() => served.control.reset());
afterAll(() => served.close());

const book = () => served.bookOnline({ offerId: offer.offerId, at: AT });

const codeOf = ({ id }: ToPay) =>
  app.deps.links.codeFor('manage-reservation', { providerId: offer.providerId, id });
const cancel = (booked: ToPay) =>
  app.ask('mutation($code: String!) { cancelReservationByLink(code: $code) { status } }', {
    code: codeOf(booked),
  });

/** As its page tells it. */
async function shown(booked: ToPay) {
  const answer = await app.ask(
    '{ reservationByLink(purpose: manage, code: "CODE") { status cancelReason paymentState refundState } }'.replace(
      'CODE',
      codeOf(booked),
    ),
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.['reservationByLink'];
}

async function settleRefundOf(
  { orderId, stripeAccount: account }: ToPay,
  status: 'succeeded' | 'failed',
): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select processor_refund_id as id from refunds where order_id = $1 order by refunds.id desc',
    [orderId],
  );
  await served.control.settleRefund({ account, refundId: rows[0]?.id ?? '', status });
  await served.settle();
}

async function mailsOf({ id }: ToPay): Promise<string[]> {
  const { rows } = await app.pool.query<{ kind: string }>(
    'select kind from mails where subject_id = $1 order by mails.id',
    [id],
  );
  return rows.map(({ kind }) => kind).filter((kind) => kind.includes('refund'));
}

/** Of this booking: others are left broken on purpose. */
async function violated({ id }: ToPay): Promise<string[]> {
  const found = await runAudit(app.pool, app.clock.now());
  return found
    .filter(({ rows }) => rows.some((row) => 'reservation' in row && row.reservation === id))
    .map(({ invariant }) => invariant);
}

async function refundsOf({ orderId }: ToPay): Promise<string[]> {
  const { rows } = await app.pool.query<{ row: string }>(
    `select state || ' ' || amount_cents || ' ' || reason as row from refunds where order_id = $1 order by id`,
    [orderId],
  );
  return rows.map(({ row }) => row);
}

async function paidAndCancelled(card?: string): Promise<ToPay> {
  const booked = await book();
  await served.giveCard(booked, card);
  await served.settle();
  await cancel(booked);
  await served.settle();
  return booked;
}

describe('a refund that fails', () => {
  it('leaves nobody believing that it is done: page, mail to the owner, audit; and is done once asked for again', async () => {
    const booked = await paidAndCancelled(SLOW_REFUND);
    expect(await shown(booked)).toMatchObject({ status: 'R', refundState: 'onItsWay' });
    app.clock.advance(11);
    expect(await violated(booked)).toEqual([]);

    await settleRefundOf(booked, 'failed');
    expect(await shown(booked)).toEqual({
      status: 'C',
      cancelReason: 'byCustomer',
      paymentState: 'fullyPaid',
      refundState: 'failed',
    });
    expect(await mailsOf(booked)).toEqual(['owner-refund-failed']);
    expect(await violated(booked)).toEqual([NOT_BACK]);

    const { providerId } = offer;
    await refundOrder(app.work(), {
      providerId,
      orderId: booked.orderId,
      reason: 'providerDecision',
      actor: 'person:1',
    });
    // It would stand without its money
    const actor = await worksAt(app, providerId, 'owner');
    const of = { providerId, id: booked.id };
    expect(await activateAtDesk(app, of, {}, { actor })).toMatchObject({
      code: 'reservationInvalidReschedule',
    });
    await served.settle();
    await settleRefundOf(booked, 'succeeded');
    expect(await shown(booked)).toMatchObject({ status: 'R', refundState: 'refunded' });
    expect(await mailsOf(booked)).toEqual(['owner-refund-failed', 'refund-done']);
    expect(await violated(booked)).toEqual([]);
  });

  it('days after it was made, tells the owner once', async () => {
    const booked = await paidAndCancelled();
    expect(await shown(booked)).toMatchObject({ status: 'R', refundState: 'refunded' });
    app.clock.advance(3 * 24 * 60);
    await settleRefundOf(booked, 'failed');
    await served.settle();
    expect(await shown(booked)).toMatchObject({ status: 'C', refundState: 'failed' });
    expect(await mailsOf(booked)).toEqual(['refund-done', 'owner-refund-failed']);
    expect(await violated(booked)).toEqual([NOT_BACK]);
    await app.pool.query(
      `update reservations set cancel_reason = 'byCustomer', cancelled_at = starts_at where id = $1`,
      [booked.id],
    );
    expect(await violated(booked)).toEqual([]);
  });
});

describe('a refund that waits', () => {
  it('shows in the audit after ten minutes, and to the owner after a day, once', async () => {
    const booked = await book();
    await served.giveCard(booked);
    await served.settle();
    served.control.setBalance({ account: booked.stripeAccount, cents: 10 });
    await cancel(booked);
    await served.settle();
    expect(await shown(booked)).toMatchObject({ status: 'R', refundState: 'onItsWay' });
    expect(await violated(booked)).toEqual([]);
    app.clock.advance(11);
    expect(await violated(booked)).toEqual([NOT_BACK]);
    for (let hour = 0; hour < 30; hour += 1) {
      app.clock.advance(60);
      await app.jobs.runNow('payments.reconcile');
      await served.settle();
    }
    expect(await mailsOf(booked)).toEqual(['owner-refund-delayed']);
    served.control.reset();
    app.clock.advance(60);
    await app.jobs.runNow('payments.reconcile');
    await served.settle();
    expect(await violated(booked)).toEqual([]);
    expect(await mailsOf(booked)).toEqual(['owner-refund-delayed', 'refund-done']);
  });
});

it('a refund that is with the bank is nothing its owner is told of, however long it takes', async () => {
  const booked = await paidAndCancelled(SLOW_REFUND);
  app.clock.advance(25 * 60);
  await app.jobs.runNow('payments.reconcile');
  await served.settle();
  expect(await mailsOf(booked)).toEqual([]);
  await settleRefundOf(booked, 'succeeded');
  expect(await mailsOf(booked)).toEqual(['refund-done']);
});

it('is found by the audit where it is called paid back and is not', async () => {
  const booked = await paidAndCancelled();
  app.clock.advance(20);
  expect(await violated(booked)).toEqual([]);
  await app.pool.query(`update refunds set state = 'failed', settled_at = $2 where order_id = $1`, [
    booked.orderId,
    app.clock.now(),
  ]);
  expect(await violated(booked)).not.toContain(NOT_PAID_BACK);
  app.clock.advance(11);
  expect(await violated(booked)).toContain(NOT_PAID_BACK);
  await app.pool.query(`update refunds set state = 'succeeded' where order_id = $1`, [booked.orderId]);
  expect(await violated(booked)).toEqual([]);
});

it('cancelled before it is paid takes no money any more: its payment page is closed', async () => {
  const booked = await book();
  expect((await cancel(booked)).errors).toBeUndefined();
  await served.giveCard(booked);
  await served.settle();
  const intent = await app.deps.cardPayments?.fetchIntent(
    booked.stripeAccount,
    booked.clientSecret.split('_secret_')[0] ?? '',
  );
  expect(intent).toMatchObject({ status: 'canceled', amountReceivedCents: 0 });
  expect(await shown(booked)).toEqual({
    status: 'C',
    cancelReason: 'byCustomer',
    paymentState: 'notPaid',
    refundState: 'none',
  });
});

describe('cancelled between paying and our hearing of it', () => {
  /** Pays, and no event tells us. */
  async function paidUnheard(): Promise<ToPay> {
    const booked = await book();
    // The place is kept for as long as this test needs.
    await app.pool.query(`update reservations set expires_at = '2026-11-12T09:00:00Z' where id = $1`, [
      booked.id,
    ]);
    await app.pool.query(`update orders set payable_until = '2026-11-12T09:00:00Z' where id = $1`, [
      booked.orderId,
    ]);
    served.control.announceNext({ manner: 'held', times: 20 });
    await served.giveCard(booked);
    return booked;
  }

  /** Everything the processor has to tell comes at last. */
  async function hear(): Promise<void> {
    await served.control.releaseHeld({ order: 'asHappened' });
    await served.settle();
    app.clock.advance(5);
    await app.jobs.runNow('payments.reconcile');
    await served.settle();
  }

  async function cancelAt(at: string, isDown: boolean, when: 'before' | 'after'): Promise<ToPay> {
    const booked = when === 'before' ? await paidUnheard() : await bookedLong();
    app.clock.set(at);
    served.control.setOutage({ isDown });
    expect((await cancel(booked)).errors).toBeUndefined();
    served.control.setOutage({ isDown: false });
    app.clock.advance(1);
    if (when === 'after') await served.giveCard(booked);
    await hear();
    return booked;
  }

  async function bookedLong(): Promise<ToPay> {
    const booked = await book();
    await app.pool.query(`update reservations set expires_at = '2026-11-12T09:00:00Z' where id = $1`, [
      booked.id,
    ]);
    return booked;
  }

  it.each([
    ['in time', IN_TIME, false],
    ['in time, the processor silent', IN_TIME, true],
  ])('%s: all goes back', async (_name, at, isDown) => {
    const booked = await cancelAt(at, isDown, 'before');
    expect(await refundsOf(booked)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await shown(booked)).toMatchObject({
      status: 'R',
      cancelReason: 'byCustomer',
      refundState: 'refunded',
    });
    expect(await violated(booked)).toEqual([]);
  });

  it.each([
    ['too late', TOO_LATE, false],
    ['too late, the processor silent', TOO_LATE, true],
  ])('%s: nothing goes back, as if it had been heard of first', async (_name, at, isDown) => {
    const booked = await cancelAt(at, isDown, 'before');
    expect(await refundsOf(booked)).toEqual([]);
    expect(await shown(booked)).toMatchObject({
      status: 'C',
      cancelReason: 'byCustomer',
      paymentState: 'fullyPaid',
      refundState: 'none',
    });
    expect(await violated(booked)).toEqual([]);
  });

  it('goes back whenever that was, when it was paid only after the cancelling', async () => {
    const booked = await cancelAt(TOO_LATE, true, 'after');
    expect(await refundsOf(booked)).toEqual(['succeeded 5000 cancelledInTime']);
    expect(await shown(booked)).toMatchObject({ status: 'R', cancelReason: 'byCustomer' });
  });

  it('is not asked about once it is too late to cancel at all', async () => {
    const booked = await bookedLong();
    app.clock.set('2026-11-12T09:00:00Z');
    const cards = app.deps.cardPayments;
    if (!cards) throw new Error('no processor');
    const asked = vi.spyOn(cards, 'fetchIntent');
    expect((await cancel(booked)).errors).toMatchObject([{ code: 'invalidPastDate' }]);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('goes back whenever that was, when the provider cancelled', async () => {
    const booked = await paidUnheard();
    app.clock.set(TOO_LATE);
    await app.work().transaction(async (tx) => {
      const reservation = await findReservation(tx, offer.providerId, booked.id, { forChange: true });
      if (!reservation) throw new Error('no reservation');
      await endReservation(tx, reservation, {
        reason: 'byProvider',
        refundCents: 0,
        isPaidBack: false,
        actor: 'person:1',
      });
    });
    await hear();
    expect(await refundsOf(booked)).toEqual(['succeeded 5000 providerDecision']);
    expect(await shown(booked)).toMatchObject({ status: 'R', cancelReason: 'byProvider' });
    expect(await violated(booked)).toEqual([]);
  });
});
