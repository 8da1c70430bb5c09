import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Whose bookings look different since a calendar was read (docs/decisions/0087): all that a booking shows stands in its own row, its order and its
 * customer, and whether it is a first visit in the customer's other bookings. So every transaction notes the customers it touches, under its own number: a later reading
 * finds exactly those whom an earlier one could not see. The version before writes them too, by the triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_changes (
      provider_id bigint not null,
      xid xid8 not null,
      customer_id bigint not null,
      changed_at timestamptz not null,
      primary key (provider_id, xid, customer_id)
    );
    create index calendar_changes_by_age on calendar_changes (changed_at);
    comment on table calendar_changes is 'customers whose bookings look different since a transaction; dropped after days';
    comment on column calendar_changes.xid is 'the transaction: its changes are seen by who sees its number in a snapshot';

    create function note_changed_reservations() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into calendar_changes select distinct provider_id, pg_current_xact_id(), customer_id, clock_timestamp() from new_rows on conflict do nothing;
      elsif tg_op = 'DELETE' then
        insert into calendar_changes select distinct provider_id, pg_current_xact_id(), customer_id, clock_timestamp() from old_rows on conflict do nothing;
      else
        insert into calendar_changes select provider_id, pg_current_xact_id(), customer_id, clock_timestamp()
          from (select provider_id, customer_id from old_rows union select provider_id, customer_id from new_rows) both_rows on conflict do nothing;
      end if;
      return null;
    end $$;

    create function note_changed_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into calendar_changes select distinct provider_id, pg_current_xact_id(), customer_id, clock_timestamp()
          from new_rows where subject = 'reservation' on conflict do nothing;
      elsif tg_op = 'DELETE' then
        insert into calendar_changes select distinct provider_id, pg_current_xact_id(), customer_id, clock_timestamp()
          from old_rows where subject = 'reservation' on conflict do nothing;
      else
        insert into calendar_changes select provider_id, pg_current_xact_id(), customer_id, clock_timestamp()
          from (select provider_id, customer_id from old_rows where subject = 'reservation'
            union select provider_id, customer_id from new_rows where subject = 'reservation') both_rows on conflict do nothing;
      end if;
      return null;
    end $$;

    create function note_changed_names() returns trigger language plpgsql as $$
    begin
      insert into calendar_changes select n.provider_id, pg_current_xact_id(), n.id, clock_timestamp()
        from new_rows n join old_rows o on o.provider_id = n.provider_id and o.id = n.id
          and (o.firstname, o.lastname) is distinct from (n.firstname, n.lastname) on conflict do nothing;
      return null;
    end $$;

    create trigger customers_note_names after update on customers
      referencing old table as old_rows new table as new_rows for each statement execute function note_changed_names();
  `.execute(db);
  for (const table of ['reservations', 'orders']) {
    const note = (what: string) => sql.ref(`${table}_note_${what}`);
    const run = sql`for each statement execute function ${sql.ref(`note_changed_${table}`)}()`;
    await sql`
      create trigger ${note('new')} after insert on ${sql.table(table)} referencing new table as new_rows ${run};
      create trigger ${note('changed')} after update on ${sql.table(table)} referencing old table as old_rows new table as new_rows ${run};
      create trigger ${note('gone')} after delete on ${sql.table(table)} referencing old table as old_rows ${run};
    `.execute(db);
  }
}
