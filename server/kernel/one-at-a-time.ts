import pg from 'pg';

/** Any number, the same in every version. */
const START_LOCK = 7_268_351;

/** Of several processes that start on one database each runs this alone, the others wait. */
export async function oneAtATime<T>(databaseUrl: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    application_name: 'radura-start',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await run();
  } finally {
    await client.end().catch(() => undefined);
  }
}
