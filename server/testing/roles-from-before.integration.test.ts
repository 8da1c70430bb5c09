import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { colleaguesInvariants } from '#server/modules/colleagues/audit.ts';
import { withDatabase } from './test-postgres.ts';

const BEFORE = '0042-profile-and-gallery';

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
    with provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato')),
    people as (insert into people (id, email_key, email, verified_at) overriding system value
      select n, n || '@example.it', n || '@example.it', now() from generate_series(1, 3) n),
    log_ins as (insert into log_ins (person_id, created_at) select n, now() from generate_series(1, 3) n),
    resource as (insert into resources (provider_id, id, kind, name, person_id) overriding system value values (1, 1, 1, 'Anna', 2)),
    session as (insert into login_sessions (token_hash, person_id, area, app_name, app_version, os, device, created_at, last_used_at, idle_until)
      values ('a', 1, 'business', '', '', 'web', '', '2026-05-05', now(), now()))
    insert into provider_roles (provider_id, person_id, role, active, created_at)
      values (1, 1, 'owner', true, '2026-01-01'), (1, 2, 'collaborator', false, '2026-02-02')
  `.execute(database);
  await migrate(database);
});
afterAll(() => database.destroy());

const roles = async () => {
  const { rows } = await sql<object>`
    select person_id::int as who, role, active, version, since::date::text as since, resource_id::int as "resourceId", invited_as as offered
    from provider_roles order by person_id`.execute(database);
  return rows;
};

it('roles that stood stand, with since when; who has none any more is nobody of the staff, and is remembered as whom', async () => {
  expect(await roles()).toEqual([
    { who: 1, role: 'owner', active: true, version: 1, since: '2026-01-01', resourceId: null, offered: null },
    {
      who: 2,
      role: 'collaborator',
      active: false,
      version: 1,
      since: '2026-02-02',
      resourceId: 1,
      offered: null,
    },
  ]);
  const { rows } = await sql<object>`
    select person_id::int as who, business_signed_in_at::date::text as at from log_ins where business_signed_in_at is not null`.execute(
    database,
  );
  expect(rows).toEqual([{ who: 1, at: '2026-05-05' }]);
  for (const { name, sql: check } of colleaguesInvariants) {
    const { rows: faults } = await pool.query(`with moment as (select now() as now) ${check.trim()}`);
    expect(faults, name).toEqual([]);
  }
});

it('the version before gives and ends roles as it did, and each of its changes is counted', async () => {
  const give = (role: string) =>
    sql`insert into provider_roles (provider_id, person_id, role, created_at) values (1, 3, ${role}, now())
      on conflict (provider_id, person_id) do update set role = excluded.role, active = true`.execute(
      database,
    );
  await give('manager');
  await give('director');
  await sql`update provider_roles set active = false where person_id = 3`.execute(database);
  const { rows } = await sql<object>`
    select role, active, version, since is not null as "hasBeenThere" from provider_roles where person_id = 3`.execute(
    database,
  );
  expect(rows).toEqual([{ role: 'director', active: false, version: 3, hasBeenThere: true }]);
});
