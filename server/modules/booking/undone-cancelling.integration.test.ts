import { beforeEach, describe, expect, it } from 'vitest';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { confirmReservationByLink, expireReservations } from './index.ts';
import type { AppWithCards, ToPay } from './testing/app-with-cards.ts';
import { appWithCardsOfFile } from './testing/app-with-cards.ts';
import type { AtWork } from './testing/desk.ts';
import { activateAtDesk, aDesk, afterUndo, cancelAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';

// A booking that waits, for the mailed link (P) or its payment (RSD), is cancelled at the desk by mistake.

const AT = '2026-11-12T10:00';

let served: AppWithCards;
let app: TestApp;
let statements: Statements;
let offer: Place;
let owner: AtWork;
let booked: ToPay;

appWithCardsOfFile(
  (opened) => {
    served = opened;
    ({ app } = opened);
    statements = new Statements(app);
  },
  {
    async whenOver() {
      app.clock.advance(11);
      await expireReservations(app.work(), app.deps);
      await served.settle();
    },
  },
);
beforeEach(async () => {
  ({ offer, owner } = await aDesk(app, { people: ['Anna'] }));
  await served.takeCards(offer.providerId);
});

async function book(onlyBook: boolean): Promise<void> {
  booked = await served.bookOnline({ offerId: offer.offerId, at: AT, onlyBook });
  // What waits for its link is told by that alone.
  const { rows } = await app.pool.query<{ id: number }>(
    'select id::int as id from reservations where provider_id = $1',
    [offer.providerId],
  );
  booked = { ...booked, id: rows[0]?.id ?? 0 };
  await served.settle();
}

async function later(): Promise<void> {
  await afterUndo(app);
  await served.settle();
}

/** Gives the card on the page that was opened as it was booked. */
const pay = () => served.giveCard(booked);

const of = () => ({ providerId: offer.providerId, id: booked.id });
const cancel = () => cancelAtDesk(app, of(), {}, { actor: owner });
const undo = (sequence = 0) => activateAtDesk(app, { ...of(), sequence }, {}, { actor: owner });
const confirm = () =>
  confirmReservationByLink(app.work(), app.deps, {
    providerId: offer.providerId,
    reservationId: booked.id,
    actor: 'guest:link',
  });

async function acts() {
  const { data } = await app.ask(
    'query($p: Id!, $id: Id!) { getReservation(providerId: $p, id: $id) { acts { canActivate canCancel } } }',
    { p: offer.providerId, id: booked.id },
    { actor: owner },
  );
  const seen = data?.['getReservation'] as { acts: object } | null | undefined;
  return seen?.acts;
}

async function now() {
  const { rows } = await app.pool.query(
    `select r.status, r.expires_at as expires, encode(r.waits_for_address, 'hex') as address, o.payable_until as payable, o.paid_cents as paid,
        (select count(*)::int from refunds f where f.order_id = o.id) as refunds,
        (select jsonb_agg(distinct h.expires_at) from holds h where h.kind = 'reservation' and h.holder_id = r.id) as held
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.id = $1`,
    [booked.id],
  );
  return rows[0];
}

async function mails() {
  const { rows } = await app.pool.query<{ kind: string; state: string }>(
    'select kind, state from mails where subject_id = $1 and provider_id = $2 order by id',
    [booked.id, offer.providerId],
  );
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

describe('undone, the cancelling of a booking that waits for the mailed link', () => {
  beforeEach(() => book(true));

  it('leaves no trace: it waits as before, and its link confirms it', async () => {
    const before = await now();
    expect(before).toMatchObject({ status: 'P', address: expect.stringMatching(/./) });
    await cancel();
    expect(await now()).toMatchObject({ status: 'C', expires: null, address: null, held: null });
    expect(await acts()).toEqual({ canActivate: true, canCancel: false });
    expect(await undo()).toMatchObject({ code: null, data: { status: 'P' } });
    expect(await now()).toEqual(before);
    await later();
    expect(await mails()).toEqual([
      'reservation-to-confirm sent',
      'reservation-cancelled dropped',
      'reservation-to-confirm dropped',
    ]);
    await confirm();
    await later();
    expect(await now()).toMatchObject({ status: 'A', held: [null] });
    expect((await mails()).at(-1)).toBe('reservation-confirmed sent');
  });

  it('after the mail of it has gone mails the link again', async () => {
    const before = await now();
    await cancel();
    await later();
    expect(await undo()).toMatchObject({ code: null, data: { status: 'P' } });
    expect(await now()).toEqual(before);
    await later();
    expect(await mails()).toEqual([
      'reservation-to-confirm sent',
      'reservation-cancelled sent',
      'reservation-to-confirm sent',
    ]);
  });

  it('is refused once its time to be confirmed is over', async () => {
    const { expires } = await now();
    app.clock.set(new Date(expires.getTime() - 5_000));
    await cancel();
    app.clock.set(new Date(expires.getTime() + 1_000));
    expect(await acts()).toEqual({ canActivate: false, canCancel: false });
    expect(await undo()).toMatchObject({ code: 'holdExpired' });
    expect(await now()).toMatchObject({ status: 'C', held: null });
    await expireReservations(app.work(), app.deps);
    const { rows } = await app.pool.query('select address_before from reservations where id = $1', [
      booked.id,
    ]);
    expect(rows).toEqual([{ address_before: null }]);
  });

  it('runs out at its time', async () => {
    const { expires } = await now();
    await cancel();
    await undo();
    app.clock.set(new Date(expires.getTime() + 1_000));
    await expireReservations(app.work(), app.deps);
    expect(await now()).toMatchObject({ status: 'C', held: null });
  });
});

describe('undone, the cancelling of a booking that waits for its payment', () => {
  beforeEach(() => book(false));

  it('leaves no trace: the page that is open still pays it', async () => {
    const before = await now();
    expect(before).toMatchObject({ status: 'RSD', paid: 0 });
    await cancel();
    await served.settle();
    expect(await acts()).toEqual({ canActivate: true, canCancel: false });
    expect(await undo()).toMatchObject({ code: null, data: { status: 'RSD' } });
    expect(await now()).toEqual(before);
    await later();
    expect(await now()).toEqual(before);
    await pay();
    await served.settle();
    expect(await now()).toMatchObject({ status: 'A', paid: 5000, refunds: 0, held: [null] });
  });

  it('makes it stand where it was paid meanwhile, and says so', async () => {
    await cancel();
    await pay();
    await served.settle();
    expect(await now()).toMatchObject({ status: 'C', paid: 5000, refunds: 0 });
    expect(await undo()).toMatchObject({ code: null, data: { status: 'A' } });
    await later();
    expect(await now()).toMatchObject({ status: 'A', paid: 5000, refunds: 0, held: [null] });
    expect(await mails()).toContain('reservation-confirmed sent');
    expect(await mails()).not.toContain('reservation-cancelled sent');
  });

  it('is refused where another has taken the place, and what was paid meanwhile goes back', async () => {
    await cancel();
    await pay();
    await served.settle();
    const other = await app.ask(
      `mutation($offer: Id!) { createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: "${AT}", email: "bea@example.it",
        onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success } }`,
      { offer: offer.offerId },
    );
    expect(other.errors ?? []).toEqual([]);
    expect(await undo()).toMatchObject({ code: 'reservationInvalidCapacity' });
    await later();
    expect(await now()).toMatchObject({ status: 'R', paid: 0, refunds: 1, held: null });
  });
});

describe('not undone, the cancelling of a booking that waits for its payment', () => {
  beforeEach(() => book(false));

  it('gives back once what is paid meanwhile', async () => {
    await cancel();
    await pay();
    await later();
    await later();
    expect(await now()).toMatchObject({ status: 'R', paid: 0, refunds: 1 });
    expect(await undo()).toMatchObject({ code: 'reservationInvalidReschedule' });
  });

  it('stops its payment after the time of undoing, and cannot be undone then', async () => {
    await cancel();
    await later();
    await pay();
    await served.settle();
    expect(await acts()).toEqual({ canActivate: false, canCancel: false });
    expect(await undo()).toMatchObject({ code: 'reservationInvalidReschedule' });
    expect(await now()).toMatchObject({ status: 'C', paid: 0, refunds: 0, held: null });
  });
});

describe('undoing meets', () => {
  const LOCKS_THE_ROW = /from "reservations".* for update/is;
  beforeEach(() => book(false));

  it('the stopping of the payment: what was first counts', async () => {
    const before = await now();
    await cancel();
    await app.pool.query("update pgboss.job set start_after = now() where state < 'active'");
    await statements.meet(
      LOCKS_THE_ROW,
      () => undo(),
      () => app.jobs.drain(),
    );
    expect(await now()).toEqual(before);
    await cancel();
    await app.pool.query("update pgboss.job set start_after = now() where state < 'active'");
    const [, heard] = await statements.meet(
      LOCKS_THE_ROW,
      () => app.jobs.drain(),
      () => undo(2),
    );
    expect(heard).toMatchObject({ code: 'reservationInvalidReschedule' });
    expect(await now()).toMatchObject({ status: 'C', held: null });
  });

  it.each([
    ['first', true],
    ['second', false],
  ])('the money, which is heard of %s: it is kept once, and the booking stands', async (_which, isFirst) => {
    await cancel();
    await pay();
    await served.control.settleDeliveries();
    const hear = async () => {
      await app.jobs.drain();
    };
    const press = () => undo();
    if (isFirst) await statements.meet(LOCKS_THE_ROW, hear, press);
    else await statements.meet(LOCKS_THE_ROW, press, hear);
    await later();
    expect(await now()).toMatchObject({ status: 'A', paid: 5000, refunds: 0, held: [null] });
    expect(statements.brokenOff()).toEqual([]);
  });
});
