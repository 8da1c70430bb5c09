import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { changeStatus } from '#server/modules/providers/index.ts';
import { confirmReservationByLink } from './index.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $at: String!, $email: String!, $duration: Int) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true, duration: $duration,
    agreements: [{ type: "sharing", decision: "Y" }]) { amountCents }
}`;

let app: TestApp;
let offer: OfferMade;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  offer = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
});

/** @returns the price in cents, or why not */
async function book(email: string, hour: number, duration?: number): Promise<unknown> {
  const { data, errors } = await app.ask(BOOK, {
    offer: offer.offerId,
    at: `2026-11-03T${hour}:00`,
    email,
    duration,
  });
  const [error] = errors ?? [];
  // The selection above is this shape.
  const booked = data?.['createReservationAsAnonymous'] as { amountCents: number } | null | undefined;
  return error?.code ?? booked?.amountCents;
}

/** What the mailed link of the newest booking of an e-mail comes to. */
async function confirmed(email: string): Promise<string> {
  const { rows } = await app.pool.query(
    `select r.id from reservations r join customers c on c.id = r.customer_id where c.email = $1 order by r.id desc limit 1`,
    [email],
  );
  const { providerId } = offer;
  const confirming = { providerId, reservationId: Number(rows[0].id), actor: 'guest:link' };
  return confirmReservationByLink(app.work(), app.deps, confirming).then(
    ({ status }) => status,
    ({ code }: { code: string }) => code,
  );
}

describe('whom a provider receives', () => {
  it('is told to nobody at an hour that nobody may have', async () => {
    expect(await book('rude@example.it', 10)).toBe(5000);
    expect(await book('known@example.it', 11)).toBe(5000);
    await app.pool.query(`update customers set blacklisted = true where email = 'rude@example.it'`);
    await setPaymentOptions(app.work(), offer.providerId, { acceptNonCustomerBookings: false });
    const said = await Promise.all(
      ['rude@example.it', 'known@example.it', 'new@example.it'].map((email) => book(email, 22)),
    );
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^reservationInvalid/);
  });

  it('is only who was a customer before, if it says so', async () => {
    expect(await book('known@example.it', 10)).toBe(5000);
    await setPaymentOptions(app.work(), offer.providerId, { acceptNonCustomerBookings: false });
    expect(await book('known@example.it', 12)).toBe(5000);
    expect(await book('new@example.it', 14)).toBe('invalidCustomer');
    // Who was refused has not become a customer by asking.
    expect(await book('new@example.it', 14)).toBe('invalidCustomer');
  });

  it('is nobody it does not want to see, who may go elsewhere', async () => {
    expect(await book('rude@example.it', 10)).toBe(5000);
    await app.pool.query('update customers set blacklisted = true where provider_id = $1', [
      offer.providerId,
    ]);
    expect(await book('rude@example.it', 12)).toBe(5000);
    expect(await confirmed('rude@example.it')).toBe('invalidCustomer');
    expect(await book('polite@example.it', 13)).toBe(5000);
    offer = await anOffer(app.work());
    await worksEveryDay(app.work(), { providerId: offer.providerId, resourceId: offer.people[0] ?? 0 });
    expect(await book('rude@example.it', 14)).toBe(5000);
  });
});

it('somebody whose first bookings come at once is one customer', async () => {
  const hours = [10, 11, 12, 13, 14, 15, 16, 17];
  const heard = await Promise.all(hours.map((hour) => book('prima@example.it', hour)));
  expect(new Set(heard)).toEqual(new Set([5000]));
  const { rowCount } = await app.pool.query('select from customers where provider_id = $1', [
    offer.providerId,
  ]);
  expect(rowCount).toBe(1);
});

describe('what is sold', () => {
  it('costs the full price on site, whatever paying online saves', async () => {
    await setPaymentOptions(app.work(), offer.providerId, { onlineDiscountBasisPoints: 1000 });
    expect(await book('anna@example.it', 10)).toBe(5000);
  });

  it('lasts as long as the offer says, and no other time is taken instead', async () => {
    expect(await book('anna@example.it', 10, 60)).toBe(5000);
    for (const duration of [30, 90])
      expect(await book('anna@example.it', 12, duration)).toBe('reservationInvalidService');
  });

  it.each([
    [
      'is not published',
      () => app.pool.query('update providers set publish_online = false where id = $1', [offer.providerId]),
    ],
    ['is locked', () => changeStatus(app.work(), offer.providerId, { isLocked: true }, 'system:test')],
    ['is not active', () => changeStatus(app.work(), offer.providerId, { isActive: false }, 'system:test')],
  ])('is nothing of a provider that %s', async (_name, hide) => {
    await hide();
    expect(await book('anna@example.it', 10)).toBe('reservationInvalidService');
  });
});
