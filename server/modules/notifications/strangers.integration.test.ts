import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`;
const MOVE = `mutation($p: Id!, $id: Id!, $start: String!) { updateReservation(providerId: $p, id: $id, sequence: 0, input: { start: $start }) { id } }`;

let app: TestApp;
let at: AtProvider;
let offerId: number;
let booked = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  await newCenter();
});

async function newCenter(): Promise<void> {
  at = await atProvider(app);
  const { providerId } = at;
  await app.pool.query('update providers set created_at = $2, owner_person_id = $3 where id = $1', [
    providerId,
    app.clock.now(),
    at.owner.personId,
  ]);
  const anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
  booked = 0;
}

/** Writes somebody down for the next free hour, with a mail to them. */
async function bookFor(email: string): Promise<number> {
  const [day, hour] = [Math.floor(booked / 8), booked % 8];
  booked += 1;
  const start = `2026-11-${String(5 + day).padStart(2, '0')}T${String(9 + hour).padStart(2, '0')}:00`;
  const input = { offerId, start, customer: { walkIn: { name: 'Ada', email } } };
  const { id } = (await at.ask(BOOK, { input })) as { id: number };
  return id;
}
async function sent(): Promise<string[]> {
  await app.jobs.drain();
  await app.jobs.runNow('notifications.send-due-mails');
  const { rows } = await app.pool.query<{ recipient: string }>(
    `select recipient from mails where provider_id = $1 and kind = 'reservation-confirmed' and state = 'sent' order by id`,
    [at.providerId],
  );
  return rows.map(({ recipient }) => recipient);
}
const strangers = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => `straniero-${at.providerId}-${from + index}@example.it`);

it('lets a new center write to twenty strangers a day, and the rest the next', async () => {
  for (const email of strangers(0, 25)) await bookFor(email);
  expect(await sent()).toHaveLength(20);
  app.clock.set(new Date('2026-11-03T09:00:00Z'));
  expect(await sent()).toHaveLength(25);
});

it('counts an address once, and what somebody booked themselves not at all', async () => {
  for (const email of strangers(0, 19)) await bookFor(email);
  for (let time = 0; time < 3; time += 1) await bookFor(strangers(0, 1)[0] ?? '');
  booked += 1;
  await aConfirmedReservation(app, {
    offerId,
    email: `ospite-${at.providerId}@example.it`,
    at: '2026-11-20T10:00',
  });
  await bookFor(strangers(19, 20)[0] ?? '');
  expect(await sent()).toHaveLength(24);
});

it('keeps later mails to who waits behind the first', async () => {
  for (const email of strangers(0, 20)) await bookFor(email);
  await app.jobs.drain();
  const id = await bookFor('tardi@example.it');
  await at.ask(MOVE, { id, start: '2026-11-25T10:00' });
  app.clock.advance(5);
  await app.jobs.drain();
  await app.jobs.runNow('notifications.send-due-mails');
  const { rows } = await app.pool.query(
    `select count(*)::int as n from mails where recipient = 'tardi@example.it' and state = 'sent' and provider_id = $1`,
    [at.providerId],
  );
  expect(rows).toEqual([{ n: 0 }]);
});

it('counts all centers of an owner together', async () => {
  for (const email of strangers(0, 15)) await bookFor(email);
  const { owner } = at;
  await newCenter();
  await app.pool.query('update providers set owner_person_id = $2 where id = $1', [
    at.providerId,
    owner.personId,
  ]);
  for (const email of strangers(20, 30)) await bookFor(email);
  expect(await sent()).toHaveLength(5);
});

it('grows with the age of the center', async () => {
  await app.pool.query(`update providers set created_at = created_at - interval '2 days' where id = $1`, [
    at.providerId,
  ]);
  for (const email of strangers(0, 32)) await bookFor(email);
  expect(await sent()).toHaveLength(30);
});
