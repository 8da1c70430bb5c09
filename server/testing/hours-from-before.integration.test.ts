import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { availabilityInvariants } from '#server/modules/availability/audit.ts';
import { withDatabase } from './test-postgres.ts';

const THIS = '0038-hours-with-dates';

let database: Database;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  database = openDatabase(openPool(withDatabase(url, name), 2, () => undefined));
  const names = readdirSync(new URL('../migrations/', import.meta.url))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();
  await migrate(database, {}, names[names.indexOf(THIS) - 1]);
  await sql`
    with provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato') returning id)
    insert into resources (provider_id, id, kind, name) overriding system value
      select provider.id, who.id, 1, who.name from provider, (values (1, 'Anna'), (2, 'Bruno')) as who (id, name)`.execute(
    database,
  );
});
afterAll(() => database.destroy());

/** Days, and nights from Friday to Saturday, with breaks and holidays, as the version before writes them. */
async function hoursOfBefore(resourceId: number): Promise<void> {
  await sql`delete from working_times where provider_id = 1 and resource_id = ${resourceId}`.execute(
    database,
  );
  await sql`
    insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
      values (1, ${resourceId}, 1, 540, 1080), (1, ${resourceId}, 5, 1320, 1800), (1, ${resourceId}, 7, 600, 720)`.execute(
    database,
  );
  await sql`
    insert into breaks (provider_id, resource_id, weekday, local_date, start_minute, end_minute)
      values (1, ${resourceId}, 1, null, 720, 780), (1, ${resourceId}, 5, null, 1430, 1450), (1, ${resourceId}, null, '2026-11-16', 600, 660)`.execute(
    database,
  );
  await sql`
    insert into holidays (provider_id, resource_id, starts_local, ends_local, is_whole_day)
      values (1, ${resourceId}, '2026-11-22 00:00', '2026-11-23 00:00', true), (1, ${resourceId}, '2026-11-23 17:00', '2026-11-24 09:00', false)`.execute(
    database,
  );
}

/** Minutes worked on each of three weeks of November. */
async function minutes(): Promise<number[]> {
  const { rows } = await sql<{ minutes: number }>`
    select working_minutes_on(1, date '2026-11-09' + n) as minutes from generate_series(0, 20) as n order by n`.execute(
    database,
  );
  return rows.map((row) => row.minutes);
}

const OF_ONE = [
  [480, 0, 0, 0, 110, 350, 120],
  [420, 0, 0, 0, 110, 350, 0],
  [420, 0, 0, 0, 110, 350, 120],
].flat();

describe('hours from before they had dates', () => {
  it('are worked on the same days and minutes after the migration', async () => {
    await hoursOfBefore(1);
    expect(await minutes()).toEqual(OF_ONE);
    await migrate(database);
    expect(await minutes()).toEqual(OF_ONE);
  });

  it('are written by the version before on the newer schema too', async () => {
    await hoursOfBefore(2);
    expect(await minutes()).toEqual(OF_ONE.map((one) => 2 * one));
  });

  it('are nothing the audit complains of', async () => {
    for (const { name, sql: query } of availabilityInvariants) {
      const { rows } = await sql.raw(`with moment as (select now() as now) ${query}`).execute(database);
      expect(rows, name).toEqual([]);
    }
  });
});

describe('no row stands', () => {
  const schedule = (terms: string) =>
    sql
      .raw(
        `insert into schedules (provider_id, resource_id, of_date, valid_from, valid_to, cycle_weeks, cycle_week, anchor_monday)
          values (1, 1, ${terms})`,
      )
      .execute(database);
  const aBreak = (columns: string, values: string) =>
    sql
      .raw(
        `insert into breaks (provider_id, resource_id, start_minute, end_minute, ${columns}) values (1, 1, 600, 660, ${values})`,
      )
      .execute(database);
  const opening = (values: string) =>
    sql
      .raw(
        `insert into opening_hours (provider_id, weekday, local_date, start_minute, end_minute) values (1, ${values})`,
      )
      .execute(database);

  it.each([
    ['that ends before it begins', "false, '2026-12-01', '2026-11-30', 1, 1, '2026-11-09'"],
    ['of a fifth week', "false, null, null, 5, 5, '2026-11-09'"],
    ['of the third of two weeks', "false, null, null, 2, 3, '2026-11-09'"],
    ['whose cycle begins on a Tuesday', "false, null, null, 2, 1, '2026-11-10'"],
    ['of one date that is two', "true, '2026-12-01', '2026-12-02', 1, 1, '2026-11-09'"],
    ['of one date without a date', "true, null, null, 1, 1, '2026-11-09'"],
  ])('for a schedule %s', async (_what, terms) => {
    await expect(schedule(terms)).rejects.toMatchObject({ code: '23514' });
  });

  it('for two schedules or two sets of hours of one date', async () => {
    await schedule("false, '2026-12-01', '2026-12-31', 1, 1, '2026-11-09'");
    await expect(schedule("false, '2026-12-31', null, 1, 1, '2026-11-09'")).rejects.toMatchObject({
      code: '23P01',
    });
    await schedule("true, '2026-12-24', '2026-12-24', 1, 1, '2026-11-09'");
    await expect(schedule("true, '2026-12-24', '2026-12-24', 1, 1, '2026-11-09'")).rejects.toMatchObject({
      code: '23505',
    });
  });

  it.each([
    ['every week', 'weekday, is_block, reason', "1, true, 'Corso'"],
    ['that repeats for ever', 'local_date, is_block, repeat_weeks', "'2026-12-01', true, 1"],
    [
      'that ends before its date',
      'local_date, is_block, repeat_weeks, repeat_until',
      "'2026-12-01', true, 1, '2026-11-30'",
    ],
    ['that is a break', 'local_date, is_block, reason', "'2026-12-01', false, 'Corso'"],
  ])('for a block %s', async (_what, columns, values) => {
    await expect(aBreak(columns, values)).rejects.toMatchObject({ code: '23514' });
  });

  it.each([
    'null, null, 540, 1080',
    "1, '2026-12-24', 540, 1080",
    '1, null, null, null',
    "null, '2026-12-24', 540, null",
  ])('for opening hours of %s', async (values) => {
    await expect(opening(values)).rejects.toMatchObject({ code: '23514' });
  });
});
