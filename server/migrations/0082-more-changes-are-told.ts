import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Customers and money are told as bookings are (migration 57, docs/decisions/0085): whose card changed, whose money moved. One message for each statement: an import
 * of ten thousand says no more than that customers of the center changed, and the same message twice in a transaction is one. Of a booking its customer is told too.
 * The version before takes what it does not know for something missed, and reads anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_of_reservations() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tell_changes(provider_id, 'reservations', json_agg(json_build_array(id, resource_id,
            floor(extract(epoch from starts_at) / 60), ceil(extract(epoch from ends_at) / 60), customer_id)))
          from new_rows group by provider_id;
      else
        perform tell_changes(provider_id, 'reservations', json_agg(json_build_array(id, resource_id,
            floor(extract(epoch from starts_at) / 60), ceil(extract(epoch from ends_at) / 60), customer_id)))
          from (select provider_id, id, resource_id, starts_at, ends_at, customer_id from old_rows
            union select provider_id, id, resource_id, starts_at, ends_at, customer_id from new_rows) both_rows
          group by provider_id;
      end if;
      return null;
    end $$;

    create or replace function tell_of_payments() returns trigger language plpgsql as $$
    begin
      perform tell_changes(r.provider_id, 'reservations', json_agg(json_build_array(r.id, r.resource_id,
          floor(extract(epoch from r.starts_at) / 60), ceil(extract(epoch from r.ends_at) / 60), r.customer_id)))
        from new_rows n
        join old_rows o on o.id = n.id
          and (o.payment_state, o.paid_cents, o.credited_cents, o.total_cents)
            is distinct from (n.payment_state, n.paid_cents, n.credited_cents, n.total_cents)
        join reservations r on r.provider_id = n.provider_id and r.id = n.subject_id
        where n.subject = 'reservation' group by r.provider_id;
      perform tell_changes(n.provider_id, 'money',
          case when count(*) <= 60 then coalesce(json_agg(distinct n.customer_id) filter (where n.customer_id is not null), '[]') end)
        from new_rows n
        join old_rows o on o.id = n.id
          and (o.paid_cents, o.credited_cents, o.total_cents) is distinct from (n.paid_cents, n.credited_cents, n.total_cents)
        group by n.provider_id;
      return null;
    end $$;

    create function tell_of_till_counts() returns trigger language plpgsql as $$
    begin
      perform tell_changes(provider_id, 'money', '[]') from new_rows group by provider_id;
      return null;
    end $$;
    create trigger till_counts_tell_new after insert on till_counts
      referencing new table as new_rows for each statement execute function tell_of_till_counts();

    create function tell_of_customers() returns trigger language plpgsql as $$
    begin
      perform tell_changes(provider_id, 'customers', case when count(*) <= 60 then json_agg(distinct id) end)
        from new_rows group by provider_id;
      return null;
    end $$;
    create trigger customers_tell_new after insert on customers
      referencing new table as new_rows for each statement execute function tell_of_customers();
    create trigger customers_tell_changed after update on customers
      referencing new table as new_rows for each statement execute function tell_of_customers();

    create function tell_of_parts_of_customers() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform tell_changes(provider_id, 'customers', case when count(*) <= 60 then json_agg(distinct customer_id) end)
          from old_rows group by provider_id;
      else
        perform tell_changes(provider_id, 'customers', case when count(*) <= 60 then json_agg(distinct customer_id) end)
          from new_rows group by provider_id;
      end if;
      return null;
    end $$;
  `.execute(db);
  for (const table of ['customer_notes', 'customer_tagged', 'customer_field_values', 'customer_contacts']) {
    const name = (what: string) => sql.ref(`${table}_tell_${what}`);
    await sql`
      create trigger ${name('new')} after insert on ${sql.table(table)}
        referencing new table as new_rows for each statement execute function tell_of_parts_of_customers();
      create trigger ${name('changed')} after update on ${sql.table(table)}
        referencing new table as new_rows for each statement execute function tell_of_parts_of_customers();
      create trigger ${name('gone')} after delete on ${sql.table(table)}
        referencing old table as old_rows for each statement execute function tell_of_parts_of_customers();
    `.execute(db);
  }
}
