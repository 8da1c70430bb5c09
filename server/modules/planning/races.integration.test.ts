import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { outcomeOf } from '#server/modules/booking/testing/race-track.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { LockTaker } from '#server/kernel/work.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

// A booking and a change that hurts it, at the same moment: the locks of the calendars carry it, and without them it is not so.

const CLOSE = `mutation($p: Id!, $input: HolidayInput!, $acts: [HurtActInput!]) {
  createHoliday(providerId: $p, input: $input, acts: $acts) }`;
const DAY = '2026-11-05';

let app: TestApp;
let statements: Statements;
afterEach(() => app.close());

async function start(locks?: LockTaker) {
  app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '8' }, ...(locks && { locks }) });
  statements = new Statements(app);
  const offer = await anOffer(app.work());
  const { providerId, offerId, people } = offer;
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  const owner = await worksAt(app, providerId, 'owner');
  const close = async (acts: object[] = []) => {
    const input = { isWholeDay: true, fromDate: DAY, toDate: DAY };
    const { errors } = await app.ask(
      CLOSE,
      { p: providerId, input, acts },
      { actor: owner, idempotencyKey: randomUUID() },
    );
    return errors?.[0] ?? null;
  };
  const book = (time = '10:00', email = 'anna@example.it') =>
    aConfirmedReservation(app, { offerId, email, at: `${DAY}T${time}` });
  return { close, book };
}

const untilWaiting = (count: number) =>
  expect.poll(() => statements.waiting(), { timeout: 10_000, interval: 10 }).toBe(count);

/** Keeps others from writing to a table while `run` goes on. */
async function whileBlocked<T>(
  table: string,
  run: (release: () => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const blocker = await app.pool.connect();
  try {
    await blocker.query('begin');
    await blocker.query(`lock table ${table} in share row exclusive mode`);
    return await run(() => blocker.query('commit'));
  } finally {
    blocker.release();
  }
}

it('a booking that is being made is waited for, and is in the list', async () => {
  const { book, close } = await start();
  await whileBlocked('reservations', async (release) => {
    const booking = outcomeOf(book(), 'booked');
    await untilWaiting(1);
    const closing = close();
    await untilWaiting(2);
    await release();
    expect(await booking).toBe('booked');
    expect(await closing).toMatchObject({ code: 'bookingsHurt', hurt: [{ localStart: `${DAY}T10:00` }] });
  });
});

it('without the locks nobody waits, and nobody hears of it', async () => {
  const { book, close } = await start(() => sql`select 1`);
  await whileBlocked('reservations', async (release) => {
    const booking = outcomeOf(book(), 'booked');
    await untilWaiting(1);
    expect(await close()).toBeNull();
    await release();
    expect(await booking).toBe('booked');
  });
});

it('a booking that comes after is made by the new calendars', async () => {
  const { book, close } = await start();
  await whileBlocked('audit_entries', async (release) => {
    const closing = close();
    await untilWaiting(1);
    const booking = outcomeOf(book(), 'booked');
    await untilWaiting(2);
    await release();
    expect(await Promise.all([closing, booking])).toEqual([null, 'reservationInvalidPause']);
  });
});

it('what was booked between looking and saving refuses the save with the new list, and nothing is lost', async () => {
  const { book, close } = await start();
  const first = await book();
  expect((await close())?.hurt).toHaveLength(1);
  const second = await book('11:00', 'b@example.it');
  const acts = [{ reservationId: first.id, act: 'CANCEL' }];
  expect((await close(acts))?.hurt?.map(({ reservationId }) => reservationId)).toEqual([first.id, second.id]);
  expect(await close([...acts, { reservationId: second.id, act: 'KEEP' }])).toBeNull();
});

it('of two changes of one calendar at once, each with its acts, both are done one after the other', async () => {
  const { book, close } = await start();
  const booked = await book();
  const keep = [{ reservationId: booked.id, act: 'KEEP' }];
  expect(await Promise.all([close(keep), close(keep), close(keep)])).toEqual([null, null, null]);
});
