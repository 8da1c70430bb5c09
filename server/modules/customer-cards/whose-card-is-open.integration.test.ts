import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation, aWaitingReservation, bookFor } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const CARD = 'query($p: Id!, $id: Id!) { getCustomer(providerId: $p, id: $id) { id } }';
const HEALTH = 'query($p: Id!, $id: Id!) { getHealthNotes(providerId: $p, customerId: $id) { text } }';
const LIST = 'query($p: Id!) { getCustomers(providerId: $p) { items { id } } }';
const FIND = 'query($p: Id!) { searchCustomers(providerId: $p, q: "Vittima") { id } }';
const NOTE = `mutation($p: Id!, $id: Id!, $input: CustomerNoteInput!) {
  addCustomerNote(providerId: $p, customerId: $id, input: $input) }`;
const CONFIRM = `mutation($p: Id!, $r: Id!) { confirmReservation(providerId: $p, id: $r, sequence: 0, input: { tellsCustomer: false }) { id } }`;
const BOOK = `mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }`;

let app: TestApp;
let at: AtProvider;
let collaborator: Awaited<ReturnType<AtProvider['works']>>;
let offerId: number;
let customerId: number;
let email: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  at = await atProvider(app);
  const { providerId } = at;
  email = `vittima-${(made += 1)}@example.it`;
  const anna = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId: anna });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
  collaborator = await at.works('collaborator');
  await app.pool.query('update resources set person_id = $2 where id = $1', [anna, collaborator.personId]);
  customerId = await aWalkIn(app.work(), { providerId, firstname: 'Vittima', email });
  await at.ask(NOTE, { id: customerId, input: { text: 'Ernia L5', isHealth: true } });
});

const isOpen = async (document: string): Promise<boolean> => {
  try {
    const answer = await at.ask(document, { id: customerId }, collaborator);
    const found = (answer as { items?: unknown[] }).items ?? answer;
    return !Array.isArray(found) || found.length > 0;
  } catch (error) {
    expect(error).toMatchObject({ code: 'notFound' });
    return false;
  }
};
/** What a collaborator sees of the customer now. */
const seen = async () => ({
  card: await isOpen(CARD),
  listed: await isOpen(LIST),
  found: await isOpen(FIND),
  health: await isOpen(HEALTH),
});
const NOTHING = { card: false, listed: false, found: false, health: false };
const CARD_ALONE = { card: true, listed: true, found: true, health: false };
const ALL = { ...CARD_ALONE, health: true };

const bookAsGuest = () => aWaitingReservation(app, { offerId, email });
const setReservation = (id: number, set: string) =>
  app.pool.query(`update reservations set ${set} where id = $1`, [id]);

describe('what a collaborator sees by a booking with them', () => {
  it('is nothing while nobody has proved it, nor after it has expired', async () => {
    const { reservationId } = await bookAsGuest();
    expect(await seen()).toEqual(NOTHING);
    await setReservation(
      reservationId,
      `status = 'C', expires_at = null, cancelled_at = now(), cancel_reason = 'expired'`,
    );
    expect(await seen()).toEqual(NOTHING);
  });

  it('is nothing by their own confirming, nor by what they book on the strength of it', async () => {
    const { reservationId } = await bookAsGuest();
    await at.ask(CONFIRM, { r: reservationId }, collaborator);
    expect(await seen()).toEqual(NOTHING);
    const input = { offerId, start: '2026-11-04T10:00', customer: { id: customerId } };
    await expect(at.ask(BOOK, { input }, collaborator)).rejects.toMatchObject({ code: 'errorUserNotFound' });
  });

  it('is the card alone by a payment that anybody can make, and no more by what they book then', async () => {
    const { reservationId } = await bookAsGuest();
    await at.ask(CONFIRM, { r: reservationId }, collaborator);
    await setReservation(reservationId, 'only_book = false');
    expect(await seen()).toEqual(CARD_ALONE);
    const input = { offerId, start: '2026-11-04T10:00', customer: { id: customerId } };
    await at.ask(BOOK, { input }, collaborator);
    expect(await seen()).toEqual(CARD_ALONE);
    await setReservation(reservationId, 'only_book = true');
  });

  it.each([
    ['its customer confirmed by the mailed link', () => aConfirmedReservation(app, { offerId, email })],
    [
      'who sees all customers confirmed',
      async () => at.ask(CONFIRM, { r: (await bookAsGuest()).reservationId }),
    ],
    [
      'the center wrote down',
      () => bookFor(app, { providerId: at.providerId, offerId, customerId, at: '2026-11-03T10:00' }),
    ],
  ])('is all by what %s', async (_how, book) => {
    await book();
    expect(await seen()).toEqual(ALL);
  });

  it('is all by a visit that has begun, unless nobody came', async () => {
    const { reservationId } = await bookAsGuest();
    await at.ask(CONFIRM, { r: reservationId }, collaborator);
    app.clock.advance(26 * 60);
    const fresh = new Date(app.clock.now().getTime() - 60_000);
    collaborator = { ...collaborator, steppedUpAt: fresh };
    expect(await seen()).toEqual(ALL);
    await setReservation(reservationId, `presence = 'noShow', presence_at = now()`);
    expect(await seen()).toEqual(CARD_ALONE);
    app.clock.advance(-26 * 60);
  });
});
