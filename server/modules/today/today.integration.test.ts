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
  visits { id customer resourceName offer standing startMinute endMinute isFirstVisit owedCents }
  gaps { resourceId resourceName startMinute endMinute }
  takings { tillCents sums { todayCents weekCents weekBeforeCents } } } }`;

const TAKE = `mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { __typename } }`;

interface Answer {
  date: string;
  nowMinute: number;
  hasPeople: boolean;
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
