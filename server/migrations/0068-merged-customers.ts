import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Tables whose rows go on being written while a customer is merged; the others are written under the lock of the customer's row (docs/decisions/0071). */
const WRITTEN_WITHOUT_THE_LOCK = ['reservations', 'orders', 'customer_notes', 'customer_import_rows'];

/**
 * Two customers of a provider who are the same person become one, for good or for thirty days: the merged one stays as a row that points to the kept
 * one. The version before knows neither; what it writes for a merged customer goes to the kept one too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column merged_into bigint,
      add constraint customers_merged_into foreign key (provider_id, merged_into) references customers (provider_id, id),
      add constraint customers_merged_into_others check (merged_into is distinct from id);
    comment on column customers.merged_into is 'the customer they were merged into, who is merged into nobody; null: stands for themselves';
    create index customers_merged on customers (provider_id, merged_into) where merged_into is not null;

    create table customer_merges (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      kept_id bigint not null,
      merged_id bigint not null,
      merged_at timestamptz not null,
      moved jsonb not null,
      undone_at timestamptz,
      primary key (provider_id, id),
      foreign key (provider_id, kept_id) references customers (provider_id, id),
      foreign key (provider_id, merged_id) references customers (provider_id, id),
      check (kept_id <> merged_id)
    );
    comment on table customer_merges is 'which customer was merged into which, and how to undo it';
    comment on column customer_merges.moved is 'what the merge moved: ids and names of fields, nothing that stands in them';
    create unique index customer_merges_standing on customer_merges (provider_id, merged_id) where undone_at is null;
    create index customer_merges_of_kept on customer_merges (provider_id, kept_id, id);

    create function customer_that_stands() returns trigger language plpgsql as $$
    declare kept bigint;
    begin
      loop
        -- Waits for a merge under way, and holds up one that comes after
        select merged_into into kept from customers where provider_id = new.provider_id and id = new.customer_id for key share;
        exit when kept is null;
        new.customer_id := kept;
      end loop;
      return new;
    end $$;
    comment on function customer_that_stands is 'what is written for a merged customer is written for the one they were merged into';
  `.execute(db);
  for (const table of WRITTEN_WITHOUT_THE_LOCK)
    await sql`
      create trigger ${sql.ref(`${table}_of_who_stands`)} before insert or update of customer_id on ${sql.table(table)}
        for each row when (new.customer_id is not null) execute function customer_that_stands()`.execute(db);
}
