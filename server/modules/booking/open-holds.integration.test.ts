import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { Meeting } from '#server/testing/meeting.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

const open = (options: TestAppOptions = {}) =>
  openTestApp({ ...options, environment: { DATABASE_CONNECTIONS: '14', HOLDS_PER_EMAIL: '3', HOLDS_PER_ADDRESS: '5' } });

let app: TestApp;
beforeAll(async () => {
  app = await open();
});
afterAll(() => app.close());

async function anOfferWithTime(app: TestApp): Promise<number> {
  const work = app.work();
  const providerId = await aProvider(work);
  const resourceId = await aColleague(work, { providerId });
  await worksEveryDay(work, { providerId, resourceId });
  return (await anOffer(work, { providerId, people: [resourceId] })).offerId;
}

/** Twelve at once, with as many providers. */
async function bookedOfTwelve(app: TestApp, wish: (index: number) => { email: string; address: string }, meeting?: Meeting): Promise<number> {
  const offers: number[] = [];
  for (let index = 0; index < 12; index += 1) offers.push(await anOfferWithTime(app));
  await meeting?.call(app, 12);
  const answers = await Promise.all(
    offers.map((offer, index) => {
      const { address, email } = wish(index);
      return app.ask(BOOK, { offer, email, at: `2026-11-0${2 + (index % 4)}T1${index % 3}:00` }, { address });
    }),
  );
  meeting?.isOver();
  const codes = answers.map(({ errors }) => errors?.[0]?.code ?? 'booked');
  expect(codes.filter((code) => code !== 'booked' && code !== 'tooManyOpenBookings')).toEqual([]);
  return codes.filter((code) => code === 'booked').length;
}

const ofOneEmail = (index: number) => ({ email: 'many@example.it', address: `192.0.2.${index}` });
const ofOneAddress = (index: number) => ({ email: `one${index}@example.it`, address: '192.0.2.99' });

it('of one e-mail are never more than allowed, however many ask at once', async () => {
  expect(await bookedOfTwelve(app, ofOneEmail)).toBe(3);
});

it('of one address are never more than allowed, however many ask at once', async () => {
  expect(await bookedOfTwelve(app, ofOneAddress)).toBe(5);
});

it('of one e-mail or address are more without the locks, which alone carry this', async () => {
  const meeting = new Meeting();
  const bare = await open({ locks: meeting.locks });
  // Known before, so that nobody has to wait for who adds the same person.
  expect(await bare.ask(BOOK, { offer: await anOfferWithTime(bare), email: 'many@example.it', at: '2026-11-06T10:00' }, { address: '192.0.2.250' })).not.toHaveProperty('errors');
  expect(await bookedOfTwelve(bare, ofOneEmail, meeting)).toBe(12);
  expect(await bookedOfTwelve(bare, ofOneAddress, meeting)).toBe(12);
  await bare.close();
});

it('what has run out is no longer open, before anybody tidied it up', async () => {
  const offer = await anOfferWithTime(app);
  const bookAt = (hour: number) => app.ask(BOOK, { offer, at: `2026-11-06T${hour}:00`, email: 'slow@example.it' }, { address: '192.0.2.200' });
  for (const hour of [10, 11, 12]) expect(await bookAt(hour)).not.toHaveProperty('errors');
  const [refused] = (await bookAt(13)).errors ?? [];
  expect(refused).toMatchObject({ code: 'tooManyOpenBookings', extensions: { retryAfterSeconds: 1800 } });
  app.clock.advance(31);
  for (const hour of [13, 14, 15]) expect(await bookAt(hour)).not.toHaveProperty('errors');
});
