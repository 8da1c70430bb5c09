import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Something that is no booking is sold at the desk (docs/decisions/0078): an order of its own, which may be for nobody the provider knows. The version
 * before finds such orders in the till's list and the ledger alone, and asks nobody for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      drop constraint orders_subject_check,
      add constraint orders_subject_check check
        (subject in ('reservation', 'subscription', 'product', 'membership', 'bundle', 'package', 'freeAmount')),
      alter column customer_id drop not null,
      add constraint orders_of_somebody check (customer_id is not null or (subject = 'freeAmount' and person_id is null)),
      add constraint orders_of_free_amounts check (subject <> 'freeAmount' or subject_id = id);
    comment on column orders.subject_id is 'what was ordered; of a free amount, which is nothing that has an id, the order itself';
    comment on column orders.customer_id is 'for whom; null: a sale at the desk to somebody who was not named';
    create index orders_of_sales on orders (provider_id, customer_id, id) where subject = 'freeAmount' and customer_id is not null
  `.execute(db);
}
