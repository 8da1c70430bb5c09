import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What people ask of providers that take no bookings online. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_requests (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      name text not null,
      email text not null,
      phone text,
      message text not null,
      created_at timestamptz not null,
      primary key (provider_id, id)
    );
  `.execute(db);
}
