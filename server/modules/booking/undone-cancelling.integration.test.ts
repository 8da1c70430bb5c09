import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { confirmReservationByLink, expireReservations } from './index.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { afterUndo, atDesk } from './testing/desk.ts';

// A booking that waits, for the mailed link (P) or its payment (RSD), is cancelled at the desk by mistake.

const AT = '2026-11-12T10:00';

let served: AppWithCards;
let app: TestApp;
let statements: Statements;
let offer: OfferMade;
let owner: Awaited<ReturnType<typeof worksAt>>;
let booked: { id: number; clientSecret?: string | null; stripeAccount?: string | null };

beforeAll(async () => {
  served = await openAppWithCards();
  ({ app } = served);
  statements = new Statements(app);
});
afterAll(async () => {
  app.clock.advance(11);
  await expireReservations(app.work(), app.deps);
  await settle();
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  app.clock.set('2026-11-02T08:00:00Z');
  offer = await anOffer(app.work());
  const { providerId } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  await served.takeCards(providerId);
  owner = await worksAt(app, providerId, 'owner');
});

async function book(onlyBook: boolean): Promise<void> {
  const answer = await app.ask(
    `mutation($offer: Id!, $onlyBook: Boolean!) { createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: "${AT}", email: "anna@example.it",
      onlyBook: $onlyBook, agreements: [{ type: "sharing", decision: "Y" }]) { id clientSecret stripeAccount } }`,
    { offer: offer.offerId, onlyBook },
  );
  expect(answer.errors ?? []).toEqual([]);
  // The selection above is this shape.
  const paying = answer.data?.['createReservationAsAnonymous'] as Omit<typeof booked, 'id'>;
  const { rows } = await app.pool.query<{ id: number }>(
    'select id::int as id from reservations where provider_id = $1',
    [offer.providerId],
  );
  booked = { ...paying, id: rows[0]?.id ?? 0 };
  await settle();
}

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

/** Gives the card on the page that was opened as it was booked. */
async function pay(): Promise<void> {
  const clientSecret = booked.clientSecret ?? '';
  const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '34', cvc: '123' };
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const account = booked.stripeAccount ?? '';
  await app.deps.cardPayments?.testCardForm?.confirm({ account, intentId, clientSecret, card });
}

const cancel = (input: object = {}) =>
  atDesk(
    app,
    'cancelReservations',
    { p: offer.providerId, input: { ids: [booked.id], by: 'we', ...input } },
    { actor: owner },
  );
const undo = (sequence = 0) =>
  atDesk(app, 'activateReservation', { p: offer.providerId, id: booked.id, sequence }, { actor: owner });
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
    await settle();
    expect(await acts()).toEqual({ canActivate: true, canCancel: false });
    expect(await undo()).toMatchObject({ code: null, data: { status: 'RSD' } });
    expect(await now()).toEqual(before);
    await later();
    expect(await now()).toEqual(before);
    await pay();
    await settle();
    expect(await now()).toMatchObject({ status: 'A', paid: 5000, refunds: 0, held: [null] });
  });

  it('makes it stand where it was paid meanwhile, and says so', async () => {
    await cancel();
    await pay();
    await settle();
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
    await settle();
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
    await settle();
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
