import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { LockTaker } from '#server/kernel/work.ts';
import { runAudit } from '#server/run-audit.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { ConfirmedReservation } from './builders.ts';
import { aConfirmedReservation } from './builders.ts';
import { cancelReservation, moveReservation } from './index.ts';
import { anOfferOf, outcomeOf } from './testing/race-track.ts';

// Two that change one booking: `row-races`. Rivals for one place, also without their guards: `races`.

const DAY = '2026-11-10';
const hour = (day: string, index: number) => `${day}T${String(9 + index).padStart(2, '0')}:00`;

function moving(
  app: TestApp,
  { providerId, id }: ConfirmedReservation,
  dateTimeFrom: string,
  resourceId: number | null = null,
) {
  const request = { providerId, reservationId: id, dateTimeFrom, resourceId };
  return outcomeOf(
    moveReservation(app.work(), app.deps, request, {
      by: 'customer',
      actor: 'guest:link',
      idempotencyKey: null,
    }),
    'done',
  );
}

const cancelling = (app: TestApp, { providerId, id }: ConfirmedReservation) =>
  outcomeOf(
    cancelReservation(app.work(), app.deps, { providerId, reservationId: id, actor: 'guest:link' }),
    'done',
  );

const booking = (app: TestApp, offerId: number, at: string, email: string) =>
  outcomeOf(aConfirmedReservation(app, { offerId, at, email }), 'done');

async function open(options: TestAppOptions = {}): Promise<{ app: TestApp; statements: Statements }> {
  const app = await openTestApp({ ...options, environment: { DATABASE_CONNECTIONS: '24' } });
  return { app, statements: new Statements(app) };
}

describe('movers, bookers and cancellers at once', () => {
  let app: TestApp;
  let statements: Statements;
  beforeAll(async () => {
    ({ app, statements } = await open());
  });
  afterAll(async () => {
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    expect(statements.brokenOff()).toEqual([]);
    await app.close();
  });

  it('of moves of one booking to different places all happen, one after the other, and one place is held', async () => {
    const { offerId, providerId } = await anOfferOf(app, 1);
    const one = await aConfirmedReservation(app, { offerId, at: hour(DAY, 0) });
    const outcomes = await Promise.all(
      ['2026-11-11', '2026-11-12', '2026-11-13'].map((day) => moving(app, one, hour(day, 0))),
    );
    expect(outcomes).toEqual(['done', 'done', 'done']);
    const { rows } = await app.pool.query('select starts_at from holds where provider_id = $1', [providerId]);
    const { rows: stands } = await app.pool.query(
      'select starts_at, sequence from reservations where id = $1',
      [one.id],
    );
    expect(stands).toEqual([{ ...rows[0], sequence: 3 }]);
  });

  it('a crowd that moves, books and cancels over the same hours never overlaps, and nobody is told but why', async () => {
    const { offerId, providerId, people } = await anOfferOf(app, 2, { equipment: true });
    const held: ConfirmedReservation[] = [];
    for (let index = 0; index < 8; index += 1)
      held.push(
        await aConfirmedReservation(app, {
          offerId,
          at: hour(DAY, index),
          email: `guest${index}@example.it`,
        }),
      );
    const named = held.map((one, index) =>
      moving(app, one, hour(DAY, (index + 1) % 8), people[index % 2] ?? null),
    );
    const toAnyone = held.map((one, index) => moving(app, one, hour('2026-11-11', index % 3)));
    const booked = held.flatMap((_, index) => [
      booking(app, offerId, hour('2026-11-11', index % 3), `crowd${index}@example.it`),
      booking(app, offerId, hour(DAY, index), `crowd-late${index}@example.it`),
    ]);
    const cancelled = [0, 3, 6]
      .flatMap((index) => held.slice(index, index + 1))
      .map((one) => cancelling(app, one));
    const told = async (attempts: Promise<string>[], ...codes: string[]) => {
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter((code) => !['done', ...codes].includes(code))).toEqual([]);
      return outcomes.filter((code) => code === 'done').length;
    };
    const off = 'reservationInvalidReschedule';
    await told(named, 'reservationInvalidCapacity', 'reservationInvalidResources', off);
    await told(toAnyone, 'reservationInvalidResources', off);
    expect(await told(booked, 'reservationInvalidResources')).toBeGreaterThan(0);
    expect(await told(cancelled)).toBe(3);
    const { rows } = await app.pool.query(
      "select count(*)::int as n from reservations r where provider_id = $1 and status = 'A' and not exists (select from holds h where h.kind = 'reservation' and h.holder_id = r.id)",
      [providerId],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

/**
 * Two with one room want each other's person. Whoever takes locks in the order in which they are named has the new person's, then
 * the room's, then the old person's: both are stopped at the room, which somebody else keeps until both wait.
 * @returns what each heard, and what the database broke off
 */
async function wantEachOthers({
  app,
  statements,
}: {
  app: TestApp;
  statements: Statements;
}): Promise<{ heard: string[]; brokenOff: string[] }> {
  const { offerId, providerId, people } = await anOfferOf(app, 2, { equipment: true });
  const [anna = 0, bruno = 0] = people;
  const annas = await aConfirmedReservation(app, {
    offerId,
    at: hour(DAY, 0),
    resourceId: anna,
    email: 'one@example.it',
  });
  const brunos = await aConfirmedReservation(app, {
    offerId,
    at: hour(DAY, 1),
    resourceId: bruno,
    email: 'two@example.it',
  });
  const { rows } = await app.pool.query<{ id: number }>(
    'select resource_id as id from offer_need_things where offer_id = $1',
    [offerId],
  );
  // By the name that `holdTime` gives it.
  const room = `resource:${providerId}:${rows[0]?.id}`;
  const keeper = await app.pool.connect();
  await keeper.query('select pg_advisory_lock(hashtextextended($1, 0))', [room]);
  const both = Promise.all([
    moving(app, annas, hour(DAY, 3), bruno),
    moving(app, brunos, hour(DAY, 4), anna),
  ]);
  await expect.poll(() => statements.waiting(), { timeout: 10_000, interval: 10 }).toBe(2);
  await keeper.query('select pg_advisory_unlock(hashtextextended($1, 0))', [room]);
  keeper.release();
  return { heard: await both, brokenOff: statements.brokenOff() };
}

describe('two who want each other’s person, and the room both need', () => {
  it('do not wait for each other in a circle', async () => {
    const ground = await open();
    expect(await wantEachOthers(ground)).toEqual({ heard: ['done', 'done'], brokenOff: [] });
    await ground.app.close();
  });

  it('would where each took the locks as they are named: it is their order that carries this', async () => {
    // The order of the names: of the two moves one names its people the other way round.
    let calls = 0;
    const asNamed: LockTaker = (sorted) => {
      const [one, other, room] = sorted;
      const isOfPlaces = one !== undefined && other !== undefined && room !== undefined;
      if (isOfPlaces) calls += 1;
      const named = isOfPlaces ? [one, room, other] : sorted;
      const keys = calls % 2 === 0 ? named : named.toReversed();
      return sql`select count(pg_advisory_xact_lock(hashtextextended(key, 0))) from unnest(${keys}::text[]) as k (key)`;
    };
    const ground = await open({ locks: asNamed });
    expect((await wantEachOthers(ground)).brokenOff).toContain('40P01');
    await ground.app.close();
  });
});
