import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation, bookFor } from '#server/modules/booking/builders.ts';
import type { ConfirmedReservation } from '#server/modules/booking/builders.ts';
import { callOffReservation, moveReservation } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aChildOf, aCustomer, aWalkIn } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { bindPerson } from '#server/modules/staff/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { findDueReminders } from './use-cases/remind.ts';

interface Log {
  items: {
    reservationId: number;
    kind: string;
    isToProvider: boolean;
    recipient: string | null;
    state: string;
    trouble: string | null;
  }[];
  total: number;
  pages: number;
  remindersAt?: string[];
}

let app: TestApp;
let providerId: number;
let offer: OfferMade;
let owner: SignedInPerson;
/** Treats; what is booked with the second one is another's. */
let anna: SignedInPerson;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(new Date('2026-11-02T09:00:00+01:00'));
  await app.pool.query('delete from reminder_marks');
  providerId = await aProvider(app.work(), {});
  await app.pool.query("update providers set notification_email = 'centro@example.org' where id = $1", [
    providerId,
  ]);
  const [first, second] = [
    await aColleague(app.work(), { providerId }),
    await aColleague(app.work(), { providerId, name: 'Bruno' }),
  ];
  for (const resourceId of [first, second]) await worksEveryDay(app.work(), { providerId, resourceId });
  offer = await anOffer(app.work(), { providerId, people: [first, second] });
  owner = await worksAt(app, providerId, 'owner');
  const collaborator = await worksAt(app, providerId, 'collaborator');
  await app
    .work()
    .transaction((tx) => bindPerson(tx, { providerId, resourceId: first, personId: collaborator.personId }));
  anna = collaborator;
});

const FIELDS = '{ total pages items { reservationId kind isToProvider recipient state trouble } ';
const OF_BOOKING = `query ($providerId: Id!, $id: Id!, $page: Int) { getReservationMails(providerId: $providerId, id: $id, page: $page) ${FIELDS} remindersAt } }`;
const OF_CUSTOMER = `query ($providerId: Id!, $id: Id!, $page: Int) { getCustomerMails(providerId: $providerId, id: $id, page: $page) ${FIELDS} } }`;

const logOf = async (id: number, actor = owner, page = 1): Promise<Log> => {
  await app.jobs.drain();
  return call(app, OF_BOOKING, { providerId, id, page }, { actor });
};
const logOfCustomer = async (id: number, actor = owner, page = 1): Promise<Log> => {
  await app.jobs.drain();
  return call(app, OF_CUSTOMER, { providerId, id, page }, { actor });
};
const book = (email: string, at: string, person = 0): Promise<ConfirmedReservation> =>
  aConfirmedReservation(app, { offerId: offer.offerId, email, at, resourceId: offer.people[person] ?? 0 });
const customerOf = async (email: string): Promise<number> => {
  const { rows } = await app.pool.query('select id from customers where provider_id = $1 and email = $2', [
    providerId,
    email,
  ]);
  return Number(rows[0].id);
};
const move = (reservationId: number, dateTimeFrom: string) =>
  moveReservation(
    app.work(),
    app.deps,
    { providerId, reservationId, dateTimeFrom, resourceId: null },
    { by: 'provider', actor: 'system:test', idempotencyKey: null },
  );
const kinds = ({ items }: Log) => items.map(({ kind, state }) => `${kind} ${state}`);

it('tells of a booking what went to whom, the latest first, and which reminder follows', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  const log = await logOf(id);
  expect(log.items.map(({ kind, recipient, state }) => [kind, recipient, state])).toEqual([
    ['ownerNewBooking', 'centro@example.org', 'sent'],
    ['reservationConfirmed', 'ada@example.org', 'sent'],
    ['reservationToConfirm', 'ada@example.org', expect.stringMatching(/sent|dropped/)],
  ]);
  expect(log.remindersAt).toEqual(['2026-11-04T09:00:00.000Z']);
  app.clock.set(new Date('2026-11-03T09:00:00Z'));
  await findDueReminders(app.work());
  app.clock.set(new Date('2026-11-04T09:00:00Z'));
  await findDueReminders(app.work());
  const reminded = await logOf(id);
  expect(reminded.items[0]).toMatchObject({ kind: 'reservationReminder', state: 'sent' });
  expect(reminded.remindersAt).toEqual([]);
});

it('names no reminder of what is off, nor where nobody can be written to', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  await callOffReservation(app.work(), { providerId, reservationId: id, actor: 'system:test' });
  expect((await logOf(id)).remindersAt).toEqual([]);
  const customerId = await aWalkIn(app.work(), { providerId });
  const booked = await bookFor(app, {
    providerId,
    customerId,
    offerId: offer.offerId,
    at: '2026-11-05T14:00',
  });
  expect(await logOf(booked.reservationId)).toMatchObject({ remindersAt: [] });
});

it('says in words of ours why a mail has failed, and nothing of the mail service’s', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  await app.jobs.drain();
  await app.pool.query(
    "update mails set state = 'failed', last_error = 'addressRefused: 550 canary' where provider_id = $1 and kind = 'reservation-confirmed'",
    [providerId],
  );
  const log = await logOf(id);
  expect(log.items).toContainEqual(
    expect.objectContaining({ kind: 'reservationConfirmed', state: 'failed', trouble: 'addressRefused' }),
  );
  expect(JSON.stringify(log)).not.toContain('canary');
});

it('shows a customer all that was written to them or to who cares for them, ten a page', async () => {
  const carerId = await aCustomer(app.work(), { providerId, email: 'mamma@example.org' });
  const childId = await aChildOf(app.work(), { providerId, carerId });
  const { reservationId } = await bookFor(app, {
    providerId,
    customerId: childId,
    offerId: offer.offerId,
    at: '2026-11-09T10:00',
  });
  for (let day = 10; day < 20; day += 1) {
    await move(reservationId, `2026-11-${day}T10:00`);
    await app.jobs.drain();
  }
  const [first, second] = [await logOfCustomer(childId), await logOfCustomer(childId, owner, 2)];
  expect(first).toMatchObject({ total: 11, pages: 2 });
  expect(new Set(first.items.map(({ kind, recipient }) => `${kind} ${recipient}`))).toEqual(
    new Set(['reservationMoved mamma@example.org']),
  );
  expect(kinds(second)).toEqual(['reservationConfirmed sent']);
  expect((await logOfCustomer(carerId)).total).toBe(0);
});

it('a collaborator sees what went out about their own bookings, without addresses where the owner hides them', async () => {
  const own = await book('ada@example.org', '2026-11-05T10:00');
  const ofBruno = await book('ada@example.org', '2026-11-06T10:00', 1);
  const ada = await customerOf('ada@example.org');
  const { items } = await logOf(own.id, anna);
  expect(items.find(({ kind }) => kind === 'reservationConfirmed')?.recipient).toBe('ada@example.org');
  // The provider's own address is not theirs to see.
  expect(items.find(({ isToProvider }) => isToProvider)?.recipient).toBeNull();
  await expect(logOf(ofBruno.id, anna)).rejects.toMatchObject({ code: 'notFound' });
  const card = await logOfCustomer(ada, anna);
  expect(new Set(card.items.map(({ reservationId }) => reservationId))).toEqual(new Set([own.id]));
  expect((await logOfCustomer(ada)).total).toBeGreaterThan(card.total);

  await app.pool.query('update providers set collaborators_see_contacts = false where id = $1', [providerId]);
  for (const log of [await logOf(own.id, anna), await logOfCustomer(ada, anna)])
    expect(log.items.map(({ recipient }) => recipient)).toEqual(log.items.map(() => null));
  const bea = await book('bea@example.org', '2026-11-06T14:00', 1);
  await expect(logOfCustomer(await customerOf(bea.email), anna)).rejects.toMatchObject({ code: 'notFound' });
});

it('tells no more of whom a mail went to once they have left', async () => {
  const { id } = await book('ada@example.org', '2026-11-05T10:00');
  await app.jobs.drain();
  await app.pool.query("update mails set recipient = '' where recipient = 'ada@example.org'");
  const { items } = await logOf(id);
  expect(items.filter(({ isToProvider }) => !isToProvider).map(({ recipient }) => recipient)).toEqual([
    null,
    null,
  ]);
});
