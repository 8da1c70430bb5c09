import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { cancelReservation, moveReservation } from '#server/modules/booking/index.ts';
import { afterUndo, atDesk } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { bindPerson } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

type Member = SignedInPerson & { email: string };

let app: TestApp;
let providerId: number;
let offer: OfferMade;
let anna: Member;
let bruno: Member;
let resources: { anna: number; bruno: number };

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work(), { freeCancellationHours: 24 });
  resources = {
    anna: await aColleague(app.work(), { providerId }),
    bruno: await aColleague(app.work(), { providerId, name: 'Bruno' }),
  };
  for (const resourceId of Object.values(resources))
    await worksEveryDay(app.work(), { providerId, resourceId });
  offer = await anOffer(app.work(), { providerId, people: Object.values(resources) });
  anna = await worksAt(app, providerId, 'collaborator');
  bruno = await worksAt(app, providerId, 'collaborator');
  await bind(resources.anna, anna);
  await bind(resources.bruno, bruno);
});

const bind = (resourceId: number, { personId }: Member) =>
  app.work().transaction((tx) => bindPerson(tx, { providerId, resourceId, personId }));

const GET =
  'query ($providerId: Id!) { getStaffMailWishes(providerId: $providerId) { newBookings moves cancellations days dayBefore } }';
const SET = `mutation ($providerId: Id!, $input: StaffMailWishesInput!) { setStaffMailWishes(providerId: $providerId, input: $input) }`;
const USUAL = { newBookings: true, moves: true, cancellations: true, days: 'soon', dayBefore: false };
const choose = (actor: Member, wishes: object, key = randomUUID()) =>
  call(app, SET, { providerId, input: { ...USUAL, ...wishes } }, { actor, idempotencyKey: key });

/** In days from now, at ten in Rome. */
const at = (days: number, time = '10:00'): string =>
  `${new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
const book = (when: string) =>
  aConfirmedReservation(app, {
    offerId: offer.offerId,
    at: when,
    resourceId: resources.anna,
    email: `cliente-${randomUUID()}@example.it`,
  });
const move = (
  id: number,
  to: string,
  { actor = 'guest:link', resourceId = resources.anna }: { actor?: string; resourceId?: number } = {},
) =>
  moveReservation(
    app.work(),
    app.deps,
    { providerId, reservationId: id, dateTimeFrom: to, resourceId },
    { by: 'provider', actor, idempotencyKey: null },
  );
const cancel = (reservationId: number, actor = 'guest:link') =>
  cancelReservation(app.work(), app.deps, { providerId, reservationId, actor });

/** What each was written, in order; one who works here reads nothing twice. */
async function written(): Promise<string[]> {
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ kind: string; recipient: string; state: string }>(
    `select kind, recipient, state from mails where provider_id = $1 and kind like 'colleague-%' order by id`,
    [providerId],
  );
  const names = new Map([
    [anna.email, 'anna'],
    [bruno.email, 'bruno'],
  ]);
  return rows
    .filter(({ state }) => state !== 'dropped')
    .map(({ kind, recipient }) => `${names.get(recipient) ?? 'somebody'}: ${kind.replace('colleague-', '')}`);
}

describe('whoever a booking is with is mailed', () => {
  it('of a new one, its move and its end, of today and tomorrow, once each, and nobody else is', async () => {
    const { id } = await book(at(1));
    await app.jobs.drain();
    await move(id, at(1, '15:00'));
    await app.jobs.drain();
    await cancel(id);
    expect(await written()).toEqual(['anna: new-booking', 'anna: move', 'anna: cancellation']);
    await book(at(3));
    expect(await written()).toHaveLength(3);
  });

  it('with who comes, and no way to reach them', async () => {
    const { email } = await book(at(1));
    await app.jobs.drain();
    const { rows } = await app.pool.query<{ rendered: object | null }>(
      `select rendered from mails where provider_id = $1 and kind = 'colleague-new-booking'`,
      [providerId],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('of nothing they did themselves', async () => {
    const { id } = await book(at(1));
    await app.jobs.drain();
    await move(id, at(1, '15:00'), { actor: `person:${anna.personId}` });
    await app.jobs.drain();
    await cancel(id, `person:${anna.personId}`);
    expect(await written()).toEqual(['anna: new-booking']);
  });

  it('of one that goes to a colleague, who is told that it comes', async () => {
    const { id } = await book(at(1));
    await app.jobs.drain();
    await move(id, at(1), { resourceId: resources.bruno });
    expect(await written()).toEqual(['anna: new-booking', 'anna: cancellation', 'bruno: new-booking']);
  });

  it('of one that goes to a colleague, and whoever booked reads with whom it was and is', async () => {
    const { id } = await book(at(1));
    await app.jobs.drain();
    await move(id, at(1), { resourceId: resources.bruno });
    await app.jobs.drain();
    const { rows } = await app.pool.query<{ text: string; subject: string; name: string }>(
      `select rendered ->> 'text' as text, rendered ->> 'subject' as subject, r.name from mails
         join resources r on r.provider_id = mails.provider_id and r.id = $2
         where mails.provider_id = $1 and mails.kind = 'reservation-moved'`,
      [providerId, resources.anna],
    );
    expect(rows).toHaveLength(1);
    const { text, subject, name } = rows[0] ?? { text: '', subject: '', name: '' };
    expect(subject).toMatch(/^Prenotazione cambiata: /);
    expect(text).toContain(`Persona: prima ${name}, ora Bruno`);
    expect(text).not.toMatch(/nuovo orario|Prima era/);
    // On the bell it is no move either
    const { rows: bell } = await app.pool.query<{ kind: string }>(
      'select kind from notices where provider_id = $1 and person_id = $2',
      [providerId, bruno.personId],
    );
    expect(bell).toEqual([{ kind: 'bookingChanged' }]);
  });

  it('of one that goes to a colleague as another service', async () => {
    const owner = await worksAt(app, providerId, 'owner');
    const { id } = await book(at(1));
    await app.jobs.drain();
    const other = await anOffer(app.work(), { providerId, people: [resources.bruno], durationMinutes: 30 });
    const input = { offerId: other.offerId, resourceId: resources.bruno };
    const asked = { p: providerId, id, sequence: 0, input };
    expect(await atDesk(app, 'changeReservationService', asked, { actor: owner })).toMatchObject({
      code: null,
    });
    await afterUndo(app);
    expect(await written()).toEqual(['anna: new-booking', 'anna: cancellation', 'bruno: new-booking']);
  });

  it('of nothing once it is off before the mail went out, and not where they work no more', async () => {
    const { id } = await book(at(1));
    await cancel(id);
    expect(await written()).toEqual([]);
    await app.pool.query('update provider_roles set active = false where person_id = $1', [anna.personId]);
    await book(at(1, '17:00'));
    expect(await written()).toEqual([]);
  });

  it('nothing of a cancelling that was undone at once, though who had it before was told that it is gone', async () => {
    const owner = await worksAt(app, providerId, 'owner');
    const { id } = await book(at(1));
    await app.jobs.drain();
    const of = { p: providerId, id };
    const given = { ...of, sequence: 0, input: { resourceId: resources.bruno } };
    expect(await atDesk(app, 'updateReservation', given, { actor: owner })).toMatchObject({ code: null });
    await afterUndo(app);
    const told = ['anna: new-booking', 'anna: cancellation', 'bruno: new-booking'];
    expect(await written()).toEqual(told);
    const off = { p: providerId, input: { ids: [id], by: 'we' } };
    expect(await atDesk(app, 'cancelReservations', off, { actor: owner })).toMatchObject({ code: null });
    const again = { ...of, sequence: 1, input: {} };
    expect(await atDesk(app, 'activateReservation', again, { actor: owner })).toMatchObject({ code: null });
    await afterUndo(app);
    expect(await written()).toEqual(told);
  });

  it('nothing of a move that was undone at once, though only where it went in between is soon', async () => {
    const owner = await worksAt(app, providerId, 'owner');
    const { id } = await book(at(3));
    await app.jobs.drain();
    for (const [sequence, start] of [at(1), at(3)].entries()) {
      const input = { p: providerId, id, sequence, input: { start } };
      expect(await atDesk(app, 'updateReservation', input, { actor: owner })).toMatchObject({ code: null });
    }
    await afterUndo(app);
    expect(await written()).toEqual([]);
  });

  it('nothing of one that comes and goes at once, though it was theirs and they were told that it went', async () => {
    const owner = await worksAt(app, providerId, 'owner');
    const { id } = await book(at(1));
    await app.jobs.drain();
    const give = async (sequence: number, resourceId: number) => {
      const input = { p: providerId, id, sequence, input: { resourceId } };
      expect(await atDesk(app, 'updateReservation', input, { actor: owner })).toMatchObject({ code: null });
    };
    await give(0, resources.bruno);
    await afterUndo(app);
    const told = await written();
    expect(told).toEqual(['anna: new-booking', 'anna: cancellation', 'bruno: new-booking']);
    await give(1, resources.anna);
    await give(2, resources.bruno);
    await afterUndo(app);
    expect(await written()).toEqual(told);
  });

  it('not twice where the center’s own address is theirs', async () => {
    await app.pool.query('update providers set notification_email = upper($2) where id = $1', [
      providerId,
      anna.email,
    ]);
    await book(at(1));
    expect(await written()).toEqual([]);
  });
});

describe('what somebody is mailed', () => {
  it('is theirs to choose at each center; a repetition is one choice', async () => {
    const mine = { actor: anna };
    expect(await call(app, GET, { providerId }, mine)).toEqual(USUAL);
    const key = randomUUID();
    await choose(anna, { newBookings: false, days: 'all' }, key);
    await choose(anna, { newBookings: false, days: 'all' }, key);
    expect(await call(app, GET, { providerId }, mine)).toEqual({ ...USUAL, newBookings: false, days: 'all' });
    expect(await call(app, GET, { providerId }, { actor: bruno })).toEqual(USUAL);
    const { id } = await book(at(5));
    await app.jobs.drain();
    await move(id, at(6));
    expect(await written()).toEqual(['anna: move']);
  });

  it('is not asked of who is none of the staff, and has no bookings here', async () => {
    const owner = await worksAt(app, providerId, 'owner');
    expect(await call(app, GET, { providerId }, { actor: owner })).toBeNull();
    await bind(await aColleague(app.work(), { providerId, name: 'Carla' }), owner);
    expect(await call(app, GET, { providerId }, { actor: owner })).toEqual(USUAL);
  });
});
