import { sql } from 'kysely';
import pg from 'pg';
import { StartFault } from '#server/kernel/start-fault.ts';
import type { Work } from '#server/kernel/work.ts';
import { demoLogIns } from './add-log-ins.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';

/** Stands in the database for as long as the town is being loaded into it; in no migration, because nothing else knows it. */
const MARK = 'demo_town_unfinished';

export async function markUnfinished(work: Work): Promise<void> {
  await sql`create table ${sql.id(MARK)} ()`.execute(work.db);
}

export async function markFinished(work: Work): Promise<void> {
  await sql`drop table ${sql.id(MARK)}`.execute(work.db);
}

/**
 * Empties a database that holds a town whose loading was cut short, so that it is loaded anew. Before anything else opens it, and
 * by one process at a time.
 * @throws StartFault when the town is not wanted any more, or somebody else than the town's people has come meanwhile
 */
export async function clearUnfinishedTown(
  databaseUrl: string,
  { isWanted }: { isWanted: boolean },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mark: string | null }>('select to_regclass($1) as mark', [MARK]);
    if (rows[0]?.mark === null) return;
    if (!isWanted)
      throw new StartFault(
        'This database holds half a demo town, whose loading was cut short. Start once with LOAD_DEMO=yes, which loads it anew, or use another database.',
      );
    if (await hasStrangers(client))
      throw new StartFault(
        `This database holds half a demo town and somebody else's data with it. Nothing was touched. Save what is yours, or drop the table ${MARK} to keep it all.`,
      );
    // One statement, so that it is all or nothing.
    await client.query(
      'drop schema if exists pgboss, card_simulator cascade; drop schema public cascade; create schema public',
    );
  } finally {
    await client.end();
  }
}

/** Whether anybody is there whom the town does not have. */
async function hasStrangers(client: pg.Client): Promise<boolean> {
  const names = TOWN_PROVIDERS.map(({ name }) => name);
  const emails = [...demoLogIns(), ...TOWN_CUSTOMERS].map(({ email }) => email);
  const { rows } = await client.query<{ found: boolean }>(
    `select exists (select 1 from providers where name <> all ($1)) or exists (
       select 1 from log_ins l join people p on p.id = l.person_id where p.email <> all ($2)) as found`,
    [names, emails],
  );
  return rows[0]?.found !== false;
}
