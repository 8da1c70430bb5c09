import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { addBreak } from '#server/modules/availability/index.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import { cancelReservation } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { bindPerson } from '#server/modules/staff/index.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TODAY = `query($p: Id!) { getToday(providerId: $p) {
  date nowMinute hasPeople newBookingsTotal newBookings { customer byProvider }
  tomorrow { date bookings firstMinute } nextDay
  visits { id customer resourceName offer standing startMinute endMinute isFirstVisit owedCents }
  gaps { resourceId resourceName startMinute endMinute }
  takings { tillCents sums { todayCents weekCents weekBeforeCents } } } }`;

const TAKE = `mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { __typename } }`;

interface Answer {
  date: string;
  nowMinute: number;
  hasPeople: boolean;
  tomorrow: { date: string; bookings: number; firstMinute: number | null };
  nextDay: string | null;
  newBookingsTotal: number;
  newBookings: { customer: string; byProvider: boolean }[];
  visits: { id: number; customer: string; standing: string; startMinute: number; owedCents: number | null }[];
  gaps: { resourceId: number; startMinute: number; endMinute: number }[];
  takings: { tillCents: number; sums: object | null } | null;
}

let app: TestApp;
let providerId: number;
let anna: number;
let bruno: number;
let offerId: number;
let owner: ReturnType<typeof anActor>;
let today: string;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  // A Monday at eight in Rome
  app.clock.set(new Date('2026-11-09T07:00:00Z'));
  today = '2026-11-09';
  providerId = await aProvider(app.work());
  owner = (await works('owner')).actor;
  anna = await aColleague(app.work(), { providerId, name: 'Anna' });
  bruno = await aColleague(app.work(), { providerId, name: 'Bruno' });
  for (const resourceId of [anna, bruno]) await worksEveryDay(app.work(), { providerId, resourceId });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
});

async function works(role: BusinessRole) {
  const { personId } = await invitePerson(app.work(), {
    email: `today-${role}-${(made += 1)}@example.it`,
    providerId,
    role,
    language: 'it',
    actor: 'system:test',
  });
  return { personId, actor: anActor({ personId, providerRoles: [{ providerId, role }] }) };
}

async function ask(actor = owner): Promise<Answer> {
  const { data, errors } = await app.ask(TODAY, { p: providerId }, { actor });
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return (data as { getToday: Answer }).getToday;
}

async function book(at: string, firstname: string, of = offerId) {
  const customerId = await aWalkIn(app.work(), { providerId, firstname });
  return bookFor(app, { providerId, customerId, offerId: of, at });
}

describe('today', () => {
  it('shows who comes, how each stands, what is owed, and nobody of another day', async () => {
    await book(`${today}T09:00`, 'Ada');
    await book(`${today}T11:00`, 'Bea');
    const off = await book(`${today}T14:00`, 'Cleo');
    await cancelReservation(app.work(), app.deps, {
      providerId,
      reservationId: off.reservationId,
      actor: 'system:test',
    });
    await book('2026-11-10T09:00', 'Dora');
    app.clock.set(new Date(`${today}T08:15:00Z`));
    const { visits, date, nowMinute } = await ask();
    expect([date, nowMinute]).toEqual([today, 555]);
    expect(visits).toMatchObject([
      { customer: expect.stringContaining('Ada'), standing: 'late', startMinute: 540, isFirstVisit: true },
      { customer: expect.stringContaining('Bea'), standing: 'coming', startMinute: 660 },
    ]);
    expect(visits[0]?.owedCents).toBeGreaterThan(0);
  });

  it.each([
    // The clocks of Rome go back in the night of 25 October and forward in that of 28 March
    ['any night', '2026-11-09', '2026-11-10', '2026-11-09T23:10:00Z', 10],
    ['the night with an hour more', '2026-10-24', '2026-10-25', '2026-10-24T22:10:00Z', 10],
    ['the day after it', '2026-10-25', '2026-10-26', '2026-10-25T23:10:00Z', 10],
    ['the night with an hour less', '2027-03-27', '2027-03-28', '2027-03-27T23:10:00Z', 10],
    ['the day after it', '2027-03-28', '2027-03-29', '2027-03-28T22:10:00Z', 10],
  ])('still has who is in the room over midnight: %s', async (_name, before, date, now, nowMinute) => {
    app.clock.set(new Date(`${before}T05:00:00Z`));
    const desk = { providerId, offerId, overruling: { reason: 'Di notte' } };
    for (const [at, firstname] of [
      [`${before}T22:00`, 'Via'],
      [`${before}T23:30`, 'Ada'],
      [`${date}T09:00`, 'Bea'],
    ] as const) {
      const { errors } = await app.ask(
        'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
        {
          p: desk.providerId,
          input: {
            offerId: desk.offerId,
            start: at,
            customer: { new: { firstname } },
            overruling: desk.overruling,
          },
        },
        { actor: owner, idempotencyKey: randomUUID() },
      );
      expect(errors).toBeUndefined();
    }
    app.clock.set(new Date(now));
    const shown = await ask();
    expect([shown.date, shown.nowMinute]).toEqual([date, nowMinute]);
    expect(shown.visits).toMatchObject([
      { customer: 'Ada', startMinute: -30, endMinute: 30, standing: 'late' },
      { customer: 'Bea', startMinute: 540, standing: 'coming' },
    ]);
    app.clock.set(new Date(Date.parse(now) + 20 * 60_000));
    expect((await ask()).visits).toMatchObject([{ customer: 'Bea' }]);
  });

  it('tells what tomorrow brings, a collaborator their own', async () => {
    expect((await ask()).tomorrow).toEqual({ date: '2026-11-10', bookings: 0, firstMinute: null });
    await book('2026-11-10T11:00', 'Dora');
    await book('2026-11-10T10:00', 'Elsa');
    await book('2026-11-11T09:00', 'Fede');
    const off = await book('2026-11-10T09:00', 'Gina');
    await cancelReservation(app.work(), app.deps, {
      providerId,
      reservationId: off.reservationId,
      actor: 'system:test',
    });
    expect((await ask()).tomorrow).toEqual({ date: '2026-11-10', bookings: 2, firstMinute: 600 });
    const { offerId: brunos } = await anOffer(app.work(), { providerId, people: [bruno] });
    await book('2026-11-10T15:00', 'Ivo', brunos);
    const { actor, personId } = await works('collaborator');
    await bindPerson(app.work(), { providerId, resourceId: bruno, personId });
    expect((await ask(actor)).tomorrow).toEqual({ date: '2026-11-10', bookings: 1, firstMinute: 900 });
  });

  it('turns to the next day with opening hours after closing, and not before the last visit is over', async () => {
    expect((await ask()).nextDay).toBeNull();
    await book(`${today}T17:00`, 'Ada');
    // Closed on the next date; opening hours end at 18
    await app.pool.query('insert into opening_hours (provider_id, local_date) values ($1, $2)', [
      providerId,
      '2026-11-10',
    ]);
    app.clock.set(new Date(`${today}T16:59:00Z`));
    expect((await ask()).nextDay).toBeNull();
    app.clock.set(new Date(`${today}T17:00:00Z`));
    expect((await ask()).nextDay).toBe('2026-11-11');
  });

  it('tells what came in since yesterday began, and by whom it was written down', async () => {
    app.clock.set(new Date('2026-11-07T12:00:00Z'));
    await book('2026-11-20T09:00', 'Prima');
    app.clock.set(new Date('2026-11-08T12:00:00Z'));
    await book('2026-11-20T11:00', 'Ieri');
    app.clock.set(new Date('2026-11-09T07:00:00Z'));
    const { newBookingsTotal, newBookings } = await ask();
    expect(newBookingsTotal).toBe(1);
    expect(newBookings).toMatchObject([{ customer: expect.stringContaining('Ieri') }]);
  });

  it('offers what is free of each, long enough for what they do, without breaks and bookings', async () => {
    await addBreak(app.work(), {
      providerId,
      resourceId: anna,
      on: { weekday: 1 },
      startMinute: 780,
      endMinute: 840,
    });
    await book(`${today}T10:00`, 'Ada');
    const { gaps } = await ask();
    expect(new Set(gaps.map(({ resourceId }) => resourceId))).toEqual(new Set([anna]));
    for (const { startMinute, endMinute } of gaps) {
      expect(startMinute).toBeGreaterThanOrEqual(480);
      expect(endMinute - startMinute).toBeGreaterThanOrEqual(60);
      expect(startMinute < 840 && endMinute > 780).toBe(false);
      expect(startMinute < 660 && endMinute > 600).toBe(false);
    }
    expect(gaps.length).toBeGreaterThanOrEqual(2);
  });

  it('shows a collaborator their own, without money, and a manager today’s till alone', async () => {
    const { offerId: brunos } = await anOffer(app.work(), { providerId, people: [bruno] });
    await book(`${today}T10:00`, 'Ada');
    await book(`${today}T10:00`, 'Bea', brunos);
    const { actor, personId } = await works('collaborator');
    await bindPerson(app.work(), { providerId, resourceId: bruno, personId });
    const own = await ask(actor);
    expect(own.visits).toMatchObject([{ customer: expect.stringContaining('Bea'), owedCents: null }]);
    expect(own.takings).toBeNull();
    expect(own.newBookingsTotal).toBe(1);
    expect(new Set(own.gaps.map(({ resourceId }) => resourceId))).toEqual(new Set([bruno]));
    expect((await ask((await works('manager')).actor)).takings).toEqual({ tillCents: 0, sums: null });
    expect((await ask()).takings).toEqual({
      tillCents: 0,
      sums: { todayCents: 0, weekCents: 0, weekBeforeCents: 0 },
    });
  });

  it('puts a day on paper: how each is reached and where, a collaborator’s own without money and hidden contacts', async () => {
    const sheet = async (actor = owner, date: string | null = null) => {
      const { data, errors } = await app.ask(
        'query($p: Id!, $d: String) { getDaySheet(providerId: $p, date: $d) { date lines { phone rooms visit { customer startMinute owedCents } } } }',
        { p: providerId, d: date },
        { actor },
      );
      return errors ?? (data as { getDaySheet: { date: string; lines: object[] } }).getDaySheet;
    };
    const { customerId } = await book(`${today}T10:00`, 'Ada').then(async ({ reservationId }) => {
      const { rows } = await app.pool.query<{ customerId: number }>(
        'select customer_id::int as "customerId" from reservations where provider_id = $1 and id = $2',
        [providerId, reservationId],
      );
      return rows[0] ?? { customerId: 0 };
    });
    await app.pool.query("update customers set phone = '+39 333 444' where provider_id = $1 and id = $2", [
      providerId,
      customerId,
    ]);
    await book('2026-11-10T09:00', 'Bea');
    const line = { phone: '+39 333 444', rooms: [], visit: { startMinute: 600, owedCents: 5000 } };
    expect(await sheet()).toMatchObject({ date: today, lines: [line] });
    expect(await sheet(owner, '2026-11-10')).toMatchObject({
      date: '2026-11-10',
      lines: [{ phone: null, visit: { customer: expect.stringContaining('Bea') } }],
    });
    expect(await sheet(owner, '2026-13-10')).toMatchObject([{ code: 'invalidInput' }]);
    const { actor, personId } = await works('collaborator');
    expect(await sheet(actor)).toMatchObject({ lines: [] });
    await bindPerson(app.work(), { providerId, resourceId: anna, personId });
    expect(await sheet(actor)).toMatchObject({ lines: [{ ...line, visit: { owedCents: null } }] });
    await app.pool.query('update providers set collaborators_see_contacts = false where id = $1', [
      providerId,
    ]);
    expect(await sheet(actor)).toMatchObject({ lines: [{ phone: null }] });
  });

  it('shows who is nobody of the staff nothing, and strangers that there is nothing', async () => {
    await book(`${today}T10:00`, 'Ada');
    const nobody = await ask((await works('collaborator')).actor);
    expect(nobody).toMatchObject({
      hasPeople: false,
      visits: [],
      gaps: [],
      newBookingsTotal: 0,
      takings: null,
    });
    await expect(ask(anActor({ personId: 1, providerRoles: [] }))).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('sums what came in this week and until now in the week before', async () => {
    app.clock.set(new Date('2026-11-01T07:00:00Z'));
    const { orderId } = await book(`${today}T10:00`, 'Ada');
    const took = async (at: string, amountCents: number) => {
      app.clock.set(new Date(at));
      const variables = { p: providerId, orders: [{ orderId, amountCents }] };
      const { errors } = await app.ask(TAKE, variables, { actor: owner, idempotencyKey: randomUUID() });
      expect(errors).toBeUndefined();
    };
    await took('2026-11-02T06:59:00Z', 300);
    // Later on the Monday of the week before, and the Sunday between
    await took('2026-11-02T08:00:00Z', 50);
    await took('2026-11-08T10:00:00Z', 7);
    await took('2026-11-09T06:59:00Z', 1000);
    app.clock.set(new Date('2026-11-09T07:00:00Z'));
    expect((await ask()).takings).toEqual({
      tillCents: 1000,
      sums: { todayCents: 1000, weekCents: 1000, weekBeforeCents: 300 },
    });
  });
});
