import { sql } from 'kysely';

/**
 * What was ordered and what of it is paid, as a relation that a module above joins in a query of its own rows: columns provider_id, id, subject,
 * subject_id, customer_id, starts_at, payment_state, total_cents, credited_cents, paid_cents, owed_cents, name, group_name, resource_name, color, channel. An order
 * that is called off still owes here: whether it asks for its money is said by the state of what was ordered.
 */
export const orderSums = sql`(
  select provider_id, id, subject, subject_id, customer_id, starts_at, payment_state, total_cents, credited_cents, paid_cents,
      case when payment_state = 'paidWithMembership' then 0 else greatest(0, total_cents - credited_cents - paid_cents) end as owed_cents,
      name, group_name, resource_name, color, channel
    from orders
)`;
