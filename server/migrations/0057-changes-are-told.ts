import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * What changes on a calendar, or in somebody's notices, is told to whoever listens when it commits: NOTIFY `radura_changes` with ids and times, one message for
 * each statement and provider (docs/decisions/0066). By triggers: no act can forget it, and a booking that goes from one person to another is told to both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_changes(provider bigint, kind text, changed json) returns void language sql as $$
      select pg_notify('radura_changes', json_build_object('providerId', provider, 'kind', kind,
        'changed', case when json_array_length(changed) <= 60 then changed end)::text)
    $$;
    comment on function tell_changes is 'a message has at most 8000 bytes: of more than sixty rows it says only that there were';

    create function tell_of_reservations() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform tell_changes(provider_id, 'reservations', json_agg(json_build_array(id, resource_id,
            floor(extract(epoch from starts_at) / 60), ceil(extract(epoch from ends_at) / 60))))
          from new_rows group by provider_id;
      else
        perform tell_changes(provider_id, 'reservations', json_agg(json_build_array(id, resource_id,
            floor(extract(epoch from starts_at) / 60), ceil(extract(epoch from ends_at) / 60))))
          from (select provider_id, id, resource_id, starts_at, ends_at from old_rows
            union select provider_id, id, resource_id, starts_at, ends_at from new_rows) both_rows
          group by provider_id;
      end if;
      return null;
    end $$;
    create trigger reservations_tell_new after insert on reservations
      referencing new table as new_rows for each statement execute function tell_of_reservations();
    create trigger reservations_tell_changed after update on reservations
      referencing old table as old_rows new table as new_rows for each statement execute function tell_of_reservations();

    create function tell_of_payments() returns trigger language plpgsql as $$
    begin
      perform tell_changes(r.provider_id, 'reservations', json_agg(json_build_array(r.id, r.resource_id,
          floor(extract(epoch from r.starts_at) / 60), ceil(extract(epoch from r.ends_at) / 60))))
        from new_rows n
        join old_rows o on o.id = n.id and o.payment_state <> n.payment_state
        join reservations r on r.provider_id = n.provider_id and r.id = n.subject_id
        where n.subject = 'reservation' group by r.provider_id;
      return null;
    end $$;
    create trigger orders_tell_paid after update on orders
      referencing old table as old_rows new table as new_rows for each statement execute function tell_of_payments();

    create function tell_of_hours() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform tell_changes(provider_id, 'hours', json_agg(distinct resource_id)) from old_rows group by provider_id;
      else
        perform tell_changes(provider_id, 'hours', json_agg(distinct resource_id)) from new_rows group by provider_id;
      end if;
      return null;
    end $$;

    create function tell_of_notices() returns trigger language plpgsql as $$
    begin
      perform tell_changes(provider_id, 'notices', json_agg(distinct person_id)) from new_rows group by provider_id;
      return null;
    end $$;
    create trigger notices_tell_new after insert on notices
      referencing new table as new_rows for each statement execute function tell_of_notices();
  `.execute(db);
  for (const table of ['working_times', 'breaks', 'holidays', 'schedules']) {
    const name = (what: string) => sql.ref(`${table}_tell_${what}`);
    await sql`
      create trigger ${name('new')} after insert on ${sql.table(table)}
        referencing new table as new_rows for each statement execute function tell_of_hours();
      create trigger ${name('changed')} after update on ${sql.table(table)}
        referencing new table as new_rows for each statement execute function tell_of_hours();
      create trigger ${name('gone')} after delete on ${sql.table(table)}
        referencing old table as old_rows for each statement execute function tell_of_hours();
    `.execute(db);
  }
}
