import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { catalogInvariants } from './audit.ts';
import { withDatabase } from '#server/testing/test-postgres.ts';

const BEFORE = '0034-the-service-within-held-time';

let database: Database;
let pool: ReturnType<typeof openPool>;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  pool = openPool(withDatabase(url, name), 2, () => undefined);
  database = openDatabase(pool);
  await migrate(database, {}, BEFORE);
  await sql`
    with provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato') returning id),
    things as (insert into resources (provider_id, id, kind, name, quantity) overriding system value
      select provider.id, n, 2, 'Cabina ' || n, 3 from provider, generate_series(1, 3) n returning *),
    service as (insert into services (provider_id, name) select id, 'Massaggi' from provider returning *)
    insert into offers (provider_id, id, service_id, name, price_cents, duration_minutes)
      overriding system value select provider_id, n, id, 'Massaggio', 5000, 60 from service, generate_series(1, 4) n
  `.execute(database);
  await needOfBefore(1, { 1: 1 });
  await needOfBefore(2, { 3: 1, 1: 2 });
  await migrate(database);
});
afterAll(() => database.destroy());

/** What an offer needs, as the version before saves it: all of it anew; units by the thing's id. */
async function needOfBefore(offerId: number, units: Record<number, number>): Promise<void> {
  await sql`delete from offer_materials where provider_id = 1 and offer_id = ${offerId}`.execute(database);
  for (const [id, count] of Object.entries(units))
    await sql`insert into offer_materials (provider_id, offer_id, resource_id, units) values (1, ${offerId}, ${id}, ${count})`.execute(
      database,
    );
}

/** As this version saves it. */
async function needOfNow(offerId: number, needs: { units: number; things: number[] }[]): Promise<void> {
  for (const table of ['offer_materials', 'offer_need_things', 'offer_needs'])
    await sql`delete from ${sql.table(table)} where provider_id = 1 and offer_id = ${offerId}`.execute(
      database,
    );
  for (const [index, { units, things }] of needs.entries()) {
    const number = index + 1;
    await sql`insert into offer_needs (provider_id, offer_id, number, units) values (1, ${offerId}, ${number}, ${units})`.execute(
      database,
    );
    await sql`insert into offer_need_things (provider_id, offer_id, number, resource_id)
      select 1, ${offerId}, ${number}, unnest(${things}::bigint[])`.execute(database);
    await sql`insert into offer_materials (provider_id, offer_id, resource_id, units, of_needs)
      values (1, ${offerId}, ${things[0]}, ${units}, true)`.execute(database);
  }
}

/** Such as `2 of 1, 3`. */
async function needsOf(offerId: number): Promise<string[]> {
  const { rows } = await sql<{ need: string }>`
    select n.units || ' of ' || string_agg(t.resource_id::text, ', ' order by t.resource_id) as need
    from offer_needs n join offer_need_things t using (provider_id, offer_id, number)
    where offer_id = ${offerId} group by n.provider_id, n.offer_id, n.number order by n.number`.execute(
    database,
  );
  return rows.map(({ need }) => need);
}

/** The invariants of the catalog that do not hold. */
async function violated(client: Pick<typeof pool, 'query'> = pool): Promise<string[]> {
  const found: string[] = [];
  for (const invariant of catalogInvariants)
    if ((await client.query(invariant.sql)).rows.length > 0) found.push(invariant.name);
  return found;
}

describe('what an offer needed before it needed n of several things', () => {
  it('is a need for each thing', async () => {
    expect(await needsOf(1)).toEqual(['1 of 1']);
    expect(await needsOf(2)).toEqual(['2 of 1', '1 of 3']);
    expect(await needsOf(3)).toEqual([]);
    expect(await violated()).toEqual([]);
  });

  it('is so also where the version before saves it on the newer schema', async () => {
    await needOfBefore(2, { 2: 3 });
    await needOfBefore(3, { 1: 1, 2: 1 });
    expect(await needsOf(2)).toEqual(['3 of 2']);
    expect(await needsOf(3)).toEqual(['1 of 1', '1 of 2']);
    await needOfBefore(3, {});
    expect(await needsOf(3)).toEqual([]);
    expect(await violated()).toEqual([]);
  });

  it('is what that version makes of what this one saved, when it saves it over', async () => {
    await needOfNow(4, [{ units: 1, things: [1, 2, 3] }]);
    expect(await needsOf(4)).toEqual(['1 of 1, 2, 3']);
    await needOfBefore(4, { 1: 1 });
    expect(await needsOf(4)).toEqual(['1 of 1']);
    await needOfNow(4, [{ units: 2, things: [2, 3] }]);
    expect(await needsOf(4)).toEqual(['2 of 2, 3']);
    expect(await violated()).toEqual([]);
  });

  it('lets that version take an offer away with all it needs', async () => {
    await sql`delete from offer_materials where provider_id = 1 and offer_id = 4`.execute(database);
    await sql`delete from offers where provider_id = 1 and id = 4`.execute(database);
    expect(await needsOf(4)).toEqual([]);
  });
});

describe('the audit finds', () => {
  it.each([
    [
      'a need of nothing',
      'delete from offer_need_things where offer_id = 1',
      'every need of an offer names at least one thing, and no person',
    ],
    [
      'a person who is needed as a thing',
      "insert into resources (provider_id, id, kind, name) overriding system value values (1, 9, 1, 'Anna'); insert into offer_need_things values (1, 1, 1, 9)",
      'every need of an offer names at least one thing, and no person',
    ],
    [
      'a need that the version before does not see',
      'update offer_needs set units = 2 where offer_id = 1',
      'what the version before migration 37 reads of an offer is as many units of its things as it needs',
    ],
    [
      'a thing that it sees and that is not needed',
      'update offer_materials set resource_id = 3 where offer_id = 1',
      'what the version before migration 37 reads of an offer is as many units of its things as it needs',
    ],
  ])('%s', async (_what, fault, invariant) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(fault);
      expect(await violated(client)).toContain(invariant);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
