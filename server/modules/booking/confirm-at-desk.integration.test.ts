import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { aWaitingReservation } from './builders.ts';
import { confirmReservationByLink, expireReservations } from './index.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork } from './testing/desk.ts';
import { activateAtDesk, aDesk, afterUndo, atDesk, cancelAtDesk } from './testing/desk.ts';
import type { Place } from './testing/place.ts';
import { book, outcomeOf } from './testing/race-track.ts';

// A guest has booked without paying; the mail with the link did not come.

let app: TestApp;
let offer: Place;
let owner: AtWork;
let id: number;

appOfFile((opened) => {
  app = opened;
});
beforeEach(async () => {
  ({ offer, owner } = await aDesk(app, { people: ['Anna'] }));
  const waiting = { offerId: offer.offerId, at: '2026-11-05T10:00' };
  ({ reservationId: id } = await aWaitingReservation(app, waiting));
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
    const of = { providerId: offer.providerId, id };
    expect(await activateAtDesk(app, of, {}, { actor: owner })).toMatchObject({
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
    const of = { providerId: offer.providerId, id };
    await cancelAtDesk(app, of, {}, { actor: owner });
    expect(await confirm()).toMatchObject({ code: 'alreadyCanceled' });
    await activateAtDesk(app, of, {}, { actor: owner });
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
