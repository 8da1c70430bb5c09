import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { aWallet } from '#server/modules/payments/builders.ts';
import { returnTillPayment, takeTillPayment } from '#server/modules/payments/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { bookFor } from './builders.ts';
import type { Booked } from './index.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import type { Desk } from './testing/desk.ts';
import { activateAtDesk, aDesk, afterUndo, cancelAtDesk } from './testing/desk.ts';
import { cancelReservation } from './use-cases/cancel-reservation.ts';

const AT = '2026-11-12T10:00';
const TOO_LATE = '2026-11-11T20:00:00Z';

let app: TestApp;
let desk: Desk;
let providerId: number;
let customerId: number;
let booked: Booked;
let made = 0;

appWithCardsOfFile(
  (opened) => {
    ({ app } = opened);
  },
  { whenOver: () => app.clock.advance(11) },
);
const take = (method: 'wallet' | 'cash', amountCents: number, by: typeof takeTillPayment = takeTillPayment) =>
  by(app.work(), {
    providerId,
    method,
    orders: [{ orderId: booked.orderId, amountCents }],
    takenBy: desk.owner.personId,
    actor: 'system:test',
    key: randomUUID(),
  });

/** A booking for 50 euro of another customer, who was given credit. */
async function bookedByWhoWasGiven(giftCents: number): Promise<void> {
  customerId = await aCustomer(app.work(), { providerId, email: `credit-${(made += 1)}@example.it` });
  const takenBy = desk.owner.personId;
  await aWallet(app.work(), { providerId, customerId, takenBy, paidCents: 100, giftCents });
  booked = await bookFor(app, {
    providerId,
    customerId,
    offerId: desk.offer.offerId,
    at: '2026-11-12T14:00',
  });
}

/** A booking for 50 euro, paid with credit of 60 euro, of which 20 were given. */
beforeEach(async () => {
  desk = await aDesk(app, { people: ['Anna'] });
  ({ providerId } = desk.offer);
  customerId = await aCustomer(app.work(), { providerId, email: `credit-${(made += 1)}@example.it` });
  const takenBy = desk.owner.personId;
  await aWallet(app.work(), { providerId, customerId, takenBy, paidCents: 4000, giftCents: 2000 });
  booked = await bookFor(app, { providerId, customerId, offerId: desk.offer.offerId, at: AT });
  await takeTillPayment(app.work(), {
    providerId,
    method: 'wallet',
    orders: [{ orderId: booked.orderId, amountCents: 5000 }],
    takenBy,
    actor: 'system:test',
    key: randomUUID(),
  });
});

const of = () => ({ providerId, id: booked.reservationId });
const cancel = (input: object) => cancelAtDesk(app, of(), input, { actor: desk.owner });
const cancelThemselves = () =>
  cancelReservation(app.work(), app.deps, {
    providerId,
    reservationId: booked.reservationId,
    actor: 'guest:1',
  });
async function now() {
  const { rows } = await app.pool.query(
    `select r.status, o.paid_cents as paid, w.balance_cents as held, w.gift_cents as gift from reservations r
      join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      join wallets w on w.provider_id = o.provider_id and w.customer_id = o.customer_id where r.id = $1`,
    [booked.reservationId],
  );
  return rows[0];
}

describe('credit that a cancelled booking was paid with', () => {
  it('comes back where its customer cancels in time', async () => {
    await cancelThemselves();
    expect(await now()).toEqual({ status: 'R', paid: 0, held: 6000, gift: 2000 });
  });

  it('stays with the center where its customer cancels too late', async () => {
    app.clock.set(TOO_LATE);
    await cancelThemselves();
    expect(await now()).toEqual({ status: 'C', paid: 3000, held: 1000, gift: 0 });
  });

  it('comes back where the center cancels, after the seconds of undoing', async () => {
    app.clock.set(TOO_LATE);
    await cancel({ by: 'we' });
    expect(await now()).toEqual({ status: 'C', paid: 3000, held: 1000, gift: 0 });
    await afterUndo(app);
    expect(await now()).toEqual({ status: 'R', paid: 0, held: 6000, gift: 2000 });
  });

  it('stays spent where the cancelling is undone', async () => {
    await cancel({ by: 'we' });
    await activateAtDesk(app, of(), {}, { actor: desk.owner });
    await afterUndo(app);
    expect(await now()).toEqual({ status: 'A', paid: 3000, held: 1000, gift: 0 });
  });

  it('does not stand again once given credit has come back', async () => {
    await bookedByWhoWasGiven(5000);
    await take('wallet', 5000);
    await cancelThemselves();
    expect(await now()).toMatchObject({ held: 5100, gift: 5000 });
    expect(await activateAtDesk(app, of(), {}, { actor: desk.owner })).toMatchObject({
      code: 'reservationInvalidReschedule',
    });
  });

  it('comes back as given where what was paid in cash has gone into the wallet', async () => {
    await bookedByWhoWasGiven(2000);
    await take('wallet', 2000);
    await take('cash', 3000);
    await take('wallet', 2000, returnTillPayment);
    await cancelThemselves();
    expect(await now()).toMatchObject({ held: 4100, gift: 2000 });
  });
});
