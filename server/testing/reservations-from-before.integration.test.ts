import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import { availabilityInvariants } from '#server/modules/availability/audit.ts';
import { bookingInvariants } from '#server/modules/booking/audit.ts';
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
  await anOfferWithThings();
});
afterAll(() => database.destroy());

/** An hour for 50 euro, a quarter of an hour before and twenty minutes after, in a room with two mats, as the offer is today. */
async function anOfferWithThings(): Promise<void> {
  await sql`
    insert into terms_texts (version, texts, first_shown_at) values ('v', '{}', now());
    with person as (insert into people (email_key, email) values ('anna@example.it', 'anna@example.it') returning id),
    provider as (insert into providers (id, type, name) overriding system value values (1, 'C', 'Il Prato') returning id),
    customer as (insert into customers (provider_id, person_id, email) select provider.id, person.id, 'anna@example.it' from provider, person returning *),
    resource as (insert into resources (provider_id, id, kind, name, quantity) overriding system value
      select provider.id, r.* from provider, (values (1, 1, 'Anna', 1), (2, 2, 'Sala', 2), (3, 2, 'Tappetini', 9)) as r returning *),
    service as (insert into services (provider_id, name) select id, 'Massaggi' from provider returning *),
    offer as (insert into offers (provider_id, id, service_id, name, price_cents, duration_minutes, prepare_minutes, cleanup_minutes)
      overriding system value select provider_id, 1, id, 'Massaggio', 5000, 60, 15, 20 from service returning *)
    insert into offer_materials (provider_id, offer_id, resource_id, units)
      select provider_id, id, needed.* from offer, (values (2, 1), (3, 2)) as needed`.execute(database);
}

interface Booking {
  status: 'A' | 'C';
  /** Its local day of November 2030: what is off may come back. */
  totalCents: number;
  discountCents: number;
  /** When it is held, with its buffers; null: not at all. */
  busy: [from: string, to: string] | null;
  /** The thing and unit that it holds beside the person. */
  thing: [resourceId: number, unit: number] | null;
}

const DAY = (id: number) => `2030-11-${String(id).padStart(2, '0')}`;

/** An hour at nine of a day of November 2030, as the version before writes it. */
async function bookingOfBefore(id: number, given: Partial<Booking> = {}): Promise<void> {
  const {
    status = 'A',
    totalCents = 5000,
    discountCents = 0,
    busy = ['8:45', '10:20'],
    thing = null,
  } = given;
  await sql`
    with booking as (insert into reservations (provider_id, id, order_id, offer_id, resource_id, customer_id, person_id, status, cancel_reason, cancelled_at,
        starts_at, ends_at, local_start, time_zone, only_book, total_cents, language, free_cancellation_hours, notice_minutes, terms_version, created_at)
      select 1, ${id}::int, ${id}::int, 1, 1, c.id, c.person_id, ${status}, case when ${status} = 'C' then 'byCustomer' end, case when ${status} = 'C' then now() end,
        day + interval '9 hours', day + interval '10 hours', '2030-11-10 10:00', 'Europe/Rome', true, ${totalCents}::int, 'it', 24, 0, 'v', now()
      from customers c, (values (${`${DAY(id)} 00:00Z`}::timestamptz)) as november (day) returning *)
    insert into orders (provider_id, id, person_id, customer_id, subject, subject_id, payment_state, price_cents, discount_cents, payment_mode,
        platform_fee_basis_points, channel, name, starts_at, ends_at, created_at)
      select provider_id, order_id, person_id, customer_id, 'reservation', id, 'notPaid', ${totalCents + discountCents}::int, ${discountCents}::int, 'onSite', 300, 'Web',
        'Massaggio', starts_at, ends_at, now() from booking`.execute(database);
  if (busy) await holdOfBefore(id, busy, thing ? [[1, 1], thing] : [[1, 1]]);
}

async function holdOfBefore(
  id: number,
  [from, to]: [string, string],
  rows: [number, number][],
): Promise<void> {
  await sql`
    with occasion as materialized (select nextval('occasions') as id)
    insert into holds (provider_id, resource_id, unit, occasion_id, seat, capacity, kind, holder_id, offer_id, main_resource_id, starts_at, service, busy)
      select 1, resource_id, unit, occasion.id, 1, 1, 'reservation', ${id}::int, 1, 1, ${`${DAY(id)} 9:00Z`}::timestamptz,
        tstzrange(${`${DAY(id)} 9:00Z`}::timestamptz, ${`${DAY(id)} 10:00Z`}::timestamptz), tstzrange(${`${DAY(id)} ${from}Z`}::timestamptz, ${`${DAY(id)} ${to}Z`}::timestamptz)
      from occasion, unnest(${rows.map(([resource]) => resource)}::bigint[], ${rows.map(([, unit]) => unit)}::smallint[]) as wanted (resource_id, unit)
  `.execute(database);
}

/** Buffers, price and discount of each, and its things with their units. */
async function kept(): Promise<Record<number, string>> {
  const { rows } = await sql<{ id: number; row: string }>`
    select id, concat_ws(' ', prepare_minutes, cleanup_minutes, price_cents, discount_cents,
      (select string_agg(resource_id || '/' || unit, ' ' order by resource_id, unit) from reservation_things t where t.reservation_id = r.id)) as row
    from reservations r order by id`.execute(database);
  return Object.fromEntries(rows.map(({ id, row }) => [id, row]));
}

/** What does not hold of bookings and their time. */
async function violated(): Promise<string[]> {
  const found: string[] = [];
  for (const { name, sql: query } of [...bookingInvariants, ...availabilityInvariants]) {
    const { rows } = await sql
      .raw(
        `with moment as (select timestamptz '2026-11-02 08:00Z' as now) select * from (${query}) as violation`,
      )
      .execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('bookings from before they kept buffers, price and things', () => {
  it('get them from hold and order, and what is off from its offer', async () => {
    await bookingOfBefore(1);
    // Booked when the offer had other buffers and another price, in the second room.
    await bookingOfBefore(2, {
      busy: ['9:00', '10:05'],
      totalCents: 4050,
      discountCents: 450,
      thing: [2, 2],
    });
    await bookingOfBefore(3, { status: 'C', busy: null });
    await migrate(database);
    expect(await kept()).toEqual({
      1: '15 20 5000 0',
      2: '0 5 4500 450 2/2',
      // One unit of the room and two of the mats: it may come back.
      3: '15 20 5000 0 2/1 3/1 3/2',
    });
    expect(await violated()).toEqual([]);
  });
});

describe('the version before, on the newer schema', () => {
  beforeEach(() => migrate(database));

  it('books: the offer it has just read says what it does not write', async () => {
    await bookingOfBefore(11, { thing: [2, 1] });
    await bookingOfBefore(12, { totalCents: 4500, discountCents: 500 });
    expect(await kept()).toMatchObject({ 11: '15 20 5000 0 2/1', 12: '15 20 5000 500' });
    expect(await violated()).toEqual([]);
  });

  it('moves: what it holds then is what it has', async () => {
    await bookingOfBefore(13, { thing: [2, 1] });
    await sql`delete from holds where holder_id = 13`.execute(database);
    await holdOfBefore(
      13,
      ['8:45', '10:20'],
      [
        [1, 1],
        [2, 2],
      ],
    );
    expect(await kept()).toMatchObject({ 13: '15 20 5000 0 2/2' });
    await sql`delete from holds where holder_id = 13`.execute(database);
    await sql`update reservations set status = 'C', cancel_reason = 'byProvider', cancelled_at = now() where id = 13`.execute(
      database,
    );
    expect(await kept()).toMatchObject({ 13: '15 20 5000 0 2/2' });
    expect(await violated()).toEqual([]);
  });
});
