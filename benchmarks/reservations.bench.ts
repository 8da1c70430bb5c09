/**
 * The first page of the reservations list for a provider with 1,000,000 of them, as its screen asks for it, by every filter: through the API in
 * process. One question at a time, wall clock.
 */
import { Client } from 'pg';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp, screenDocument } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';
import { medianMs } from './setup/median.ts';

const RESERVATIONS = Number(process.env['BENCH_RESERVATIONS'] ?? 1_000_000);
const CUSTOMERS = RESERVATIONS / 10;
const TURNS = { warmUp: 12, questions: 60 };
const GOAL_MS = 10;

/** Ten rows with their names, straight through the driver, prepared, nothing counted. */
const BARE_PAGE = {
  name: 'bare page',
  text: `select r.*, o.*, c.* from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id
    join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
    where r.provider_id = $1 order by r.starts_at, r.id limit 10`,
};

interface Loaded {
  providerId: number;
  people: number[];
  services: number[];
  customerId: number;
  reservationId: number;
}

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const loaded = await load(app);
    const actor = anActor({ personId: 1, providerRoles: [{ providerId: loaded.providerId, role: 'owner' }] });
    const figures: Figure[] = [];
    const floor = await medianMs(() => app.pool.query({ ...BARE_PAGE, values: [loaded.providerId] }), TURNS);
    for (const [what, filter] of filtersOf(loaded)) {
      const variables = { providerId: loaded.providerId, standing: 'all', ...filter };
      const ask = async () => {
        const context = app.contextOf({
          requestId: 'bench',
          locale: 'it',
          address: 'x',
          idempotencyKey: null,
          actor,
        });
        const answer = await app.executor.run(
          { query: screenDocument('ProviderReservations'), variables },
          context,
        );
        if (answer.errors) throw new Error(answer.errors[0]?.message);
      };
      const product = await medianMs(ask, TURNS);
      figures.push({
        what: `Reservations of one provider, ${RESERVATIONS.toLocaleString('en')}, first page: ${what}, p50`,
        product,
        floor,
        unit: 'ms',
        goal: `at most ${GOAL_MS} ms`,
        isReached: product <= GOAL_MS,
      });
    }
    return figures;
  } finally {
    await app.end();
  }
}

function filtersOf({ people, services, customerId, reservationId }: Loaded): [string, object][] {
  const [person, service] = [people[0], services[0]];
  return [
    ['to come', { standing: 'upcoming' }],
    ['all, the latest first', { isDescending: true }],
    ['all, as they were booked', { sort: 'booked', isDescending: true }],
    ['completed', { standing: 'completed', isDescending: true }],
    ['waiting', { standing: 'waiting' }],
    ['cancelled', { standing: 'inactive', isDescending: true }],
    ['unpaid', { payment: 'unpaid' }],
    ['unpaid, to come', { payment: 'unpaid', standing: 'upcoming' }],
    ['partly paid', { payment: 'pending' }],
    ['paid', { payment: 'paid', isDescending: true }],
    ['paid back', { payment: 'reimbursed', isDescending: true }],
    ['of a person', { resourceId: person }],
    ['of a service', { serviceId: service }],
    ['of a person and a service, unpaid', { resourceId: person, serviceId: service, payment: 'unpaid' }],
    ['of a month', { from: '2026-03-01', to: '2026-03-31' }],
    ['of a customer', { customerId }],
    ['by a name', { search: 'rossi 77' }],
    ['by a name that many have', { search: 'rossi' }],
    ['by a first name that many have', { search: 'maria' }],
    ['by a name that many have, to come', { search: 'rossi', standing: 'upcoming' }],
    ['by a name that many have, unpaid', { search: 'rossi', payment: 'unpaid' }],
    ['by a first name that many have, unpaid', { search: 'maria', payment: 'unpaid' }],
    ['by a name that many have, partly paid', { search: 'rossi', payment: 'pending' }],
    ['by a phone', { search: '333 0001' }],
    ['by number', { search: `#${reservationId}` }],
    ['page 1,000', { page: 1000 }],
    ...['customer', 'service', 'person'].flatMap((sort): [string, object][] => [
      [`in the order of the ${sort}`, { sort }],
      [`in the order of the ${sort}, to come`, { sort, standing: 'upcoming' }],
      [
        `in the order of the ${sort}, completed, backwards`,
        { sort, standing: 'completed', isDescending: true },
      ],
      [`in the order of the ${sort}, cancelled`, { sort, standing: 'inactive' }],
    ]),
    ['in the order of the person, of a month', { sort: 'person', from: '2026-03-01', to: '2026-03-31' }],
    ['in the order of the service, waiting', { sort: 'service', standing: 'waiting' }],
  ];
}

/** Five years of bookings, two in a hundred of them to come, with what becomes of bookings: one in eleven called off, one in fifteen unpaid. */
async function load(app: BenchApp): Promise<Loaded> {
  const work = app.jobs.work();
  const providerId = await aProvider(work, { name: 'Grande Centro' });
  const people: number[] = [];
  for (let index = 0; index < 20; index += 1)
    people.push(await aColleague(work, { providerId, name: `Persona ${index}` }));
  const offers: { offerId: number; serviceId: number }[] = [];
  for (let index = 0; index < 30; index += 1)
    offers.push(await anOffer(work, { providerId, people, name: `Servizio ${index}` }));
  const loader = new Client({ connectionString: app.databaseUrl });
  await loader.connect();
  await loader.query(
    "set statement_timeout = 0; set synchronous_commit = 'off'; set work_mem = '64MB'; set jit = off",
  );
  // Made by what the column would make: a million rows are to be there in minutes.
  await loader.query('alter table customers alter column words drop expression');
  await loader.query(
    `insert into customers (provider_id, firstname, lastname, phone, created_at, words)
      select $3::bigint, first, last || ' ' || n, '+39 333 ' || digits, now(),
          array_to_tsvector(array[$1::text || 'n' || lower(first), $1 || 'n' || lower(last), $1 || 'n' || n, $1 || 'c39333' || digits, $1 || 'c333' || digits])
        from generate_series(1, $2::int) n, lateral (select (array['Maria', 'Luca', 'Anna', 'Paolo', 'Sara'])[1 + n % 5] as first,
          (array['Rossi', 'Bianchi', 'Ferrari', 'Russo', 'Greco', 'Bruno', 'Gallo'])[1 + n % 7] as last, lpad(n::text, 7, '0') as digits) as made`,
    [String(providerId), CUSTOMERS, providerId],
  );
  await loader.query(
    `create temp table made as
      select n, nextval('orders_id_seq') as order_id, 10000000 + n as id, start, case
          when n % 11 = 0 then 'C' when n % 50 = 1 then 'R' when start > now() and n % 20 = 3 then 'RSD' else 'A' end as status,
        case when n % 15 = 2 or (start > now() and n % 3 > 0) or n % 11 = 0 then 'notPaid' when n % 150 = 4 then 'partiallyPaid' else 'fullyPaid' end as paid,
        ($2::bigint[])[1 + n % 20] as resource_id, ($3::bigint[])[1 + (n / 7) % 30] as offer_id,
        (select min(id) from customers where provider_id = $1) + (n::bigint * 7919) % $4 as customer_id
      from generate_series(1, $5::int) n,
        lateral (select date_trunc('hour', now()) + interval '37 days' - n * (interval '1825 days' / $5::int) as start) times`,
    [providerId, people, offers.map(({ offerId }) => offerId), CUSTOMERS, RESERVATIONS],
  );
  await loader.query(
    `insert into orders (provider_id, id, customer_id, subject, subject_id, payment_state, price_cents, paid_cents, line_count, payment_mode,
        platform_fee_basis_points, channel, name, resource_name, starts_at, ends_at, duration_minutes, created_at)
      select $1, order_id, customer_id, 'reservation', id, paid, 5000, case paid when 'fullyPaid' then 5000 when 'notPaid' then 0 else 2000 end, 1,
        'onSite', 300, 'Web', 'Massaggio rilassante', 'Anna', start, start + interval '1 hour', 60, start - interval '9 days' from made`,
    [providerId],
  );
  await loader.query(
    `insert into reservations (provider_id, id, offer_id, resource_id, customer_id, order_id, status, starts_at, ends_at, local_start, time_zone,
        only_book, prepare_minutes, cleanup_minutes, price_cents, discount_cents, total_cents, language, free_cancellation_hours, notice_minutes,
        terms_version, expires_at, cancel_reason, cancelled_at, created_at)
      select $1, id, offer_id, resource_id, customer_id, order_id, status, start, start + interval '1 hour', start at time zone 'Europe/Rome',
        'Europe/Rome', true, 0, 0, 5000, 0, 5000, 'it', 24, 0, 'bench', case when status = 'RSD' then now() + interval '1 hour' end,
        case when status in ('C', 'R') then 'byCustomer' end, case when status in ('C', 'R') then start end, start - interval '9 days' from made
      on conflict do nothing`,
    [providerId],
  );
  // What was written without waiting for the disk counts as seen by everybody only once it is there
  await loader.query('set synchronous_commit = on; checkpoint');
  for (const table of ['orders', 'reservations', 'customers'])
    await loader.query(`vacuum (analyze) ${table}`);
  const { rows } = await loader.query<{ id: string; customer_id: string }>(
    'select id, customer_id from reservations order by id desc limit 1',
  );
  await loader.end();
  return {
    providerId,
    people,
    services: offers.map(({ serviceId }) => serviceId),
    customerId: Number(rows[0]?.customer_id),
    reservationId: Number(rows[0]?.id),
  };
}

if (import.meta.main)
  for (const { what, product } of await run()) console.log(product.toFixed(1).padStart(7), what);
