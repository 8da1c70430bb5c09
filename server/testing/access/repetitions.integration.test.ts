import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import { openHttpServer } from '#server/http-server.ts';
import { ACCESS } from './access-table.ts';
import { ACTORS } from './actors.ts';
import type { Trial } from './checks.ts';
import { openTrial } from './describe-access.ts';
import { HARMLESS_TWICE, ONCE_FOR_A_KEY } from './repetitions.ts';
import { routesOf } from './routes.ts';
import type { Row } from './row.ts';
import { Surface } from './surface.ts';
import type { Args } from './targets/target.ts';
import type { Member } from './town.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

const ROWS = Object.values(ACCESS).flat();
const surface = new Surface(apiSchema());
const CROWD = ALL_CASES ? 100 : 6;
/** A crowd where somebody books or writes. What is about an account has limits of a few in an hour, which count every call that comes at once. */
const callsOf = (operation: string): number => (/Reservation|Request|contact/.test(operation) ? CROWD : 3);

let trial: Trial;

beforeAll(async () => {
  trial = await openTrial(surface, { withWeb: false });
});
afterAll(() => trial.town.close());

const rowOf = (operation: string): Row => {
  const row = ROWS.find((one) => one.operation === operation && one.target.mine !== null);
  if (!row) throw new Error(`${operation} has no row in the access table`);
  return row;
};

async function somebodyWith({ target, own }: Row): Promise<{ me: Member; args: Args }> {
  const [mayToo = 'customer'] = own;
  const me = await trial.town.newcomer(ACTORS[own.includes('customer') ? 'customer' : mayToo]);
  return { me, args: (await target.mine?.(trial.town, me)) ?? {} };
}

/** How many rows of each table were written, and jobs queued, by what is done. Whether it was asked before is no effect. */
async function effectsOf(done: () => Promise<void>): Promise<Record<string, number>> {
  const { pool } = trial.town.app;
  await pool.query('truncate changes_seen');
  await done();
  const { rows } = await pool.query<{ table_name: string; count: number }>(
    `select table_name, count(*)::integer as count from changes_seen where table_name <> 'idempotency_answers' group by table_name`,
  );
  return Object.fromEntries(rows.map(({ table_name, count }) => [table_name, count]));
}

async function effectsOfOne(row: Row): Promise<Record<string, number>> {
  const { me, args } = await somebodyWith(row);
  return effectsOf(async () => {
    const answer = await surface.call(row, me.browser, args);
    expect(answer.isRefused, answer.text).toBe(false);
  });
}

describe('every mutation and form', () => {
  it('is done once for a key, or harmless twice', async () => {
    const { town } = trial;
    const http = await openHttpServer(town.app, town.app.config, { isDevelopment: false, withWeb: false });
    const forms = (await routesOf(http.fastify)).filter(
      (route) => route.startsWith('POST ') && route !== 'POST /graphql',
    );
    await http.close();
    const mutations = [...surface.operations.values()]
      .filter(({ kind }) => kind === 'mutation')
      .map(({ name }) => name);
    expect([...ONCE_FOR_A_KEY, ...Object.keys(HARMLESS_TWICE)].toSorted()).toEqual(
      [...mutations, ...forms].toSorted(),
    );
  });
});

// First, since what is tried below changes what can be booked.
it.each(['createReservationAsAnonymous', 'askForNewEmail', 'POST /public/contact-email/'])(
  '%s: the same key for something else is a conflict',
  async (operation) => {
    const row = rowOf(operation);
    const [{ me, args }, other] = [await somebodyWith(row), await somebodyWith(row)];
    me.browser.idempotencyKey = crypto.randomUUID();
    await surface.call(row, me.browser, args);
    const answer = await surface.call(row, me.browser, { ...other.args, message: 'Altro', subject: 'Altro' });
    expect(answer).toMatchObject({ status: 409, code: 'idempotencyMismatch' });
  },
);

describe('in parallel with one key: one effect, and as many equal answers', () => {
  it.each(ONCE_FOR_A_KEY)('%s', { timeout: 60_000 }, async (operation) => {
    const row = rowOf(operation);
    // Twice, since a guest is somebody new only once.
    const [expected] = [await effectsOfOne(row), await effectsOfOne(row)].slice(1);

    const { me, args } = await somebodyWith(row);
    me.browser.idempotencyKey = crypto.randomUUID();
    const effects = await effectsOf(async () => {
      const answers = await Promise.all(
        Array.from({ length: callsOf(operation) }, () => surface.call(row, me.browser, args)),
      );
      answers.push(await surface.call(row, me.browser, args));
      const different = [...new Set(answers.map(({ status, text }) => `${status} ${text}`))];
      expect(different, different.join('\n')).toHaveLength(1);
      expect(answers[0]?.isRefused, answers[0]?.text).toBe(false);
    });
    expect(effects).toEqual(expected);
  });
});

it('keeps no code, password or token with the answers', async () => {
  const { rows } = await trial.town.app.pool.query<{ answer: unknown }>(
    'select distinct answer from idempotency_answers',
  );
  const kept = rows.flatMap(({ answer }) => valuesIn(answer));
  expect(kept.length).toBeGreaterThan(1);
  // Ids, amounts, instants and states.
  for (const value of kept) expect(String(value)).toMatch(/^(null|true|false|\d+|[\w:. -]{0,30})$/);
});

/** What stands in an answer, however deep. */
function valuesIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [answer];
  return Object.values(answer).flatMap(valuesIn);
}
