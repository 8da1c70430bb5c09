import { afterAll, beforeAll, expect, it } from 'vitest';
import { anActor } from '#server/modules/identity/builders.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aConfirmedReservation } from './builders.ts';
import { anOfferOf } from './testing/race-track.ts';

// Whose a booking is, is asked under the lock of its row: what was true before somebody waited for it may be so no longer.

const CANCEL =
  'mutation($providerId: Id!, $id: Id!) { cancelMyReservation(providerId: $providerId, id: $id) { status } }';
const MOVE = `mutation($providerId: Id!, $id: Id!) {
  moveMyReservation(providerId: $providerId, id: $id, dateTimeFrom: "2026-11-11T10:00") { startsAt } }`;
const RELEASE =
  'mutation($providerId: Id!, $id: Id!) { releaseHold(providerId: $providerId, id: $id) { status } }';

let app: TestApp;
let statements: Statements;
beforeAll(async () => {
  app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '8' } });
  statements = new Statements(app);
});
afterAll(() => app.close());

/** The person loses the booking while their request waits for its row. @returns what the request hears */
async function losesItMeanwhile(document: string, status: string): Promise<unknown> {
  const { offerId } = await anOfferOf(app, 1);
  const { providerId, id, personId } = await aConfirmedReservation(app, { offerId, at: '2026-11-10T10:00' });
  const verifiedAt = app.clock.now();
  await app.pool.query('update people set verified_at = $2 where id = $1', [personId, verifiedAt]);
  await app.pool.query('update reservations set status = $2, expires_at = $3 where id = $1', [
    id,
    status,
    status === 'RSD' ? new Date(verifiedAt.getTime() + 15 * 60_000) : null,
  ]);
  const before = await stateOf(id);

  const other = await app.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from reservations where id = $1 for update', [id]);
    const asked = app.ask(document, { providerId, id }, { actor: anActor({ personId }) });
    await expect.poll(() => statements.waiting(), { timeout: 10_000, interval: 10 }).toBe(1);
    await other.query('update people set verified_at = null where id = $1', [personId]);
    await other.query('commit');
    const { errors } = await asked;
    expect(await stateOf(id)).toEqual(before);
    return errors?.[0]?.code;
  } finally {
    other.release();
  }
}

const stateOf = async (id: number) =>
  (await app.pool.query('select status, starts_at from reservations where id = $1', [id])).rows;

it.each([
  { verb: 'cancels', document: CANCEL, status: 'A' },
  { verb: 'moves', document: MOVE, status: 'A' },
  { verb: 'gives back', document: RELEASE, status: 'RSD' },
])('who $verb a booking that stops being theirs is told of none', async ({ document, status }) => {
  expect(await losesItMeanwhile(document, status)).toBe('notFound');
});
