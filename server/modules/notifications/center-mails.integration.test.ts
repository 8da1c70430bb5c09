import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { cancelReservation } from '#server/modules/booking/index.ts';
import { afterUndo, atDesk } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

type Member = SignedInPerson & { email: string };

let app: TestApp;
let providerId: number;
let offer: OfferMade;
let owner: Member;
let manager: Member;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
/** A center whose address for notices is its owner's own, written as people write it. */
beforeEach(async () => {
  app.clock.set('2026-11-02T08:00:00Z');
  providerId = await aProvider(app.work(), { freeCancellationHours: 24 });
  const anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  offer = await anOffer(app.work(), { providerId, people: [anna] });
  owner = await worksAt(app, providerId, 'owner');
  manager = await worksAt(app, providerId, 'manager');
  await app.pool.query('update providers set notification_email = $2 where id = $1', [
    providerId,
    owner.email.replace('socia', 'Socia'),
  ]);
});

const CREATE =
  'mutation ($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }';

/** A walk-in, whom nobody can write to, at ten on the fifth. */
async function bookAtDesk(actor: Member): Promise<number> {
  const input = { offerId: offer.offerId, start: '2026-11-05T10:00', customer: { walkIn: {} } };
  const { data, errors } = await app.ask(
    CREATE,
    { p: providerId, input },
    { actor, idempotencyKey: randomUUID() },
  );
  expect(errors).toBeUndefined();
  await afterUndo(app);
  // The selection above is this shape.
  return (data as { createReservation: { id: number } }).createReservation.id;
}

async function move(id: number, sequence: number, time: string, actor: Member): Promise<void> {
  const variables = { p: providerId, id, sequence, input: { start: `2026-11-05T${time}` } };
  expect(await atDesk(app, 'updateReservation', variables, { actor })).toMatchObject({ code: null });
  await afterUndo(app);
}

/** @param how `isUndone`: within the time for it, else nobody has until it is over */
async function cancelAtDesk(
  id: number,
  actor: Member,
  { tellsCustomer = true, isUndone = false } = {},
): Promise<void> {
  const input = { ids: [id], by: 'we', tellsCustomer };
  expect(await atDesk(app, 'cancelReservations', { p: providerId, input }, { actor })).toMatchObject({
    code: null,
  });
  if (isUndone) await activate(id, actor);
  await afterUndo(app);
}

/** A booking without moves stands again, and who booked is told of it at the desk. */
async function activate(id: number, actor: Member): Promise<void> {
  const variables = { p: providerId, id, sequence: 0, input: { tellsCustomer: false } };
  expect(await atDesk(app, 'activateReservation', variables, { actor })).toMatchObject({ code: null });
}

const cancelByCustomer = async (reservationId: number): Promise<void> => {
  await cancelReservation(app.work(), app.deps, { providerId, reservationId, actor: 'guest:link' });
  await afterUndo(app);
};

/** What the center was written, in order. */
async function written(): Promise<string[]> {
  const { rows } = await app.pool.query<{ kind: string }>(
    `select kind from mails where provider_id = $1 and kind like 'owner-%' and state = 'sent' order by id`,
    [providerId],
  );
  return rows.map(({ kind }) => kind.replace('owner-', ''));
}

async function lastText(): Promise<string> {
  const { rows } = await app.pool.query<{ text: string }>(
    `select rendered ->> 'text' as text from mails where provider_id = $1 and kind like 'owner-%' order by id desc limit 1`,
    [providerId],
  );
  return rows[0]?.text ?? '';
}

describe('the center’s own address', () => {
  it('is not told of what its reader did at the desk', async () => {
    const id = await bookAtDesk(owner);
    await move(id, 0, '11:00', owner);
    await cancelAtDesk(id, owner);
    expect(await written()).toEqual([]);
  });

  it('is told of what a colleague did there, in words that are true of it', async () => {
    const id = await bookAtDesk(manager);
    expect(await lastText()).toContain('al banco');
    expect(await lastText()).not.toContain('ha prenotato');
    await move(id, 0, '11:00', manager);
    await cancelAtDesk(id, manager);
    expect(await written()).toEqual(['new-booking', 'move', 'cancellation']);
  });

  it('is told that a customer is not coming whom its reader had booked', async () => {
    await cancelByCustomer(await bookAtDesk(owner));
    expect(await written()).toEqual(['cancellation']);
  });

  it('is told of what a colleague changed after its reader', async () => {
    const id = await bookAtDesk(owner);
    await move(id, 0, '11:00', owner);
    await move(id, 1, '12:00', manager);
    expect(await written()).toEqual(['move']);
    expect(await lastText()).toContain('11:00');
  });

  it('is told of what customers book, as theirs', async () => {
    await aConfirmedReservation(app, { offerId: offer.offerId, at: '2026-11-05T10:00' });
    await afterUndo(app);
    expect(await written()).toEqual(['new-booking']);
    expect(await lastText()).toContain('ha prenotato');
  });

  it('is told of what a colleague cancels and takes back later, though who booked is told at the desk', async () => {
    const id = await bookAtDesk(owner);
    await cancelAtDesk(id, manager, { tellsCustomer: false });
    expect(await written()).toEqual(['cancellation']);
    await activate(id, manager);
    await afterUndo(app);
    expect(await written()).toEqual(['cancellation', 'new-booking']);
  });

  it('is told nothing of what a colleague cancels and takes back at once, nor of what has begun', async () => {
    const id = await bookAtDesk(owner);
    await cancelAtDesk(id, manager, { tellsCustomer: false, isUndone: true });
    expect(await written()).toEqual([]);
    app.clock.set('2026-11-05T09:30:00Z');
    await cancelAtDesk(id, manager);
    expect(await written()).toEqual([]);
  });

  it('is told where nobody has proved to read it', async () => {
    await app.pool.query('update people set verified_at = null where id = $1', [owner.personId]);
    await bookAtDesk(owner);
    expect(await written()).toEqual(['new-booking']);
  });
});
