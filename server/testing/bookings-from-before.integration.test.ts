import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import type { Database } from '#server/kernel/database.ts';
import { migrate } from '#server/kernel/migrate.ts';
import type { TermsOfToday } from '#server/migrations/0022-the-terms-of-a-booking.ts';
import { withDatabase } from './test-postgres.ts';

const THIS = '0022-the-terms-of-a-booking';
const TODAY: TermsOfToday = {
  platformFeeBasisPoints: 450,
  termsVersion: 'v-of-today',
  termsTexts: '{"it": {}, "en": {}}',
};

let database: Database;

beforeAll(async () => {
  const url = inject('postgresUrl');
  const name = `radura_before_${randomBytes(6).toString('hex')}`;
  const admin = openPool(url, 1, () => undefined);
  await admin.query(`create database ${name}`);
  await admin.end();
  database = openDatabase(openPool(withDatabase(url, name), 2, () => undefined));
});
afterAll(() => database.destroy());

/** A booking paid on site and one to be paid online, of a provider with rules of its own, as the table was before. */
async function bookingsOfBefore(): Promise<void> {
  await sql`
    with person as (insert into people (email_key, email) values ('anna@example.it', 'anna@example.it') returning id),
    provider as (insert into providers (type, name, free_cancellation_hours, reservation_offset_minutes) values ('C', 'Il Prato', 36, 90) returning id),
    customer as (insert into customers (provider_id, person_id, email) select provider.id, person.id, 'anna@example.it' from provider, person returning *),
    resource as (insert into resources (provider_id, kind, name) select id, 1, 'Anna' from provider returning *),
    service as (insert into services (provider_id, name) select id, 'Massaggi' from provider returning *),
    offer as (insert into offers (provider_id, service_id, name, price_cents, duration_minutes)
      select provider_id, id, 'Massaggio', 5000, 60 from service returning *),
    bookings as (insert into reservations (provider_id, id, offer_id, resource_id, customer_id, person_id, order_id, status, starts_at, ends_at,
        local_start, time_zone, only_book, total_cents, language, created_at)
      select offer.provider_id, n, offer.id, resource.id, customer.id, customer.person_id, n, 'A', timestamptz '2026-11-10 09:00Z' + n * interval '1 day',
        timestamptz '2026-11-10 10:00Z' + n * interval '1 day', '2026-11-10 10:00', 'Europe/Rome', n = 1, 5000, 'it', now()
      from generate_series(1, 2) as n, offer, resource, customer returning *)
    insert into orders (provider_id, id, person_id, customer_id, subject, subject_id, payment_state, price_cents, channel, name, created_at)
      select provider_id, order_id, person_id, customer_id, 'reservation', id, 'notPaid', 5000, 'Web', 'Massaggio', now() from bookings
  `.execute(database);
}

describe('bookings from before terms were kept', () => {
  it('get those of the day of the migration, marked as assumed', async () => {
    const names = readdirSync(new URL('../migrations/', import.meta.url))
      .map((name) => name.replace(/\.ts$/, ''))
      .sort();
    const before = names[names.indexOf(THIS) - 1];
    expect(before).toBeDefined();
    await migrate(database, TODAY, before);
    await bookingsOfBefore();

    await expect(migrate(database)).rejects.toThrow('on which terms');
    await migrate(database, TODAY);
    const { rows } = await sql`
      select free_cancellation_hours as hours, notice_minutes as notice, terms_version as version, r.terms_assumed as assumed,
        payment_mode as mode, platform_fee_basis_points as share, o.terms_assumed as order_assumed
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id order by r.id`.execute(
      database,
    );
    const terms = {
      hours: 36,
      notice: 90,
      version: 'v-of-today',
      assumed: true,
      share: 450,
      order_assumed: true,
    };
    expect(rows).toEqual([
      { ...terms, mode: 'onSite' },
      { ...terms, mode: 'online' },
    ]);
    const texts = await sql`select version from terms_texts`.execute(database);
    expect(texts.rows).toEqual([{ version: 'v-of-today' }]);
  });
});
