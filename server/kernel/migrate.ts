import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';

const FOLDER = new URL('../migrations/', import.meta.url);

/**
 * Brings the schema up to date; safe to call from several processes at once (the migrator takes a lock).
 * @param today what stands outside the database and older rows are filled with, as the migrations name it; not needed while
 *   there are no rows
 * @param upTo the last migration to run. Default: all
 * @returns the names of the migrations that ran
 * @throws the database's error; everything of the failed migration is rolled back
 */
export async function migrate<T>(db: Kysely<T>, today?: object, upTo?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => getMigrations(today) } });
  const { error, results } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

async function getMigrations(today: object | undefined): Promise<Record<string, Migration>> {
  const files = readdirSync(fileURLToPath(FOLDER)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  const entries = await Promise.all(
    files.sort().map(async (file): Promise<[string, Migration]> => [
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
