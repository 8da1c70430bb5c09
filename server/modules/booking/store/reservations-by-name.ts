import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedOffers } from '#server/modules/catalog/index.ts';
import { listedCustomers } from '#server/modules/customers/index.ts';
import { namedResources } from '#server/modules/staff/index.ts';
import type { NameSort, ReservationQuestion } from './find-reservations.ts';
import { walkOf } from './walked-reservations.ts';

/** So many bookings are gathered and sorted; of more, those who have names are walked in their order, and each by an index of its bookings. */
const GATHERED = 1000;

/** What is named: the relation `n`, which of it a booking `r` has, and its order. */
interface Named {
  of: RawBuilder<unknown>;
  isOf: RawBuilder<unknown>;
  order: (way: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const NAMED: Record<NameSort, Named> = {
  customer: {
    of: listedCustomers,
    isOf: sql`n.id = r.customer_id`,
    order: (way) => sql`n.name_key ${way}, n.firstname_key ${way}, n.id ${way}`,
  },
  service: {
    of: namedOffers,
    isOf: sql`n.id = r.offer_id`,
    order: (way) => sql`lower(n.name) ${way}, n.id ${way}`,
  },
  person: {
    of: namedResources,
    isOf: sql`n.id = r.resource_id`,
    order: (way) => sql`lower(n.name) ${way}, n.id ${way}`,
  },
};

const wayOf = ({ isDescending }: ReservationQuestion) => (isDescending ? sql`desc` : sql`asc`);
const orderIn = (question: ReservationQuestion, { order }: Named) => {
  const way = wayOf(question);
  return sql`${order(way)}, r.starts_at ${way}, r.id ${way}`;
};

/** The ids of a page in the order of names, with their `place`. Of one name the order is that of time, in the same direction. */
export function idsByName(
  work: Work,
  question: ReservationQuestion & { sort: NameSort },
): RawBuilder<unknown> {
  const { providerId } = question;
  const named = NAMED[question.sort];
  const order = orderIn(question, named);
  const last = rowsBefore(question.page) + PAGE_SIZE;
  const walked = walkOf(work, { ...question, sort: 'start' });
  const each = walkOf(work, { ...question, sort: 'start' }, true);
  const isFew = sql`(select count(*) from few) <= ${GATHERED}`;
  const way = wayOf(question);
  const walkedOrder = sql`${named.order(way)}, b.starts_at ${way}, b.id ${way}`;
  // The rows come in the order of the names already, so that they are sorted by time name after name
  return sql`
    with few as materialized (select r.id from ${walked.from} where ${walked.where} limit ${GATHERED + 1}),
    gathered as materialized (
      select r.id, row_number() over (order by ${order}) as place from few join reservations r on r.provider_id = ${providerId} and r.id = few.id
        left join ${named.of} n on n.provider_id = ${providerId} and ${named.isOf}
        where ${isFew}),
    walked as materialized (
      select b.id, row_number() over (order by ${walkedOrder}) as place from ${named.of} n cross join lateral (
          select r.id, r.starts_at from ${each.from} where ${named.isOf} and ${each.where}
            order by r.starts_at ${way}, r.id ${way} limit ${last}) b
        where n.provider_id = ${providerId} and not ${isFew}
        order by ${walkedOrder} limit ${last})
    select id, place from (select * from gathered union all select * from walked) r order by place limit ${PAGE_SIZE} offset ${rowsBefore(question.page)}`;
}

/** All that a question leaves, in the order of names. */
export function allByName(
  work: Work,
  question: ReservationQuestion & { sort: NameSort },
): RawBuilder<unknown> {
  const { providerId } = question;
  const named = NAMED[question.sort];
  const walked = walkOf(work, { ...question, sort: 'start' });
  return sql`select r.id from (select r.id from ${walked.from} where ${walked.where}) found
    join reservations r on r.provider_id = ${providerId} and r.id = found.id
    left join ${named.of} n on n.provider_id = ${providerId} and ${named.isOf} order by ${orderIn(question, named)}`;
}
