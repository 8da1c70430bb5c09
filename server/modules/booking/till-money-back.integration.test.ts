import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aStandingReservation } from './builders.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { afterUndo, atDesk } from './testing/desk.ts';

const TOO_LATE = '2026-11-12T20:00:00Z';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;
let owner: Awaited<ReturnType<typeof worksAt>>;
let id: number;
let orderId: number;

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
});
afterAll(async () => {
  app.clock.advance(11);
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
/** A booking for 50 euro, to be paid at the center. */
beforeEach(async () => {
  app.clock.set('2026-11-02T08:00:00Z');
  offer = await anOffer(app.work());
  const { providerId } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  await served.takeCards(providerId);
  owner = await worksAt(app, providerId, 'owner');
  ({ id, orderId } = await aStandingReservation(app, { offerId: offer.offerId, at: '2026-11-13T10:00' }));
});

async function settle(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await served.control.settleDeliveries();
    await app.jobs.drain();
  }
}
async function later(): Promise<void> {
  await afterUndo(app);
  await settle();
}
async function move(operation: 'takePayment' | 'returnPayment', amountCents: number): Promise<void> {
  const { errors } = await app.ask(
    `mutation($p: Id!, $o: [TillOrderInput!]!) { ${operation}(providerId: $p, orders: $o, method: cash) { orderId } }`,
    { p: offer.providerId, o: [{ orderId, amountCents }] },
    { actor: owner, idempotencyKey: randomUUID() },
  );
  expect(errors ?? []).toEqual([]);
  await settle();
}
/** Another booking for 50 euro, online: 20 taken in cash while it waits for its payment, the rest by card. */
async function bookPaidInBothWays(): Promise<void> {
  const SELECTED = '{ id paymentToken clientSecret stripeAccount }';
  const booked = await app.ask(
    `mutation($offer: Id!) { made: createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: "2026-11-13T12:00", email: "carla@example.it", onlyBook: false,
      agreements: [{ type: "sharing", decision: "Y" }]) ${SELECTED} }`,
    { offer: offer.offerId },
  );
  // The selection above is this shape.
  type Made = { id: number; paymentToken: string; clientSecret: string; stripeAccount: string };
  const first = booked.data?.['made'] as Made;
  ({ id } = first);
  const { rows } = await app.pool.query<{ order: number }>(
    'select order_id::int as order from reservations where id = $1',
    [id],
  );
  orderId = rows[0]?.order ?? 0;
  await move('takePayment', 2000);
  const again = await app.ask(
    `mutation($id: Id!, $token: String) { made: generatePaymentIntent(reservationId: $id, paymentToken: $token) ${SELECTED} }`,
    { id, token: first.paymentToken },
  );
  const rest = again.data?.['made'] as Made;
  const { clientSecret, stripeAccount: account } = rest;
  const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '34', cvc: '123' };
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  await app.deps.cardPayments?.testCardForm?.confirm({ account, intentId, clientSecret, card });
  await settle();
}
const manageCode = () => app.deps.links.codeFor('manage-reservation', { providerId: offer.providerId, id });

const cancel = (input: object) =>
  atDesk(
    app,
    'cancelReservations',
    { p: offer.providerId, input: { ids: [id], ...input } },
    { actor: owner },
  );
async function status(): Promise<string | undefined> {
  const { rows } = await app.pool.query<{ status: string }>('select status from reservations where id = $1', [
    id,
  ]);
  return rows[0]?.status;
}
/** The mail about the cancelling, with the spaces that are typed. */
async function told(): Promise<string> {
  const { rows } = await app.pool.query<{ text: string }>(
    `select rendered ->> 'text' as text from mails where kind = 'reservation-cancelled' and subject_id = $1`,
    [id],
  );
  return (rows[0]?.text ?? '').replaceAll('\u00A0', ' ');
}
/** As its page tells it. */
async function shown() {
  const { errors, data } = await app.ask(
    `{ reservationByLink(purpose: manage, code: "${manageCode()}") { status refundCentsIfCancelledNow money {
      dueCents paidCents paidAtCenterCents backByCardCents backAtCenterCents centerReturnsCents centerKeepsCents } } }`,
  );
  expect(errors ?? []).toEqual([]);
  return data?.['reservationByLink'];
}

describe('money that was paid at the center for what is cancelled', () => {
  it('is the center’s to give back where the center cancels, however late, and then the booking is paid back', async () => {
    await move('takePayment', 5000);
    app.clock.set(TOO_LATE);
    await cancel({ by: 'we' });
    await later();
    expect(await status()).toBe('C');
    expect(await told()).toContain('Hai pagato 50,00 € al centro: te li restituisce');
    expect(await told()).not.toContain('Si poteva annullare');
    expect(await shown()).toMatchObject({ money: { centerReturnsCents: 5000, centerKeepsCents: 0 } });
    await move('returnPayment', 2000);
    expect(await status()).toBe('C');
    await move('returnPayment', 3000);
    expect(await status()).toBe('R');
    expect(await shown()).toMatchObject({
      money: { paidCents: 0, backAtCenterCents: 5000, backByCardCents: 0, centerReturnsCents: 0 },
    });
  });

  it('is given back by the center where its customer cancels in time, and stays where it was too late', async () => {
    await move('takePayment', 5000);
    expect(await shown()).toMatchObject({
      refundCentsIfCancelledNow: 0,
      money: { dueCents: 5000, paidCents: 5000, paidAtCenterCents: 5000, centerReturnsCents: 5000 },
    });
    app.clock.set(TOO_LATE);
    expect(await shown()).toMatchObject({ money: { centerReturnsCents: 0, centerKeepsCents: 5000 } });
    await cancel({ by: 'customer' });
    await later();
    expect(await told()).toContain('per questo 50,00 € che hai pagato non vengono rimborsati');
    expect(await status()).toBe('C');
  });

  it('keeps the booking from being called paid back once the part by card is asked back', async () => {
    await bookPaidInBothWays();
    expect(await status()).toBe('A');
    await cancel({ by: 'we' });
    await later();
    expect(await status()).toBe('C');
    const text = await told();
    expect(text).toContain('30,00 € will come back to the card');
    expect(text).toMatch(/You paid 20,00 € at the center: .* gives it back to you/);
    await move('returnPayment', 2000);
    expect(await status()).toBe('R');
  });

  it('that had gone back before is told as gone back, and the booking is paid back', async () => {
    await move('takePayment', 5000);
    await move('returnPayment', 5000);
    expect(await status()).toBe('A');
    await cancel({ by: 'we' });
    await later();
    expect(await status()).toBe('R');
    expect(await told()).toContain('Quello che avevi pagato ti è già stato restituito: 50,00 €');
  });

  it('is said before it is cancelled', async () => {
    await move('takePayment', 5000);
    const { data } = await app.ask(
      `{ getCancelPreviews(providerId: ${String(offer.providerId)}, ids: [${String(id)}]) { byUsRefundCents atCenterCents } }`,
      {},
      { actor: owner },
    );
    expect(data?.['getCancelPreviews']).toEqual([{ byUsRefundCents: 0, atCenterCents: 5000 }]);
  });
});
