import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import type { LinkPurpose } from '#server/kernel/links.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  served = await openAppWithCards({ environment: { DATABASE_CONNECTIONS: '24' } });
  ({ app } = served);
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  offer = await anOffer(app.work());
  const { providerId } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  await served.takeCards(providerId);
});

const RESULT = 'id message success amountCents clientSecret stripeAccount orderId offerId paymentToken';
const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook,
    agreements: [{ type: "sharing", decision: "Y" }]) { ${RESULT} }
}`;
const PAY_AGAIN = `mutation($id: Id!, $email: String, $token: String) {
  generatePaymentIntent(reservationId: $id, email: $email, paymentToken: $token) { ${RESULT} }
}`;
const CANCEL = 'mutation($code: String!) { cancelReservationByLink(code: $code) { status } }';

/** A caller with a network, a device and the cookies it was given. */
interface Visitor {
  network: string;
  device: string;
  cookie?: string;
}
let visitors = 0;
const aVisitor = (): Visitor => ({
  network: `203.0.113.${(visitors += 1)}`,
  device: 'Mozilla/5.0 (a telephone)',
});

interface Result {
  id: number;
  orderId: number;
  clientSecret: string;
  stripeAccount: string;
  paymentToken: string;
  offerId: number;
  amountCents: number;
}

/** Through the door, as an outside client calls from its network; keeps the booking's cookie as a browser does. */
async function call(visitor: Visitor, query: string, variables: object, key?: string) {
  const response = await served.http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: visitor.network,
    headers: {
      'accept-language': 'en',
      'user-agent': visitor.device,
      ...(visitor.cookie && { cookie: visitor.cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    payload: { query, variables },
  });
  const kept = response.cookies.find(({ name }) => name === 'radura_booking');
  if (kept) visitor.cookie = `${kept.name}=${kept.value}`;
  const answer: {
    data?: Record<string, Result | null>;
    errors?: { code: string; extensions: { requestId?: string } }[];
  } = response.json();
  for (const error of answer.errors ?? []) delete error.extensions.requestId;
  const [result] = Object.values(answer.data ?? {});
  return {
    result: result ?? null,
    code: answer.errors?.[0]?.code ?? null,
    answer,
    status: response.statusCode,
  };
}

const EMAIL = 'anna@example.it';
const book = (
  visitor: Visitor,
  { at = '2026-11-03T10:00', email = EMAIL, onlyBook = false } = {},
  key?: string,
) => call(visitor, BOOK, { offer: offer.offerId, at, email, onlyBook }, key);

async function bookToPay(
  visitor: Visitor,
  request: Parameters<typeof book>[1] = {},
  key?: string,
): Promise<Result> {
  const { result, answer } = await book(visitor, request, key);
  expect(answer.errors).toBeUndefined();
  if (!result?.clientSecret) throw new Error('Nothing to pay');
  return result;
}

async function payWith(toPay: Result): Promise<void> {
  await served.giveCard(toPay);
  await served.control.settleDeliveries();
  await app.jobs.drain();
}

const codeFor = (purpose: LinkPurpose, { id }: { id: number }) =>
  app.deps.links.codeFor(purpose, { providerId: offer.providerId, id });
const attempts = async ({ orderId }: Pick<Result, 'orderId'>) =>
  (await app.pool.query('select id from card_payments where order_id = $1', [orderId])).rowCount;

async function signedInAs(email: string, { isVerified = true } = {}) {
  const personId = (await findPerson(app.work(), email)) ?? 0;
  await app.pool.query('update people set verified_at = $2 where id = $1', [
    personId,
    isVerified ? app.clock.now() : null,
  ]);
  return anActor({ personId });
}

describe('paying again', () => {
  it('is open to the token of the creation result, and to nobody else’s', async () => {
    const booked = await bookToPay(aVisitor());
    const other = await bookToPay(aVisitor(), { at: '2026-11-03T12:00', email: 'bruno@example.it' });
    expect(booked).toMatchObject({
      offerId: offer.offerId,
      paymentToken: expect.stringMatching(/\.[\w-]{27}$/),
    });
    const again = await call(aVisitor(), PAY_AGAIN, {
      id: booked.id,
      email: EMAIL,
      token: booked.paymentToken,
    });
    expect(again.result).toMatchObject({
      id: booked.id,
      amountCents: 5000,
      clientSecret: booked.clientSecret,
      paymentToken: booked.paymentToken,
    });
    expect(
      (await call(aVisitor(), PAY_AGAIN, { id: booked.id, token: booked.paymentToken })).result?.clientSecret,
    ).toBe(booked.clientSecret);

    const never = await call(aVisitor(), PAY_AGAIN, { id: 999_999_999, email: EMAIL });
    expect(never.code).toBe('notFound');
    const forged = `${booked.paymentToken.slice(0, -3)}${booked.paymentToken.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    const swapped = `${booked.paymentToken.split('.').slice(0, 2).join('.')}.${other.paymentToken.split('.')[2]}`;
    const tries = [
      undefined,
      '',
      forged,
      swapped,
      other.paymentToken,
      codeFor('confirm-reservation', booked),
      codeFor('manage-reservation', other),
    ];
    for (const token of tries) {
      const refused = await call(aVisitor(), PAY_AGAIN, { id: booked.id, email: EMAIL, token });
      expect({ token, ...refused }).toEqual({ token, ...never });
    }
    expect(
      (
        await call(aVisitor(), PAY_AGAIN, {
          id: booked.id,
          email: 'bruno@example.it',
          token: booked.paymentToken,
        })
      ).code,
    ).toBe('notFound');
    expect(
      (await call(aVisitor(), PAY_AGAIN, { id: 999_999_999, email: EMAIL, token: booked.paymentToken })).code,
    ).toBe('notFound');
    expect(await attempts(booked)).toBe(1);
  });

  it('is open to the mailed link, to the browser that booked and to the log-in of who booked', async () => {
    const browser = aVisitor();
    const booked = await bookToPay(browser, { email: 'carla@example.it' });
    const { id } = booked;
    expect(
      (await call(aVisitor(), PAY_AGAIN, { id, token: codeFor('manage-reservation', booked) })).result
        ?.clientSecret,
    ).toBe(booked.clientSecret);
    expect((await call(browser, PAY_AGAIN, { id })).result?.clientSecret).toBe(booked.clientSecret);
    // API-30: as the specification writes the call of a guest
    expect((await call(browser, PAY_AGAIN, { id, email: 'carla@example.it' })).result?.clientSecret).toBe(
      booked.clientSecret,
    );
    const own = await app.ask(PAY_AGAIN, { id }, { actor: await signedInAs('carla@example.it') });
    expect(own.data?.['generatePaymentIntent']).toMatchObject({ clientSecret: booked.clientSecret });

    const unproved = await app.ask(
      PAY_AGAIN,
      { id },
      { actor: await signedInAs('carla@example.it', { isVerified: false }) },
    );
    const stranger = aVisitor();
    await bookToPay(stranger, { at: '2026-11-03T14:00', email: 'dario@example.it' });
    const strangers = await app.ask(
      PAY_AGAIN,
      { id, email: 'carla@example.it' },
      { actor: await signedInAs('dario@example.it') },
    );
    for (const refused of [unproved, strangers]) expect(refused.errors?.[0]?.code).toBe('notFound');
    expect((await call(stranger, PAY_AGAIN, { id, email: 'carla@example.it' })).code).toBe('notFound');
  });

  it('opens nothing for what is paid on site, in whatever state', async () => {
    await book(aVisitor(), { onlyBook: true });
    const { rows } = await app.pool.query<{ id: number; orderId: number }>(
      'select id, order_id as "orderId" from reservations where provider_id = $1',
      [offer.providerId],
    );
    const [booked] = rows;
    if (!booked) throw new Error('Nothing was booked');
    const pay = async () =>
      (await call(aVisitor(), PAY_AGAIN, { id: booked.id, token: codeFor('manage-reservation', booked) }))
        .code;
    expect(await pay()).toBe('paymentOption');
    await app.ask('mutation($code: String!) { confirmReservationByLink(code: $code) { id } }', {
      code: codeFor('confirm-reservation', booked),
    });
    expect(await pay()).toBe('paymentOption');
    expect(await attempts(booked)).toBe(0);
  });

  it('opens nothing for what is paid, paid back or too late', async () => {
    const booked = await bookToPay(aVisitor(), { at: '2026-11-20T10:00' });
    const late = await bookToPay(aVisitor(), { at: '2026-11-20T12:00' });
    const again = ({ id, paymentToken: token }: Result) => call(aVisitor(), PAY_AGAIN, { id, token });
    await payWith(booked);
    expect((await again(booked)).result).toMatchObject({
      success: true,
      clientSecret: null,
      paymentToken: null,
    });
    await app.ask(CANCEL, { code: codeFor('manage-reservation', booked) });
    await app.jobs.drain();
    await served.control.settleDeliveries();
    await app.jobs.drain();
    expect(
      (await app.pool.query('select payment_state from orders where id = $1', [booked.orderId])).rows,
    ).toEqual([{ payment_state: 'notPaid' }]);
    expect((await again(booked)).code).toBe('holdExpired');
    app.clock.advance(16);
    expect((await again(late)).code).toBe('holdExpired');
    app.clock.advance(-16);
    expect([await attempts(booked), await attempts(late)]).toEqual([1, 1]);
  });
});

describe('coming back to a booking that waits for its payment', () => {
  it('is over with its quarter of an hour, before anybody tidied it up', async () => {
    const browser = aVisitor();
    await bookToPay(browser);
    app.clock.advance(14);
    expect((await book(browser)).code).toBeNull();
    app.clock.advance(2);
    expect((await book(browser)).code).toBe('alreadyBooked');
    const variables = { offer: offer.offerId, at: '2026-11-03T10:00', email: EMAIL, onlyBook: false };
    expect((await app.ask(BOOK, variables, { actor: await signedInAs(EMAIL) })).errors?.[0]?.code).toBe(
      'alreadyBooked',
    );
    await app.jobs.runNow('booking.expire-reservations');
    expect((await book(browser)).code).toBeNull();
    app.clock.advance(-16);
  });

  it('is for the browser that made it and for the log-in of who booked; everybody else has already booked', async () => {
    const browser = aVisitor();
    const first = await bookToPay(browser);
    app.clock.advance(1);
    expect(await bookToPay({ ...browser, network: '198.51.100.77' })).toMatchObject({
      id: first.id,
      clientSecret: first.clientSecret,
    });
    const { cookie: _lost, ...sameDevice } = browser;
    expect((await book(sameDevice)).code).toBe('alreadyBooked');
    const stranger = aVisitor();
    await bookToPay(stranger, { at: '2026-11-03T16:00', email: 'dario@example.it' });
    const refused = await book(stranger);
    expect([refused.code, JSON.stringify(refused.answer).includes('_secret_')]).toEqual([
      'alreadyBooked',
      false,
    ]);
    const variables = { offer: offer.offerId, at: '2026-11-03T10:00', email: EMAIL, onlyBook: false };
    const own = await app.ask(BOOK, variables, { actor: await signedInAs(EMAIL) });
    expect(own.data?.['createReservationAsAnonymous']).toMatchObject({
      id: first.id,
      clientSecret: first.clientSecret,
    });
    app.clock.advance(-1);
  });

  it('shows nothing by a cookie that is forged or half an hour old', async () => {
    const JUST_MADE = '{ reservationJustMade { id manageCode } }';
    const browser = aVisitor();
    const { id } = await bookToPay(browser);
    const seen = async (cookie: string | undefined) =>
      (await call({ ...aVisitor(), ...(cookie && { cookie }) }, JUST_MADE, {})).result;
    expect(await seen(browser.cookie)).toEqual({ id, manageCode: null });
    expect(await seen(undefined)).toBeNull();
    expect(
      await seen(browser.cookie?.replace(/.{3}$/, browser.cookie.endsWith('AAA') ? 'BBB' : 'AAA')),
    ).toBeNull();
    expect(await seen(`radura_booking=${codeFor('manage-reservation', { id })}`)).toBeNull();
    app.clock.advance(31);
    expect(await seen(browser.cookie)).toBeNull();
    app.clock.advance(-31);
  });

  it('the link that confirms is the proof which shows the way to manage the booking too', async () => {
    const browser = aVisitor();
    await book(browser, { onlyBook: true });
    expect(browser.cookie).toBeUndefined();
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from reservations where provider_id = $1',
      [offer.providerId],
    );
    const id = rows[0]?.id ?? 0;
    await call(browser, 'mutation($code: String!) { confirmReservationByLink(code: $code) { id } }', {
      code: codeFor('confirm-reservation', { id }),
    });
    const { result } = await call(browser, '{ reservationJustMade { id manageCode } }', {});
    expect(result).toEqual({ id, manageCode: codeFor('manage-reservation', { id }) });
  });

  it('the secret of a paid payment leads its browser on to the booking', async () => {
    const first = await bookToPay(aVisitor());
    const elsewhere = aVisitor();
    const STATE =
      'query($orderId: Id!, $clientSecret: String!) { paymentState(orderId: $orderId, clientSecret: $clientSecret) { orderId state } }';
    await call(elsewhere, STATE, first);
    expect(elsewhere.cookie).toBeUndefined();
    await payWith(first);
    await call(elsewhere, STATE, first);
    expect((await call(elsewhere, '{ reservationJustMade { id manageCode } }', {})).result).toEqual({
      id: first.id,
      manageCode: null,
    });
  });
});

describe('one key, one answer', () => {
  it('gives a hundred calls at once the same secret', async () => {
    const browser = aVisitor();
    const results = await Promise.all(
      Array.from({ length: 100 }, () =>
        bookToPay({ ...browser }, {}, 'c1f7c9f0-4f29-4a39-9f26-1d0b6f4a0b58'),
      ),
    );
    expect(new Set(results.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(new Set(results.map(({ paymentToken }) => paymentToken)).size).toBe(1);
  });

  it('which nobody guesses is the same over another network; one that others may use counts where it came from', async () => {
    const [visitor, other] = [aVisitor(), { ...aVisitor(), device: 'another device' }];
    const first = await bookToPay(visitor, {}, '0d3b3a52-5a0e-4a55-9c0e-6f1c1f3e0a11');
    app.clock.advance(1);
    expect(await bookToPay(other, {}, '0d3b3a52-5a0e-4a55-9c0e-6f1c1f3e0a11')).toMatchObject({
      clientSecret: first.clientSecret,
    });
    const second = await bookToPay(visitor, { at: '2026-11-03T12:00' }, '1');
    app.clock.advance(1);
    const { cookie: _kept, ...withoutCookie } = visitor;
    expect(await bookToPay({ ...withoutCookie }, { at: '2026-11-03T12:00' }, '1')).toMatchObject({
      clientSecret: second.clientSecret,
    });
    expect(
      (await book({ ...withoutCookie, network: other.network }, { at: '2026-11-03T12:00' }, '1')).code,
    ).toBe('alreadyBooked');
    expect(
      (await book({ ...withoutCookie, device: other.device }, { at: '2026-11-03T12:00' }, '1')).code,
    ).toBe('alreadyBooked');
    // Somebody else's first key of that name is no mismatch.
    await bookToPay(aVisitor(), { at: '2026-11-03T14:00', email: 'dario@example.it' }, '1');
    app.clock.advance(-2);
  });

  it('made from the content counts for one network and one device', async () => {
    const visitor = aVisitor();
    const first = await bookToPay(visitor);
    const { cookie: _kept, ...withoutCookie } = visitor;
    expect(await bookToPay({ ...withoutCookie })).toMatchObject({
      id: first.id,
      clientSecret: first.clientSecret,
    });
    expect((await book({ ...withoutCookie, network: aVisitor().network })).code).toBe('alreadyBooked');
    expect((await book({ ...withoutCookie, device: 'another device' })).code).toBe('alreadyBooked');
  });
});
