import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPool } from '#server/kernel/database.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { withDatabase } from '#server/testing/test-postgres.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

const DATA_FOLDER = mkdtempSync(join(tmpdir(), 'radura-files-'));
let databaseUrl: string;

beforeAll(async () => {
  const name = `radura_${randomBytes(6).toString('hex')}`;
  const admin = openPool(inject('postgresUrl'), 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  databaseUrl = withDatabase(inject('postgresUrl'), name);
});
afterAll(() => rmSync(DATA_FOLDER, { recursive: true, force: true }));

function elsewhere(change: (url: URL) => void): string {
  const url = new URL(databaseUrl);
  change(url);
  return url.href;
}

async function startInVain(environment: Record<string, string>) {
  const server = await startServerProcess({ DATABASE_URL: databaseUrl, DATA_FOLDER, ...environment });
  const code = await server.ended();
  return { code, said: server.output().trim() };
}

it.each<[string, () => Record<string, string>, RegExp]>([
  ['the settings are wrong', () => ({ DATABASE_CONNECTIONS: 'many' }), /DATABASE_CONNECTIONS/],
  [
    'nobody listens at the database’s address',
    () => ({ DATABASE_URL: elsewhere((url) => (url.port = '1')) }),
    /cannot be reached/,
  ],
  [
    'the password is another',
    () => ({ DATABASE_URL: elsewhere((url) => (url.password = 'guessed')) }),
    /password in DATABASE_URL/,
  ],
  [
    'the database is not there',
    () => ({ DATABASE_URL: elsewhere((url) => (url.pathname = '/nowhere')) }),
    /does not exist/,
  ],
  ['the address is none', () => ({ DATABASE_URL: 'postgresql://[' }), /DATABASE_URL/],
])('says in a sentence that %s, and ends', async (_what, environment, sentence) => {
  const { code, said } = await startInVain(environment());
  expect(code).toBe(1);
  expect(said).toMatch(/^Radura cannot start\. /);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n\s+at |node:internal/);
});

it.runIf(ALL_CASES)('shows where a fault came from when asked', async () => {
  const { said } = await startInVain({
    DATABASE_URL: elsewhere((url) => (url.port = '1')),
    LOG_LEVEL: 'debug',
  });
  expect(said).toMatch(/\n\s+at /);
});

const taken = createServer();
afterAll(() => void taken.close());

it('finds out that its port is taken before it touches the database', async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, said } = await startInVain({ PORT: String(port) });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/^Radura cannot start\. Another program listens on this port/),
  ]);
  const pool = openPool(databaseUrl, 1, () => undefined);
  const { rows } = await pool.query(
    `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  );
  await pool.end();
  expect(rows).toEqual([{ tables: 0 }]);
});

it.runIf(ALL_CASES)('starts twice at once on one new database', async () => {
  const both = await Promise.all(
    [1, 2].map(() => startServerProcess({ DATABASE_URL: databaseUrl, DATA_FOLDER })),
  );
  await Promise.all(both.map((server) => server.ready()));
  expect(await Promise.all(both.map((server) => server.stop()))).toEqual([0, 0]);
});
