import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, aThing } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { StandingReservation } from './builders.ts';
import { aStandingReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';

const TOLD_WHY = [
  'reservationInvalidCapacity',
  'reservationInvalidResources',
  'reservationInvalidReschedule',
  'alreadyBooked',
  'alreadyCanceled',
  'slotBusyRetry',
];
const hour = (day: string, index: number) => `${day}T${String(9 + index).padStart(2, '0')}:00`;

const open = (options: TestAppOptions = {}) => openTestApp({ ...options, environment: { DATABASE_CONNECTIONS: '24' } });

async function outcomeOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return 'done';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

function moving(app: TestApp, { providerId, id }: StandingReservation, dateTimeFrom: string, resourceId: number | null = null) {
  const wish = { providerId, reservationId: id, dateTimeFrom, resourceId };
  return outcomeOf(moveReservation(app.work(), app.tools, wish, { by: 'customer', actor: 'guest:link', idempotencyKey: null }));
}

const cancelling = (app: TestApp, { providerId, id }: StandingReservation) =>
  outcomeOf(cancelReservation(app.work(), app.tools, { providerId, reservationId: id, actor: 'guest:link' }));

const booking = (app: TestApp, offerId: number, at: string, email: string) =>
  outcomeOf(aStandingReservation(app, { offerId, at, email }));

async function anOfferOf(app: TestApp, people: number, terms: { capacity?: number; things?: boolean } = {}) {
  const work = app.work();
  const providerId = await aProvider(work, { freeCancellationHours: 0 });
  const ids = await Promise.all(Array.from({ length: people }, () => aColleague(work, { providerId })));
  for (const resourceId of ids) await worksEveryDay(work, { providerId, resourceId });
  const materials = terms.things ? [{ resourceId: await aThing(work, { providerId }), units: 1 }] : [];
  return anOffer(work, { providerId, people: ids, capacity: terms.capacity ?? 1, materials });
}

/** Bookings on one day, hour by hour. */
async function fullDay(app: TestApp, offerId: number, day: string, count: number): Promise<StandingReservation[]> {
  const made: StandingReservation[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push(await aStandingReservation(app, { offerId, at: hour(day, index), email: `guest${index}-${day}@example.it` }));
  }
  return made;
}

describe('movers, bookers and cancellers at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await open();
  });
  afterAll(async () => {
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    await app.close();
  });

  it('eight movers and eight bookers want one place: one gets it, every loser keeps what it had', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    const held = await fullDay(app, offerId, '2026-11-10', 8);
    const outcomes = await Promise.all(
      held.flatMap((one, index) => [moving(app, one, '2026-11-11T10:00'), booking(app, offerId, '2026-11-11T10:00', `rival${index}@example.it`)]),
    );
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(1);
    expect(outcomes.filter((code) => code !== 'done' && !TOLD_WHY.includes(code))).toEqual([]);
    const { rows } = await app.pool.query(
      `select count(*)::int as standing, (select count(*)::int from holds where provider_id = $1) as holds
        from reservations where provider_id = $1 and status = 'A'`,
      [providerId],
    );
    expect([[{ standing: 8, holds: 8 }], [{ standing: 9, holds: 9 }]]).toContainEqual(rows);
  });

  it('two who want each other’s place wait for each other in no circle, and neither gets lost', async () => {
    const { offerId, people } = await anOfferOf(app, 2, { things: true });
    const [first, second] = [
      await aStandingReservation(app, { offerId, at: '2026-11-10T09:00', resourceId: people[0], email: 'one@example.it' }),
      await aStandingReservation(app, { offerId, at: '2026-11-10T10:00', resourceId: people[1], email: 'two@example.it' }),
    ];
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = round % 2 === 0 ? ['2026-11-10T11:00', '2026-11-10T09:00'] : ['2026-11-10T09:00', '2026-11-10T11:00'];
      const outcomes = await Promise.all([
        moving(app, first, a, people[round % 2] ?? null),
        moving(app, second, b, people[(round + 1) % 2] ?? null),
      ]);
      expect(outcomes.filter((code) => code !== 'done' && !TOLD_WHY.includes(code))).toEqual([]);
    }
    const { rows } = await app.pool.query("select count(*)::int as n from reservations where id = any($1) and status = 'A'", [[first.id, second.id]]);
    expect(rows).toEqual([{ n: 2 }]);
  });

  it('moving and cancelling one booking at once leave one end', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    for (const one of await fullDay(app, offerId, '2026-11-10', 6)) {
      const [moved, cancelled] = await Promise.all([moving(app, one, '2026-11-12T17:00'), cancelling(app, one)]);
      expect(cancelled).toBe('done');
      expect(['done', 'reservationInvalidReschedule']).toContain(moved);
    }
    const { rows } = await app.pool.query('select count(*)::int as n from holds where provider_id = $1', [providerId]);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('of two moves of one booking to different places both may happen, one after the other, and one place is held', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    const one = await aStandingReservation(app, { offerId, at: '2026-11-10T09:00' });
    await Promise.all([moving(app, one, '2026-11-11T09:00'), moving(app, one, '2026-11-12T09:00'), moving(app, one, '2026-11-13T09:00')]);
    const { rows } = await app.pool.query('select starts_at from holds where provider_id = $1', [providerId]);
    const { rows: stands } = await app.pool.query('select starts_at from reservations where id = $1', [one.id]);
    expect(rows).toEqual(stands);
  });

  it('a crowd that moves, books and cancels over the same hours never overlaps', async () => {
    const { offerId, providerId, people } = await anOfferOf(app, 2, { things: true });
    const held = await fullDay(app, offerId, '2026-11-10', 8);
    const outcomes = await Promise.all(
      held.flatMap((one, index) => [
        moving(app, one, hour('2026-11-10', (index + 1) % 8), people[index % 2] ?? null),
        moving(app, one, hour('2026-11-11', index % 3)),
        booking(app, offerId, hour('2026-11-11', index % 3), `crowd${index}@example.it`),
        ...(index % 3 === 0 ? [cancelling(app, one)] : []),
        booking(app, offerId, hour('2026-11-10', index), `crowd-late${index}@example.it`),
      ]),
    );
    expect(outcomes.filter((code) => code !== 'done' && !TOLD_WHY.includes(code))).toEqual([]);
    const { rows } = await app.pool.query(
      "select count(*)::int as n from reservations r where provider_id = $1 and status = 'A' and not exists (select from holds h where h.holder_id = r.id)",
      [providerId],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('a group of three takes three of eight movers', async () => {
    const { offerId } = await anOfferOf(app, 1, { capacity: 3 });
    const held = await fullDay(app, offerId, '2026-11-10', 8);
    const outcomes = await Promise.all(held.map((one) => moving(app, one, '2026-11-11T10:00')));
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(3);
  });
});

describe('without the locks', () => {
  // Instead everybody waits a moment, and looks at the calendar together.
  const noLocks = () => sql`select pg_sleep(0.03)`;
  const crowd = async (app: TestApp) => {
    const { offerId } = await anOfferOf(app, 1);
    const held = await fullDay(app, offerId, '2026-11-10', 8);
    const outcomes = await Promise.all(
      held.flatMap((one, index) => [moving(app, one, '2026-11-11T10:00'), booking(app, offerId, '2026-11-11T10:00', `rival${index}@example.it`)]),
    );
    return outcomes.filter((code) => code === 'done').length;
  };

  it('the constraints alone still give nobody another’s place', async () => {
    const app = await open({ locks: noLocks });
    expect(await crowd(app)).toBeLessThanOrEqual(1);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    await app.close();
  });

  it('and without the constraints the same race overlaps: the race is real', async () => {
    const app = await open({ locks: noLocks });
    for (const constraint of ['"holds__reservationInvalidCapacity"', 'holds_one_place_of_a_person', 'holds_one_holder_per_seat']) {
      await app.pool.query(`alter table holds drop constraint ${constraint}`);
    }
    // On a busy machine one crowd may pass one by one: of ten, some meet.
    let most = 0;
    for (let round = 0; round < 10 && most < 2; round += 1) most = Math.max(most, await crowd(app));
    expect(most).toBeGreaterThan(1);
    const violated = (await runAudit(app.pool, app.clock.now())).map(({ invariant }) => invariant);
    expect(violated).toContain('no two occasions overlap on one unit of a resource');
    await app.close();
  });
});
