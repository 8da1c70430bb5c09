import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { findPerson } from '#server/modules/identity/index.ts';
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

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $onlyBook: Boolean!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: $onlyBook,
    agreements: [{ type: "sharing", decision: "Y" }]) { id orderId clientSecret stripeAccount paymentToken } }`;
const HOLDS =
  'query($providerId: Id!) { ownHolds(providerId: $providerId) { id status expiresAt manageCode amountCents } }';
const RELEASE =
  'mutation($providerId: Id!, $id: Id!) { releaseHold(providerId: $providerId, id: $id) { id status manageCode } }';
const PAY_AGAIN = 'mutation($id: Id!) { generatePaymentIntent(reservationId: $id) { clientSecret } }';

interface Booked {
  id: number;
  orderId: number;
  clientSecret: string;
  stripeAccount: string;
}
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly { code: string }[];
}

/** A browser with its cookie, in a network of its own; whoever is signed in asks past the door. */
class Browser {
  static count = 0;
  readonly network = `203.0.113.${(Browser.count += 1)}`;
  cookie = '';

  async ask(query: string, variables: object): Promise<Answer> {
    const response = await served.http.fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: this.network,
      headers: { 'accept-language': 'en', ...(this.cookie && { cookie: this.cookie }) },
      payload: { query, variables },
    });
    const kept = response.cookies.find(({ name }) => name === 'radura_booking');
    if (kept) this.cookie = `${kept.name}=${kept.value}`;
    return response.json<Answer>();
  }

  async bookToPay({
    at = '2026-11-03T10:00',
    email = 'anna@example.it',
    offerId = offer.offerId,
  } = {}): Promise<Booked> {
    const answer = await this.ask(BOOK, { offer: offerId, at, email, onlyBook: false });
    expect(answer.errors).toBeUndefined();
    return answer.data?.['createReservationAsAnonymous'] as Booked;
  }

  async holds(providerId = offer.providerId): Promise<unknown> {
    return (await this.ask(HOLDS, { providerId })).data?.['ownHolds'];
  }

  async release({ id }: { id: number }, providerId = offer.providerId): Promise<unknown> {
    const { data, errors } = await this.ask(RELEASE, { providerId, id });
    return errors?.[0]?.code ?? data?.['releaseHold'];
  }
}

async function signedInAs(email: string, { isVerified = true } = {}) {
  const personId = (await findPerson(app.work(), email)) ?? 0;
  await app.pool.query('update people set verified_at = $2 where id = $1', [
    personId,
    isVerified ? app.clock.now() : null,
  ]);
  const actor = anActor({ personId });
  return async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
    const { data, errors } = await app.ask(query, variables, { actor });
    return errors?.[0]?.code ?? Object.values(data ?? {})[0];
  };
}

const stateOf = async ({ id }: Booked) =>
  (await app.pool.query('select status, cancel_reason as reason from reservations where id = $1', [id]))
    .rows[0] as unknown;
const mails = async () => (await app.pool.query('select kind from mails')).rowCount;

describe('one’s own places that wait for their payment', () => {
  it('are seen by the browser that booked and by the log-in of who booked, with this provider, until their time is over', async () => {
    const [browser, stranger] = [new Browser(), new Browser()];
    const { id } = await browser.bookToPay();
    await stranger.bookToPay({ at: '2026-11-03T12:00', email: 'bruno@example.it' });
    const expiresAt = new Date(app.clock.now().getTime() + 15 * 60_000).toISOString();
    const hold = { id, status: 'RSD', expiresAt, manageCode: null, amountCents: 5000 };
    expect(await browser.holds()).toEqual([hold]);
    const me = await signedInAs('anna@example.it');
    expect(await me(HOLDS, { providerId: offer.providerId })).toEqual([hold]);

    expect(await stranger.holds()).not.toEqual([hold]);
    expect(await new Browser().holds()).toEqual([]);
    const unproved = await signedInAs('anna@example.it', { isVerified: false });
    expect(await unproved(HOLDS, { providerId: offer.providerId })).toEqual([]);
    const other = await anOffer(app.work());
    expect(await browser.holds(other.providerId)).toEqual([]);
    await signedInAs('anna@example.it');
    expect(await me(HOLDS, { providerId: other.providerId })).toEqual([]);
    app.clock.advance(15);
    expect(await browser.holds()).toEqual([]);
    app.clock.advance(-15);
  });

  it('are none once they are paid', async () => {
    const browser = new Browser();
    await served.giveCard(await browser.bookToPay());
    await served.control.settleDeliveries();
    await app.jobs.drain();
    expect(await browser.holds()).toEqual([]);
  });

  it('of what waits for the mailed link there are none', async () => {
    const browser = new Browser();
    await browser.ask(BOOK, {
      offer: offer.offerId,
      at: '2026-11-03T10:00',
      email: 'anna@example.it',
      onlyBook: true,
    });
    const me = await signedInAs('anna@example.it');
    expect(await me(HOLDS, { providerId: offer.providerId })).toEqual([]);
  });
});

describe('releasing one', () => {
  it('frees the place at once, for others and for oneself, and writes to nobody', async () => {
    const [browser, other] = [new Browser(), new Browser()];
    const booked = await browser.bookToPay();
    const refused = await other.ask(BOOK, {
      offer: offer.offerId,
      at: '2026-11-03T10:00',
      email: 'bruno@example.it',
      onlyBook: false,
    });
    expect(refused.errors?.[0]?.code).toBeDefined();
    await app.jobs.drain();
    const before = await mails();
    expect(await browser.release(booked)).toEqual({ id: booked.id, status: 'C', manageCode: null });
    expect(await browser.holds()).toEqual([]);
    const theirs = await other.bookToPay({ email: 'bruno@example.it' });
    expect(await other.release(theirs)).toMatchObject({ status: 'C' });
    expect((await new Browser().bookToPay()).id).not.toBe(booked.id);
    await app.jobs.drain();
    expect(await mails()).toBe(before);
    // What was shown to pay with pays nothing any more.
    expect((await browser.ask(PAY_AGAIN, { id: booked.id })).errors?.[0]?.code).toBe('holdExpired');
  });

  it('has one effect, however often and at once it is asked', async () => {
    const browser = new Browser();
    const booked = await browser.bookToPay();
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.release(booked)));
    expect(answers).toEqual(
      Array.from({ length: 12 }, () => ({ id: booked.id, status: 'C', manageCode: null })),
    );
    const { rowCount } = await app.pool.query(
      `select from audit_entries where action = 'callOffReservation' and provider_id = $1`,
      [offer.providerId],
    );
    expect(rowCount).toBe(1);
  });

  it('is for the log-in of who booked too, in any browser', async () => {
    const booked = await new Browser().bookToPay();
    const me = await signedInAs('anna@example.it');
    expect(await me(RELEASE, { providerId: offer.providerId, id: booked.id })).toMatchObject({ status: 'C' });
  });

  it('is nobody else’s: the answer is the one for what never existed, and nothing changes', async () => {
    const [browser, stranger] = [new Browser(), new Browser()];
    const booked = await browser.bookToPay();
    await stranger.bookToPay({ at: '2026-11-03T12:00', email: 'bruno@example.it' });
    const of = { providerId: offer.providerId, id: booked.id };
    const elsewhere = await anOffer(app.work());
    const others = await signedInAs('bruno@example.it');
    const unproved = await signedInAs('anna@example.it', { isVerified: false });
    const tries = [
      new Browser().release(booked),
      stranger.release(booked),
      browser.release(booked, elsewhere.providerId),
      browser.release({ id: 999_999_999 }),
      others(RELEASE, of),
      unproved(RELEASE, of),
    ];
    expect(await Promise.all(tries)).toEqual(tries.map(() => 'notFound'));
    expect(await stateOf(booked)).toEqual({ status: 'RSD', reason: null });
  });

  it('is too late for money that was faster: the booking stands', async () => {
    const browser = new Browser();
    const booked = await browser.bookToPay();
    // The processor has it; we have not heard of it.
    await served.giveCard(booked);
    expect(await browser.release(booked)).toMatchObject({ status: 'RSD' });
    await served.control.settleDeliveries();
    await app.jobs.drain();
    expect(await stateOf(booked)).toEqual({ status: 'A', reason: null });
    expect(await browser.release(booked)).toMatchObject({ status: 'A' });
    expect(await stateOf(booked)).toEqual({ status: 'A', reason: null });
  });
});
