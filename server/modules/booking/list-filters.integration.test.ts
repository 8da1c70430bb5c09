import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { idsOfReservations } from './store/exported-reservations.ts';
import type { ReservationQuestion } from './store/find-reservations.ts';
import { NO_FILTER } from './testing/no-filter.ts';
import {
  findReservationsOfProvider,
  RESERVATION_PAYMENTS,
  RESERVATION_SORTS,
  RESERVATION_STANDINGS,
} from './store/find-reservations.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

/** More than are looked at in their order before the customers who were searched for are gathered. */
const BOOKINGS = 1400;
/** Of whom a third has a name of which so many are found that orders are gone through, not customers. */
const CUSTOMERS = 720;
const HOUR_MS = 3_600_000;
/** Else a third of them, so that every two values meet. */
const IS_EACH_TRIED = ALL_CASES;

interface Row {
  id: number;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  status: string;
  resourceId: number;
  customerId: number;
  customer: string;
  person: string;
  paid: string;
  owed: number;
}

let app: TestApp;
let providerId: number;
let people: number[];
let rows: Row[];

beforeAll(async () => {
  app = await openTestApp();
  const work = app.work();
  providerId = await aProvider(work);
  people = [await aColleague(work, { providerId }), await aColleague(work, { providerId, name: 'Bruno' })];
  const { offerId } = await anOffer(work, { providerId, people });
  await app.pool.query(
    `insert into customers (provider_id, firstname, lastname, created_at)
      select $1, 'Anna', case when n % 40 = 0 then 'Quirino' else (array['Rossi', 'Bianchi', 'Neri'])[1 + n % 3] end, now() from generate_series(1, ${CUSTOMERS}) n`,
    [providerId],
  );
  await app.pool.query(GENERATED, [providerId, people, offerId, BOOKINGS, app.clock.now()]);
  await app.pool.query('analyze');
  ({ rows } = await app.pool.query<Row>(READ, [providerId]));
});
afterAll(() => app.close());

/** Every three hours around now, of two hours each; of each status and payment some, in all pairs. */
const GENERATED = `
  with made as materialized (
    select n, nextval('orders_id_seq') as order_id, nextval('reservations_id_seq') as id,
        $5::timestamptz + (n - $4::int / 2) * interval '3 hours' - interval '1 hour' as start,
        (array['A', 'C', 'A', 'P', 'R', 'A', 'RSD', 'A', 'A', 'A', 'C'])[1 + n % 11] as status,
        (array['fullyPaid', 'notPaid', 'fullyPaid', 'partiallyPaid', 'notPaid', 'paidWithMembership', 'pricedZero'])[1 + n % 7] as paid,
        ($2::bigint[])[1 + n / 3 % 2] as resource_id, (select min(id) from customers where provider_id = $1) + n * 7 % ${CUSTOMERS} as customer_id
      from generate_series(1, $4::int) n),
  ordered as (
    insert into orders (provider_id, id, customer_id, subject, subject_id, payment_state, price_cents, paid_cents, credited_cents, line_count, payment_mode,
        platform_fee_basis_points, channel, name, resource_name, starts_at, ends_at, duration_minutes, created_at)
      overriding system value
      select $1, order_id, customer_id, 'reservation', id, paid, case paid when 'pricedZero' then 0 else 5000 end, case paid when 'fullyPaid' then 5000 when 'partiallyPaid' then 2000 else 0 end,
        case when paid = 'notPaid' and n % 5 = 0 then 5000 else 0 end, 1, 'onSite', 300, 'Web', 'Massaggio', 'Anna', start, start + interval '2 hours', 120, start - interval '9 days'
      from made)
  insert into reservations (provider_id, id, offer_id, resource_id, customer_id, order_id, status, starts_at, ends_at, local_start, time_zone,
      only_book, prepare_minutes, cleanup_minutes, price_cents, discount_cents, total_cents, language, free_cancellation_hours, notice_minutes,
      terms_version, expires_at, cancel_reason, cancelled_at, created_at)
    overriding system value
    select $1, id, $3::bigint, resource_id, customer_id, order_id, status, start, start + interval '2 hours', start at time zone 'Europe/Rome',
      'Europe/Rome', true, 0, 0, 5000, 0, 5000, 'it', 24, 0, 'terms', case when status in ('P', 'RSD') then start + interval '1 hour' end,
      case when status in ('C', 'R') then 'byCustomer' end, case when status in ('C', 'R') then start end, start - n % 17 * interval '1 day' from made`;

const READ = `
  select r.id::int, r.starts_at as "startsAt", r.ends_at as "endsAt", r.created_at as "createdAt", r.status, r.resource_id::int as "resourceId",
      r.customer_id::int as "customerId", lower(c.lastname) as customer, lower(s.name) as person, o.payment_state as paid,
      case when o.payment_state = 'paidWithMembership' then 0 else greatest(0, o.total_cents - o.credited_cents - o.paid_cents) end as owed
    from reservations r join orders o on o.id = r.order_id join customers c on c.id = r.customer_id join resources s on s.id = r.resource_id where r.provider_id = $1`;

/** What a question leaves, said again without any index. */
function plainly(question: ReservationQuestion): number[] {
  const now = app.clock.now();
  const stands = ({ status }: Row) => ['A', 'P', 'RSD'].includes(status);
  const standings: Record<ReservationQuestion['standing'], (row: Row) => boolean> = {
    upcoming: (row) => stands(row) && row.endsAt > now,
    completed: (row) => row.status === 'A' && row.endsAt <= now,
    active: stands,
    waiting: ({ status }) => ['P', 'RSD'].includes(status),
    inactive: (row) => !stands(row),
    all: () => true,
  };
  const payments: Record<NonNullable<ReservationQuestion['payment']>, (row: Row) => boolean> = {
    unpaid: (row) => stands(row) && ['notPaid', 'partiallyPaid'].includes(row.paid) && row.owed > 0,
    pending: (row) => stands(row) && row.paid === 'partiallyPaid',
    paid: (row) => stands(row) && ['fullyPaid', 'paidWithMembership', 'pricedZero'].includes(row.paid),
    reimbursed: ({ status }) => status === 'R',
  };
  const { standing, payment, resourceId, search, from, to, sort, isDescending } = question;
  const at = (row: Row) => (sort === 'booked' ? row.createdAt : row.startsAt).getTime();
  // There is one sub-service alone
  const name = (row: Row): string => (sort === 'customer' || sort === 'person' ? row[sort] : '');
  const number = (row: Row): number =>
    sort === 'customer' ? row.customerId : sort === 'person' ? row.resourceId : 0;
  const by = (one: Row, other: Row): number =>
    (name(one) < name(other) ? -1 : Number(name(one) > name(other))) ||
    number(one) - number(other) ||
    at(one) - at(other) ||
    one.id - other.id;
  const found = rows.filter(
    (row) =>
      standings[standing](row) &&
      (payment === null || payments[payment](row)) &&
      (resourceId === null || row.resourceId === resourceId) &&
      (search === null || ('typed' in search && row.customer.startsWith(search.typed))) &&
      (from === null || row.startsAt >= from) &&
      (to === null || row.startsAt < to),
  );
  const ordered = found.toSorted(by).map(({ id }) => id);
  return isDescending ? ordered.toReversed() : ordered;
}

it.each(RESERVATION_STANDINGS)(
  '%s: every filter leaves what it says, in its order, counted',
  async (standing) => {
    const now = app.clock.now();
    const question: ReservationQuestion = { ...NO_FILTER, providerId, ownResourceId: null, standing };
    const others: Partial<ReservationQuestion>[] = [
      {},
      { resourceId: people[0] ?? 0 },
      { search: { typed: 'rossi', withContacts: true } },
      { search: { typed: 'quirino', withContacts: true }, isDescending: true },
      { search: { typed: 'rossi', withContacts: true }, resourceId: people[1] ?? 0 },
      { from: new Date(now.getTime() - 30 * HOUR_MS), to: new Date(now.getTime() + 30 * HOUR_MS) },
    ];
    let most = 0;
    for (const [at, payment] of [null, ...RESERVATION_PAYMENTS].entries())
      for (const [by, sort] of RESERVATION_SORTS.entries())
        for (const other of IS_EACH_TRIED
          ? others
          : others.filter((_one, which) => (at + by + which) % 3 === 0)) {
          const asked = { ...question, payment, sort, ...other };
          const wanted = plainly(asked);
          most = Math.max(most, wanted.length);
          const { reservations, counted } = await findReservationsOfProvider(app.work(), asked);
          const page = wanted.slice(0, 10);
          expect({ payment, sort, other, counted, ids: reservations.map(({ id }) => id) }).toEqual({
            payment,
            sort,
            other,
            counted: wanted.length,
            ids: page,
          });
          expect(await idsOfReservations(app.work(), asked)).toEqual(wanted);
          if (!other.search) continue;
          // The last page is short, so that whoever was found is gathered for it
          const last = Math.max(1, Math.ceil(wanted.length / 10));
          const end = await findReservationsOfProvider(app.work(), { ...asked, page: last });
          expect(end.reservations.map(({ id }) => id)).toEqual(wanted.slice(10 * (last - 1)));
        }
    expect(most).toBeGreaterThan(20);
  },
);
