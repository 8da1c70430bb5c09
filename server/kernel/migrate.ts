import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';

const FOLDER = new URL('../migrations/', import.meta.url);

/**
 * Brings the schema up to date; safe to call from several processes at once (the migrator takes a lock).
 * @returns the names of the migrations that ran
 * @throws the database's error; everything of the failed migration is rolled back
 */
export async function migrate<T>(db: Kysely<T>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

async function getMigrations(): Promise<Record<string, Migration>> {
  const files = readdirSync(fileURLToPath(FOLDER)).filter((name) => /^\d{4}-.*\.ts$/.test(name));
  const entries = await Promise.all(
    files.sort().map(async (file): Promise<[string, Migration]> => [
      file.replace(/\.ts$/, ''),
      await import(new URL(file, FOLDER).href),
    ]),
  );
  return Object.fromEntries(entries);
}
