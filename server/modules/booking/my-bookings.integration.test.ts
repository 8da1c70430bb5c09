import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';

let app: TestApp;
let offer: OfferMade;
let anna: SignedInPerson;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, new Date('2026-11-02T08:00:00Z'))).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T08:00:00Z'));
  offer = await anOfferSomewhere('Il Prato');
  anna = await somebody(`anna-${(made += 1)}@example.it`);
});

async function anOfferSomewhere(name: string): Promise<OfferMade> {
  const providerId = await aProvider(app.work(), { name, freeCancellationHours: 24 });
  const people = [await aColleague(app.work(), { providerId })];
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  return anOffer(app.work(), { providerId, people });
}

const emails = new Map<number, string>();
async function somebody(email: string, isVerified = true): Promise<SignedInPerson> {
  const personId = await aPerson(app.work(), { email });
  if (isVerified) await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  emails.set(personId, email);
  return anActor({ personId });
}

const book = (who: SignedInPerson, at: string, offerId = offer.offerId) =>
  aConfirmedReservation(app, { offerId, at, email: emails.get(who.personId) ?? '' });

const LIST = `query($status: ReservationTime, $type: ReservationType, $page: Int) {
  getMyReservations(status: $status, type: $type, page: $page) {
    total page pages
    items { id providerName startsAt status canCancel canMove resourceId people { name } provider { images { small } } }
  }
}`;

interface Listed {
  total: number;
  page: number;
  pages: number;
  items: {
    id: number;
    startsAt: string;
    status: string;
    canMove: boolean;
    provider: { images: { small: string } } | null;
    people: { name: string }[];
  }[];
}

async function list(actor: SignedInPerson, variables: object = {}): Promise<Listed> {
  const answer = await app.ask(LIST, { ...variables }, { actor });
  expect(answer.errors).toBeUndefined();
  // The selection above is this shape.
  return answer.data?.['getMyReservations'] as Listed;
}

const codeOf = async (document: string, variables: object, actor?: SignedInPerson) =>
  (await app.ask(document, { ...variables }, actor ? { actor } : {})).errors?.[0]?.code ?? null;

const ONE =
  'query($providerId: Id!, $id: Id!) { getMyReservation(providerId: $providerId, id: $id) { id offerName } }';
const CANCEL =
  'mutation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { status cancelReason canMove } }';
const MOVE = `mutation($providerId: Id!, $id: Id!, $at: String!) {
  moveMyReservation(providerId: $providerId, id: $id, dateTimeFrom: $at) { startsAt amountCents } }`;

describe('own bookings', () => {
  it('of all providers: those to come soonest first, those begun newest first', async () => {
    const other = await anOfferSomewhere('La Corte');
    const late = await book(anna, '2026-11-06T10:00');
    const soon = await book(anna, '2026-11-03T10:00', other.offerId);
    const middle = await book(anna, '2026-11-04T10:00');
    expect((await list(anna)).items.map(({ id }) => id)).toEqual([soon.id, middle.id, late.id]);
    expect(await list(anna, { status: 'completed' })).toEqual({ total: 0, page: 1, pages: 0, items: [] });
    app.clock.set(new Date('2026-11-04T09:00:00Z'));
    expect((await list(anna, { status: 'completed' })).items.map(({ id }) => id)).toEqual([
      middle.id,
      soon.id,
    ]);
    expect((await list(anna)).items.map(({ id }) => id)).toEqual([late.id]);
  });

  it('come with what a card shows', async () => {
    await book(anna, '2026-11-06T10:00');
    expect((await list(anna)).items[0]).toMatchObject({
      providerName: 'Il Prato',
      startsAt: '2026-11-06T10:00:00+01:00',
      status: 'A',
      canCancel: true,
      canMove: true,
      people: [{ name: 'Anna' }],
      provider: { images: { small: expect.stringContaining('/') } },
    });
  });

  it.each([
    ['all', 1],
    ['service', 1],
    ['course', 0],
    ['event', 0],
    ['video', 0],
  ])('narrowed to %s: %i', async (type, count) => {
    await book(anna, '2026-11-06T10:00');
    expect(await list(anna, { type })).toMatchObject({ total: count, pages: count });
  });

  it('ten a page', async () => {
    for (let hour = 0; hour < 12; hour += 1)
      await book(anna, `2026-11-${10 + Math.floor(hour / 6)}T${9 + (hour % 6)}:00`.replace('T9', 'T09'));
    const first = await list(anna);
    const second = await list(anna, { page: 2 });
    expect([first.items.length, second.items.length, first.total, first.pages]).toEqual([10, 2, 12, 2]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12);
    expect(await list(anna, { page: 3 })).toMatchObject({ items: [], total: 12, page: 3 });
    expect(await list(anna, { page: -1 })).toMatchObject({ page: 1, total: 12 });
  });

  it('show a cancelled one, and none that nobody confirmed in time', async () => {
    const booked = await book(anna, '2026-11-06T10:00');
    expect(await codeOf(CANCEL, booked, anna)).toBeNull();
    await app.ask(
      `mutation($offer: Id!, $email: String!) { createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: "2026-11-06T12:00", email: $email,
        onlyBook: true, agreements: [{ type: "sharing", decision: "Y" }]) { success } }`,
      { offer: offer.offerId, email: booked.email },
    );
    expect((await list(anna)).items.map(({ status }) => status)).toEqual(['C', 'P']);
    app.clock.advance(31);
    await app.jobs.runNow('booking.expire-reservations');
    expect((await list(anna)).items.map(({ status }) => status)).toEqual(['C']);
  });

  it('are found by their index', async () => {
    const { rows } = await app.pool.query(
      `explain select provider_id, id from reservations where person_id = 1 and starts_at > now() and cancel_reason is distinct from 'expired'
        order by starts_at asc, id asc limit 10`,
    );
    expect(JSON.stringify(rows)).toContain('reservations_of_person');
  });

  it('are nobody else’s: not listed, not shown, not cancelled, not moved', async () => {
    const booked = await book(anna, '2026-11-06T10:00');
    const bruno = await somebody(`bruno-${made}@example.it`);
    const elsewhere = { ...booked, providerId: (await anOfferSomewhere('Altrove')).providerId };
    expect((await list(bruno)).total).toBe(0);
    for (const document of [ONE, CANCEL]) {
      expect(await codeOf(document, booked, bruno)).toBe('notFound');
      expect(await codeOf(document, elsewhere, anna)).toBe('notFound');
      expect(await codeOf(document, booked)).toBe('unauthenticated');
    }
    expect(await codeOf(MOVE, { ...booked, at: '2026-11-07T10:00' }, bruno)).toBe('notFound');
    expect(await codeOf(MOVE, { ...booked, at: '2026-11-07T10:00' })).toBe('unauthenticated');
    expect(await codeOf(LIST, {})).toBe('unauthenticated');
    expect((await list(anna)).items).toMatchObject([{ status: 'A', startsAt: '2026-11-06T10:00:00+01:00' }]);
  });

  it('made as a guest appear once the e-mail is verified, not before', async () => {
    const carla = await somebody(`carla-${made}@example.it`, false);
    const booked = await book(carla, '2026-11-06T10:00');
    expect((await list(carla)).total).toBe(0);
    for (const document of [ONE, CANCEL]) expect(await codeOf(document, booked, carla)).toBe('notFound');
    expect((await app.ask('{ getMyOrders { total items { id } } }', {}, { actor: carla })).data).toEqual({
      getMyOrders: { total: 0, items: [] },
    });
    await app.pool.query('update people set verified_at = now() where id = $1', [carla.personId]);
    expect((await list(carla)).items.map(({ id }) => id)).toEqual([booked.id]);
    expect((await app.ask('{ getMyOrders { total } }', {}, { actor: carla })).data).toEqual({
      getMyOrders: { total: 1 },
    });
  });

  it('can be moved and cancelled by their owner; cancelling twice says so, begun too', async () => {
    const booked = await book(anna, '2026-11-06T10:00');
    const moved = await app.ask(MOVE, { ...booked, at: '2026-11-07T11:00' }, { actor: anna });
    expect(moved.data?.['moveMyReservation']).toEqual({
      startsAt: '2026-11-07T11:00:00+01:00',
      amountCents: 5000,
    });
    const cancelled = await app.ask(CANCEL, { ...booked }, { actor: anna });
    expect(cancelled.data?.['cancelMyReservation']).toEqual({
      status: 'C',
      cancelReason: 'byCustomer',
      canMove: false,
    });
    expect(await codeOf(CANCEL, booked, anna)).toBe('alreadyCanceled');
    expect(await codeOf(MOVE, { ...booked, at: '2026-11-08T11:00' }, anna)).toBe(
      'reservationInvalidReschedule',
    );
    const begun = await book(anna, '2026-11-05T10:00');
    app.clock.set(new Date('2026-11-05T09:00:00Z'));
    expect(await codeOf(CANCEL, begun, anna)).toBe('invalidPastDate');
    const { rows } = await app.pool.query(
      "select actor from audit_entries where subject_id = $1 and action in ('moveReservation', 'callOffReservation')",
      [booked.id],
    );
    expect(rows.map(({ actor }) => actor)).toEqual([`person:${anna.personId}`, `person:${anna.personId}`]);
  });
});

describe('own orders', () => {
  const ORDERS = `query($page: Int) { getMyOrders(page: $page) { total page pages items {
    id userId customerId providerId productId reservationId subscriptionId userMembershipId bundleId date price paid stripeId email
    serviceId name paidWithUserMembershipId type duration resourceName startTime endTime color groupName timeUnit currency active
    sessions { id resourceName startTime endTime } promoCode nextPayment total paymentMethod paymentState refundState refundedCents
    providerName totalCents } } }`;

  it('have all fields of the specification, own orders only', async () => {
    const booked = await book(anna, '2026-11-06T10:00');
    await book(await somebody(`dora-${made}@example.it`), '2026-11-06T12:00');
    const answer = await app.ask(ORDERS, {}, { actor: anna });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['getMyOrders']).toEqual({
      total: 1,
      page: 1,
      pages: 1,
      items: [
        {
          id: booked.orderId,
          userId: anna.personId,
          customerId: expect.any(Number),
          providerId: offer.providerId,
          providerName: 'Il Prato',
          productId: null,
          reservationId: booked.id,
          subscriptionId: null,
          userMembershipId: null,
          bundleId: null,
          date: '2026-11-02T08:00:00.000Z',
          price: 50,
          paid: false,
          paymentState: 'notPaid',
          stripeId: null,
          email: booked.email,
          serviceId: offer.serviceId,
          name: 'Massaggio rilassante',
          paidWithUserMembershipId: null,
          type: 'reservation',
          duration: 60,
          timeUnit: 'minutes',
          resourceName: 'Anna',
          startTime: '2026-11-06T10:00:00+01:00',
          endTime: '2026-11-06T11:00:00+01:00',
          color: null,
          groupName: null,
          currency: 'EUR',
          active: true,
          sessions: [],
          promoCode: null,
          nextPayment: null,
          total: 50,
          totalCents: 5000,
          paymentMethod: null,
          refundState: 'none',
          refundedCents: 0,
        },
      ],
    });
    await app.ask(CANCEL, { ...booked }, { actor: anna });
    const after = await app.ask('{ getMyOrders { items { active } } }', {}, { actor: anna });
    expect(after.data?.['getMyOrders']).toEqual({ items: [{ active: false }] });
    expect(await codeOf(ORDERS, {})).toBe('unauthenticated');
  });

  it('follow a move, the newest order first', async () => {
    const first = await book(anna, '2026-11-06T10:00');
    app.clock.advance(1);
    await book(anna, '2026-11-06T12:00');
    await app.ask(MOVE, { ...first, at: '2026-11-07T09:00' }, { actor: anna });
    const answer = await app.ask('{ getMyOrders { items { startTime } } }', {}, { actor: anna });
    expect(answer.data?.['getMyOrders']).toEqual({
      items: [{ startTime: '2026-11-06T12:00:00+01:00' }, { startTime: '2026-11-07T09:00:00+01:00' }],
    });
  });
});
