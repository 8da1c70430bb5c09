import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { Meeting } from '#server/testing/meeting.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $overlaps: Boolean) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true, overlaps: $overlaps,
    agreements: [{ type: "sharing", decision: "Y" }]) { id }
}`;
const MOVE = `mutation($provider: Id!, $id: Id!, $at: String!, $overlaps: Boolean) {
  moveMyReservation(providerId: $provider, id: $id, dateTimeFrom: $at, overlaps: $overlaps) { id }
}`;
const MOVE_BY_LINK =
  'mutation($code: String!, $at: String!) { moveReservationByLink(code: $code, dateTimeFrom: $at) { id } }';
const DAY = '2026-11-03';

/** Treatments of an hour with two providers. */
interface Town {
  here: number;
  elsewhere: number;
}

let made = 0;
const open = (options: TestAppOptions = {}) =>
  openTestApp({ ...options, environment: { DATABASE_CONNECTIONS: '16' } });

async function aTreatment(app: TestApp): Promise<number> {
  const providerId = await aProvider(app.work(), { freeCancellationHours: 0 });
  const resourceId = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId });
  return (await anOffer(app.work(), { providerId, people: [resourceId] })).offerId;
}

async function somebody(app: TestApp): Promise<{ email: string; actor: SignedInPerson }> {
  const email = `somebody${(made += 1)}@example.it`;
  const personId = await aPerson(app.work(), { email });
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  return { email, actor: anActor({ personId }) };
}

type Somebody = { email: string; actor?: SignedInPerson };

async function book(
  app: TestApp,
  who: Somebody,
  offer: number,
  at: string,
  overlaps?: boolean,
): Promise<string> {
  const answer = await app.ask(
    BOOK,
    { offer, at, email: who.email, overlaps },
    who.actor ? { actor: who.actor } : {},
  );
  return answer.errors?.[0]?.code ?? 'booked';
}

describe('somebody signed in', () => {
  let app: TestApp;
  let town: Town;
  let anna: Required<Somebody>;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set(new Date('2026-11-02T08:00:00Z'));
    town = { here: await aTreatment(app), elsewhere: await aTreatment(app) };
    anna = await somebody(app);
    expect(await book(app, anna, town.here, `${DAY}T10:00`)).toBe('booked');
  });
  const latest = async () => {
    const { rows } = await app.pool.query<{ providerId: number; id: number }>(
      'select provider_id as "providerId", id from reservations order by id desc limit 1',
    );
    return rows[0] ?? { providerId: 0, id: 0 };
  };

  it('is told of another booking at that time, with any provider, and may go on', async () => {
    expect(await book(app, anna, town.elsewhere, `${DAY}T10:30`)).toBe('overlapsOwnBooking');
    expect(await book(app, anna, town.elsewhere, `${DAY}T09:30`)).toBe('overlapsOwnBooking');
    expect(await book(app, anna, town.elsewhere, `${DAY}T10:00`, true)).toBe('booked');
  });

  it('hears nothing where one begins as the other ends', async () => {
    expect(await book(app, anna, town.elsewhere, `${DAY}T09:00`)).toBe('booked');
    expect(await book(app, anna, town.elsewhere, `${DAY}T11:00`)).toBe('booked');
  });

  it('hears of what waits until it has run out, and of nothing that is off', async () => {
    expect(await book(app, { email: anna.email }, town.here, `${DAY}T14:00`)).toBe('booked');
    expect(await book(app, anna, town.elsewhere, `${DAY}T14:00`)).toBe('overlapsOwnBooking');
    app.clock.advance(31);
    expect(await book(app, anna, town.elsewhere, `${DAY}T14:00`)).toBe('booked');
    await app.pool.query(
      "update reservations set status = 'C', cancel_reason = 'byCustomer', expires_at = null where person_id = $1",
      [anna.actor.personId],
    );
    expect(await book(app, anna, town.elsewhere, `${DAY}T10:00`)).toBe('booked');
  });

  it('hears nothing of others: not for another e-mail, nor does a guest with theirs', async () => {
    const bea = await somebody(app);
    expect(await book(app, { email: bea.email, actor: anna.actor }, town.elsewhere, `${DAY}T10:00`)).toBe(
      'booked',
    );
    expect(await book(app, { email: anna.email }, await aTreatment(app), `${DAY}T10:30`)).toBe('booked');
  });

  it('is told when moving too, of all but the booking itself; by the mailed link nobody is', async () => {
    expect(await book(app, anna, town.elsewhere, `${DAY}T12:00`)).toBe('booked');
    const { providerId, id } = await latest();
    const move = async (at: string, overlaps?: boolean) =>
      (await app.ask(MOVE, { provider: providerId, id, at, overlaps }, { actor: anna.actor })).errors?.[0]
        ?.code ?? 'moved';
    expect(await move(`${DAY}T12:30`)).toBe('moved');
    expect(await move(`${DAY}T10:30`)).toBe('overlapsOwnBooking');
    expect(await move(`${DAY}T10:30`, true)).toBe('moved');
    const code = app.deps.links.codeFor('manage-reservation', { providerId, id });
    expect((await app.ask(MOVE_BY_LINK, { code, at: `${DAY}T10:00` })).errors).toBeUndefined();
  });
});

/** Eight providers asked at once for one hour. */
async function eightAtOnce(app: TestApp, meeting?: Meeting): Promise<string[]> {
  const anna = await somebody(app);
  const offers = await Promise.all(Array.from({ length: 8 }, () => aTreatment(app)));
  await meeting?.call(app, 8);
  return Promise.all(offers.map((offer) => book(app, anna, offer, `${DAY}T10:00`)));
}

it('of eight at once for the same hour one stands, and without the locks, which alone carry this, more', async () => {
  const app = await open();
  expect((await eightAtOnce(app)).toSorted()).toEqual([
    'booked',
    ...Array<string>(7).fill('overlapsOwnBooking'),
  ]);
  await app.close();
  const meeting = new Meeting();
  const bare = await open({ locks: meeting.locks });
  expect((await eightAtOnce(bare, meeting)).filter((code) => code === 'booked').length).toBeGreaterThan(1);
  await bare.close();
});
