import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { signedUp } from '#server/modules/classes/testing/signed-up.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let providerId: number;
let offerId: number;
let anna: SignedInPerson;
let email: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  email = `anna-${(made += 1)}@example.it`;
  providerId = await aProvider(app.work(), { freeCancellationHours: 24 });
  const people = [await aColleague(app.work(), { providerId })];
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  ({ offerId } = await anOffer(app.work(), { providerId, people }));
  const personId = await aPerson(app.work(), { email });
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  anna = anActor({ personId });
});

const LIST = `query($status: ReservationTime, $type: ReservationType, $page: Int) {
  getMyBookings(status: $status, type: $type, page: $page) {
    total page pages items { reservation { startsAt } subscription { id providerId className imageUrl sessions { startsAt } } } } }`;

interface Listed {
  total: number;
  pages: number;
  items: {
    reservation: { startsAt: string } | null;
    subscription: { id: number; providerId: number; className: string } | null;
  }[];
}

async function list(variables: object = {}): Promise<Listed> {
  const { data, errors } = await app.ask(LIST, { ...variables }, { actor: anna });
  expect(errors).toBeUndefined();
  // The selection above is this shape.
  return data?.['getMyBookings'] as Listed;
}

const named = ({ items }: Listed) =>
  items.map(({ reservation, subscription }) => subscription?.className ?? reservation?.startsAt.slice(8, 10));

/** Signs Anna up for all sessions of a class. */
async function signUpFor(name: string, starts: readonly string[], type: 'Y' | 'E' = 'Y') {
  const made = await aClass(app.work(), { providerId, name, starts, serviceType: type });
  await signedUp(app, made, { name: 'Anna', email, sessionIds: made.sessionIds });
  return made;
}

it('bookings and sign-ups stand in one order: by their next session, then by their last; each type narrows', async () => {
  await aConfirmedReservation(app, { offerId, at: '2026-11-04T10:00', email });
  await aConfirmedReservation(app, { offerId, at: '2026-11-10T10:00', email });
  await signUpFor('Yoga', ['2026-11-03T17:00:00Z', '2026-11-12T17:00:00Z']);
  await signUpFor('Concerto', ['2026-11-05T17:00:00Z'], 'E');
  expect(named(await list())).toEqual(['Yoga', '04', 'Concerto', '10']);
  expect(named(await list({ type: 'course' }))).toEqual(['Yoga']);
  expect(named(await list({ type: 'event' }))).toEqual(['Concerto']);
  expect(named(await list({ type: 'service' }))).toEqual(['04', '10']);
  expect(named(await list({ type: 'video' }))).toEqual([]);
  app.clock.set(new Date('2026-11-06T08:00:00Z'));
  expect(named(await list())).toEqual(['10', 'Yoga']);
  expect(named(await list({ status: 'completed' }))).toEqual(['Concerto', '04']);
});

it('ten a page, beyond fifty sign-ups too', async () => {
  await signUpFor('Yoga', ['2026-11-03T17:00:00Z']);
  await app.pool.query(
    `insert into enrolments (provider_id, offer_id, customer_id, person_id, order_id, status, only_book, total_cents, language,
        free_cancellation_hours, terms_version, cancelled_at, cancel_reason, created_at)
      select provider_id, offer_id, customer_id, person_id, order_id, 'C', only_book, total_cents, language, free_cancellation_hours, terms_version,
        created_at, 'byCustomer', created_at from enrolments, generate_series(1, 55) where provider_id = $1`,
    [providerId],
  );
  expect(await list()).toMatchObject({ total: 1, pages: 1, items: { length: 1 } });
  expect(await list({ status: 'completed', page: 6 })).toMatchObject({
    total: 55,
    pages: 6,
    items: { length: 5 },
  });
});

it('nothing is seen or given up before the e-mail is verified', async () => {
  await signUpFor('Yoga', ['2026-11-03T17:00:00Z']);
  const key = (await list()).items[0]?.subscription;
  await app.pool.query('update people set verified_at = null where id = $1', [anna.personId]);
  expect(await list()).toMatchObject({ total: 0, items: [] });
  const of = { p: key?.providerId, id: key?.id };
  for (const document of [
    'query($p: Id!, $id: Id!) { getMySubscription(providerId: $p, id: $id) { id } }',
    'mutation($p: Id!, $id: Id!) { cancelMySubscription(providerId: $p, id: $id) { id } }',
  ])
    expect((await app.ask(document, of, { actor: anna })).errors?.[0]?.code).toBe('notFound');
});
