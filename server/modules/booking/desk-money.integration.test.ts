import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import type { AtWork } from './testing/desk.ts';
import { activateAtDesk, aDesk, afterUndo, atDesk, cancelAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

const AT = '2026-11-12T10:00';
const TOO_LATE = '2026-11-11T20:00:00Z';

let served: AppWithCards;
let app: TestApp;
let offer: Place;
let owner: AtWork;
let id: number;

appWithCardsOfFile(
  (opened) => {
    served = opened;
    ({ app } = opened);
  },
  { whenOver: () => app.clock.advance(11) },
);
/** A booking for 50 euro, paid by card. */
beforeEach(async () => {
  ({ offer, owner } = await aDesk(app, { people: ['Anna'] }));
  await served.takeCards(offer.providerId);
  const booked = await served.bookOnline({ offerId: offer.offerId, at: AT });
  ({ id } = booked);
  await served.giveCard(booked);
  await served.settle();
});

async function later(): Promise<void> {
  await afterUndo(app);
  await served.settle();
}

const of = () => ({ providerId: offer.providerId, id });
const cancel = (input: object) => cancelAtDesk(app, of(), input, { actor: owner });
const activate = () => activateAtDesk(app, of(), {}, { actor: owner });
const previews = async () =>
  (await atDesk(app, 'getCancelPreviews', { p: offer.providerId, ids: [id] }, { actor: owner })).data;

async function now() {
  const { rows } = await app.pool.query(
    `select r.status, r.cancel_waiver as waiver, o.paid_cents as paid, (select count(*)::int from refunds f where f.order_id = o.id) as refunds
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.id = $1`,
    [id],
  );
  return rows[0];
}

describe('money of a cancelled booking', () => {
  it('goes back in full where the center cancels, after the seconds of undoing', async () => {
    app.clock.set(TOO_LATE);
    expect(await previews()).toEqual([
      { id, byUsRefundCents: 5000, byCustomerRefundCents: 0, isFreeForCustomer: false },
    ]);
    expect(await cancel({ by: 'we' })).toMatchObject({ data: [{ refundCents: 5000 }] });
    await served.settle();
    expect(await now()).toEqual({ status: 'C', waiver: null, paid: 5000, refunds: 0 });
    await later();
    expect(await now()).toEqual({ status: 'R', waiver: null, paid: 0, refunds: 1 });
  });

  it('stays where it is when the cancelling is undone', async () => {
    await cancel({ by: 'we' });
    expect(await activate()).toMatchObject({ code: null, data: { status: 'A' } });
    await later();
    expect(await now()).toEqual({ status: 'A', waiver: null, paid: 5000, refunds: 0 });
  });

  it.each([
    ['all of it had gone back', 5000, true],
    ['a part of it was on its way', 2000, false],
  ])('comes from before where %s and the cancelling is undone', async (_, amountCents, hasGone) => {
    const { rows } = await app.pool.query<{ order: string }>(
      'select order_id as order from reservations where id = $1',
      [id],
    );
    const { errors } = await app.ask(
      `mutation($p: Id!, $o: Id!, $cents: Int!) { refundPayment(providerId: $p, orderId: $o, amountCents: $cents) { orderId } }`,
      { p: offer.providerId, o: Number(rows[0]?.order), cents: amountCents },
      { actor: owner, idempotencyKey: randomUUID() },
    );
    expect(errors ?? []).toEqual([]);
    if (hasGone) await later();
    app.clock.advance(1);
    await cancel({ by: 'we' });
    expect(await activate()).toMatchObject({ code: null, data: { status: 'A' } });
    await later();
    expect(await now()).toEqual({ status: 'A', waiver: null, paid: 5000 - amountCents, refunds: 1 });
  });

  it('follows the terms where the customer cancels', async () => {
    app.clock.set(TOO_LATE);
    expect(await cancel({ by: 'customer' })).toMatchObject({ data: [{ refundCents: 0 }] });
    await later();
    expect(await now()).toEqual({ status: 'C', waiver: null, paid: 5000, refunds: 0 });
  });

  it('goes back in time, and too late by a reason that is kept', async () => {
    expect(await previews()).toMatchObject([{ byCustomerRefundCents: 5000, isFreeForCustomer: true }]);
    app.clock.set(TOO_LATE);
    expect(await cancel({ by: 'customer', waiver: { reason: 'Lutto' } })).toMatchObject({
      data: [{ refundCents: 5000 }],
    });
    await later();
    expect(await now()).toEqual({ status: 'R', waiver: 'Lutto', paid: 0, refunds: 1 });
    const { rows } = await app.pool.query(
      "select after ->> 'waiver' as why from audit_entries where action = 'callOffReservation' and subject_id = $1",
      [id],
    );
    expect(rows).toEqual([{ why: 'Lutto' }]);
  });

  it('that was paid cannot be had for another sub-service, nor another price', async () => {
    const other = await anOffer(app.work(), {
      providerId: offer.providerId,
      people: offer.people,
      durationMinutes: 30,
    });
    const seen = { p: offer.providerId, id, sequence: 0 };
    const by = { actor: owner };
    expect(
      await atDesk(app, 'changeReservationService', { ...seen, input: { offerId: other.offerId } }, by),
    ).toMatchObject({ code: 'alreadyPaid' });
    expect(await atDesk(app, 'updateReservation', { ...seen, input: { priceCents: 1 } }, by)).toMatchObject({
      code: 'alreadyPaid',
    });
  });

  it('is had for another sub-service once all of it has gone back, and says until then why not', async () => {
    const other = await anOffer(app.work(), {
      providerId: offer.providerId,
      people: offer.people,
      durationMinutes: 30,
      priceCents: 3000,
    });
    const { rows } = await app.pool.query<{ order: string }>(
      'select order_id as order from reservations where id = $1',
      [id],
    );
    const orderId = Number(rows[0]?.order);
    const ask = async () => {
      const { errors } = await app.ask(
        `mutation($p: Id!, $id: Id!, $input: ReservationServiceInput!) { changeReservationService(providerId: $p, id: $id, sequence: 0, input: $input) { id } }`,
        { p: offer.providerId, id, input: { offerId: other.offerId } },
        { actor: owner, locale: 'it', idempotencyKey: randomUUID() },
      );
      return errors?.[0]?.message ?? 'changed';
    };
    expect(await ask()).toBe('È già stato pagato: rimborsa l’importo prima di cambiare il prezzo.');
    const back = await app.ask(
      `mutation($p: Id!, $o: Id!) { refundPayment(providerId: $p, orderId: $o, amountCents: 5000) { orderId } }`,
      { p: offer.providerId, o: orderId },
      { actor: owner, idempotencyKey: randomUUID() },
    );
    expect(back.errors ?? []).toEqual([]);
    expect(await ask()).toMatch(/^Il rimborso sulla carta è in arrivo/);
    await later();
    expect(await now()).toMatchObject({ status: 'A', paid: 0, refunds: 1 });
    await app.pool.query(`update offers set vat_treatment = 'healthExempt' where id = $1`, [other.offerId]);
    expect(await ask()).toMatch(/^Questo servizio ha un’altra IVA/);
    await app.pool.query(
      `update offers set vat_treatment = o.vat_treatment from offers o where offers.id = $1 and o.id = $2`,
      [other.offerId, offer.offerId],
    );
    expect(await ask()).toBe('changed');
    const { rows: orders } = await app.pool.query(
      `select total_cents as total, credited_cents as back, paid_cents as paid, owed, payment_state as state, payment_mode as mode
         from orders, lateral (select total_cents - credited_cents - paid_cents as owed) o where id = $1`,
      [orderId],
    );
    expect(orders).toEqual([
      { total: 8000, back: 5000, paid: 0, owed: 3000, state: 'notPaid', mode: 'onSite' },
    ]);
  });
});

describe('what is paid at the center and stands again', () => {
  const TAKE =
    'mutation($p: Id!, $order: Id!) { takePayment(providerId: $p, orders: [{ orderId: $order, amountCents: 5000 }], method: cash) { owedCents } }';

  it.each([
    ['before the end of its paying is noted', false],
    ['after it', true],
  ])('%s is paid there all the same', async (_when, isNoted) => {
    ({ id } = await aConfirmedReservation(app, { offerId: offer.offerId, at: '2026-11-13T10:00' }));
    await cancel({ by: 'we' });
    if (isNoted) await served.settle();
    expect(await activate()).toMatchObject({ code: null, data: { status: 'A' } });
    await later();
    const { rows } = await app.pool.query<{ order: number }>(
      'select order_id::int as order from reservations where id = $1',
      [id],
    );
    const { errors, data } = await app.ask(
      TAKE,
      { p: offer.providerId, order: rows[0]?.order },
      { actor: owner, idempotencyKey: randomUUID() },
    );
    expect({ errors, data }).toEqual({ data: { takePayment: [{ owedCents: 0 }] } });
  });
});
