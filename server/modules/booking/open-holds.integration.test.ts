import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { Meeting } from '#server/testing/meeting.ts';
import type { AskedAs, TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

const open = (options: TestAppOptions = {}) =>
  openTestApp({
    ...options,
    environment: { DATABASE_CONNECTIONS: '14', HOLDS_PER_EMAIL: '3', HOLDS_PER_ADDRESS: '5' },
  });

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

/** Whose offer it is can be paid by card. */
async function takesCards(offer: number): Promise<void> {
  const { rows } = await app.pool.query<{ provider_id: number }>(
    'select provider_id from offers where id = $1',
    [offer],
  );
  const providerId = rows[0]?.provider_id ?? 0;
  await connectPaymentAccount(app.work(), {
    providerId,
    processorAccountId: `acct_${providerId}`,
    customerName: 'Centro',
    chargesEnabled: true,
  });
}

/** Twelve at once, with as many providers. */
async function bookedOfTwelve(
  app: TestApp,
  request: (index: number) => { email: string; address: string },
  meeting?: Meeting,
): Promise<number> {
  const offers: number[] = [];
  for (let index = 0; index < 12; index += 1) offers.push(await anOfferWithTime(app));
  await meeting?.call(app, 12);
  const answers = await Promise.all(
    offers.map((offer, index) => {
      const { address, email } = request(index);
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
  expect(
    await bare.ask(
      BOOK,
      { offer: await anOfferWithTime(bare), email: 'many@example.it', at: '2026-11-06T10:00' },
      { address: '192.0.2.250' },
    ),
  ).not.toHaveProperty('errors');
  expect(await bookedOfTwelve(bare, ofOneEmail, meeting)).toBe(12);
  expect(await bookedOfTwelve(bare, ofOneAddress, meeting)).toBe(12);
  await bare.close();
});

it('what has run out is no longer open, before anybody tidied it up', async () => {
  const offer = await anOfferWithTime(app);
  const bookAt = (hour: number) =>
    app.ask(
      BOOK,
      { offer, at: `2026-11-06T${hour}:00`, email: 'slow@example.it' },
      { address: '192.0.2.200' },
    );
  for (const hour of [10, 11, 12]) expect(await bookAt(hour)).not.toHaveProperty('errors');
  const [refused] = (await bookAt(13)).errors ?? [];
  expect(refused).toMatchObject({ code: 'tooManyOpenBookings', extensions: { retryAfterSeconds: 1800 } });
  app.clock.advance(31);
  for (const hour of [13, 14, 15]) expect(await bookAt(hour)).not.toHaveProperty('errors');
});

describe('whoever asks for more hears what is open, and until when', () => {
  const OWN_ADDRESS = '192.0.2.210';

  /** Five minutes apart, from 09:00 in Rome. */
  async function threeOpen(email: string, address: string): Promise<number> {
    app.clock.set('2026-11-02T08:00:00Z');
    const offer = await anOfferWithTime(app);
    for (const hour of [10, 11, 12]) {
      expect((await ask(offer, hour, email, { address })).errors).toBeUndefined();
      app.clock.advance(5);
    }
    return offer;
  }

  const ask = (offer: number, hour: number, email: string, asked: AskedAs) =>
    app.ask(BOOK, { offer, at: `2026-11-09T${hour}:00`, email }, asked);

  async function told(
    offer: number,
    email: string,
    asked: AskedAs,
  ): Promise<{ message: string | undefined; retryAfterSeconds: number | undefined }> {
    const [refused] = (await ask(offer, 15, email, asked)).errors ?? [];
    expect(refused?.code).toBe('tooManyOpenBookings');
    return { message: refused?.message, retryAfterSeconds: refused?.extensions.retryAfterSeconds };
  }

  it('a guest who made them from here: how many, when the first one frees itself, and how to free it before', async () => {
    const email = 'here@example.it';
    const offer = await threeOpen(email, OWN_ADDRESS);
    const italian = await told(offer, email, { address: OWN_ADDRESS, locale: 'it' });
    expect(italian.message).toContain(
      'Prenotazioni da qui non ancora pagate o confermate: 3. La prima si libera da sola alle 09:30.',
    );
    expect(italian.message).toContain('annullala: dalla sua pagina o dal link nell’e-mail');
    expect(italian.retryAfterSeconds).toBe(15 * 60);
    const english = await told(offer, email, { address: OWN_ADDRESS, locale: 'en' });
    expect(english.message).toContain('not paid or confirmed yet: 3. The first one expires at 09:30.');
    app.clock.set('2026-11-02T08:30:00Z');
    expect((await ask(offer, 15, email, { address: OWN_ADDRESS })).errors).toBeUndefined();
  });

  it('a guest elsewhere who types the same e-mail: nothing of what they did not make', async () => {
    const email = 'elsewhere@example.it';
    const offer = await threeOpen(email, '192.0.2.211');
    const { message, retryAfterSeconds } = await told(offer, email, { address: '192.0.2.212', locale: 'it' });
    expect(message).toContain('quelle lasciate in sospeso si liberano entro 30 minuti');
    expect(message).not.toMatch(/: 3|09:30/);
    expect(retryAfterSeconds).toBe(30 * 60);
  });

  it('who is signed in: their own, and where to free one', async () => {
    const email = 'known@example.it';
    const address = '192.0.2.213';
    const offer = await threeOpen(email, address);
    const personId = (await findPerson(app.work(), email)) ?? 0;
    await app.pool.query('update people set verified_at = $2 where id = $1', [personId, app.clock.now()]);
    // What others on the same network left open is not theirs.
    for (const other of ['x', 'y'])
      expect(
        (await ask(offer, other === 'x' ? 13 : 14, `${other}@example.it`, { address })).errors,
      ).toBeUndefined();
    const pay = (locale: 'it' | 'en') =>
      app.ask(
        BOOK.replace('onlyBook: true', 'onlyBook: false'),
        { offer, at: '2026-11-09T15:00', email },
        { address, locale, actor: anActor({ personId }) },
      );
    await takesCards(offer);
    expect((await pay('it')).errors?.[0]?.message).toContain(
      'Tue prenotazioni non ancora pagate o confermate: 3. La prima si libera da sola alle 09:30. Per non aspettare pagala, confermala o annullala in «Le mie prenotazioni».',
    );
    expect((await pay('en')).errors?.[0]?.message).toContain(
      'expires at 09:30. If you don’t want to wait, pay, confirm or cancel it in “My bookings”.',
    );
  });
});
