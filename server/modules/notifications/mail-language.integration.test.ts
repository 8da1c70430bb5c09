import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation, bookFor } from '#server/modules/booking/builders.ts';
import { cancelReservation, moveReservation } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aChildOf, aCustomer } from '#server/modules/customers/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { updateUser } from '#server/modules/identity/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let offerId: number;
let providerId: number;

beforeAll(async () => {
  app = await openTestApp();
  const offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
  ({ offerId, providerId } = offer);
});
afterAll(() => app.close());

/** Somebody known since a visit to the Italian pages, with a log-in whose e-mail is proved or not. */
async function somebody(email: string, { isVerified }: { isVerified: boolean }): Promise<number> {
  const personId = await aPerson(app.work(), { email });
  if (isVerified) await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  await app.pool.query('insert into log_ins (person_id, created_at) values ($1, now())', [personId]);
  await app.pool.query('insert into profiles (person_id, updated_at) values ($1, now())', [personId]);
  return personId;
}

const chooses = (personId: number) =>
  app.ask(
    'mutation { updateUser(input: { version: 1, userLanguage: "en" }) { userLanguage } }',
    {},
    { actor: anActor({ personId }) },
  );

async function mailsTo(email: string): Promise<[kind: string, language: string, title: string][]> {
  await app.jobs.drain();
  const { rows } = await app.pool.query(
    "select kind, language, rendered ->> 'subject' as subject from mails where recipient = $1 and state = 'sent' order by id",
    [email],
  );
  return rows.map(({ kind, language, subject }) => [kind, language, subject]);
}

it('mails about a booking come in the language the person chose, whatever pages they booked on', async () => {
  const email = 'ada@example.org';
  const personId = await somebody(email, { isVerified: true });
  const booked = await aConfirmedReservation(app, { offerId, email, at: '2026-11-05T10:00' });
  expect(await mailsTo(email)).toMatchObject([
    ['reservation-confirmed', 'it', expect.stringContaining('confermata')],
  ]);

  expect((await chooses(personId)).data).toEqual({ updateUser: { userLanguage: 'en' } });
  const of = { providerId: booked.providerId, reservationId: booked.id };
  const request = { ...of, dateTimeFrom: '2026-11-06T12:00', resourceId: null };
  await moveReservation(app.work(), app.deps, request, {
    by: 'customer',
    actor: 'test',
    idempotencyKey: null,
  });
  await app.jobs.drain();
  await cancelReservation(app.work(), app.deps, { ...of, actor: 'test' });
  const [, moved, cancelled] = await mailsTo(email);
  expect([moved?.slice(0, 2), cancelled?.slice(0, 2)]).toEqual([
    ['reservation-moved', 'en'],
    ['reservation-cancelled', 'en'],
  ]);
  expect(moved?.[2]).toMatch(/moved/i);
  expect(cancelled?.[2]).toMatch(/cancelled/i);
});

it('who cares for somebody reads their own language, whatever it was booked in', async () => {
  const email = 'carer@example.org';
  const personId = await somebody(email, { isVerified: true });
  await updateUser(app.work(), personId, { version: 1, userLanguage: 'en' });
  const carerId = await aCustomer(app.work(), { providerId, personId, email });
  const customerId = await aChildOf(app.work(), { providerId, carerId });
  await bookFor(app, { providerId, offerId, customerId, at: '2026-11-09T10:00' });
  expect((await mailsTo(email)).map(([, language]) => language)).toEqual(['en']);
});

it('a guest reads the language of the pages, also when a stranger registered with that e-mail', async () => {
  const email = 'guest@example.org';
  const personId = await somebody(email, { isVerified: false });
  await updateUser(app.work(), personId, { version: 1, userLanguage: 'en' });
  await aConfirmedReservation(app, { offerId, email, at: '2026-11-05T14:00' });
  expect((await mailsTo(email)).map(([, language]) => language)).toEqual(['it']);
});
