import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import type { AtWork } from './testing/desk.ts';
import { aDesk, afterUndo, cancelAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

const TOO_LATE = '2026-11-12T20:00:00Z';

let served: AppWithCards;
let app: TestApp;
let offer: Place;
let owner: AtWork;
let id: number;
let orderId: number;

appWithCardsOfFile(
  (opened) => {
    served = opened;
    ({ app } = opened);
  },
  { whenOver: () => app.clock.advance(11) },
);
/** A booking for 50 euro, to be paid at the center. */
beforeEach(async () => {
  ({ offer, owner } = await aDesk(app, { people: ['Anna'] }));
  await served.takeCards(offer.providerId);
  ({ id, orderId } = await aConfirmedReservation(app, { offerId: offer.offerId, at: '2026-11-13T10:00' }));
});

async function later(): Promise<void> {
  await afterUndo(app);
  await served.settle();
}
async function move(operation: 'takePayment' | 'returnPayment', amountCents: number): Promise<void> {
  const { errors } = await app.ask(
    `mutation($p: Id!, $o: [TillOrderInput!]!) { ${operation}(providerId: $p, orders: $o, method: cash) { orderId } }`,
    { p: offer.providerId, o: [{ orderId, amountCents }] },
    { actor: owner, idempotencyKey: randomUUID() },
  );
  expect(errors ?? []).toEqual([]);
  await served.settle();
}
/** Another booking for 50 euro, online: 20 taken in cash while it waits for its payment, the rest by card. */
async function bookPaidInBothWays(): Promise<void> {
  const { offerId } = offer;
  const booked = await served.bookOnline({ offerId, at: '2026-11-13T12:00', email: 'carla@example.it' });
  ({ id, orderId } = booked);
  await move('takePayment', 2000);
  const { data } = await app.ask(
    'mutation($id: Id!, $token: String) { generatePaymentIntent(reservationId: $id, paymentToken: $token) { clientSecret stripeAccount } }',
    { id, token: booked.paymentToken },
  );
  // The selection above is this shape.
  await served.giveCard(data?.['generatePaymentIntent'] as typeof booked);
  await served.settle();
}
const manageCode = () => app.deps.links.codeFor('manage-reservation', { providerId: offer.providerId, id });

const cancel = (input: object) =>
  cancelAtDesk(app, { providerId: offer.providerId, id }, input, { actor: owner });
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
    expect(text).toContain('30,00 € will be refunded to the card');
    expect(text).toMatch(/You paid 20,00 € at the center: .* will refund it/);
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
