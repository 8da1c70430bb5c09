import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '12', HOLDS_PER_EMAIL: '3', HOLDS_PER_ADDRESS: '5' } });
});
afterAll(() => app.close());

async function anOfferWithTime(): Promise<number> {
  const work = app.work();
  const providerId = await aProvider(work);
  const resourceId = await aColleague(work, { providerId });
  await worksEveryDay(work, { providerId, resourceId });
  return (await anOffer(work, { providerId, people: [resourceId] })).offerId;
}

async function bookedAtOnce(count: number, wish: (index: number) => { offer: number; email: string; address: string }): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const { address, ...variables } = wish(index);
      return app.ask(BOOK, { ...variables, at: `2026-11-0${2 + (index % 4)}T1${index % 3}:00` }, { address });
    }),
  );
  return answers.filter(({ errors }) => errors === undefined).length;
}

it('of one e-mail are never more than allowed, however many ask at once', async () => {
  const offers = await Promise.all(Array.from({ length: 12 }, anOfferWithTime));
  const booked = await bookedAtOnce(12, (index) => ({ offer: offers[index] ?? 0, email: 'many@example.it', address: `192.0.2.${index}` }));
  expect(booked).toBe(3);
});

it('of one address are never more than allowed, however many ask at once', async () => {
  const offers = await Promise.all(Array.from({ length: 12 }, anOfferWithTime));
  const booked = await bookedAtOnce(12, (index) => ({ offer: offers[index] ?? 0, email: `one${index}@example.it`, address: '192.0.2.99' }));
  expect(booked).toBe(5);
});

it('what has run out is no longer open, before anybody tidied it up', async () => {
  const offer = await anOfferWithTime();
  const bookAt = (hour: number) => app.ask(BOOK, { offer, at: `2026-11-06T${hour}:00`, email: 'slow@example.it' }, { address: '192.0.2.200' });
  for (const hour of [10, 11, 12]) expect(await bookAt(hour)).not.toHaveProperty('errors');
  const [refused] = (await bookAt(13)).errors ?? [];
  expect(refused).toMatchObject({ code: 'tooManyOpenBookings', extensions: { retryAfterSeconds: 1800 } });
  app.clock.advance(31);
  for (const hour of [13, 14, 15]) expect(await bookAt(hour)).not.toHaveProperty('errors');
});
