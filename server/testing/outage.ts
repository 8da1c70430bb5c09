import { inject } from 'vitest';
import { openPool } from '#server/kernel/database.ts';

/**
 * Takes a database away from everybody: connections are cut and no new one is let in.
 * @returns gives it back
 */
export async function takeDatabaseAway(databaseUrl: string): Promise<() => Promise<void>> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const asAdmin = async (...statements: string[]) => {
    const admin = openPool(inject('postgresUrl'), 1, () => undefined);
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  };
  await asAdmin(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  return () => asAdmin(`alter database ${name} allow_connections true`);
}
