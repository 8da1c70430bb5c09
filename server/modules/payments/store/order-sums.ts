import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/** Of orders: they were paid, and given back whole. What is ordered in place of it is asked for again. */
const IS_GIVEN_BACK = sql`payment_state = 'notPaid' and total_cents > 0 and credited_cents >= total_cents`;

/**
 * What was ordered, what it comes to now and what of that is paid, as a relation that a module above joins in a query of its own rows: columns provider_id, id,
 * subject, subject_id, customer_id, starts_at, payment_state, money_state, due_cents (without what was given back), paid_cents, owed_cents, name, group_name,
 * resource_name, color, channel. An order that is called off still owes here: whether it asks for its money is said by the state of what was ordered.
 */
export const orderSums = sql`(
  select provider_id, id, subject, subject_id, customer_id, starts_at, payment_state, case when ${IS_GIVEN_BACK} then 'givenBack' else payment_state end as money_state,
      total_cents - credited_cents as due_cents, paid_cents,
      case when payment_state = 'paidWithMembership' then 0 else greatest(0, total_cents - credited_cents - paid_cents) end as owed_cents,
      name, group_name, resource_name, color, channel
    from orders
)`;

/**
 * What was booked and how it stands with its money, as a relation that a module above joins in a query of its own rows: columns provider_id, id,
 * reservation_id, starts_at, name, group_name, color, channel, money_state.
 */
export const bookedOrders = sql`(
  select provider_id, id, subject_id as reservation_id, starts_at, name, group_name, color, channel,
      case when ${IS_GIVEN_BACK} then 'givenBack' else payment_state end as money_state
    from orders where subject = 'reservation')`;

/**
 * The same of what begins after one instant and before another: all but the id is read from one index, and what was given back from that of the orders
 * that ask, once for all.
 */
export const bookedOrdersBetween = (providerId: number, after: RawBuilder<unknown>, before: Date) => {
  const isThere = sql`provider_id = ${providerId} and subject = 'reservation' and starts_at > ${after} and starts_at < ${before}`;
  return sql`(
    select provider_id, id, subject_id as reservation_id, starts_at, name, group_name, color, channel,
        case when subject_id in (select subject_id from orders where ${isThere} and ${IS_GIVEN_BACK}) then 'givenBack' else payment_state end as money_state
      from orders where ${isThere})`;
};
