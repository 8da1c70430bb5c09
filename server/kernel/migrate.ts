import { readdirSync, readFileSync } from 'node:fs';
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

/** By name, in the order in which they run. */
export type Migrations = Record<string, Migration>;

/**
 * Brings the schema of a database up to date over a connection of its own, with times of its own; safe to call from several
 * processes at once (the migrator takes a lock). One that does not get a table gives way, and tries again a little later.
 * @throws the database's error; StartFault as `migrate`
 */
export async function migrateDatabase(url: string, migrations?: Migrations): Promise<string[]> {
  const db = openDatabase(openPool(url, 2, () => undefined, SETTINGS));
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await migrate(db, migrations);
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

/**
 * As `migrateDatabase`, over connections that are there. Migrations of a newer version that stand in the database already are
 * left alone where this version can work with them (docs/decisions/0106).
 * @returns the names of the migrations that ran
 * @throws the database's error; everything of the failed migration is rolled back. StartFault when a newer version has taken away
 *   what this one needs, or the database was made by other migrations
 */
export async function migrate<T>(db: Kysely<T>, migrations = readMigrations()): Promise<string[]> {
  const newer = await newerMigrations(db, migrations);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...newer }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Those that only a newer version knows, as stand-ins that do nothing: they have run. */
async function newerMigrations<T>(db: Kysely<T>, ours: Migrations): Promise<Migrations> {
  const there = await sql<{
    table: string | null;
  }>`select to_regclass('kysely_migration') as "table"`.execute(db);
  if (there.rows[0]?.table === null) return {};
  const latest = Object.keys(ours).toSorted().at(-1) ?? '';
  const { rows } = await sql<{
    name: string;
    isNewer: boolean;
  }>`select name, name > ${latest} collate "C" as "isNewer" from kysely_migration order by name collate "C"`.execute(
    db,
  );
  const other = rows.find(({ name, isNewer }) => !isNewer && !(name in ours));
  if (other) {
    throw new StartFault(
      `This database was made by other migrations (${other.name}), and nothing leads from them to this version: it needs an empty database. The embedded one is emptied by removing the data folder.`,
    );
  }
  const newer = rows.filter(({ isNewer }) => isNewer);
  for (const { name } of newer) {
    // `0031-needs-0028-…`: takes away what only versions from migration 28 on do without.
    const needed = /^\d{4}-needs-(\d{4})-/.exec(name)?.[1];
    if (needed !== undefined && latest.slice(0, 4) < needed) {
      throw new StartFault(
        `A newer version has changed this database (${name}): this one is too old for it. Start a version that knows migration ${needed}, or restore a backup from before.`,
      );
    }
  }
  return Object.fromEntries(newer.map(({ name }) => [name, { up: async () => {} }]));
}

function readMigrations(): Migrations {
  const files = readdirSync(fileURLToPath(FOLDER)).filter((name) => /^\d{4}-.*\.sql$/.test(name));
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      return [
        file.replace(/\.sql$/, ''),
        { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
      ];
    }),
  );
}
