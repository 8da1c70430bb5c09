import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { withDatabase } from './test-postgres.ts';

const BEFORE = '0034-the-service-within-held-time';

let database: Database;
beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  database = openDatabase(openPool(withDatabase(url, name), 2, () => undefined));
  await migrate(database, {}, BEFORE);
});
afterAll(() => database.destroy());

/** As the version before writes them. */
async function photoAndUploadOfBefore(position: number): Promise<void> {
  await sql`insert into provider_photos (provider_id, position, drawing_seed, width, height) values (1, ${position}, 7, 1920, 1200)`.execute(
    database,
  );
  await sql`
    insert into uploads (person_id, purpose, provider_id, object_key, file_type, created_at, expires_at)
    select 1, purpose, provider_id, md5(random()::text), 'jpeg', now(), now()
    from (values ('avatar', null::bigint), ('service', 1)) as before (purpose, provider_id)`.execute(
    database,
  );
}

it('providers, photos and uploads of before go on as they were, also written by the version before', async () => {
  await sql`insert into people (id, email_key, email) overriding system value values (1, 'a@example.it', 'a@example.it')`.execute(
    database,
  );
  await sql`insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato')`.execute(
    database,
  );
  await photoAndUploadOfBefore(0);
  await migrate(database);
  await photoAndUploadOfBefore(1);
  const { rows } = await sql<{ codes: number }>`
    select p.profile_version, p.location_version, p.settings_version, count(f.*)::int as photos,
      count(distinct f.preview_code)::int as codes, array_agg(distinct f.description) as descriptions
    from providers p join provider_photos f on f.provider_id = p.id group by p.id`.execute(database);
  expect(rows).toEqual([
    { profile_version: 1, location_version: 1, settings_version: 1, photos: 2, codes: 2, descriptions: [''] },
  ]);
  const uploads = await sql<{ count: number }>`select count(*)::int as count from uploads`.execute(database);
  expect(uploads.rows).toEqual([{ count: 4 }]);
});

it('an upload for a provider names it, and a person’s own names none', async () => {
  const upload = (purpose: string, providerId: number | null) =>
    sql`insert into uploads (person_id, purpose, provider_id, object_key, file_type, created_at, expires_at)
      values (1, ${purpose}, ${providerId}, md5(random()::text), 'jpeg', now(), now())`.execute(database);
  await expect(upload('providerPhoto', null)).rejects.toThrow('uploads_of_providers_have_one');
  await expect(upload('avatar', 1)).rejects.toThrow('uploads_of_providers_have_one');
  await upload('providerPhoto', 1);
});
