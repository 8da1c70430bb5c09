import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aChildOf, aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { bookFor } from './builders.ts';
import type { Booked } from './index.ts';
import { cancelReservation, expireReservations, moveReservation } from './index.ts';
import type { AppWithCards, ToPay } from './testing/app-with-cards.ts';
import { openAppWithCards } from './testing/app-with-cards.ts';
import { activateAtDesk, afterUndo } from './testing/desk.ts';
import { outcomeOf } from './testing/race-track.ts';

let served: AppWithCards;
let app: TestApp;
let offer: OfferMade;

beforeAll(async () => {
  served = await openAppWithCards({ environment: { UNPAID_PERCENT_OF_DAY: '25', HOLDS_PER_EMAIL: '1' } });
  ({ app } = served);
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await served.close();
});
beforeEach(async () => {
  offer = await anOfferOf(2);
  await served.takeCards(offer.providerId);
});

/** A group of so many, with a person who works every day; notices go to the desk. */
async function anOfferOf(capacity: number): Promise<OfferMade> {
  const providerId = await aProvider(app.work(), {
    freeCancellationHours: 0,
    notificationEmail: 'desk@example.it',
  });
  const resourceId = await aColleague(app.work(), { providerId });
  await worksEveryDay(app.work(), { providerId, resourceId });
  return anOffer(app.work(), { providerId, people: [resourceId], capacity });
}

const AT = '2026-11-10T10:00';
const book = (customerId: number, at = AT, onlyBook = true) =>
  bookFor(app, { providerId: offer.providerId, offerId: offer.offerId, customerId, at, onlyBook });

interface Stored {
  status: string;
  person: number | null;
  orderPerson: number | null;
  customer: number;
  payment: string;
  mode: string;
  holds: number;
}
async function stored({ providerId, reservationId }: Booked): Promise<Stored | undefined> {
  const { rows } = await app.pool.query<Stored>(
    `select r.status, r.person_id as person, o.person_id as "orderPerson", o.customer_id as customer, o.payment_state as payment,
        o.payment_mode as mode, (select count(*)::int from holds h where h.kind = 'reservation' and h.holder_id = r.id) as holds
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
      where r.provider_id = $1 and r.id = $2`,
    [providerId, reservationId],
  );
  return rows[0];
}

interface Mail {
  kind: string;
  recipient: string;
  language: string;
  text: string;
  subject: string;
  attachment: string | null;
}
/** The mails about a booking that were sent. */
async function mailsAbout({ providerId, reservationId }: Booked): Promise<Mail[]> {
  await app.jobs.drain();
  const { rows } = await app.pool.query<Mail>(
    `select kind, recipient, language, rendered ->> 'text' as text, rendered ->> 'subject' as subject,
        rendered -> 'attachments' -> 0 ->> 'content' as attachment
      from mails where provider_id = $1 and subject_id = $2 order by id`,
    [providerId, reservationId],
  );
  return rows;
}
const readers = async (booked: Booked) =>
  (await mailsAbout(booked)).map(({ kind, recipient }) => `${kind} ${recipient}`);
const deadJobs = async () =>
  (await app.pool.query("select name from pgboss.job where name = 'dead-letters' or retry_count > 0")).rows;

async function aMother(email: string) {
  const personId = await aPerson(app.work(), { email });
  await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  const id = await aCustomer(app.work(), { providerId: offer.providerId, personId, email });
  await app.pool.query("update customers set firstname = 'Marta' where id = $1", [id]);
  return { id, personId, actor: anActor({ personId }) };
}

const MINE =
  '{ getMyReservations { items { id emailShown } } getMyOrders { items { reservationId userId customerId } } }';

describe('a walk-in without person and address', () => {
  it('has a booking that stands at once, with its order, and only the provider is written to', async () => {
    const customerId = await aWalkIn(app.work(), { providerId: offer.providerId });
    const booked = await book(customerId);
    expect(booked).toMatchObject({ status: 'A', totalCents: 5000 });
    expect(await stored(booked)).toEqual({
      status: 'A',
      person: null,
      orderPerson: null,
      customer: customerId,
      payment: 'notPaid',
      mode: 'onSite',
      holds: 1,
    });
    const [notice, ...others] = await mailsAbout(booked);
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ kind: 'owner-new-booking', recipient: 'desk@example.it' });
    expect(notice?.text).toContain('Piero');
    expect(notice?.text).not.toContain('Rispondendo a questa e-mail');
    expect(await deadJobs()).toEqual([]);
  });

  it('is called off, comes back and is moved, without a mail to anybody but the provider', async () => {
    const { providerId, reservationId, ...rest } = await book(
      await aWalkIn(app.work(), { providerId: offer.providerId }),
    );
    const of = { providerId, reservationId };
    const request = { ...of, dateTimeFrom: '2026-11-11T11:00', resourceId: null };
    // By the provider, and by the link of the page that manages the booking, under the rules for customers.
    await moveReservation(app.work(), app.deps, request, {
      by: 'provider',
      actor: 'system:test',
      idempotencyKey: null,
    });
    await app.jobs.drain();
    const later = { ...request, dateTimeFrom: '2026-11-12T11:00' };
    await moveReservation(app.work(), app.deps, later, {
      by: 'customer',
      actor: 'guest:link',
      idempotencyKey: null,
    });
    await app.jobs.drain();
    await cancelReservation(app.work(), app.deps, { ...of, actor: 'guest:link' });
    await app.jobs.drain();
    const owner = await worksAt(app, providerId, 'owner');
    const seen = { providerId, id: reservationId, sequence: 2 };
    expect(await activateAtDesk(app, seen, {}, { actor: owner })).toMatchObject({ code: null });
    await afterUndo(app);
    expect(await readers({ ...of, ...rest })).toEqual([
      'owner-new-booking desk@example.it',
      'owner-move desk@example.it',
      'owner-move desk@example.it',
      'owner-cancellation desk@example.it',
      'owner-new-booking desk@example.it',
    ]);
    expect(await stored({ ...of, ...rest })).toMatchObject({ status: 'A', person: null, holds: 1 });
    expect(await deadJobs()).toEqual([]);
    const { rows } = await app.pool.query(
      "select action, actor from audit_entries where subject = 'reservation' and subject_id = $1 order by id",
      [reservationId],
    );
    expect(rows.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'bookService system:test',
      'moveReservation system:test',
      'moveReservation guest:link',
      'callOffReservation guest:link',
      `activateReservation person:${owner.personId}`,
    ]);
  });

  it('pays by card with the payment token, and gets the money back', async () => {
    const booked = await book(await aWalkIn(app.work(), { providerId: offer.providerId }), AT, false);
    expect(await stored(booked)).toMatchObject({ status: 'RSD', mode: 'online', payment: 'notPaid' });
    const { providerId, reservationId: id } = booked;
    const paymentToken = app.deps.links.codeFor('pay-reservation', { providerId, id });
    const PAY = `mutation($id: Id!, $token: String, $email: String) {
      generatePaymentIntent(reservationId: $id, paymentToken: $token, email: $email) { clientSecret stripeAccount }
    }`;
    const pay = async (shown: object) => app.ask(PAY, { id, ...shown });
    expect((await pay({})).errors?.[0]?.code).toBe('notFound');
    // Nobody's e-mail is not the booking's.
    expect((await pay({ token: paymentToken, email: 'nobody@example.it' })).errors?.[0]?.code).toBe(
      'notFound',
    );
    const answer = await pay({ token: paymentToken });
    // The selection above is this shape.
    await served.giveCard(answer.data?.['generatePaymentIntent'] as ToPay);
    await served.control.settleDeliveries();
    await app.jobs.drain();
    expect(await stored(booked)).toMatchObject({ status: 'A', payment: 'fullyPaid' });
    await cancelReservation(app.work(), app.deps, { providerId, reservationId: id, actor: 'guest:link' });
    await app.jobs.drain();
    await served.control.settleDeliveries();
    await app.jobs.drain();
    expect(await stored(booked)).toMatchObject({ status: 'R', payment: 'notPaid', holds: 0 });
    expect(await readers(booked)).toEqual([
      'owner-new-booking desk@example.it',
      'owner-cancellation desk@example.it',
    ]);
    expect(await deadJobs()).toEqual([]);
  });

  it('loses a place that nobody pays for in time', async () => {
    const booked = await book(await aWalkIn(app.work(), { providerId: offer.providerId }), AT, false);
    app.clock.advance(16);
    await expireReservations(app.work(), app.deps);
    expect(await stored(booked)).toMatchObject({ status: 'C', holds: 0 });
    expect(await readers(booked)).toEqual([]);
    app.clock.advance(-16);
  });

  it('holds a start once, and others of the same name hold it beside them', async () => {
    const { providerId } = offer;
    const [one, other] = [
      await aWalkIn(app.work(), { providerId }),
      await aWalkIn(app.work(), { providerId }),
    ];
    await book(one);
    expect(await outcomeOf(book(one))).toBe('alreadyBooked');
    expect(await outcomeOf(book(other))).toBe('booked');
    expect(await outcomeOf(book(await aWalkIn(app.work(), { providerId })))).toBe(
      'reservationInvalidResources',
    );
  });

  it('holds it once also when it is written down twice at once, which the index alone carries', async () => {
    const customerId = await aWalkIn(app.work(), { providerId: offer.providerId });
    const twice = async () => (await Promise.all([1, 2].map(() => outcomeOf(book(customerId))))).toSorted();
    expect(await twice()).toEqual(['alreadyBooked', 'booked']);
  });

  it('is the provider’s own, as is what is booked', async () => {
    const elsewhere = await anOfferOf(1);
    const stranger = await aWalkIn(app.work(), { providerId: elsewhere.providerId });
    expect(await outcomeOf(book(stranger))).toBe('errorUserNotFound');
    const own = await aWalkIn(app.work(), { providerId: offer.providerId });
    const mixed = { providerId: offer.providerId, customerId: own, offerId: elsewhere.offerId, at: AT };
    expect(await outcomeOf(bookFor(app, mixed))).toBe('reservationInvalidService');
  });
});

describe('a customer with an address', () => {
  it('gets the mails and sees the booking once the e-mail is proved', async () => {
    const customerId = await aWalkIn(app.work(), { providerId: offer.providerId, email: 'ada@example.it' });
    const booked = await book(customerId);
    expect(await readers(booked)).toEqual([
      'reservation-confirmed ada@example.it',
      'owner-new-booking desk@example.it',
    ]);
    const personId = await aPerson(app.work(), { email: 'ada@example.it' });
    expect(await stored(booked)).toMatchObject({ person: personId, orderPerson: personId });
    const mine = () => app.ask(MINE, {}, { actor: anActor({ personId }) });
    expect((await mine()).data).toEqual({ getMyReservations: { items: [] }, getMyOrders: { items: [] } });
    await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
    expect((await mine()).data).toEqual({
      getMyReservations: { items: [{ id: booked.reservationId, emailShown: 'ad…@example.it' }] },
      getMyOrders: { items: [{ reservationId: booked.reservationId, userId: personId, customerId }] },
    });
  });

  it('is not held to a share of the day by what the provider writes down', async () => {
    const BOOK = `mutation($offer: Id!, $at: String!, $email: String!) {
      createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: true,
        agreements: [{ type: "sharing", decision: "Y" }]) { id } }`;
    const { personId, id, actor } = await aMother('busy@example.it');
    for (const hour of ['09', '11', '14', '16']) await book(id, `2026-11-10T${hour}:00`);
    const asked = { offer: offer.offerId, at: '2026-11-10T17:00', email: 'busy@example.it' };
    expect((await app.ask(BOOK, asked, { actor })).errors).toBeUndefined();
    const { rows } = await app.pool.query(
      'select distinct person_id from reservations where customer_id = $1',
      [id],
    );
    expect(rows).toEqual([{ person_id: personId }]);
  });
});

describe('somebody in care', () => {
  it('is booked for the log-in of who cares, who gets the mails and reads who comes', async () => {
    const mother = await aMother('marta@example.it');
    const { providerId } = offer;
    const customerId = await aChildOf(app.work(), { providerId, carerId: mother.id });
    const booked = await book(customerId);
    expect(await stored(booked)).toMatchObject({
      person: mother.personId,
      orderPerson: mother.personId,
      customer: customerId,
    });
    const [confirmed, notice] = await mailsAbout(booked);
    expect(confirmed).toMatchObject({
      kind: 'reservation-confirmed',
      recipient: 'marta@example.it',
      language: 'it',
    });
    expect(confirmed?.text).toContain('Ciao Marta');
    expect(confirmed?.text).toMatch(/Per:? +Leo/);
    expect(notice?.text).toContain('Leo');
    expect(notice?.text).toContain('marta@example.it');
    const { data } = await app.ask(MINE, {}, { actor: mother.actor });
    expect(data).toMatchObject({
      getMyReservations: { items: [{ id: booked.reservationId, emailShown: '' }] },
    });
  });

  it('comes beside who cares, who is in one place alone, to the same start', async () => {
    const mother = await aMother('beside@example.it');
    const { providerId, offerId } = offer;
    const child = await aChildOf(app.work(), { providerId, carerId: mother.id });
    await book(child);
    const BOOK = `mutation($offer: Id!, $at: String!) {
      createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: "beside@example.it", onlyBook: true,
        agreements: [{ type: "sharing", decision: "Y" }]) { id } }`;
    const bookHerself = async (idempotencyKey: string) =>
      (await app.ask(BOOK, { offer: offerId, at: AT }, { actor: mother.actor, idempotencyKey })).errors?.[0]
        ?.code ?? 'booked';
    expect(await bookHerself('she comes too')).toBe('booked');
    expect(await bookHerself('and once more')).toBe('alreadyBooked');
  });

  it('is cancelled by who cares, and by nobody once nobody’s log-in sees it', async () => {
    const mother = await aMother('cancels@example.it');
    const { providerId } = offer;
    const booked = await book(await aChildOf(app.work(), { providerId, carerId: mother.id }));
    const walkIn = await book(await aWalkIn(app.work(), { providerId }));
    const CANCEL = 'mutation($p: Id!, $id: Id!) { cancelMyReservation(providerId: $p, id: $id) { status } }';
    const cancel = (id: number) => app.ask(CANCEL, { p: providerId, id }, { actor: mother.actor });
    expect((await cancel(walkIn.reservationId)).errors?.[0]?.code).toBe('notFound');
    expect((await cancel(booked.reservationId)).errors).toBeUndefined();
    expect(await stored(booked)).toMatchObject({ status: 'C' });
  });
});

describe('the audit', () => {
  it('names an order of somebody else than its booking’s, and a start held twice', async () => {
    const { providerId } = offer;
    const booked = await book(await aWalkIn(app.work(), { providerId }));
    const violated = async () =>
      (await runAudit(app.pool, app.clock.now())).map(({ invariant }) => invariant);
    const personId = await aPerson(app.work());
    const setPerson = (person: number | null) =>
      app.pool.query('update orders set person_id = $2 where id = $1', [booked.orderId, person]);
    const name = 'a reservation and its order are of the same customer, and seen by the same log-in';
    await setPerson(personId);
    expect(await violated()).toEqual([name]);
    await setPerson(null);
    await app.pool.query('drop index "reservations__alreadyBooked"');
    const later = '2026-11-11T10:00';
    const customerId = await aWalkIn(app.work(), { providerId });
    const twice = await book(customerId, later);
    const other = await book(await aWalkIn(app.work(), { providerId }), later);
    await app.pool.query('update reservations set customer_id = $2 where id = $1', [
      other.reservationId,
      customerId,
    ]);
    await app.pool.query('update orders set customer_id = $2 where id = $1', [other.orderId, customerId]);
    expect(await violated()).toEqual(['a customer holds the same start of an offer at most once']);
    const { reservationId } = twice;
    await cancelReservation(app.work(), app.deps, { providerId, reservationId, actor: 'system:test' });
    expect(await violated()).toEqual([]);
  });
});
