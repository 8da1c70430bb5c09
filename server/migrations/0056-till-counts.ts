import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The drawer is counted at closing (docs/decisions/0065). Which count a cash payment belongs to is written on it: one that commits while somebody
 * counts belongs to the next. The version before counts nothing and takes cash as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table till_counts (
      provider_id bigint not null references providers (id),
      id bigint generated always as identity unique,
      expected_cents integer not null,
      counted_cents integer not null check (counted_cents >= 0),
      left_cents integer not null check (left_cents between 0 and counted_cents),
      note text not null default '',
      counted_by bigint not null references people (id),
      counted_at timestamptz not null,
      primary key (provider_id, id)
    );
    comment on table till_counts is 'the drawer, counted by hand: what should lie in it by what was left there and the cash since, what did, what stays in it';
    create index till_counts_of_day on till_counts (provider_id, counted_at);
    create trigger till_counts_are_final
      before update of provider_id, id, expected_cents, counted_cents, left_cents, counted_by, counted_at or delete on till_counts
      for each row execute function refuse_change();

    alter table till_payments
      add column till_count_id bigint,
      add check (till_count_id is null or method = 'cash'),
      add foreign key (provider_id, till_count_id) references till_counts (provider_id, id);
    comment on column till_payments.till_count_id is 'the count that found this cash; null: none yet, or no cash';
    create index till_payments_uncounted on till_payments (provider_id) where till_count_id is null and method = 'cash';
    create trigger till_payments_are_counted_once before update of till_count_id on till_payments
      for each row when (old.till_count_id is not null) execute function refuse_change()
  `.execute(db);
}
