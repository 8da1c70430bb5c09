import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { addCustomer, setCare } from '#server/modules/customers/index.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { takeTillPayment } from '#server/modules/payments/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { bookFor } from './builders.ts';
import { cancelReservation, getDeskReservation, listReservations, moveReservation } from './index.ts';
import type { ReservationPage } from './index.ts';
import { NO_FILTER } from './testing/no-filter.ts';

type Asked = Parameters<typeof listReservations>[1];

let app: TestApp;
let providerId: number;
let massage: OfferMade;
let facial: OfferMade;
let anna: number;
let bruno: number;
let owner: number;
let annasPerson: number;
const customers: Record<string, number> = {};
const bookings: Record<string, { id: number; orderId: number }> = {};

/** @param n the hour of the day, so that the order of the names is that of the starts */
async function book(name: string, customer: string, offer: OfferMade, at: string): Promise<void> {
  const booked = await bookFor(app, {
    providerId,
    customerId: customers[customer] ?? 0,
    offerId: offer.offerId,
    at,
  });
  bookings[name] = { id: booked.reservationId, orderId: booked.orderId };
}

beforeAll(async () => {
  app = await openTestApp();
  const work = app.work();
  providerId = await aProvider(work, {});
  anna = await aColleague(work, { providerId });
  bruno = await aColleague(work, { providerId, name: 'Bruno' });
  for (const resourceId of [anna, bruno]) await worksEveryDay(work, { providerId, resourceId });
  const room = await anEquipment(work, { providerId });
  massage = await anOffer(work, { providerId, people: [anna], needs: [{ resourceIds: [room] }] });
  facial = await anOffer(work, { providerId, people: [bruno] });
  owner = await aPerson(work, { email: 'owner@example.it' });
  annasPerson = await aPerson(work, { email: 'anna-works@example.it' });
  await app.pool.query(
    `with log_in as (insert into log_ins (person_id, created_at) values ($2, now()), ($3, now()))
     insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, 'owner', now()), ($1, $3, 'collaborator', now())`,
    [providerId, owner, annasPerson],
  );
  await app.pool.query('update resources set person_id = $1 where id = $2', [annasPerson, anna]);
  const blank = {
    language: 'it' as const,
    firstname: null,
    lastname: null,
    email: null,
    phone: null,
    further: [],
  };
  const add = async (name: string, fields: object) => {
    customers[name] = await addCustomer(work, providerId, { ...blank, ...fields });
  };
  await add('carla', {
    firstname: 'Carla',
    lastname: 'D’Amico',
    email: 'carla@example.it',
    phone: '+39 333 1112223',
  });
  await add('piero', { firstname: 'Piero', lastname: '100%_Sconto' });
  await setCare(
    work,
    { providerId, customerId: customers['piero'] ?? 0 },
    { carerId: customers['carla'] ?? 0, relation: 'parent' },
  );
  await book('first', 'carla', massage, '2026-11-03T09:00');
  await book('second', 'piero', massage, '2026-11-03T11:00');
  await book('third', 'carla', facial, '2026-11-04T09:00');
  await book('off', 'piero', facial, '2026-11-05T09:00');
  await cancelReservation(work, app.deps, {
    providerId,
    reservationId: idOf('off'),
    actor: `person:${owner}`,
  });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});

const idOf = (name: string): number => bookings[name]?.id ?? 0;
const as = (personId: number, role: 'owner' | 'collaborator', at = providerId) => ({
  work: app.work(),
  actor: anActor({ personId, providerRoles: [{ providerId: at, role }] }),
});
const asOwner = () => as(owner, 'owner');
const asAnna = () => as(annasPerson, 'collaborator');

const list = (more: Partial<Asked> = {}, asking = asOwner()): Promise<ReservationPage> =>
  listReservations(asking, { ...NO_FILTER, providerId, ...more });
const namesOf = (page: ReservationPage): string[] =>
  page.items.map(({ id }) => Object.keys(bookings).find((name) => idOf(name) === id) ?? '?');
const found = async (more: Partial<Asked> = {}, asking = asOwner()): Promise<string[]> =>
  namesOf(await list(more, asking));

describe('the list of bookings', () => {
  it('holds all of them in the order of their starts, turned around too', async () => {
    expect(await found()).toEqual(['first', 'second', 'third', 'off']);
    expect(await found({ isDescending: true })).toEqual(['off', 'third', 'second', 'first']);
    expect(await found({ sort: 'booked', isDescending: true })).toHaveLength(4);
  });

  it.each<[Partial<Asked>, string[]]>([
    [{ standing: 'upcoming' }, ['first', 'second', 'third']],
    [{ standing: 'active' }, ['first', 'second', 'third']],
    [{ standing: 'completed' }, []],
    [{ standing: 'waiting' }, []],
    [{ standing: 'inactive' }, ['off']],
    [{ payment: 'unpaid' }, ['first', 'second', 'third']],
    [{ payment: 'paid' }, []],
    [{ payment: 'reimbursed' }, []],
    [{ from: '2026-11-04' }, ['third', 'off']],
    [{ from: '2026-11-04', to: '2026-11-04' }, ['third']],
    [{ search: 'carla' }, ['first', 'third']],
    [{ search: 'AMICO car' }, ['first', 'third']],
    [{ search: '333 111' }, ['first', 'third']],
    [{ search: 'carla@exam' }, ['first', 'third']],
    [{ search: 'sconto' }, ['second', 'off']],
    [{ search: '%' }, []],
    [{ search: 'nobody' }, []],
    [{ search: '#999999999' }, []],
  ])('narrows to %j', async (filter, expected) => {
    expect(await found(filter)).toEqual(expected);
    expect((await list(filter)).total).toBe(expected.length);
  });

  it('narrows to a person, a service, a customer and the number of a booking', async () => {
    expect(await found({ resourceId: bruno })).toEqual(['third', 'off']);
    expect(await found({ serviceId: facial.serviceId })).toEqual(['third', 'off']);
    expect(await found({ customerId: customers['piero'] ?? 0, standing: 'inactive' })).toEqual(['off']);
    expect(await found({ search: String(idOf('second')) })).toEqual(['second']);
    expect(await found({ search: `#${idOf('second')}` })).toEqual(['second']);
  });

  it('says what is over by the hour', async () => {
    const before = app.clock.now();
    app.clock.set(new Date('2026-11-03T09:30:00Z'));
    expect(await found({ standing: 'completed' })).toEqual(['first']);
    expect(await found({ standing: 'upcoming' })).toEqual(['second', 'third']);
    app.clock.set(before);
  });

  it('shows a collaborator their own alone, whatever they ask for', async () => {
    expect(await found({}, asAnna())).toEqual(['first', 'second']);
    expect(await found({ resourceId: bruno }, asAnna())).toEqual([]);
    expect(await found({ search: String(idOf('third')) }, asAnna())).toEqual([]);
    expect(await found({ customerId: customers['carla'] ?? 0 }, asAnna())).toEqual(['first']);
    const nobody = as(await aPerson(app.work(), { email: 'nobody@example.it' }), 'collaborator');
    expect(await list({}, nobody)).toMatchObject({ items: [], total: 0 });
  });

  it('opens nothing of another provider', async () => {
    const another = await aProvider(app.work(), { name: 'Altrove' });
    await expect(list({}, as(owner, 'owner', another))).rejects.toMatchObject({ code: 'notFound' });
    expect(await found({ providerId: another }, as(owner, 'owner', another))).toEqual([]);
    const asked = { providerId: another, id: idOf('first') };
    await expect(getDeskReservation(as(owner, 'owner', another), asked)).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('contacts that the owner hides', () => {
  it('are in no answer to a collaborator, and nothing is found by them', async () => {
    const reads = async (asking: ReturnType<typeof as>) =>
      JSON.stringify([
        await list({}, asking),
        await getDeskReservation(asking, { providerId, id: idOf('first') }),
        await getDeskReservation(asking, { providerId, id: idOf('second') }),
      ]);
    expect(await reads(asAnna())).toContain('1112223');
    const hide = 'update providers set collaborators_see_contacts = $2 where id = $1';
    await app.pool.query(hide, [providerId, false]);
    const answers = await reads(asAnna());
    expect(answers).not.toContain('1112223');
    expect(answers).not.toMatch(/carla[^"]*@/i);
    expect(await found({ search: '333 111' }, asAnna())).toEqual([]);
    expect(await found({ search: 'carla@exam' }, asAnna())).toEqual([]);
    expect(await reads(asOwner())).toContain('1112223');
    await app.pool.query(hide, [providerId, true]);
    expect(await found({ search: '333 111' }, asAnna())).toEqual(['first']);
  });
});

describe('one booking', () => {
  it('tells who comes, in whose care, what they were given and what happened', async () => {
    const seen = await getDeskReservation(asOwner(), { providerId, id: idOf('second') });
    expect(seen.listed).toMatchObject({
      customerName: 'Piero 100%_Sconto',
      resourceName: 'Anna',
      status: 'A',
    });
    expect(seen.carer).toMatchObject({ name: 'Carla D’Amico', phone: '+39 333 1112223' });
    expect(seen.things).toHaveLength(1);
    expect(seen.visits).toEqual({ count: 0, lastAt: null, nextAt: null, noShows: 0 });
    expect(seen.history.map(({ action }) => action)).toEqual(['bookService']);
  });

  it('tells a move with before and after, and money with its way', async () => {
    const { id, orderId } = bookings['first'] ?? { id: 0, orderId: 0 };
    const at = '2026-11-03T13:00';
    const by = { by: 'provider', actor: `person:${owner}`, idempotencyKey: null } as const;
    await moveReservation(
      app.work(),
      app.deps,
      { providerId, reservationId: id, dateTimeFrom: at, resourceId: null },
      by,
    );
    const slip = {
      providerId,
      method: 'cash',
      takenBy: owner,
      actor: `person:${owner}`,
      key: 'one',
    } as const;
    await takeTillPayment(app.work(), { ...slip, orders: [{ orderId, amountCents: 1000 }] });
    const seen = await getDeskReservation(asOwner(), { providerId, id });
    expect(seen.history.map(({ action, by: who }) => [action, who])).toEqual([
      ['takeTillPayment', 'owner@example.it'],
      ['moveReservation', 'owner@example.it'],
      ['bookService', null],
    ]);
    expect(seen.history[1]).toMatchObject({
      startsAtBefore: '2026-11-03T08:00:00.000Z',
      startsAtAfter: '2026-11-03T12:00:00.000Z',
    });
    expect(seen.money).toMatchObject({ paidCents: 1000, paymentState: 'partiallyPaid' });
    expect(seen.money?.movements).toMatchObject([
      { kind: 'taken', method: 'cash', amountCents: 1000, by: 'owner@example.it' },
    ]);
    expect(await found({ payment: 'pending' })).toEqual(['first']);
    expect(await found({ payment: 'unpaid' })).toEqual(['second', 'first', 'third']);
  });

  it('counts the other visits, of a collaborator those to them', async () => {
    const before = app.clock.now();
    app.clock.set(new Date('2026-11-03T20:00:00Z'));
    const seen = await getDeskReservation(asOwner(), { providerId, id: idOf('first') });
    expect(seen.visits).toEqual({
      count: 0,
      lastAt: null,
      nextAt: new Date('2026-11-04T08:00:00Z'),
      noShows: 0,
    });
    const next = await getDeskReservation(asOwner(), { providerId, id: idOf('third') });
    expect(next.visits).toEqual({
      count: 1,
      lastAt: new Date('2026-11-03T12:00:00Z'),
      nextAt: null,
      noShows: 0,
    });
    const own = await getDeskReservation(asAnna(), { providerId, id: idOf('first') });
    expect(own.visits).toEqual({ count: 0, lastAt: null, nextAt: null, noShows: 0 });
    app.clock.set(before);
  });

  it('shows a collaborator their own without its money, and no other', async () => {
    const own = await getDeskReservation(asAnna(), { providerId, id: idOf('first') });
    expect(own.money).toBeNull();
    expect(own.history.map(({ action }) => action)).not.toContain('takeTillPayment');
    await expect(getDeskReservation(asAnna(), { providerId, id: idOf('third') })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
