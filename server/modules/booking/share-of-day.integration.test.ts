import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { Meeting } from '#server/testing/meeting.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { cancelReservation, moveReservation } from './index.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook, overlaps: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;
const CONFIRM = 'mutation($code: String!) { confirmReservationByLink(code: $code) { status } }';
const DAY = '2026-11-03';

interface BookingRequest {
  offer?: number;
  at?: string;
  hour?: number;
  email: string;
  address?: string;
  actor?: SignedInPerson;
  onlyBook?: boolean;
}

let made = 0;
const open = (options: TestAppOptions = {}) =>
  openTestApp({ ...options, environment: { DATABASE_CONNECTIONS: '16', UNPAID_PERCENT_OF_DAY: '25' } });

/** An hour's treatment with people who work eight hours of every day, 9:00 to 17:00: two of them are a quarter of one's day. */
async function aTreatment(
  app: TestApp,
  given: { people?: number; from?: number; to?: number; priceCents?: number } = {},
): Promise<number> {
  const { people = 1, from = 540, to = 1020, priceCents = 5000 } = given;
  const providerId = await aProvider(app.work(), { freeCancellationHours: 0 });
  const ids = await Promise.all(Array.from({ length: people }, () => aColleague(app.work(), { providerId })));
  for (const resourceId of ids) await worksEveryDay(app.work(), { providerId, resourceId, from, to });
  return (await anOffer(app.work(), { providerId, people: ids, priceCents })).offerId;
}

/** Whose offer it is can be paid by card. */
async function takesCards(app: TestApp, offer: number): Promise<void> {
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

async function somebody(app: TestApp): Promise<{ email: string; actor: SignedInPerson }> {
  const email = `somebody${(made += 1)}@example.it`;
  return { email, actor: anActor({ personId: await aPerson(app.work(), { email }) }) };
}

async function bookAt(
  app: TestApp,
  offer: number,
  { hour = 9, at = `${DAY}T${String(hour).padStart(2, '0')}:00`, address, actor, ...request }: BookingRequest,
): Promise<string> {
  const { email, onlyBook = true } = request;
  const answer = await app.ask(
    BOOK,
    { offer, at, email, onlyBook },
    { ...(address && { address }), ...(actor && { actor }) },
  );
  return answer.errors?.[0]?.code ?? 'booked';
}

/** Twelve at once, each at an hour of their own, with somebody whose quarter of a day are three. */
async function twelveAtOnce(
  app: TestApp,
  request: (index: number) => Omit<BookingRequest, 'hour'>,
  meeting?: Meeting,
): Promise<number> {
  const offer = await aTreatment(app, { from: 480, to: 1200 });
  await meeting?.call(app, 12);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => bookAt(app, offer, { ...request(index), hour: 8 + index })),
  );
  expect(answers.filter((code) => code !== 'booked' && code !== 'tooManyOpenBookings')).toEqual([]);
  return answers.filter((code) => code === 'booked').length;
}

describe('of one provider’s day, without paying or confirming', () => {
  let app: TestApp;
  let offer: number;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set(new Date('2026-11-02T08:00:00Z'));
    offer = await aTreatment(app);
  });
  const book = (request: BookingRequest) => bookAt(app, request.offer ?? offer, request);
  const latest = async () => {
    const { rows } = await app.pool.query<{ providerId: number; id: number }>(
      'select provider_id as "providerId", id from reservations order by id desc limit 1',
    );
    return rows[0] ?? { providerId: 0, id: 0 };
  };
  const confirmLatest = async () => {
    const answer = await app.ask(CONFIRM, {
      code: app.deps.links.codeFor('confirm-reservation', await latest()),
    });
    return answer.errors?.[0]?.code ?? 'confirmed';
  };

  it('twelve at once from one address get a quarter, whatever e-mails they give', async () => {
    expect(
      await twelveAtOnce(app, (index) => ({ email: `guest${index}@example.it`, address: '192.0.2.1' })),
    ).toBe(3);
  });

  it('twelve at once for one e-mail get a quarter, wherever they come from', async () => {
    expect(
      await twelveAtOnce(app, (index) => ({ email: 'one@example.it', address: `192.0.2.${10 + index}` })),
    ).toBe(3);
  });

  it('somebody signed in who asks for twelve at once gets a quarter', async () => {
    const anna = await somebody(app);
    expect(await twelveAtOnce(app, (index) => ({ ...anna, address: `192.0.2.${30 + index}` }))).toBe(3);
  });

  it('an address gets no more of what costs nothing, which stands at once', async () => {
    const free = await aTreatment(app, { priceCents: 0 });
    const codes: string[] = [];
    for (const hour of [9, 10, 11])
      codes.push(
        await book({
          offer: free,
          hour,
          email: `free${hour}@example.it`,
          address: '192.0.2.50',
          onlyBook: false,
        }),
      );
    expect(codes).toEqual(['booked', 'booked', 'tooManyOpenBookings']);
  });

  it('each day, and each provider, has a quarter of its own; more people have more time', async () => {
    const anna = await somebody(app);
    for (const hour of [9, 10]) expect(await book({ ...anna, hour })).toBe('booked');
    expect(await book({ ...anna, hour: 11 })).toBe('tooManyOpenBookings');
    expect(await book({ ...anna, at: '2026-11-04T09:00' })).toBe('booked');
    const center = await aTreatment(app, { people: 2 });
    for (const hour of [11, 12, 13, 14]) expect(await book({ ...anna, offer: center, hour })).toBe('booked');
    expect(await book({ ...anna, offer: center, hour: 15 })).toBe('tooManyOpenBookings');
  });

  it('says to whoever is signed in that it is the day that is full: nothing of it frees itself', async () => {
    const { email, actor } = await somebody(app);
    for (const hour of [9, 10]) expect(await book({ email, actor, hour })).toBe('booked');
    await takesCards(app, offer);
    for (const [locale, words] of [
      [
        'it',
        'Per questo giorno tieni già tutto il tempo che si può prenotare senza pagare prima. Annulla una delle tue prenotazioni',
      ],
      [
        'en',
        'You already hold all the time of this day that can be booked without paying first. Cancel one of your bookings',
      ],
    ] as const)
      // What would be paid online waits for its payment, and takes of the day as well.
      for (const onlyBook of [true, false]) {
        const [refused] =
          (await app.ask(BOOK, { offer, at: `${DAY}T11:00`, email, onlyBook }, { actor, locale })).errors ??
          [];
        expect(refused?.message).toContain(words);
        expect(refused?.extensions).not.toHaveProperty('retryAfterSeconds');
      }
  });

  it('the day is the provider’s own: the last hour of one and the first of the next are of two', async () => {
    const late = await aTreatment(app, { from: 0, to: 1440 });
    await app.pool.query(
      'delete from working_times where weekday not in (2, 3) and provider_id = (select provider_id from offers where id = $1)',
      [late],
    );
    const anna = await somebody(app);
    for (const hour of [18, 19, 20, 21, 22, 23])
      expect(await book({ ...anna, offer: late, hour })).toBe('booked');
    expect(await book({ ...anna, offer: late, hour: 17 })).toBe('tooManyOpenBookings');
    expect(await book({ ...anna, offer: late, at: '2026-11-04T00:00' })).toBe('booked');
  });

  it('one booking is always possible, and another once the first is off or has begun', async () => {
    const brief = await aTreatment(app, { from: 540, to: 660 });
    const anna = await somebody(app);
    expect(await book({ ...anna, offer: brief, hour: 9 })).toBe('booked');
    expect(await book({ ...anna, offer: brief, hour: 10 })).toBe('tooManyOpenBookings');
    const { providerId, id } = await latest();
    await cancelReservation(app.work(), app.deps, { providerId, reservationId: id, actor: 'test' });
    expect(await book({ ...anna, offer: brief, hour: 9 })).toBe('booked');
    app.clock.set(new Date(`${DAY}T08:00:00Z`));
    expect(await book({ ...anna, offer: brief, hour: 10 })).toBe('booked');
  });

  it('what has run out does not count, before anybody tidied it up', async () => {
    for (const hour of [9, 10]) expect(await book({ hour, email: 'slow@example.it' })).toBe('booked');
    app.clock.advance(31);
    expect(await book({ hour: 11, email: 'slow@example.it' })).toBe('booked');
  });

  it('what was paid does not count', async () => {
    const anna = await somebody(app);
    for (const hour of [9, 10]) {
      expect(await book({ ...anna, hour })).toBe('booked');
      await app.pool.query('update reservations set only_book = false where id = $1', [(await latest()).id]);
    }
    expect(await book({ ...anna, hour: 11 })).toBe('booked');
  });

  it('a confirmed booking leaves the address to others; for whoever confirms it counts', async () => {
    for (const hour of [9, 10]) {
      expect(await book({ hour, email: 'proved@example.it', address: '192.0.2.60' })).toBe('booked');
      expect(await confirmLatest()).toBe('confirmed');
    }
    expect(await book({ hour: 11, email: 'another@example.it', address: '192.0.2.60' })).toBe('booked');
    // Whoever books with that e-mail hears nothing of what is booked with it.
    expect(await book({ hour: 12, email: 'proved@example.it', address: '192.0.2.61' })).toBe('booked');
    expect(await confirmLatest()).toBe('tooManyOpenBookings');
  });

  it('nor by moving bookings of other days there, though within the day they move', async () => {
    const anna = await somebody(app);
    for (const at of [`${DAY}T09:00`, `${DAY}T10:00`, '2026-11-04T09:00'])
      expect(await book({ ...anna, at })).toBe('booked');
    const { providerId, id: reservationId } = await latest();
    const move = (dateTimeFrom: string, by: 'customer' | 'provider' = 'customer') =>
      moveReservation(
        app.work(),
        app.deps,
        { providerId, reservationId, dateTimeFrom, resourceId: null },
        { by, actor: 'test', idempotencyKey: null },
      );
    await expect(move(`${DAY}T12:00`)).rejects.toMatchObject({ code: 'tooManyOpenBookings' });
    await move(`${DAY}T12:00`, 'provider');
    await move(`${DAY}T13:00`);
    await move('2026-11-05T13:00');
  });

  it('forgets the address of what has begun', async () => {
    const free = await aTreatment(app, { priceCents: 0 });
    expect(await book({ offer: free, hour: 9, email: 'free@example.it', onlyBook: false })).toBe('booked');
    const addresses = async () =>
      (
        await app.pool.query(
          'select waits_for_address is null as "isForgotten" from reservations where id = $1',
          [(await latest()).id],
        )
      ).rows;
    await app.jobs.runNow('booking.expire-reservations');
    expect(await addresses()).toEqual([{ isForgotten: false }]);
    app.clock.set(new Date(`${DAY}T08:00:00Z`));
    await app.jobs.runNow('booking.expire-reservations');
    expect(await addresses()).toEqual([{ isForgotten: true }]);
  });
});

it('without the locks, which alone carry this, twelve at once get more than a quarter', async () => {
  const meeting = new Meeting();
  const app = await open({ locks: meeting.locks });
  const guest = (index: number) => ({ email: `guest${index}@example.it`, address: '192.0.2.1' });
  expect(await twelveAtOnce(app, guest, meeting)).toBeGreaterThan(3);
  await app.close();
});
