import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { bookService, confirmReservationByLink } from './index.ts';

let app: TestApp;
let offerId: number;
let providerId: number;
let customerId: number;
let email: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  const offer = await anOffer(app.work());
  ({ offerId, providerId } = offer);
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0 });
  email = `nota-${(made += 1)}@example.it`;
  customerId = await aCustomer(app.work(), { providerId, email });
});

async function bookAsGuest(contact: object = {}) {
  const request = {
    offerId,
    resourceId: null,
    dateTimeFrom: '2026-11-03T10:00',
    durationMinutes: null,
    contact: { email, firstname: 'Altra', lastname: 'Persona', phone: '+39 333 7654321', ...contact },
    onlyBook: true,
    sharesData: true,
    shownTotalCents: null,
  };
  const origin = {
    actor: { kind: 'guest' },
    language: 'it',
    channel: 'Web',
    address: '198.51.100.7',
    idempotencyKey: null,
  } as const;
  return bookService(app.work(), app.deps, request, origin);
}

async function card() {
  const { rows } = await app.pool.query(
    `select firstname, lastname, phone, archived_at is not null as "isArchived" from customers where id = $1`,
    [customerId],
  );
  return rows[0];
}
const confirm = (reservationId: number) =>
  confirmReservationByLink(app.work(), app.deps, { providerId, reservationId, actor: 'guest:link' });

describe('what a guest types', () => {
  it('stays with the booking until it is confirmed, and then fills what the card lacks', async () => {
    await app.pool.query(
      `update customers set firstname = null, lastname = null, phone = null where id = $1`,
      [customerId],
    );
    const before = await card();
    const { reservationId } = await bookAsGuest();
    expect(await card()).toEqual(before);
    const { rows } = await app.pool.query('select unproved_contact from reservations where id = $1', [
      reservationId,
    ]);
    expect(rows[0].unproved_contact).toMatchObject({ firstname: 'Altra', lastname: 'Persona' });
    await confirm(reservationId);
    expect(await card()).toMatchObject({ firstname: 'Altra', lastname: 'Persona', phone: '+39 333 7654321' });
  });

  it('brings nobody back from the archive before it is confirmed', async () => {
    await app.pool.query('update customers set archived_at = now() where id = $1', [customerId]);
    const { reservationId } = await bookAsGuest();
    expect(await card()).toMatchObject({ isArchived: true });
    await confirm(reservationId);
    expect(await card()).toMatchObject({ isArchived: false });
  });

  it('is gone with a booking that nobody confirms', async () => {
    const before = await card();
    await bookAsGuest();
    app.clock.advance(31);
    await app.jobs.runNow('booking.expire-reservations');
    expect(await card()).toEqual(before);
    app.clock.advance(-31);
  });
});
