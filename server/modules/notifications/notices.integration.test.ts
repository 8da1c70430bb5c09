import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { bookFor, aConfirmedReservation } from '#server/modules/booking/builders.ts';
import type { ConfirmedReservation } from '#server/modules/booking/builders.ts';
import { callOffReservation, cancelReservation, moveReservation } from '#server/modules/booking/index.ts';
import { atDesk } from '#server/modules/booking/testing/desk.ts';
import { reservationCancelled } from '#server/modules/booking/facts.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { actorAt, call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { paymentAccountChanged, refundFailed } from '#server/modules/payments/facts.ts';
import type { AccountState } from '#server/modules/payments/rules/account-state.ts';
import { placeTaken } from '#server/modules/colleagues/facts.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { bindPerson } from '#server/modules/staff/index.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { placeIdOf } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { sweepNotices } from './use-cases/notices.ts';

type Member = SignedInPerson & { email: string };
type PersonSwitch = 'owner' | 'director' | 'manager' | 'anna' | 'bruno';
interface Seen {
  items: {
    id: number;
    kind: string;
    isRead: boolean;
    booking: { id: number; serviceName: string; customerName: string; startsAt: string } | null;
    colleague: { name: string } | null;
  }[];
  total: number;
  unread: number;
  pages: number;
}

let app: TestApp;
let providerId: number;
let offer: OfferMade;
let people: Record<PersonSwitch, Member>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work(), { freeCancellationHours: 24 });
  const [first, second] = [
    await aColleague(app.work(), { providerId }),
    await aColleague(app.work(), { providerId, name: 'Bruno' }),
  ];
  for (const resourceId of [first, second]) await worksEveryDay(app.work(), { providerId, resourceId });
  offer = await anOffer(app.work(), { providerId, people: [first, second] });
  people = {
    owner: await worksAt(app, providerId, 'owner'),
    director: await worksAt(app, providerId, 'director'),
    manager: await worksAt(app, providerId, 'manager'),
    anna: await worksAt(app, providerId, 'collaborator'),
    bruno: await worksAt(app, providerId, 'collaborator'),
  };
  await bind(first, people.anna);
  await bind(second, people.bruno);
});

const bind = (resourceId: number, { personId }: Member) =>
  app.work().transaction((tx) => bindPerson(tx, { providerId, resourceId, personId }));

const NOTICES = `query ($providerId: Id!, $page: Int) { getNotices(providerId: $providerId, page: $page) {
  total pages unread items { id kind isRead booking { id serviceName customerName startsAt resourceName } colleague { name } } } }`;
const COUNT = 'query ($providerId: Id!) { countUnreadNotices(providerId: $providerId) }';
const READ = `mutation ($providerId: Id!, $upTo: Id, $ids: [Id!]) {
  readNotices(providerId: $providerId, upTo: $upTo, ids: $ids) }`;

const seenBy = (actor: SignedInPerson, page = 1): Promise<Seen> =>
  call(app, NOTICES, { providerId, page }, { actor });
const unreadOf = (who: PersonSwitch): Promise<number> =>
  call(app, COUNT, { providerId }, { actor: people[who] });
const read = (who: PersonSwitch, which: object, key = randomUUID()): Promise<number> =>
  call(app, READ, { providerId, ...which }, { actor: people[who], idempotencyKey: key });

/** What each was told since the beginning of the test, the latest first. */
async function told(): Promise<Record<PersonSwitch, string[]>> {
  await app.jobs.drain();
  const entries = await Promise.all(
    Object.entries(people).map(async ([who, actor]) => {
      const { items } = await seenBy(actor);
      return [who, items.map(({ kind }) => kind)];
    }),
  );
  return Object.fromEntries(entries) as Record<PersonSwitch, string[]>;
}

const NOBODY = { owner: [], director: [], manager: [], anna: [], bruno: [] };
const thoseAtTheDesk = (...kinds: string[]) => ({
  ...NOBODY,
  owner: kinds,
  director: kinds,
  manager: kinds,
});

const DAY_MS = 86_400_000;
let booked = 0;
const book = (at = `2026-11-0${3 + (booked++ % 5)}T10:00`): Promise<ConfirmedReservation> =>
  aConfirmedReservation(app, {
    offerId: offer.offerId,
    at,
    resourceId: offer.people[0] ?? 0,
    email: `cliente-${randomUUID()}@example.it`,
  });
const forget = () => app.pool.query('delete from notices');

/** A booking of Anna's that everybody has been told of. */
async function aBookingKnown(at?: string): Promise<ConfirmedReservation> {
  const booking = await book(at);
  await app.jobs.drain();
  await forget();
  return booking;
}
const move = (
  { id }: ConfirmedReservation,
  {
    by,
    actor,
    resourceId = offer.people[0] ?? 0,
  }: { by: 'customer' | 'provider'; actor: string; resourceId?: number },
) =>
  moveReservation(
    app.work(),
    app.deps,
    { providerId, reservationId: id, dateTimeFrom: '2026-11-12T15:00', resourceId },
    { by, actor, idempotencyKey: null },
  );

describe('a booking by a customer', () => {
  it('is told to who runs the place, to the desk and to whose it is, with who comes and no way to reach them', async () => {
    const { id, email } = await book('2026-11-03T10:00');
    expect(await told()).toEqual({ ...thoseAtTheDesk('bookingConfirmed'), anna: ['bookingConfirmed'] });
    const answer = await seenBy(people.owner);
    expect(answer).toMatchObject({ total: 1, unread: 1 });
    expect(answer.items[0]?.booking).toMatchObject({ id, startsAt: '2026-11-03T09:00:00.000Z' });
    expect(JSON.stringify(answer)).not.toContain(email);
  });

  it('moved and cancelled by the customer is told each time', async () => {
    const booking = await aBookingKnown();
    await move(booking, { by: 'customer', actor: 'guest:link' });
    await cancelReservation(app.work(), app.deps, {
      providerId,
      reservationId: booking.id,
      actor: 'guest:link',
    });
    const both = ['bookingCancelled', 'bookingMoved'];
    expect(await told()).toEqual({ ...thoseAtTheDesk(...both), anna: both });
  });

  it('that never stood is told to nobody', async () => {
    const booking = await aBookingKnown();
    const ended = { sequence: 0, reason: 'byCustomer', refundCents: 0, hasStood: false } as const;
    await app
      .work()
      .transaction((tx) =>
        tx.announce(reservationCancelled({ providerId, reservationId: booking.id, ...ended })),
      );
    expect(await told()).toEqual(NOBODY);
  });
});

describe('what the desk does with a booking', () => {
  it('is told to whose booking it is alone', async () => {
    const customerId = await aWalkIn(app.work(), { providerId });
    const { reservationId } = await bookFor(app, {
      providerId,
      customerId,
      offerId: offer.offerId,
      at: '2026-11-04T11:00',
    });
    await app.jobs.drain();
    const { rows } = await app.pool.query<{ person: string }>(
      'select s.person_id as person from reservations r join resources s on s.id = r.resource_id where r.id = $1',
      [reservationId],
    );
    const whose = Number(rows[0]?.person) === people.anna.personId ? 'anna' : 'bruno';
    expect(await told()).toEqual({ ...NOBODY, [whose]: ['bookingConfirmed'] });
  });

  it('is not told to who did it themselves', async () => {
    const booking = await aBookingKnown();
    const actor = `person:${people.anna.personId}`;
    await move(booking, { by: 'provider', actor });
    await app.jobs.drain();
    await callOffReservation(app.work(), { providerId, reservationId: booking.id, actor });
    expect(await told()).toEqual(NOBODY);
  });

  it('as the customer asked is told to all but who did it', async () => {
    const { id } = await aBookingKnown();
    const by = { actor: people.manager };
    await atDesk(app, 'cancelReservations', { p: providerId, input: { ids: [id], by: 'customer' } }, by);
    const others = { ...thoseAtTheDesk('bookingCancelled'), manager: [] };
    expect(await told()).toEqual({ ...others, anna: ['bookingCancelled'] });
  });

  it('tells of a cancelled booking that stands again', async () => {
    const booking = await aBookingKnown();
    const { id } = booking;
    const by = { actor: people.manager };
    await atDesk(app, 'cancelReservations', { p: providerId, input: { ids: [id], by: 'we' } }, by);
    await app.jobs.drain();
    await atDesk(app, 'activateReservation', { p: providerId, id, sequence: 0 }, by);
    expect(await told()).toEqual({ ...NOBODY, anna: ['bookingConfirmed', 'bookingCancelled'] });
  });

  it('shows nothing of a booking that has gone to somebody else since', async () => {
    const booking = await book();
    await app.jobs.drain();
    expect((await seenBy(people.anna)).items[0]?.booking).not.toBeNull();
    await move(booking, { by: 'provider', actor: 'system:test', resourceId: offer.people[1] ?? 0 });
    await app.jobs.drain();
    expect((await seenBy(people.anna)).items[0]).toMatchObject({ kind: 'bookingConfirmed', booking: null });
    expect((await seenBy(people.bruno)).items[0]).toMatchObject({ kind: 'bookingMoved', booking: {} });
  });
});

describe('what is no booking', () => {
  const account = (before: AccountState, after: AccountState, byPersonId: number | null = null) =>
    app
      .work()
      .transaction((tx) =>
        tx.announce(
          paymentAccountChanged({ providerId, accountId: 1, before, after, isInReview: false, byPersonId }),
        ),
      );

  it('tells of a refund that failed', async () => {
    const booking = await aBookingKnown();
    const of = {
      providerId,
      orderId: booking.orderId,
      subject: 'reservation',
      subjectId: booking.id,
    } as const;
    await app.work().transaction((tx) => tx.announce(refundFailed({ ...of, refundId: 1, amountCents: 100 })));
    expect(await told()).toEqual({ ...thoseAtTheDesk('refundFailed'), anna: ['refundFailed'] });
  });

  it('tells those who see the payment account of what stops payments, but not who did it', async () => {
    await account('ready', 'askedForMore');
    await app.jobs.drain();
    await account('askedForMore', 'ready');
    await app.jobs.drain();
    await account('ready', 'disconnected', people.owner.personId);
    expect(await told()).toEqual({
      ...NOBODY,
      owner: ['accountAsksForMore'],
      director: ['accountDisconnected', 'accountAsksForMore'],
    });
  });

  it('tells who sees the users that somebody has come', async () => {
    const colleagueId = await placeIdOf(app, providerId, people.anna.email);
    const { personId } = people.anna;
    await app.work().transaction((tx) => tx.announce(placeTaken({ providerId, personId, colleagueId })));
    expect(await told()).toEqual({
      ...NOBODY,
      owner: ['invitationAccepted'],
      director: ['invitationAccepted'],
    });
    expect((await seenBy(people.owner)).items[0]?.colleague?.name).toBe('Sara Bosco');
  });
});

describe('reading', () => {
  /** Twelve notices of the owner's, and as many of the director's. */
  async function twelve(): Promise<void> {
    for (let turn = 0; turn < 6; turn += 1)
      for (const kind of ['accountAsksForMore', 'accountDisconnected'])
        await app.pool.query(
          `insert into notices (provider_id, person_id, kind, is_own, created_at)
             select $1, unnest($2::bigint[]), $3, false, $4`,
          [providerId, [people.owner.personId, people.director.personId], kind, app.clock.now()],
        );
  }

  it('pages them, ten a page, the latest first', async () => {
    await twelve();
    const first = await seenBy(people.owner);
    expect(first).toMatchObject({ total: 12, pages: 2, unread: 12 });
    expect(first.items).toHaveLength(10);
    const ids = [...first.items, ...(await seenBy(people.owner, 2)).items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(new Set(ids).size).toBe(12);
  });

  it('marks one’s own as read, one by one or up to one, and leaves others’ as they are', async () => {
    await twelve();
    const mine = (await seenBy(people.owner)).items.map(({ id }) => id);
    const theirs = (await seenBy(people.director)).items.map(({ id }) => id);
    for (const wrong of [theirs[0], 999_999])
      await expect(read('owner', { ids: [mine[0], wrong] })).rejects.toMatchObject({ code: 'notFound' });
    expect(await read('owner', { ids: [mine[0], mine[0]] })).toBe(11);
    expect(await read('owner', { upTo: mine[1] })).toBe(0);
    expect(await unreadOf('director')).toBe(12);
    expect((await seenBy(people.owner)).items.every(({ isRead }) => isRead)).toBe(true);
  });

  it('is done once with one key, and needs to be told which', async () => {
    await twelve();
    const [newest] = (await seenBy(people.owner)).items;
    const key = randomUUID();
    expect(await read('owner', { ids: [newest?.id] }, key)).toBe(11);
    expect(await read('owner', { ids: [newest?.id] }, key)).toBe(11);
    for (const wrong of [{}, { upTo: newest?.id, ids: [newest?.id] }, { ids: [] }])
      await expect(read('owner', wrong)).rejects.toMatchObject({ code: 'invalidInput', affected: ['upTo'] });
    const others = await worksAt(app, await aProvider(app.work()), 'owner');
    await expect(seenBy(others)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('shows who has another role now what that role is told', async () => {
    await book();
    await app.jobs.drain();
    await twelve();
    const { personId } = people.director;
    expect((await seenBy(people.director)).total).toBe(13);
    const asManager = actorAt(app, personId, providerId, 'manager');
    expect((await seenBy(asManager)).items.map(({ kind }) => kind)).toEqual(['bookingConfirmed']);
    expect(await seenBy(actorAt(app, personId, providerId, 'collaborator'))).toMatchObject({
      total: 0,
      unread: 0,
    });
  });

  it('drops what is older than 90 days', async () => {
    await twelve();
    const began = app.clock.now().getTime();
    app.clock.set(new Date(began + 89 * DAY_MS));
    await sweepNotices(app.work());
    expect(await unreadOf('owner')).toBe(12);
    app.clock.set(new Date(began + 91 * DAY_MS));
    await sweepNotices(app.work());
    expect(await unreadOf('owner')).toBe(0);
    app.clock.set(new Date(began));
  });
});
