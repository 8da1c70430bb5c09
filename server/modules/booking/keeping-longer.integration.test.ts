import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { AppWithCards } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { expireReservations } from './use-cases/expire-reservations.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  served = await openAppWithCards();
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
afterEach(async () => {
  app.clock.advance(30);
  await expireReservations(app.work(), app.deps);
});

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: false,
    agreements: [{ type: "sharing", decision: "Y" }]) { id clientSecret orderId }
}`;
const KEEP = `mutation($orderId: Id!, $clientSecret: String!) {
  keepPlaceLonger(orderId: $orderId, clientSecret: $clientSecret) { state secondsLeft canKeepLonger }
}`;
const AT = '2026-11-03T10:00';
const MINUTE = 60_000;

interface Booked {
  id: number;
  clientSecret: string;
  orderId: number;
}

async function bookToPay(email = 'anna@example.it') {
  return app.ask(BOOK, { offer: offer.offerId, at: AT, email });
}

async function booked(): Promise<Booked> {
  const answer = await bookToPay();
  expect(answer.errors).toBeUndefined();
  // The selection above is this shape.
  return answer.data?.['createReservationAsAnonymous'] as Booked;
}

const keep = ({ orderId, clientSecret }: Booked) => app.ask(KEEP, { orderId, clientSecret });

/** Until when booking, time and order wait, in minutes from now. */
async function waits({ id }: Booked): Promise<(number | null)[]> {
  const { rows } = await app.pool.query<{ waits: (Date | null)[] }>(
    `select array[r.expires_at, h.expires_at, o.payable_until] as waits from reservations r
      join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      left join holds h on h.provider_id = r.provider_id and h.holder_id = r.id and h.kind = 'reservation' where r.id = $1`,
    [id],
  );
  return (rows[0]?.waits ?? []).map(
    (until) => until && Math.round((until.getTime() - app.clock.now().getTime()) / MINUTE),
  );
}

describe('who needs more time to pay', () => {
  it('has the place for five minutes more, once, however often and at once it is asked for', async () => {
    const booking = await booked();
    expect(await waits(booking)).toEqual([15, 15, 15]);
    app.clock.advance(14);
    const [answer] = await Promise.all([keep(booking), keep(booking), keep(booking)]);
    expect(answer?.data?.['keepPlaceLonger']).toEqual({
      state: 'toPay',
      secondsLeft: 6 * 60,
      canKeepLonger: false,
    });
    expect(await waits(booking)).toEqual([6, 6, 6]);
    expect((await keep(booking)).data?.['keepPlaceLonger']).toMatchObject({ secondsLeft: 6 * 60 });
    expect(await waits(booking)).toEqual([6, 6, 6]);
  });

  it('keeps others out for as long, and no longer', async () => {
    const booking = await booked();
    app.clock.advance(14);
    await keep(booking);
    app.clock.advance(5);
    expect(await expireReservations(app.work(), app.deps)).toBe(0);
    expect((await bookToPay('bruno@example.it')).errors).toBeDefined();
    app.clock.advance(1);
    expect((await bookToPay('bruno@example.it')).errors).toBeUndefined();
    await expireReservations(app.work(), app.deps);
    expect((await keep(booking)).data?.['keepPlaceLonger']).toMatchObject({
      state: 'closed',
      secondsLeft: null,
      canKeepLonger: false,
    });
  });

  it('is too late when the time is up, though nobody has swept it away', async () => {
    const booking = await booked();
    app.clock.advance(15);
    expect((await keep(booking)).data?.['keepPlaceLonger']).toMatchObject({
      state: 'closed',
      canKeepLonger: false,
    });
    expect(await waits(booking)).toEqual([0, 0, 0]);
  });

  it('must hold the secret', async () => {
    const booking = await booked();
    const answer = await keep({ ...booking, clientSecret: `${booking.clientSecret.slice(0, -1)}x` });
    expect(answer.errors?.[0]).toMatchObject({ code: 'notFound' });
    expect(await waits(booking)).toEqual([15, 15, 15]);
  });
});
