import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { openDatabase, openPool } from './database.ts';
import { StartFault } from './start-fault.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** A migration takes the time it takes, but nobody waits long behind one that waits for a table. */
const SETTINGS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=2000';
const LOCK_TIMEOUT = '55P03';
const MOST_TRIES = 60;

/**
 * Brings the schema of a database up to date over a connection of its own, with times of its own; safe to call from several
 * processes at once (the migrator takes a lock). One that does not get a table gives way, and tries again a little later.
 * @param today as `migrate`
 * @throws the database's error; StartFault as `migrate`
 */
export async function migrateDatabase(
  url: string,
  today?: object,
  migrations?: Migrations,
): Promise<string[]> {
  const db = openDatabase(openPool(url, 2, () => undefined, SETTINGS));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await migrate(db, today, undefined, migrations);
      } catch (error) {
        const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT;
        if (!isLocked || attempt === MOST_TRIES) throw error;
        await sleep(500 + Math.random() * 500);
      }
    }
  } finally {
    await db.destroy();
  }
}

export type Migrations = Record<string, Migration>;

/**
 * As `migrateDatabase`, over connections that are there. Migrations of a newer version that stand in the database already are
 * left alone where this version can work with them (decision 28).
 * @param today what stands outside the database and older rows are filled with, as the migrations name it; not needed while
 *   there are no rows
 * @param upTo the last migration to run. Default: all
 * @returns the names of the migrations that ran
 * @throws the database's error; everything of the failed migration is rolled back. StartFault when a newer version has taken away
 *   what this one needs
 */
export async function migrate<T>(
  db: Kysely<T>,
  today?: object,
  upTo?: string,
  migrations?: Migrations,
): Promise<string[]> {
  const ours = migrations ?? (await readMigrations(today));
  const newer = upTo === undefined ? await newerMigrations(db, Object.keys(ours)) : {};
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...ours, ...newer }) } });
  const { error, results } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Those that only a newer version knows, as stand-ins that do nothing: they have run. */
async function newerMigrations<T>(db: Kysely<T>, ours: readonly string[]): Promise<Migrations> {
  const there = await sql<{
    table: string | null;
  }>`select to_regclass('kysely_migration') as "table"`.execute(db);
  if (there.rows[0]?.table === null) return {};
  const latest = ours.toSorted().at(-1) ?? '';
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration where name > ${latest} collate "C"`.execute(db);
  for (const { name } of rows) {
    // `0031-needs-0028-…`: takes away what only versions from migration 28 on do without.
    const needed = /^\d{4}-needs-(\d{4})-/.exec(name)?.[1];
    if (needed !== undefined && latest.slice(0, 4) < needed) {
      throw new StartFault(
        `A newer version has changed this database (${name}): this one is too old for it. Start a version that knows migration ${needed}, or restore a backup from before.`,
      );
    }
  }
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}

async function readMigrations(today: object | undefined): Promise<Migrations> {
  const files = readdirSync(fileURLToPath(FOLDER)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  const entries = await Promise.all(
    files
      .sort()
      .map(async (file): Promise<[string, Migration]> => [
        file.replace(/\.ts$/, ''),
        migrationOf(await import(new URL(file, FOLDER).href), today),
      ]),
  );
  return Object.fromEntries(entries);
}

interface MigrationFile {
  up(db: Kysely<unknown>, today: object | undefined): Promise<void>;
}

function migrationOf({ up }: MigrationFile, today: object | undefined): Migration {
  return { up: (db) => up(db, today) };
}
