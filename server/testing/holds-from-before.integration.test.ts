import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { withDatabase } from './test-postgres.ts';

const BEFORE = '0033-pictures-of-services';

let database: Database;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  database = openDatabase(openPool(withDatabase(url, name), 2, () => undefined));
  await migrate(database, {}, BEFORE);
  await anOfferWithBuffers();
});
afterAll(() => database.destroy());

/** Sixty minutes, a quarter of an hour before and twenty minutes after, as the offer is today. */
async function anOfferWithBuffers(): Promise<void> {
  await sql`
    with person as (insert into people (email_key, email) values ('anna@example.it', 'anna@example.it') returning id),
    provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato') returning id),
    customer as (insert into customers (provider_id, person_id, email) select provider.id, person.id, 'anna@example.it' from provider, person returning *),
    resource as (insert into resources (provider_id, id, kind, name) overriding system value select id, 1, 1, 'Anna' from provider returning *),
    service as (insert into services (provider_id, name) select id, 'Massaggi' from provider returning *)
    insert into offers (provider_id, id, service_id, name, price_cents, duration_minutes, prepare_minutes, cleanup_minutes)
      overriding system value select provider_id, 1, id, 'Massaggio', 5000, 60, 15, 20 from service
  `.execute(database);
}

/** A booking of so many minutes on a day of November, as it was written before holds kept the service. */
async function bookingOfBefore(id: number, minutes: number): Promise<void> {
  await sql`
    insert into reservations (provider_id, id, offer_id, resource_id, customer_id, person_id, status, starts_at, ends_at, local_start,
        time_zone, only_book, total_cents, language, free_cancellation_hours, notice_minutes, terms_version, created_at)
      select 1, ${id}::int, 1, 1, c.id, c.person_id, 'A', day + interval '9 hours', day + interval '9 hours' + ${minutes} * interval '1 minute',
        '2026-11-10 10:00', 'Europe/Rome', true, 5000, 'it', 24, 0, 'v', now()
      from customers c, (values (timestamptz '2026-11-01 00:00Z' + ${id}::int * interval '1 day')) as november (day)
  `.execute(database);
}

/** A hold of a day of November at nine, with its buffers around, as the version before writes it. */
async function holdOfBefore(
  id: number,
  { kind = 'reservation', offerId = 1, from = '8:45', to = '10:20' }: Partial<HoldOfBefore> = {},
): Promise<void> {
  const day = `2026-11-${String(id + 1).padStart(2, '0')}`;
  await sql`
    insert into holds (provider_id, resource_id, unit, occasion_id, seat, capacity, kind, holder_id, offer_id, main_resource_id, starts_at, busy)
      values (1, 1, 1, nextval('occasions'), 1, 1, ${kind}, ${id}, ${offerId}, 1, ${`${day} 9:00Z`}::timestamptz,
        tstzrange(${`${day} ${from}Z`}::timestamptz, ${`${day} ${to}Z`}::timestamptz))
  `.execute(database);
}
interface HoldOfBefore {
  kind: 'reservation' | 'class';
  offerId: number | null;
  from: string;
  to: string;
}

/** From when until when each is served, in hours and minutes, by holder. */
async function served(): Promise<Record<number, string>> {
  const { rows } = await sql<{ id: number; service: string }>`
    select holder_id as id, to_char(lower(service) at time zone 'UTC', 'HH24:MI') || '–' || to_char(upper(service) at time zone 'UTC', 'HH24:MI') as service
    from holds order by holder_id`.execute(database);
  return Object.fromEntries(rows.map(({ id, service }) => [id, service]));
}

describe('time held before it said which part is the service', () => {
  it('gets it from its reservation, else from its offer, else it is all of the time', async () => {
    await bookingOfBefore(1, 60);
    await holdOfBefore(1);
    // Booked when the offer took half an hour and had no buffers.
    await bookingOfBefore(2, 30);
    await holdOfBefore(2, { from: '9:00', to: '9:30' });
    // Taken anew after the offer became shorter: its reservation still says ninety minutes.
    await bookingOfBefore(3, 90);
    await holdOfBefore(3);
    await holdOfBefore(4, { kind: 'class' });
    await holdOfBefore(5, { kind: 'class', offerId: null });
    await migrate(database);
    expect(await served()).toEqual({
      1: '09:00–10:00',
      2: '09:00–09:30',
      3: '09:00–10:20',
      4: '09:00–10:00',
      5: '09:00–10:20',
    });
  });

  it('gets it also from a version that writes none, on the newer schema', async () => {
    await holdOfBefore(11);
    await holdOfBefore(12, { from: '9:00', to: '9:15' });
    await holdOfBefore(13, { offerId: null });
    expect(await served()).toMatchObject({ 11: '09:00–10:00', 12: '09:00–09:15', 13: '09:00–10:20' });
  });

  it.each([
    ['ends after it', "tstzrange(starts_at, upper(busy) + interval '1 minute')"],
    ['begins before its start', "tstzrange(starts_at - interval '1 minute', upper(busy))"],
    ['begins after its start', "tstzrange(starts_at + interval '1 minute', upper(busy))"],
    ['is nothing', "'empty'"],
    ['has no end', 'tstzrange(starts_at, null)'],
  ])('no service stands in the time that is held when it %s', async (_what, service) => {
    await expect(
      sql`update holds set service = ${sql.raw(service)} where holder_id = 1`.execute(database),
    ).rejects.toMatchObject({ constraint: 'holds_service_within_busy' });
  });
});
