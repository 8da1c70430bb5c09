/**
 * A week and a day of a center with 20 people and 2,000 bookings a week, a year of bookings behind them: the screen's own document through
 * the API in process, beside the bare rows of the same bookings. Read for the first time, and again as every open screen does: the second time nothing may have
 * changed, or one booking. One question at a time, wall clock.
 */
import type pg from 'pg';
import { Client } from 'pg';
import { addDays } from '#contracts/time.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { addBreak } from '#server/modules/availability/index.ts';
import { bookForCustomer } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp, screenDocument } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const PEOPLE = 20;
const BOOKINGS_A_WEEK = 2000;
const WEEKS = 50;
const CUSTOMERS = 5000;
/** Twice these and what warms up are no more than there are ranges: none is read for the first time twice. */
const QUESTIONS = 120;
const WARM_UP = 50;
const GOAL_MS = { week: 8, day: 3 };
/** By how many days earlier a range begins: each is another one, full of bookings. */
const ALL_STARTS = Array.from({ length: 7 * (WEEKS - 1) }, (_, index) => index);

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const { providerId, personId, monday } = await loadCenter(app);
    const query = screenDocument('CalendarRange');
    const context = () =>
      app.contextOf({
        requestId: 'bench',
        locale: 'it',
        address: 'x',
        idempotencyKey: null,
        actor: anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] }),
      });
    const figures: Figure[] = [];
    for (const [what, days] of [
      ['week', 7],
      ['day', 1],
    ] as const) {
      const ranges = ALL_STARTS.map((back) => ({
        providerId,
        from: addDays(monday, -back),
        to: addDays(monday, days - back),
      }));
      let asked = 0;
      const anew = () => ranges[(asked += 1) % ranges.length];
      const far = () => ranges[(asked + Math.floor(ranges.length / 2)) % ranges.length];
      const ask = async (variables = ranges[0]) => {
        const { data, errors } = await app.executor.run({ query, variables }, context());
        if (errors) throw new Error(errors[0]?.message);
        return (data as { getCalendar: { bookings: { id: number }[]; columns: object[] } }).getCalendar;
      };
      const { bookings, columns } = await ask();
      if (columns.length !== PEOPLE) throw new Error(`${columns.length} people, not ${PEOPLE}`);
      const change = () => noteOn(app.pool, bookings[(asked += 1) % bookings.length]?.id);
      const add = async (how: string, again: () => Promise<unknown>, before?: () => Promise<unknown>) => {
        // In turns, so that whoever else works on the machine slows both
        const floors: number[] = [];
        const product = await medianMs(again, async () => {
          await before?.();
          floors.push(await msOf(() => bareRead(app.pool, far())));
        });
        figures.push({
          what: `a ${what} of ${PEOPLE} people with ${bookings.length.toLocaleString('en')} bookings, ${how}, p50`,
          product,
          floor: median(floors.slice(WARM_UP)),
          unit: 'ms',
          goal: `at most ${GOAL_MS[what]} ms`,
          isReached: product <= GOAL_MS[what],
        });
      };
      const first = 'another one each time, read for the first time';
      const forget = () => noteHundreds(app.pool, providerId);
      await add(`${first}, none of its customers known`, () => ask(anew()), forget);
      await add(`${first}, its customers known from others`, () => ask(anew()));
      await add('the same again, a booking of it changed before', () => ask(), change);
      await add('the same again, nothing changed', () => ask());
    }
    return figures;
  } finally {
    await app.end();
  }
}

/** A center with 20 people: one booking through the product, and the others as its likeness. */
export async function loadCenter(app: BenchApp) {
  const work = app.jobs.work();
  const providerId = await aProvider(work);
  const personId = await aPerson(work, { email: 'owner@calendar.example' });
  const people: number[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const resourceId = await aColleague(work, { providerId, name: `Persona ${index}` });
    await worksEveryDay(work, { providerId, resourceId });
    await addBreak(work, {
      providerId,
      resourceId,
      on: { weekday: 1 },
      startMinute: 780,
      endMinute: 840,
    });
    people.push(resourceId);
  }
  const { offerId } = await anOffer(work, { providerId, people });
  const customerId = await aWalkIn(work, { providerId });
  const today = new Date().toISOString().slice(0, 10);
  const { reservationId } = await bookForCustomer(
    work,
    app.deps,
    {
      providerId,
      customerId,
      offerId,
      resourceId: null,
      onlyBook: true,
      dateTimeFrom: `${addDays(today, 2)}T10:00`,
    },
    { actor: 'system:bench', language: 'it', channel: 'Business' },
  );
  const { rows } = await app.pool.query<{ monday: string }>(
    `select to_char(date_trunc('week', starts_at at time zone 'Europe/Rome') + interval '7 days', 'YYYY-MM-DD') as monday from reservations where id = $1`,
    [reservationId],
  );
  const monday = rows[0]?.monday ?? today;
  // The product's own connections would not wait for as long.
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(LIKENESSES, [
    providerId,
    reservationId,
    monday,
    people,
    BOOKINGS_A_WEEK,
    WEEKS,
    CUSTOMERS,
  ]);
  // As a year of bookings is found: what was written long ago counts as seen by everybody
  await client.query('vacuum (analyze)');
  await client.end();
  return { providerId, personId, monday };
}

/** Half an hour each, from nine to six, spread over people and days; the last of the weeks begins on the Monday. */
const LIKENESSES = `
  with template as materialized (select * from reservations where provider_id = $1 and id = $2),
  wanted as materialized (
    select row_number() over () as n, ($4::bigint[])[1 + i % cardinality($4::bigint[])] as resource_id,
      ($3::date - 7 * week + i / 20 % 7)::timestamp + interval '9 hours' + interval '30 minutes' * (i / 140) as local
    from generate_series(0, $5::int - 1) i, generate_series(0, $6::int - 1) week),
  person as (
    insert into customers (provider_id, firstname, lastname) select $1, 'Nome ' || i, 'Cognome ' || i from generate_series(1, $7::int) i
    returning id),
  customer as materialized (select id, row_number() over (order by id) as n from person),
  numbered as materialized (
    select w.*, c.id as customer_id, nextval(pg_get_serial_sequence('reservations', 'id')) as reservation_id,
      nextval(pg_get_serial_sequence('orders', 'id')) as order_id
    from wanted w join customer c on c.n = 1 + w.n % $7::int),
  ordered as (
    insert into orders (id, provider_id, customer_id, subject, subject_id, name, resource_name, price_cents, line_count, channel, payment_mode, payment_state,
      platform_fee_basis_points, created_at, starts_at, ends_at, duration_minutes)
    overriding system value
    select order_id, $1, customer_id, 'reservation', reservation_id, 'Massaggio rilassante', 'Persona', 5000, 1, 'Business', 'onSite', 'notPaid', 0, now(),
      local at time zone 'Europe/Rome', local at time zone 'Europe/Rome' + interval '30 minutes', 30
    from numbered),
  line as (
    insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, vat_treatment, vat_rate_basis_points)
    select $1, order_id, 1, 'reservation', reservation_id, 'Massaggio rilassante', 5000, 'standard', 2200 from numbered)
  insert into reservations (id, provider_id, customer_id, offer_id, resource_id, order_id, starts_at, ends_at, local_start, time_zone, status, price_cents,
    discount_cents, total_cents, prepare_minutes, cleanup_minutes, notice_minutes, free_cancellation_hours, language, only_book, terms_version, created_at)
  overriding system value
  select n.reservation_id, $1, n.customer_id, t.offer_id, n.resource_id, n.order_id, n.local at time zone 'Europe/Rome',
    n.local at time zone 'Europe/Rome' + interval '30 minutes', n.local, 'Europe/Rome', 'A', 5000, 0, 5000, 0, 0, 0, 24, 'it', true, t.terms_version, now()
  from numbered n, template t`;

/**
 * The median of one question at a time, in milliseconds.
 * @param before what is done before each, and not measured
 */
export async function medianMs(
  ask: () => Promise<unknown>,
  before: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> {
  const waits: number[] = [];
  for (let turn = 0; turn < WARM_UP + QUESTIONS; turn += 1) {
    await before();
    const wait = await msOf(ask);
    if (turn >= WARM_UP) waits.push(wait);
  }
  return median(waits);
}

async function msOf(ask: () => Promise<unknown>): Promise<number> {
  const asked = performance.now();
  await ask();
  return performance.now() - asked;
}

const median = (waits: readonly number[]): number =>
  waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;

/** A note on a booking is on or off: what a calendar shows of it changes each time. */
async function noteOn(pool: pg.Pool, reservationId: number | undefined): Promise<void> {
  const { rowCount } = await pool.query(
    `update reservations set note = case when note is null then 'Nota' end where id = $1`,
    [reservationId],
  );
  if (rowCount !== 1) throw new Error('No booking to change');
}

/** So many changes that whoever knows customers forgets them all, as a process that has just begun. */
async function noteHundreds(pool: pg.Pool, providerId: number): Promise<void> {
  await pool.query(
    `insert into calendar_changes select $1, pg_current_xact_id(), 1000000 + n, now() from generate_series(1, 101) n`,
    [providerId],
  );
}

/** The same bookings with their names as one value, prepared, each range once and nothing else asked. */
function bareRead(
  pool: pg.Pool,
  of: { providerId: number; from: string; to: string } | undefined,
): Promise<unknown> {
  return pool.query({
    name: 'bookings of a range',
    text: `select json_build_object('id', json_agg(f.id), 'person', json_agg(f.resource_id), 'customer', json_agg(f.customer_id), 'from', json_agg(f.starts),
          'minutes', json_agg(f.minutes), 'status', json_agg(f.status), 'paid', json_agg(f.payment_state), 'name', json_agg(f.name),
          'who', json_agg(f.firstname), 'family', json_agg(f.lastname))
      from (select r.id, r.resource_id, r.customer_id, date_part('epoch', r.starts_at) as starts, date_part('epoch', r.ends_at) as minutes, r.status,
            o.payment_state, o.name, c.firstname, c.lastname
          from reservations r
          left join orders o on o.provider_id = $1 and o.subject = 'reservation' and o.subject_id = r.id
            and o.starts_at >= $2::timestamp at time zone 'Europe/Rome' and o.starts_at < $3::timestamp at time zone 'Europe/Rome'
          join customers c on c.provider_id = $1 and c.id = r.customer_id
          where r.provider_id = $1 and r.starts_at >= $2::timestamp at time zone 'Europe/Rome' and r.starts_at < $3::timestamp at time zone 'Europe/Rome'
          order by r.starts_at, r.id) f`,
    values: [of?.providerId, of?.from, of?.to],
  });
}
