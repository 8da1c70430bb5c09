import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whoever is moved by the provider may decline free of charge (docs/decisions/0081): a booking keeps where its customer last agreed it to be, for as
 * long as the provider moves it. The version before neither writes nor reads it; what it moves stays declinable until a version that knows it moves it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reservations
      add column agreed_starts_at timestamptz,
      add column agreed_ends_at timestamptz,
      add column agreed_resource_id bigint,
      add column moved_by_us boolean not null generated always as (
        agreed_starts_at is not null
        and (agreed_starts_at <> starts_at or agreed_ends_at <> ends_at or agreed_resource_id <> resource_id)) stored,
      add constraint reservations_agreed_whole check (num_nulls(agreed_starts_at, agreed_ends_at, agreed_resource_id) in (0, 3)),
      add foreign key (provider_id, agreed_resource_id) references resources (provider_id, id);
    comment on column reservations.agreed_starts_at is 'where the customer last agreed it to be, since the provider has moved it; null: where it is';
    comment on column reservations.moved_by_us is 'it is not where its customer agreed it to be: they may decline free of charge'
  `.execute(db);
}
