import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, aThing } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import { Meeting } from '#server/testing/meeting.ts';
import type { AskedAs, TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const BOOK = `mutation($offer: Id!, $person: Id, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, resourceId: $person, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;
const TOLD_WHY = ['reservationInvalidCapacity', 'reservationInvalidResources', 'slotBusyRetry'];
const AT = '2026-11-03T10:00';

interface Wish {
  offer: number;
  person?: number | null;
  at?: string;
  email: string;
}

async function book(app: TestApp, { at = AT, person = null, ...wish }: Wish, asked: AskedAs = {}): Promise<string> {
  const answer = await app.ask(BOOK, { at, person, ...wish }, asked);
  return answer.errors?.[0]?.code ?? 'booked';
}

const rivals = (count: number, wish: Omit<Wish, 'email'>): Wish[] =>
  Array.from({ length: count }, (_, index) => ({ ...wish, email: `rival${index}@example.it` }));

async function race(app: TestApp, wishes: readonly Wish[]): Promise<{ booked: number; losers: string[] }> {
  const outcomes = await Promise.all(wishes.map((wish) => book(app, wish)));
  return { booked: outcomes.filter((code) => code === 'booked').length, losers: outcomes.filter((code) => code !== 'booked') };
}

async function anOfferOf(app: TestApp, people: number, terms: { capacity?: number; things?: boolean } = {}) {
  const work = app.work();
  const providerId = await aProvider(work);
  const ids = await Promise.all(Array.from({ length: people }, () => aColleague(work, { providerId })));
  for (const resourceId of ids) await worksEveryDay(work, { providerId, resourceId });
  const materials = terms.things ? [{ resourceId: await aThing(work, { providerId }), units: 1 }] : [];
  return anOffer(work, { providerId, people: ids, capacity: terms.capacity ?? 1, materials });
}

const open = (options: TestAppOptions = {}) => openTestApp({ ...options, environment: { DATABASE_CONNECTIONS: '24', ...options.environment } });

describe('rivals', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(async () => {
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    await app.close();
  });

  it('64 want one place: one gets it, the others are told why', async () => {
    const { offerId, people } = await anOfferOf(app, 1);
    const { booked, losers } = await race(app, rivals(64, { offer: offerId, person: people[0] ?? 0 }));
    expect(booked).toBe(1);
    expect(losers.filter((code) => !TOLD_WHY.includes(code))).toEqual([]);
  });

  it('a group of four takes exactly four, each on a seat of its own', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1, { capacity: 4 });
    expect((await race(app, rivals(32, { offer: offerId }))).booked).toBe(4);
    const { rows } = await app.pool.query('select seat from holds where provider_id = $1 order by seat', [providerId]);
    expect(rows).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 3 }, { seat: 4 }]);
  });

  it('anyone of three: three are booked, one with each', async () => {
    const { offerId, providerId } = await anOfferOf(app, 3);
    expect((await race(app, rivals(32, { offer: offerId }))).booked).toBe(3);
    const { rows } = await app.pool.query('select distinct resource_id from holds where provider_id = $1', [providerId]);
    expect(rows).toHaveLength(3);
  });

  it('two people share one room: one of them gets it', async () => {
    const { offerId } = await anOfferOf(app, 2, { things: true });
    expect((await race(app, rivals(24, { offer: offerId }))).booked).toBe(1);
  });

  it('somebody who works in two centers is in one of them', async () => {
    const work = app.work();
    const personId = await aPerson(work, { email: 'maestra@example.it' });
    const offers = await Promise.all([1, 2].map(async () => {
      const providerId = await aProvider(work);
      const resourceId = await aColleague(work, { providerId, personId });
      await worksEveryDay(work, { providerId, resourceId });
      return anOffer(work, { providerId, people: [resourceId] });
    }));
    const wishes = offers.flatMap(({ offerId }) => rivals(16, { offer: offerId }));
    expect((await race(app, wishes)).booked).toBe(1);
  });

  it('a hundred calls with one key make one booking and one answer', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    const wish = { offer: offerId, email: 'anna@example.it' };
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => book(app, wish, { idempotencyKey: 'one wish' })));
    expect(new Set(outcomes)).toEqual(new Set(['booked']));
    const { rows } = await app.pool.query('select id from reservations where provider_id = $1', [providerId]);
    expect(rows).toHaveLength(1);
    expect(await book(app, { ...wish, email: 'other@example.it' }, { idempotencyKey: 'one wish' })).toBe('idempotencyMismatch');
  });

  it('a double click without a key is one booking', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    const wish = { offer: offerId, email: 'anna@example.it' };
    expect(await Promise.all([book(app, wish), book(app, wish)])).toEqual(['booked', 'booked']);
    const { rows } = await app.pool.query('select id from reservations where provider_id = $1', [providerId]);
    expect(rows).toHaveLength(1);
  });

  it('expiring and confirming at once leave one end', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    await book(app, { offer: offerId, email: 'anna@example.it' });
    const { rows } = await app.pool.query<{ id: number }>('select id from reservations where provider_id = $1', [providerId]);
    const code = app.tools.links.codeFor('confirm-reservation', { providerId, id: rows[0]?.id ?? 0 });
    const before = app.clock.now();
    app.clock.advance(30);
    const confirm = () => app.ask('mutation($code: String!) { confirmReservationByLink(code: $code) { status } }', { code });
    await Promise.all([confirm(), app.jobs.runNow('booking.expire-reservations'), confirm(), app.jobs.runNow('booking.expire-reservations')]);
    const { rows: left } = await app.pool.query('select status from reservations where provider_id = $1', [providerId]);
    expect([[{ status: 'A' }], [{ status: 'C' }]]).toContainEqual(left);
    app.clock.set(before);
  });
});

describe('without the locks', () => {
  // Instead everybody waits a moment, and looks at the calendar together.
  const noLocks = () => sql`select pg_sleep(0.03)`;

  it('the constraints alone still let nobody be booked twice', async () => {
    const app = await open({ locks: noLocks });
    const { offerId, people } = await anOfferOf(app, 1);
    expect((await race(app, rivals(32, { offer: offerId, person: people[0] ?? 0 }))).booked).toBe(1);
    const group = await anOfferOf(app, 1, { capacity: 4 });
    expect((await race(app, rivals(32, { offer: group.offerId }))).booked).toBeLessThanOrEqual(4);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    await app.close();
  });

  it('and without the constraints the same race books twice: the race is real', async () => {
    const meeting = new Meeting();
    const app = await open({ locks: meeting.locks });
    for (const constraint of ['"holds__reservationInvalidCapacity"', 'holds_one_place_of_a_person', 'holds_one_holder_per_seat']) {
      await app.pool.query(`alter table holds drop constraint ${constraint}`);
    }
    const { offerId, people } = await anOfferOf(app, 1);
    await meeting.call(app, 16);
    expect((await race(app, rivals(32, { offer: offerId, person: people[0] ?? 0 }))).booked).toBeGreaterThan(1);
    const violated = (await runAudit(app.pool, app.clock.now())).map(({ invariant }) => invariant);
    expect(violated).toContain('no two occasions overlap on one unit of a resource');
    await app.close();
  });
});
