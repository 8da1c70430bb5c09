import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { confirmReservationByLink, expireReservations } from './index.ts';
import { afterUndo, atDesk } from './testing/desk.ts';
import { book, outcomeOf } from './testing/race-track.ts';

// A guest has booked without paying; the mail with the link did not come.

let app: TestApp;
let offer: OfferMade;
let owner: Awaited<ReturnType<typeof worksAt>>;
let id: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  app.clock.set('2026-11-02T08:00:00Z');
  offer = await anOffer(app.work());
  const { providerId } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  owner = await worksAt(app, providerId, 'owner');
  const asked = { offer: offer.offerId, at: '2026-11-05T10:00', email: 'anna@example.it' };
  expect(await book(app, asked)).toBe('booked');
  const { rows } = await app.pool.query<{ id: number }>(
    'select id::int as id from reservations where provider_id = $1',
    [providerId],
  );
  id = rows[0]?.id ?? 0;
  await app.jobs.drain();
});

const confirm = (input: object = {}, actor = owner, sequence = 0) =>
  atDesk(app, 'confirmReservation', { p: offer.providerId, id, sequence, input }, { actor });
const expiry = async (): Promise<Date> => {
  const { rows } = await app.pool.query<{ at: Date }>(
    'select expires_at as at from reservations where id = $1',
    [id],
  );
  return rows[0]?.at ?? new Date(0);
};
async function acts(): Promise<object | undefined> {
  const { data } = await app.ask(
    'query($p: Id!, $id: Id!) { getReservation(providerId: $p, id: $id) { acts { canConfirm canCancel } } }',
    { p: offer.providerId, id },
    { actor: owner },
  );
  const seen = data?.['getReservation'] as { acts: object } | null | undefined;
  return seen?.acts;
}
async function mails() {
  const { rows } = await app.pool.query<{ kind: string; state: string }>(
    `select kind, state from mails where subject_id = $1 and provider_id = $2 and kind <> 'reservation-to-confirm' order by id`,
    [id, offer.providerId],
  );
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

describe('a booking that waits for the mailed link', () => {
  const payAtDesk = async () => {
    const { rows } = await app.pool.query<{ order: string }>(
      'select order_id as order from reservations where id = $1',
      [id],
    );
    const { errors } = await app.ask(
      `mutation($p: Id!, $o: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $o, method: cash) { orderId } }`,
      { p: offer.providerId, o: [{ orderId: Number(rows[0]?.order), amountCents: 5000 }] },
      { actor: owner, idempotencyKey: randomUUID() },
    );
    expect(errors ?? []).toEqual([]);
  };
  const status = async () => {
    const { rows } = await app.pool.query(
      'select status, cancel_reason as reason from reservations where id = $1',
      [id],
    );
    return rows[0];
  };

  it('and was paid at the center stands once its time runs out', async () => {
    await payAtDesk();
    app.clock.advance(41);
    await expireReservations(app.work(), app.deps);
    expect(await status()).toEqual({ status: 'A', reason: null });
    await afterUndo(app);
    expect(await mails()).toEqual(['reservation-confirmed sent']);
  });

  it('and was paid at the center is off where its place has gone by then', async () => {
    await payAtDesk();
    app.clock.advance(31);
    const other = { offer: offer.offerId, at: '2026-11-05T10:00', email: 'bruno@example.it' };
    expect(await book(app, other)).toBe('booked');
    app.clock.advance(1);
    await expireReservations(app.work(), app.deps);
    expect(await status()).toEqual({ status: 'C', reason: 'placeLost' });
  });

  it('is confirmed at the desk for its customer, who is told after the time of undoing; the history says who', async () => {
    expect(await acts()).toEqual({ canConfirm: true, canCancel: true });
    // What waits is not off.
    const seen = { p: offer.providerId, id, sequence: 0 };
    expect(await atDesk(app, 'activateReservation', seen, { actor: owner })).toMatchObject({
      code: expect.stringMatching(/^(holdExpired|reservationInvalidReschedule)$/),
    });
    expect(await confirm()).toMatchObject({ code: null, data: { status: 'A', sequence: 0 } });
    await app.jobs.drain();
    expect(await mails()).toEqual(['reservation-confirmed waiting']);
    await afterUndo(app);
    expect(await mails()).toEqual(['reservation-confirmed sent']);
    const { rows } = await app.pool.query(
      `select actor, before, after from audit_entries where action = 'confirmReservation' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { actor: `person:${owner.personId}`, before: { status: 'P' }, after: { status: 'A' } },
    ]);
    expect(await acts()).toEqual({ canConfirm: false, canCancel: true });
    const held = await app.pool.query(
      "select expires_at from holds where kind = 'reservation' and holder_id = $1",
      [id],
    );
    expect(held.rows).toEqual([{ expires_at: null }]);
  });

  it('is confirmed without a mail where the desk tells the customer itself', async () => {
    expect(await confirm({ tellsCustomer: false })).toMatchObject({ code: null });
    await afterUndo(app);
    expect(await mails()).toEqual([]);
  });

  it('is confirmed once, by whichever of link and desk is first', async () => {
    const byLink = () =>
      outcomeOf(
        confirmReservationByLink(app.work(), app.deps, {
          providerId: offer.providerId,
          reservationId: id,
          actor: 'guest:link',
        }),
      );
    const [link, desk] = await Promise.all([byLink(), confirm()]);
    expect([link, desk.code]).toEqual(['booked', null]);
    const { rowCount } = await app.pool.query(
      `select from audit_entries where action = 'confirmReservation' and subject_id = $1`,
      [id],
    );
    expect(rowCount).toBe(1);
    expect(await confirm()).toMatchObject({ code: null, data: { status: 'A' } });
  });

  it('is not confirmed once its time is over, before and after it is called off, nor once it is cancelled', async () => {
    const until = await expiry();
    app.clock.set(new Date(until.getTime() - 1_000));
    await atDesk(
      app,
      'cancelReservations',
      { p: offer.providerId, input: { ids: [id], by: 'we' } },
      { actor: owner },
    );
    expect(await confirm()).toMatchObject({ code: 'alreadyCanceled' });
    await atDesk(app, 'activateReservation', { p: offer.providerId, id, sequence: 0 }, { actor: owner });
    app.clock.set(new Date(until.getTime() + 1_000));
    expect(await acts()).toEqual({ canConfirm: false, canCancel: true });
    expect(await confirm({}, owner, 2)).toMatchObject({ code: 'holdExpired' });
    await expireReservations(app.work(), app.deps);
    expect(await confirm({}, owner, 2)).toMatchObject({ code: 'holdExpired' });
  });

  it('is confirmed by a collaborator only where it is their own', async () => {
    const her = await worksAt(app, offer.providerId, 'collaborator');
    expect(await confirm({}, her)).toMatchObject({ code: 'notFound' });
    await app.pool.query('update resources set person_id = $2 where id = $1', [
      offer.people[0],
      her.personId,
    ]);
    expect(await confirm({}, her)).toMatchObject({ code: null, data: { status: 'A' } });
  });
});
