import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The first customers of a name that thousands have are read in order, without sorting the thousands (docs/decisions/0077): the order goes on with the
 * first name, and a second index of words leaves out the one that the order begins with. Bookings that are paid in part have an index, as those that
 * still ask have. The version before finds its index by the same name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function customer_words_besides(words tsvector, provider_id bigint, firstname text, lastname text)
    returns tsvector language sql immutable parallel safe as $$
      select case when name ~ '^[a-z0-9]+(\\s|$)'
          then ts_delete(words, provider_id || left('n' || substring(name from '^[a-z0-9]+'), 200)) else words end
        from lower(coalesce(lastname, firstname)) as name
    $$;
    comment on function customer_words_besides is 'by what else a customer is found than by the first word of the name that lists are in the order of';
    create index customers_by_words_besides on customers using gin (customer_words_besides(words, provider_id, firstname, lastname))
      with (fastupdate = off);
    drop index customers_by_name;
    create index customers_by_name on customers (provider_id, (lower(coalesce(lastname, firstname, nullif(email, ''), phone, '')) collate "C"),
      (lower(coalesce(firstname, '')) collate "C"), id);
    create index orders_partly_paid on orders (provider_id, starts_at, subject_id) where subject = 'reservation' and payment_state = 'partiallyPaid';
  `.execute(db);
}
