import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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
  await sql`
    with provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato') returning id),
    resource as (insert into resources (provider_id, id, kind, name) overriding system value select id, 1, 1, 'Anna' from provider returning *),
    service as (insert into services (provider_id, name) select id, 'Massaggi' from provider returning *)
    insert into offers (provider_id, id, service_id, name, price_cents, duration_minutes)
      overriding system value select provider_id, 1, id, 'Massaggio', 5000, 60 from service
  `.execute(database);
});
afterAll(() => database.destroy());

/** Somebody as the version before adds them; what it does when they are there is told by `on conflict`. */
async function customerOfBefore(email: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with known as (select id from people where email_key = ${email}),
    added as (insert into people (email_key, email) select ${email}, ${email} where not exists (select from known) returning id),
    person as (select id from known union all select id from added),
    customer as (insert into customers (provider_id, person_id, email, firstname, lastname, phone, created_at)
      select 1, id, ${email}, null, null, null, now() from person on conflict (provider_id, person_id) do nothing returning id)
    select id from customer union all select c.id from customers c join known on known.id = c.person_id`.execute(
    database,
  );
  return rows[0]?.id ?? 0;
}

/** A booking of the offer's one start, with its order, as the version before writes them. */
async function bookingOfBefore(id: number, customerId: number): Promise<void> {
  await sql`
    with booking as (insert into reservations (provider_id, id, offer_id, resource_id, customer_id, person_id, order_id, status, starts_at, ends_at,
        local_start, time_zone, only_book, total_cents, language, free_cancellation_hours, notice_minutes, terms_version, created_at)
      select 1, ${id}::int, 1, 1, c.id, c.person_id, ${id}::int, 'A', '2026-11-10 09:00Z', '2026-11-10 10:00Z', '2026-11-10 10:00', 'Europe/Rome', true,
        5000, 'it', 24, 0, 'v', now() from customers c where c.id = ${customerId} returning *)
    insert into orders (provider_id, id, person_id, customer_id, subject, subject_id, payment_state, price_cents, payment_mode,
        platform_fee_basis_points, channel, name, created_at)
      select 1, id, person_id, customer_id, 'reservation', id, 'notPaid', 5000, 'onSite', 300, 'Web', 'Massaggio', now() from booking
  `.execute(database);
}

/** A booking of the same start for somebody without a person. */
async function bookingWithoutPerson(id: number, customerId: number): Promise<void> {
  await sql`
    insert into reservations (provider_id, id, offer_id, resource_id, customer_id, status, starts_at, ends_at, local_start, time_zone, only_book,
        total_cents, language, free_cancellation_hours, notice_minutes, terms_version, booked_by_provider, created_at)
      values (1, ${id}::int, 1, 1, ${customerId}, 'A', '2026-11-10 09:00Z', '2026-11-10 10:00Z', '2026-11-10 10:00', 'Europe/Rome', true, 5000, 'it', 24, 0,
        'v', true, now())`.execute(database);
}
const walkIn = async (): Promise<number> =>
  (
    await sql<{
      id: number;
    }>`insert into customers (provider_id, firstname, recorded) values (1, 'Piero', '{firstname}') returning id`.execute(
      database,
    )
  ).rows[0]?.id ?? 0;

const ALREADY_BOOKED = { constraint: 'reservations__alreadyBooked' };

describe('customers and bookings from before', () => {
  it('stay what they were: with their person, written down by nobody', async () => {
    await bookingOfBefore(1, await customerOfBefore('anna@example.it'));
    // Somebody who has left.
    await customerOfBefore('bea@example.it');
    await sql`update people set email = '', email_key = 'deleted:' || id, deleted_at = now() where email_key = 'bea@example.it'`.execute(
      database,
    );
    await sql`update customers set email = '' where email = 'bea@example.it'`.execute(database);
    await migrate(database);
    const { rows } = await sql`
      select c.email, c.person_id = r.person_id as theirs, c.version, c.recorded, c.cared_for_by, r.booked_by_provider
      from customers c left join reservations r on r.customer_id = c.id order by c.id`.execute(database);
    const as = { version: 1, recorded: [], cared_for_by: null };
    expect(rows).toEqual([
      { email: 'anna@example.it', theirs: true, booked_by_provider: false, ...as },
      { email: '', theirs: null, booked_by_provider: null, ...as },
    ]);
  });

  it('are written on the newer schema by the version before, which hears that somebody holds a start', async () => {
    const anna = await customerOfBefore('anna@example.it');
    await expect(bookingOfBefore(2, anna)).rejects.toMatchObject(ALREADY_BOOKED);
    const carla = await customerOfBefore('carla@example.it');
    expect(await customerOfBefore('carla@example.it')).toBe(carla);
    await bookingOfBefore(3, carla);
    await expect(bookingOfBefore(4, carla)).rejects.toMatchObject(ALREADY_BOOKED);
  });

  it('stand beside those without a person, each of whom holds a start once', async () => {
    const [one, other] = [await walkIn(), await walkIn()];
    await bookingWithoutPerson(11, one);
    await bookingWithoutPerson(12, other);
    await expect(bookingWithoutPerson(13, one)).rejects.toMatchObject(ALREADY_BOOKED);
  });
});
