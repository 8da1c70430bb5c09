/**
 * The first page of `getMyOrders` for somebody with 10,000 orders among 1,000,000, with every field of the specification:
 * through the API in process, beside the bare statements that read the same rows. One question at a time, wall clock.
 */
import type pg from 'pg';
import { Client } from 'pg';
import { anActor } from '#server/modules/identity/builders.ts';
import { findOrAddPerson } from '#server/modules/identity/index.ts';
import type { Figure } from './setup/figures-page.ts';
import { medianMs } from './setup/median.ts';
import type { BenchApp, Bookable } from './setup/bench-app.ts';
import { openBenchApp, somePeople } from './setup/bench-app.ts';

const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_000_000);
/** One of so many orders is hers, so that they lie far apart. */
const EVERY = 100;
const OTHERS = 10_000;
const TURNS = { warmUp: 100, questions: 500 };
const GOAL_MS = 5;

const MY_ORDERS = `query { getMyOrders(page: 1) { total page pages items {
  id userId customerId providerId productId reservationId subscriptionId userMembershipId bundleId date price paid stripeId email
  serviceId name paidWithUserMembershipId type duration resourceName startTime endTime color groupName timeUnit currency active
  sessions { id resourceName startTime endTime } promoCode nextPayment total paymentMethod paymentState refundState refundedCents
} } }`;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const personId = await loadOrders(app, await somePeople(app, 40));
    await refuseWithoutIndex(app.pool, personId);
    const context = () =>
      app.contextOf({
        requestId: 'bench',
        locale: 'it',
        address: 'x',
        idempotencyKey: null,
        actor: anActor({ personId }),
      });
    const answer = await app.executor.run({ query: MY_ORDERS }, context());
    if (answer.errors) throw new Error(answer.errors[0]?.message);
    const bare = bareStatements(app.pool, personId);
    const product = await medianMs(() => app.executor.run({ query: MY_ORDERS }, context()), TURNS);
    const floor = await medianMs(bare, TURNS);
    return [
      {
        what: `getMyOrders, first page of ${(ORDERS / EVERY).toLocaleString('en')} among ${ORDERS.toLocaleString('en')}, p50`,
        product,
        floor,
        unit: 'ms',
        goal: `at most ${GOAL_MS} ms`,
        isReached: product <= GOAL_MS,
      },
    ];
  } finally {
    await app.end();
  }
}

/** The page and the count straight through the driver, prepared, and both as text. */
function bareStatements(pool: pg.Pool, personId: number): () => Promise<string> {
  return async () => {
    const [page, total] = await Promise.all([
      pool.query({
        name: 'page',
        text: 'select * from orders where person_id = $1 order by created_at desc, id desc limit 10',
        values: [personId],
      }),
      pool.query({
        name: 'total',
        text: 'select count(*) from orders where person_id = $1',
        values: [personId],
      }),
    ]);
    return JSON.stringify({ items: page.rows, total: total.rows[0] });
  };
}

/** @throws unless the page is read by its index, without sorting */
async function refuseWithoutIndex(pool: pg.Pool, personId: number): Promise<void> {
  const { rows } = await pool.query(
    `explain select * from orders where person_id = ${personId} order by created_at desc, id desc limit 10`,
  );
  const plan = JSON.stringify(rows);
  if (!plan.includes('orders_of_person') || plan.includes('Sort'))
    throw new Error(`The page is not read by its index: ${plan}`);
}

/** @returns the person with many orders: hers have their bookings, and every other one is paid by card */
async function loadOrders(app: BenchApp, bookable: readonly Bookable[]): Promise<number> {
  // Of its own: what loads a million rows takes longer than a request may.
  const loader = new Client({ connectionString: app.databaseUrl });
  await loader.connect();
  await loader.query("set statement_timeout = 0; set synchronous_commit = 'off'; set work_mem = '64MB'");
  const personId = await findOrAddPerson(app.jobs.work(), {
    email: 'many-orders@example.it',
    language: 'it',
  });
  const providers = [...new Set(bookable.map(({ providerId }) => providerId))];
  await loader.query('update people set verified_at = now() where id = $1', [personId]);
  await loader.query(
    "insert into people (email_key, email) select 'other' || n, 'other' || n || '@example.it' from generate_series(1, $1::int) n",
    [OTHERS],
  );
  await loader.query(
    `insert into customers (provider_id, person_id, email)
      select ($1::bigint[])[1 + p.id % array_length($1::bigint[], 1)], p.id, p.email from people p where p.email_key like 'other%'
      union all select provider_id, $2, 'many-orders@example.it' from unnest($1::bigint[]) as provider_id`,
    [providers, personId],
  );
  await loader.query(
    `with numbered as materialized (
        select c.*, person_id = $2 as is_hers, row_number() over (partition by person_id = $2 order by id) - 1 as number,
          count(*) over (partition by person_id = $2) as many from customers c)
    insert into orders (provider_id, person_id, customer_id, subject, subject_id, payment_state, price_cents, paid_cents, line_count, payment_mode,
        platform_fee_basis_points, channel, payment_method, name, resource_name, starts_at, ends_at, duration_minutes, created_at)
      select c.provider_id, c.person_id, c.id, 'reservation', 1000000 + n, case when n / $3 % 2 = 0 then 'fullyPaid' else 'notPaid' end, 5000,
        case when n / $3 % 2 = 0 then 5000 else 0 end, 1, 'online', 300, 'Web',
        case when n / $3 % 2 = 0 then 'CreditCard' end, 'Massaggio rilassante', 'Anna', start, start + interval '1 hour', 60, start - interval '9 days'
      from generate_series(1, $1::int) n
      cross join lateral (select timestamptz '2026-01-01 09:00Z' + n * interval '30 seconds' as start) as times
      join (select distinct is_hers, many from numbered) as kinds on kinds.is_hers = (n % $3 = 0)
      join numbered c on c.is_hers = kinds.is_hers and c.number = case when kinds.is_hers then n / $3 else n end % kinds.many`,
    [ORDERS, personId, EVERY],
  );
  const [offers, resources] = [
    bookable.map(({ offerId }) => offerId),
    bookable.map(({ resourceId }) => resourceId),
  ];
  await loader.query(
    `insert into reservations (provider_id, id, offer_id, resource_id, customer_id, person_id, order_id, status, starts_at, ends_at, local_start,
        time_zone, only_book, prepare_minutes, cleanup_minutes, price_cents, discount_cents, total_cents, language, free_cancellation_hours, notice_minutes, terms_version, created_at)
      select o.provider_id, o.subject_id, b.offer_id, b.resource_id, o.customer_id, o.person_id, o.id, 'A', o.starts_at, o.ends_at,
        o.starts_at at time zone 'Europe/Rome', 'Europe/Rome', false, 0, 0, 5000, 0, 5000, 'it', 24, 0, 'bench', o.created_at
      from orders o join unnest($2::bigint[], $3::bigint[], $4::bigint[]) as b (provider_id, offer_id, resource_id) using (provider_id)
      where o.person_id = $1`,
    [personId, bookable.map(({ providerId }) => providerId), offers, resources],
  );
  await loader.query(
    `insert into card_payments (provider_id, order_id, attempt, description, processor_account_id, processor_intent_id, idempotency_key, amount_cents,
        platform_fee_cents, state, created_at, settled_at)
      select provider_id, id, 1, name, 'acct_bench', 'pi_' || id, 'key ' || id, 5000, 150, 'succeeded', created_at, created_at
      from orders where person_id = $1 and payment_state = 'fullyPaid'`,
    [personId],
  );
  await loader.query('vacuum analyze orders, reservations, card_payments, customers, people');
  await loader.end();
  return personId;
}

if (import.meta.main) console.log(await run());
