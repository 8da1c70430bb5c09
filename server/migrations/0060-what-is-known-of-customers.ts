import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What a provider writes down of its customers beside names and contacts, and the indexes of their list (docs/decisions/0068). The version before
 * neither reads nor writes the columns: it goes on finding who is archived meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column archived_at timestamptz,
      add column birthday date check (birthday >= '1900-01-01'),
      add column tax_code text check (tax_code ~ '^([A-Z0-9]{16}|[0-9]{11})$'),
      add column language text check (language in ('it', 'en')),
      add column blacklist_reason text check (blacklist_reason <> '');
    comment on column customers.archived_at is 'since when they are left out of lists and searches; what was booked stays';
    comment on column customers.language is 'in which they are written to, as the provider says; null: as their person chose';
    comment on column customers.blacklist_reason is 'why the provider does not receive them, in its own words';
    create index customers_by_name on customers (provider_id, (lower(coalesce(lastname, firstname, nullif(email, ''), phone, ''))), id);
    create index customers_by_age on customers (provider_id, created_at, id);
  `.execute(db);
}
