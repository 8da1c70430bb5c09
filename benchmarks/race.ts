// `npm run race`: rivals book, pay, confirm, cancel and let expire the same few places at once, through the whole service with
// its doors open and its jobs at work; then the invariants are checked. The negative control, without locks and constraints, must find people booked twice.
import { sql } from 'kysely';
import { cancelReservation, confirmReservationByLink } from '#server/modules/booking/index.ts';
import { openHttpServer } from '#server/http-server.ts';
import { runAudit } from '#server/run-audit.ts';
import { figuresTable, writeSection } from './setup/figures-page.ts';
import {
  askInProcess,
  bookInProcess,
  hourFromNow,
  inParallel,
  openBenchApp,
  somePeople,
} from './setup/bench-app.ts';
import type { BenchApp, Bookable, BookingRequest } from './setup/bench-app.ts';

const RIVALS = 64;
const wanted = Number(process.argv.find((argument) => /^\d+$/.test(argument)) ?? 100_000);

/** mulberry32: the same race every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function raceFor(
  app: BenchApp,
  people: readonly Bookable[],
  attempts: number,
  hours: number,
): Promise<Map<string, number>> {
  const random = randomFrom(7);
  const outcomes = new Map<string, number>();
  const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const jobs = (function* () {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const person = people[Math.floor(random() * people.length)];
      const hour = Math.floor(random() * hours);
      const act = random();
      const email = `rival${Math.floor(random() * 5000)}@example.it`;
      if (!person) continue;
      yield async () => {
        const request = { offer: person.offerId, at: hourFromNow(hour), email };
        if (act < 0.55) count(await bookInProcess(app, request));
        else if (act < 0.8) count(await bookAndPay(app, request, act));
        else count(await changeSomething(app, person, act));
      };
    }
  })();
  await inParallel(RIVALS, jobs);
  return outcomes;
}

const PAY = `mutation($offer: Id!, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, dateTimeFrom: $at, email: $email, onlyBook: false,
    agreements: [{ type: "sharing", decision: "Y" }]) { clientSecret stripeAccount }
}`;
// The shape the document asks for.
const paymentIn = (data: unknown) =>
  (data as { createReservationAsAnonymous: { clientSecret: string | null; stripeAccount: string | null } })
    .createReservationAsAnonymous;
const PAYMENT = { expMonth: '12', expYear: '34', cvc: '123' };

/** Books and pays at the processor, whose event comes in by its door; one in five has a card that is declined or leaves the page. */
async function bookAndPay(app: BenchApp, request: BookingRequest, act: number): Promise<string> {
  const simulator = app.cards?.simulator;
  if (!simulator) return bookInProcess(app, request);
  const answer = await askInProcess(app, PAY, request);
  const refusal = answer.errors?.[0]?.code;
  if (refusal !== undefined) return refusal;
  const { clientSecret, stripeAccount } = paymentIn(answer.data);
  // The order stands otherwise by now: paid by the same e-mail, expired, or the processor did not answer.
  if (clientSecret === null || stripeAccount === null) return 'booked, no payment to make';
  if (act > 0.78) return 'booked, and left the payment';
  const number = act > 0.75 ? '4000 0000 0000 9995' : '4242 4242 4242 4242';
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  const { kind } = await simulator.testCardForm.confirm({
    account: stripeAccount,
    intentId,
    clientSecret,
    card: { number, ...PAYMENT },
  });
  return `booked, payment ${kind}`;
}

/** Confirms, cancels or lets expire one of the provider's bookings. */
async function changeSomething(app: BenchApp, { providerId }: Bookable, act: number): Promise<string> {
  const { rows } = await app.pool.query<{ id: number }>(
    `select id from reservations where provider_id = $1 and status in ('A', 'P', 'RSD') order by random() limit 1`,
    [providerId],
  );
  const reservationId = rows[0]?.id;
  if (reservationId === undefined) return 'nothing to change';
  const which = { providerId, reservationId, actor: 'system:race' };
  try {
    if (act < 0.88) await confirmReservationByLink(app.jobs.work(), app.deps, which);
    else if (act < 0.95) await cancelReservation(app.jobs.work(), app.deps, which);
    else await expire(app, providerId, reservationId);
    return act < 0.88 ? 'confirmed' : act < 0.95 ? 'cancelled' : 'expired';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

async function expire(app: BenchApp, providerId: number, reservationId: number): Promise<void> {
  const past = `now() - interval '1 second'`;
  await app.pool.query(
    `update holds set expires_at = ${past} where provider_id = $1 and kind = 'reservation' and holder_id = $2 and expires_at is not null`,
    [providerId, reservationId],
  );
  await app.pool.query(
    `update reservations set expires_at = ${past} where provider_id = $1 and id = $2 and status in ('P', 'RSD')`,
    [providerId, reservationId],
  );
  await app.jobs.runNow('booking.expire-reservations');
}

const app = await openBenchApp({ connections: 32, withCards: true });
const endpoints = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
const address = await endpoints.fastify.listen({ port: 0, host: '127.0.0.1' });
app.cards?.simulator?.control.setWebhookUrl({ webhookUrl: `${address}/webhooks/card-payments` });
const people = await somePeople(app, 20);
await app.jobs.startWorkers();
const began = performance.now();
const outcomes = await raceFor(app, people, wanted, 24);
const seconds = (performance.now() - began) / 1000;
await app.cards?.simulator?.control.settleDeliveries();
await app.jobs.drain();
await app.jobs.runNow('booking.expire-reservations');
await app.jobs.drain();
const violations = await runAudit(app.pool);
const { rows } = await app.pool.query<{ deadlocks: number }>(
  'select deadlocks::int from pg_stat_database where datname = current_database()',
);
await endpoints.close();
await app.end();

console.log(
  `${wanted} attempts by ${RIVALS} rivals for ${people.length * 24} places in ${seconds.toFixed(1)} s: ${Math.round(wanted / seconds)} a second`,
);
for (const [outcome, times] of [...outcomes].sort((one, other) => other[1] - one[1]))
  console.log(`  ${String(times).padStart(7)}  ${outcome}`);
console.log(`deadlocks: ${rows[0]?.deadlocks}; invariants violated: ${violations.length}`);
for (const { invariant } of violations) console.log(`  ✗ ${invariant}`);

if (wanted >= 100_000) {
  writeSection({
    title: 'A crowd',
    explanation: `\`npm run race\`: ${RIVALS} rivals book, pay, let expire and cancel over ${people.length * 24} places, through the service, the processor's simulator, its webhooks and the jobs.`,
    table: figuresTable([
      {
        what: 'attempts',
        product: wanted,
        floor: null,
        unit: `at ${Math.round(wanted / seconds)} a second`,
        goal: '100,000',
        isReached: true,
      },
      {
        what: 'invariants violated, double bookings and overselling among them',
        product: violations.length,
        floor: null,
        unit: '',
        goal: 'none',
        isReached: violations.length === 0,
      },
      {
        what: 'deadlocks',
        product: rows[0]?.deadlocks ?? 0,
        floor: null,
        unit: '',
        goal: 'none',
        isReached: rows[0]?.deadlocks === 0,
      },
    ]),
  });
}

const control = await openBenchApp({ connections: 32, locks: () => sql`select pg_sleep(0.005)` });
for (const constraint of [
  '"holds__reservationInvalidCapacity"',
  'holds_one_place_of_a_person',
  'holds_one_holder_per_seat',
]) {
  await control.pool.query(`alter table holds drop constraint ${constraint}`);
}
await raceFor(control, await somePeople(control, 2), 2000, 12);
const found = await runAudit(control.pool);
await control.end();
const isRaceReal = found.some(({ invariant }) => invariant.includes('overlap'));
console.log(
  `negative control, without locks and constraints: ${isRaceReal ? 'finds overlaps, as it must' : 'FOUND NO OVERLAP'}`,
);
process.exit(violations.length === 0 && isRaceReal ? 0 : 1);
