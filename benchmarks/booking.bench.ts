/**
 * Free times and bookings through HTTP and GraphQL, each beside its floor in the same run: a bare JSON answer of the same size
 * on the same server, and a bare script that writes the same rows in the same transaction.
 */
import { openHttpServer } from '#server/http-server.ts';
import type { BenchApp, Bookable } from './setup/bench-app.ts';
import {
  bookingOf,
  hourFromNow,
  inParallel,
  openBenchApp,
  screenDocument,
  somePeople,
} from './setup/bench-app.ts';
import { LeanClient } from './setup/lean-client.ts';
import type { Figure } from './setup/figures-page.ts';

export const CLIENTS = 64;
const SECONDS = 5;
const ROUNDS = 3;
const number = (value: number): string => value.toLocaleString('en');
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ limits: 'usual' });
  const people = await somePeople(app, 40);
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const [first] = people;
  if (!first) throw new Error('Nobody to ask about');
  const answer = await app.executor.run(
    { query: SLOTS, variables: slotsOf(first) },
    app.contextOf({ requestId: 'x', locale: 'it', address: 'x', idempotencyKey: null }),
  );
  const bare = JSON.stringify(answer);
  server.fastify.post('/bare', async (_request, reply) => reply.type('application/json').send(bare));
  const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = new LeanClient(address);
  try {
    const same = await client.post('/graphql', { query: SLOTS, variables: slotsOf(first) });
    if (same !== bare) throw new Error('The two answers differ');
    return [
      ...(await measureSlots(client, first)),
      ...(await measureBookings(app, client, people)),
      await measureRivals(app, client, people, {
        places: 1,
        askedFor: CLIENTS,
        rounds: 100,
        firstHour: 24 * 20,
      }),
      await measureRivals(app, client, people, { places: 1000, askedFor: 2, rounds: 10, firstHour: 24 * 30 }),
    ];
  } finally {
    client.close();
    await server.close();
    await app.end();
  }
}

const SLOTS = screenDocument('AvailableSlots');
const slotsOf = ({ offerId }: Bookable) => ({ subServiceId: offerId, date: hourFromNow(0).slice(0, 10) });
/** How many answers a second `clients` get, and their median wait. */
export async function load(
  clients: number,
  ask: () => Promise<unknown>,
): Promise<{ perSecond: number; p50: number }> {
  const waits: number[] = [];
  const began = performance.now();
  const until = began + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      await ask();
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  waits.sort((one, other) => one - other);
  return {
    perSecond: waits.length / ((performance.now() - began) / 1000),
    p50: waits[Math.floor(waits.length / 2)] ?? 0,
  };
}

async function measureSlots(client: LeanClient, person: Bookable): Promise<Figure[]> {
  const body = { query: SLOTS, variables: slotsOf(person) };
  const product = () => client.post('/graphql', body);
  const floor = () => client.post('/bare', body);
  await load(CLIENTS, product);
  const [ours, theirs] = [await load(CLIENTS, product), await load(CLIENTS, floor)];
  const alone = await load(1, product);
  return [
    {
      what: `slots of a staff day, ${CLIENTS} clients`,
      product: ours.perSecond,
      floor: theirs.perSecond,
      unit: 'a second',
      goal: 'at least 1/3 of the floor',
      isReached: ours.perSecond >= theirs.perSecond / 3,
    },
    {
      what: 'slots of a staff day, one client, p50',
      product: alone.p50,
      floor: (await load(1, floor)).p50,
      unit: 'ms',
      goal: 'at most 1.5 ms',
      isReached: alone.p50 <= 1.5,
    },
  ];
}

async function measureBookings(
  app: BenchApp,
  client: LeanClient,
  people: readonly Bookable[],
): Promise<Figure[]> {
  const { ask: product, expectNoneRefused } = bookingsOfFreePlaces(client, people);
  const floor = bareBooking(app, people);
  // Both with connections that know their plans, as a server that has run for a while has them.
  await load(CLIENTS, product);
  await load(CLIENTS, floor);
  // In turns, so that whatever else the machine does meets both.
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push((await load(CLIENTS, product)).perSecond);
    theirs.push((await load(CLIENTS, floor)).perSecond);
  }
  expectNoneRefused();
  const [perSecond, bare] = [mean(ours), mean(theirs)];
  return [
    {
      what: `bookings of free places, ${CLIENTS} clients`,
      product: perSecond,
      floor: bare,
      unit: 'a second',
      goal: 'at least 0.5 of the floor',
      isReached: perSecond >= bare / 2,
    },
  ];
}

/** Guests who book through HTTP, each another place and by another address. */
export function bookingsOfFreePlaces(
  client: LeanClient,
  people: readonly Bookable[],
): { ask: () => Promise<void>; expectNoneRefused: () => void } {
  let turn = 0;
  let refused = 0;
  return {
    ask: async () => {
      const index = turn++;
      const person = people[index % people.length];
      const at = hourFromNow(Math.floor(index / people.length));
      const request = bookingOf({ offer: person?.offerId ?? 0, at, email: `guest${index}@example.it` });
      const body = await client.post('/graphql', request, {
        'idempotency-key': `booking ${index}`,
        ...fromAddress(index),
      });
      if (body.includes('errors')) refused += 1;
    },
    expectNoneRefused: () => {
      if (refused > 0) throw new Error(`${refused} bookings of free places were refused`);
    },
  };
}

/** Guests come from network addresses of their own, so that the limits per address count and do not refuse. */
const fromAddress = (index: number) => ({
  'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
});

/** The same rows in the same transaction, straight through the driver; the row that counts the request on its own before it. */
function bareBooking(app: BenchApp, people: readonly Bookable[]): () => Promise<void> {
  let turn = 0;
  return async () => {
    const index = turn++;
    const { providerId, offerId, resourceId } = people[index % people.length] ?? {
      providerId: 0,
      offerId: 0,
      resourceId: 0,
    };
    const start = new Date(Date.UTC(2030, 0, 1, Math.floor(index / people.length)));
    const end = new Date(start.getTime() + 3_600_000);
    const client = await app.pool.connect();
    const write = (name: string, text: string, values: unknown[]) =>
      client.query<{ id: number; order_id: number }>({ name, text, values });
    try {
      await write(
        'b1',
        `insert into request_counts (bucket, window_start, count) values ($1, date_trunc('hour', now()), 1)`,
        [`bare:${index}`],
      );
      await client.query('begin');
      const answer = { providerId, reservationId: index, orderId: index, status: 'P', totalCents: 5000 };
      await write(
        'b2',
        'insert into idempotency_answers (scope, key_hash, body_hash, answer) values ($1, $2, $3, $4)',
        ['bare', Buffer.from(String(index)), Buffer.from('x'), answer],
      );
      const person = await write('b3', 'insert into people (email_key, email) values ($1, $1) returning id', [
        `bare${index}@example.it`,
      ]);
      const personId = person.rows[0]?.id;
      const customer = await write(
        'b4',
        'insert into customers (provider_id, person_id, email) values ($1, $2, $3) returning id',
        [providerId, personId, `bare${index}@example.it`],
      );
      const customerId = customer.rows[0]?.id;
      const reservation = await write(
        'b5',
        `insert into reservations (provider_id, offer_id, resource_id, customer_id, person_id, order_id, status, starts_at, ends_at, local_start, time_zone, only_book, prepare_minutes, cleanup_minutes, price_cents, discount_cents, total_cents,
            language, expires_at, waits_for_address, free_cancellation_hours, notice_minutes, terms_version, created_at)
          values ($1, $2, $3, $4, $5, nextval('orders_id_seq'), 'P', $6, $7, $6::timestamptz at time zone 'UTC', 'UTC', true, 0, 0, 5000, 0, 5000, 'it', $7, $8, 24, 0, 'bare', now()) returning id, order_id`,
        [providerId, offerId, resourceId, customerId, personId, start, end, Buffer.from(`bare:${index}`)],
      );
      const { id, order_id: orderId } = reservation.rows[0] ?? {};
      await write(
        'b6',
        `insert into holds (provider_id, resource_id, unit, occasion_id, seat, capacity, kind, holder_id, offer_id, main_resource_id, starts_at, service, busy, expires_at)
          values ($1, $2, 1, nextval('occasions'), 1, 1, 'reservation', $3, $4, $2, $5, tstzrange($5, $6), tstzrange($5, $6), $6)`,
        [providerId, resourceId, id, offerId, start, end],
      );
      await write(
        'b7',
        `with ordered as (
            insert into orders (provider_id, id, person_id, customer_id, subject, subject_id, payment_state, price_cents, line_count, payment_mode,
                platform_fee_basis_points, channel, name, starts_at, ends_at, duration_minutes, created_at)
              values ($1, $2, $3, $4, 'reservation', $5, 'notPaid', 5000, 1, 'onSite', 300, 'Web', 'x', $6, $7, 60, now()))
          insert into order_lines (provider_id, order_id, position, subject, subject_id, name, price_cents, vat_treatment, vat_rate_basis_points)
            values ($1, $2, 1, 'reservation', $5, 'x', 5000, 'standard', 2200)`,
        [providerId, orderId, personId, customerId, id, start, end],
      );
      await write(
        'b8',
        `insert into audit_entries (provider_id, happened_at, actor, action, subject, subject_id, after) values ($1, now(), 'guest', 'bookService', 'reservation', $2, '{}')`,
        [providerId, id],
      );
      const job = { factId: `bare ${index}`, data: { providerId, reservationId: id } };
      await write(
        'b9',
        `insert into pgboss.job (name, data) values ('reservationPlaced.mailConfirmationLink', $1)`,
        [job],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

interface Rush {
  /** In each round other ones. */
  places: number;
  askedFor: number;
  rounds: number;
  firstHour: number;
}

/** Many want the same places: of each place and round one is booked, and the losers are told why. */
async function measureRivals(
  app: BenchApp,
  client: LeanClient,
  people: readonly Bookable[],
  rush: Rush,
): Promise<Figure> {
  const { places, askedFor, rounds, firstHour } = rush;
  const hours = Math.ceil(places / people.length);
  let booked = 0;
  let asked = 0;
  let isExact = true;
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const requests = Array.from({ length: places * askedFor }, (_, index) => {
      const place = index % places;
      const person = people[(place + round) % people.length];
      const at = hourFromNow(firstHour + round * hours + Math.floor(place / people.length));
      return { offer: person?.offerId ?? 0, at, email: `rival${firstHour}.${round}.${index}@example.it` };
    });
    const before = booked;
    const rivals = requests.map((request) => async () => {
      asked += 1;
      const headers = { 'idempotency-key': request.email, ...fromAddress(2 ** 23 + firstHour * 128 + asked) };
      const body = await client.post('/graphql', bookingOf(request), headers);
      if (!body.includes('errors')) booked += 1;
      else if (!/reservationInvalid|slotBusyRetry/.test(body)) throw new Error(body);
    });
    await inParallel(CLIENTS, rivals);
    isExact &&= booked - before === places;
  }
  const perSecond = asked / ((performance.now() - began) / 1000);
  const { rows } = await app.pool.query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  const wanted = places * rounds;
  const isReached = isExact && rows[0]?.deadlocks === 0;
  const what = `${CLIENTS} rivals for ${places === 1 ? 'one place' : `${number(places)} places, each asked for ${askedFor} times`}, ${rounds} rounds: booked (and there)`;
  return {
    what,
    product: booked,
    floor: wanted,
    unit: `at ${Math.round(perSecond)} attempts a second`,
    goal: `exactly ${number(places)} a round, no deadlock`,
    isReached,
  };
}

if (import.meta.main) console.table(await run());
