import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { book } from '#server/modules/booking/testing/race-track.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { actorAt, aPersonWithLogIn, call, placeIdOf, worksAt } from './testing/colleague-steps.ts';

const INVITE = `mutation ($p: Id!, $email: String!, $r: Id) {
  inviteCollaborator(providerId: $p, input: { email: $email, firstname: "Sara", role: "collaborator", resourceId: $r }) { id } }`;
const ACCEPT = 'mutation ($p: Id!) { acceptInvitation(providerId: $p) }';
const MINE = '{ getMyInvitations { providerId staffName clashes { from to } } }';
const COMING = 'query ($p: Id!, $id: Id!) { getCollaborator(providerId: $p, id: $id) { comingBookings } }';

interface Center {
  providerId: number;
  resourceId: number;
  offer: number;
  owner: SignedInPerson;
}

let app: TestApp;
let therapist: { personId: number; email: string };
let me: SignedInPerson;
let first: Center;
let second: Center;
let guests = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
afterEach(async () => expect(await runAudit(app.pool, app.clock.now())).toEqual([]));
beforeEach(async () => {
  therapist = await aPersonWithLogIn(app);
  me = actorAt(app, therapist.personId, 0, 'collaborator');
  first = await aCenter();
  second = await aCenter();
});

/** A center with one person of the staff, who works every day, and who does one offer. */
async function aCenter(): Promise<Center> {
  const providerId = await aProvider(app.work());
  const resourceId = await aColleague(app.work(), { providerId, name: 'Sara' });
  await worksEveryDay(app.work(), { providerId, resourceId });
  const { offerId } = await anOffer(app.work(), { providerId, people: [resourceId], durationMinutes: 60 });
  return { providerId, resourceId, offer: offerId, owner: await worksAt(app, providerId, 'owner') };
}

const bookAt = ({ offer }: Center, at: string) =>
  book(app, { offer, at, email: `ospite-${(guests += 1)}@example.it` });
const invite = ({ providerId, resourceId, owner }: Center) =>
  call(app, INVITE, { p: providerId, email: therapist.email, r: resourceId }, { actor: owner });
const accept = ({ providerId }: Center) => call(app, ACCEPT, { p: providerId }, { actor: me });
async function worksIn(center: Center): Promise<void> {
  await invite(center);
  await accept(center);
}

describe('a therapist who accepts in a second center', () => {
  it('has one calendar from then on: what one center sold, the other cannot', async () => {
    await worksIn(first);
    expect(await bookAt(first, '2026-11-05T10:00')).toBe('booked');
    expect(await bookAt(second, '2026-11-05T11:00')).toBe('booked');
    await worksIn(second);
    expect(await bookAt(second, '2026-11-05T10:00')).toBe('reservationInvalidResources');
    expect(await bookAt(first, '2026-11-05T11:00')).toBe('reservationInvalidResources');
    expect(await bookAt(second, '2026-11-05T12:00')).toBe('booked');
    expect(await bookAt(first, '2026-11-05T12:00')).toBe('reservationInvalidResources');
  });

  it('is told before when both have sold the same time, by times alone; both bookings stay', async () => {
    await worksIn(first);
    for (const center of [first, second]) expect(await bookAt(center, '2026-11-06T10:00')).toBe('booked');
    expect(await bookAt(second, '2026-11-06T15:00')).toBe('booked');
    await invite(second);
    const before = await call<object[]>(app, MINE, {}, { actor: me });
    expect(before).toEqual([
      {
        providerId: second.providerId,
        staffName: 'Sara',
        clashes: [{ from: '2026-11-06T09:00:00.000Z', to: '2026-11-06T10:00:00.000Z' }],
      },
    ]);
    await accept(second);
    const id = await placeIdOf(app, second.providerId, therapist.email);
    const coming = { p: second.providerId, id };
    expect(await call(app, COMING, coming, { actor: second.owner })).toEqual({ comingBookings: 2 });
    expect(await bookAt(first, '2026-11-06T15:00')).toBe('reservationInvalidResources');
    const { rows } = await app.pool.query(
      "select person_id is null as nobodys from holds where resource_id = $1 and starts_at < '2026-11-06T12:00Z'",
      [second.resourceId],
    );
    expect(rows).toEqual([{ nobodys: true }]);
  });

  it('and guests who book meanwhile: no booking is left out of the one calendar', async () => {
    await worksIn(first);
    const hours = ['09', '11', '13', '15', '17'];
    await invite(second);
    await Promise.all([
      ...hours.map((hour) => bookAt(second, `2026-11-07T${hour}:00`)),
      accept(second),
      ...hours.map((hour) => bookAt(second, `2026-11-08T${hour}:00`)),
    ]);
    const { rows } = await app.pool.query<{ sold: number; own: number }>(
      'select count(*)::int as sold, count(person_id)::int as own from holds where resource_id = $1',
      [second.resourceId],
    );
    expect(rows[0]?.sold).toBeGreaterThan(0);
    expect(rows[0]?.own).toBe(rows[0]?.sold);
  });

  it('has two again when one of them ends it; what is booked stays in both', async () => {
    await worksIn(first);
    await worksIn(second);
    expect(await bookAt(second, '2026-11-09T10:00')).toBe('booked');
    const id = await placeIdOf(app, second.providerId, therapist.email);
    const { rows: booked } = await app.pool.query<{ reservationId: number }>(
      'select id as "reservationId" from reservations where provider_id = $1',
      [second.providerId],
    );
    await call(
      app,
      'mutation ($p: Id!, $id: Id!, $acts: [HurtActInput!]) { deactivateCollaborator(providerId: $p, id: $id, acts: $acts) { id } }',
      { p: second.providerId, id, acts: booked.map((one) => ({ ...one, act: 'KEEP' })) },
      { actor: second.owner },
    );
    expect(await bookAt(first, '2026-11-09T10:00')).not.toBe('booked');
    expect(await bookAt(second, '2026-11-09T12:00')).toBe('booked');
    expect(await bookAt(first, '2026-11-09T12:00')).toBe('booked');
  });
});

it('a person of the staff whom somebody else has become meanwhile is refused, and the role with it', async () => {
  await invite(first);
  const { personId } = await aPersonWithLogIn(app);
  await app.pool.query('update resources set person_id = $2 where id = $1', [first.resourceId, personId]);
  await expect(accept(first)).rejects.toMatchObject({ code: 'alreadyAssigned' });
  expect(await call<object[]>(app, MINE, {}, { actor: me })).toHaveLength(1);
  await app.pool.query('update resources set person_id = null where id = $1', [first.resourceId]);
});
