import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { offersOfService } from '#server/modules/catalog/index.ts';
import { customersFound } from '#server/modules/customers/index.ts';
import { orderSums } from '#server/modules/payments/index.ts';
import type { ReservationPayment, ReservationQuestion, ReservationStanding } from './find-reservations.ts';

/** Rows `r` that have at least an id, a start and a customer, and which of them. */
export interface Walk {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
}

/**
 * Which bookings a question leaves, found by what is rarest of it.
 * @param isWhole whether the rows must be bookings with all that stands in them
 */
export function walkOf(work: Work, question: ReservationQuestion, isWhole = question.search !== null): Walk {
  const { providerId, payment } = question;
  if (!isWhole && asksForMoneyAlone(question)) return walkOfOrders(work.now(), question);
  // The order begins when the booking does: in that order two indexes are read side by side, and none of their rows
  const begins = question.sort === 'start' ? sql`o.starts_at = r.starts_at` : sql`true`;
  const withOrders = sql`reservations r join ${orderSums} o on o.provider_id = ${providerId} and ${begins} and o.subject_id = r.id`;
  return {
    from: payment === 'unpaid' || payment === 'pending' ? withOrders : sql`reservations r`,
    where: sql.join(conditions(work, question), sql` and `),
  };
}

/** Whether what still asks for money is asked for, and what else is stands in the orders too. */
export function asksForMoneyAlone(
  question: ReservationQuestion,
): question is ReservationQuestion & { payment: 'unpaid' | 'pending' } {
  const { ownResourceId, resourceId, serviceId, customerId, standing, sort, payment } = question;
  const others = [ownResourceId, resourceId, serviceId, customerId];
  return (
    (payment === 'unpaid' || payment === 'pending') &&
    sort === 'start' &&
    standing !== 'waiting' &&
    standing !== 'inactive' &&
    others.every((other) => other === null)
  );
}

/** What asks for money, by the orders that do, without those of what is off: these are fewer to read past than the bookings. */
function walkOfOrders(
  now: Date,
  { providerId, payment, standing, from, to }: ReservationQuestion & { payment: 'unpaid' | 'pending' },
): Walk {
  const dayAgo = new Date(now.getTime() - LONGEST_MS);
  const beginsWithin = (at: RawBuilder<unknown>) => [
    ...(standing === 'upcoming' ? [sql`${at} > ${dayAgo}`] : []),
    ...(standing === 'completed' ? [sql`${at} <= ${now}`] : []),
    ...(from === null ? [] : [sql`${at} >= ${from}`]),
    ...(to === null ? [] : [sql`${at} < ${to}`]),
  ];
  const isOne = (
    which: RawBuilder<unknown>,
    end: RawBuilder<unknown> = sql``,
  ) => sql`exists (select from reservations b where b.provider_id = ${providerId} and ${which}
    and b.starts_at = o.starts_at and b.id = o.subject_id ${end})`;
  // The bounds are said of these bookings again: the planner takes over only what is equal, and would read what is off from the first on
  const isNone = (which: RawBuilder<unknown>, end?: RawBuilder<unknown>) =>
    sql`not ${isOne(sql.join([which, ...beginsWithin(sql`b.starts_at`)], sql` and `), end)}`;
  const list = [
    ...ofOrder(providerId, payment),
    ...beginsWithin(sql`o.starts_at`),
    // Few are paid in part, and each is looked up; beside the many that are not paid, all that is off is read
    isNone(sql`b.status in ('C', 'R')`, payment === 'pending' ? sql`offset 0` : sql``),
  ];
  // What began a day ago is over: only what began since is looked up
  if (standing === 'upcoming') list.push(sql`(o.starts_at > ${now} or ${isOne(sql`b.ends_at > ${now}`)})`);
  if (standing === 'completed')
    list.push(
      sql`(o.starts_at <= ${dayAgo} or ${isOne(sql`b.ends_at <= ${now}`)})`,
      isNone(sql`b.status in ('P', 'RSD')`),
    );
  return {
    from: sql`(select o.subject_id as id, o.starts_at, o.customer_id from ${orderSums} o where ${sql.join(list, sql` and `)}) r`,
    where: sql`true`,
  };
}

/** The order of bookings `r` in a list by time. */
export function orderOf({ sort, isDescending }: ReservationQuestion) {
  const way = isDescending ? sql`desc` : sql`asc`;
  return sort === 'booked' ? sql`r.created_at ${way}, r.id ${way}` : sql`r.starts_at ${way}, r.id ${way}`;
}

function conditions(work: Work, question: ReservationQuestion) {
  const { providerId, ownResourceId, resourceId, serviceId, customerId, from, to, search, payment } =
    question;
  const list = [sql`r.provider_id = ${providerId}`, ...ofStanding(work.now(), question.standing)];
  if (ownResourceId !== null) list.push(sql`r.resource_id = ${ownResourceId}`);
  if (resourceId !== null) list.push(sql`r.resource_id = ${resourceId}`);
  if (serviceId !== null) list.push(sql`r.offer_id in ${offersOfService(providerId, serviceId)}`);
  if (customerId !== null) list.push(sql`r.customer_id = ${customerId}`);
  if (from !== null) list.push(sql`r.starts_at >= ${from}`);
  if (to !== null) list.push(sql`r.starts_at < ${to}`);
  if (search !== null && 'id' in search) list.push(sql`r.id = ${search.id}`);
  if (search !== null && 'typed' in search) {
    const found = customersFound(providerId, search.typed, search);
    // As a list: who was found is nearly always fewer than who books, which the planner does not know of a join
    list.push(found === null ? sql`false` : sql`r.customer_id = any (array${found})`);
  }
  if (payment !== null) list.push(...ofPayment(providerId, payment));
  return list;
}

/** Nothing that is booked takes longer than a day, so that what is under way is near in the index. */
const LONGEST_MS = 86_400_000;

function ofStanding(now: Date, standing: ReservationStanding) {
  switch (standing) {
    case 'upcoming':
      return [
        sql`r.status in ('A', 'P', 'RSD')`,
        sql`r.starts_at > ${new Date(now.getTime() - LONGEST_MS)}`,
        sql`r.ends_at > ${now}`,
      ];
    case 'completed':
      return [sql`r.status = 'A'`, sql`r.starts_at <= ${now}`, sql`r.ends_at <= ${now}`];
    case 'active':
      return [sql`r.status in ('A', 'P', 'RSD')`];
    case 'waiting':
      return [sql`r.status in ('P', 'RSD')`];
    case 'inactive':
      return [sql`r.status in ('C', 'R')`];
    case 'all':
      return [];
  }
}

function ofPayment(providerId: number, payment: ReservationPayment) {
  const stands = sql`r.status in ('A', 'P', 'RSD')`;
  switch (payment) {
    case 'unpaid':
    case 'pending':
      return [stands, ...ofOrder(providerId, payment)];
    case 'paid':
      // There are three ways of being paid and two of asking for money: what does not ask is paid, and their index is the smaller one
      return [
        stands,
        sql`not exists (select from ${orderSums} o where o.provider_id = ${providerId} and o.subject = 'reservation' and ${ASKS}
          and o.starts_at = r.starts_at and o.subject_id = r.id)`,
      ];
    case 'reimbursed':
      return [sql`r.status = 'R'`];
  }
}

/** As the partial index of orders that ask has it. */
const ASKS = sql`o.payment_state in ('notPaid', 'partiallyPaid')`;

/** Of orders `o`. */
function ofOrder(providerId: number, payment: 'unpaid' | 'pending') {
  const list = [sql`o.provider_id = ${providerId}`, sql`o.subject = 'reservation'`];
  return payment === 'unpaid'
    ? [...list, ASKS, sql`o.owed_cents > 0`]
    : [...list, sql`o.payment_state = 'partiallyPaid'`];
}
