import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

/** Anybody may book with anybody's e-mail. What a stranger books so must not keep its owner, who has logged in, from booking. */
const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;
const CONFIRM = 'mutation($code: String!) { confirmReservationByLink(code: $code) { status } }';
const MOVE =
  'mutation($provider: Id!, $id: Id!, $at: String!) { moveMyReservation(providerId: $provider, id: $id, dateTimeFrom: $at) { status } }';

let app: TestApp;
let providerId: number;
let offers: { paid: number; free: number };
let email: string;
let owner: SignedInPerson;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({
    withCards: true,
    environment: { UNPAID_PERCENT_OF_DAY: '25', HOLDS_PER_EMAIL: '3', HOLDS_PER_ADDRESS: '10' },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const { people, providerId: id, offerId: paid } = await anOffer(app.work());
  providerId = id;
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0, from: 540, to: 1020 });
  offers = { paid, free: (await anOffer(app.work(), { providerId, people, priceCents: 0 })).offerId };
  const processorAccountId = `acct_demo${providerId}`;
  await app.cards?.simulator?.control.openAccount({ id: processorAccountId, businessName: 'Centro' });
  await connectPaymentAccount(app.work(), {
    providerId,
    processorAccountId,
    customerName: 'Centro',
    chargesEnabled: true,
  });
  email = `owner${(made += 1)}@example.it`;
  const personId = await aPerson(app.work(), { email });
  await app.pool.query('update people set verified_at = $2 where id = $1', [personId, app.clock.now()]);
  owner = anActor({ personId });
});

interface BookingRequest {
  hour: number;
  offer?: number;
  date?: string;
  onlyBook?: boolean;
  actor?: SignedInPerson;
  address?: string;
}

async function book({
  hour,
  offer = offers.paid,
  date = '2026-11-03',
  onlyBook = true,
  ...as
}: BookingRequest): Promise<string> {
  const at = `${date}T${String(hour).padStart(2, '0')}:00`;
  const address = as.address ?? `192.0.2.${hour}`;
  const answer = await app.ask(
    BOOK,
    { offer, at, email, onlyBook },
    { address, ...(as.actor && { actor: as.actor }) },
  );
  return answer.errors?.[0]?.code ?? 'booked';
}
const bookAsOwner = (request: BookingRequest) => book({ ...request, actor: owner, address: '203.0.113.1' });
const latest = async () =>
  (await app.pool.query<{ id: number }>('select id::int from reservations order by id desc limit 1')).rows[0]
    ?.id ?? 0;

it.each([
  ['not confirmed', { onlyBook: true, isFree: false }],
  ['not paid', { onlyBook: false, isFree: false }],
  ['for nothing, which stands at once', { onlyBook: false, isFree: true }],
])(
  'what strangers hold of a day, %s, takes none of it from the owner of the e-mail',
  async (_name, { onlyBook, isFree }) => {
    for (const hour of [9, 10])
      expect(await book({ hour, onlyBook, offer: isFree ? offers.free : offers.paid })).toBe('booked');
    expect(await book({ hour: 11, onlyBook })).toBe('tooManyOpenBookings');
    expect(await bookAsOwner({ hour: 12 })).toBe('booked');
    expect(await bookAsOwner({ hour: 13, onlyBook: false })).toBe('booked');
  },
);

it('three places that strangers hold anywhere do not keep the owner from paying for one', async () => {
  for (const date of ['2026-11-04', '2026-11-05', '2026-11-06'])
    expect(await book({ hour: 9, date })).toBe('booked');
  expect(await book({ hour: 9, date: '2026-11-09' })).toBe('tooManyOpenBookings');
  expect(await bookAsOwner({ hour: 9, onlyBook: false })).toBe('booked');
});

it('nor from confirming what they booked themselves, nor from moving there', async () => {
  const ask = { hour: 14, address: '203.0.113.1' };
  expect(await book(ask)).toBe('booked');
  const code = app.deps.links.codeFor('confirm-reservation', { providerId, id: await latest() });
  expect(await book({ hour: 9 })).toBe('booked');
  await app.pool.query("update reservations set ends_at = ends_at + interval '30 minutes' where id = $1", [
    await latest(),
  ]);
  expect((await app.ask(CONFIRM, { code })).errors).toBeUndefined();

  expect(await bookAsOwner({ hour: 10, date: '2026-11-04' })).toBe('booked');
  const id = await latest();
  for (const hour of [11, 12])
    expect(await book({ hour, date: '2026-11-05', offer: offers.free, onlyBook: false })).toBe('booked');
  expect(
    (await app.ask(MOVE, { provider: providerId, id, at: '2026-11-05T15:00' }, { actor: owner })).errors,
  ).toBeUndefined();
});

it('what the owner holds without paying counts, from wherever they book', async () => {
  expect(await bookAsOwner({ hour: 9 })).toBe('booked');
  expect(await bookAsOwner({ hour: 10, onlyBook: false })).toBe('booked');
  expect(await bookAsOwner({ hour: 11 })).toBe('tooManyOpenBookings');
  expect(await bookAsOwner({ hour: 11, onlyBook: false })).toBe('tooManyOpenBookings');
});
