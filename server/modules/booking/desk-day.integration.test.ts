import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { readCalendarBookings } from './store/calendar-bookings.ts';
import { afterUndo } from './testing/desk.ts';
import { calendarBookings } from './use-cases/calendar-bookings.ts';

/** DESK_DAYS=100 are 10,000 acts, by hand. */
const DAYS = Number(process.env['DESK_DAYS'] ?? (process.env['ALL_CASES'] ? 20 : 4));
const ACTS = 102;
const PATIENCE_MS = 60_000 + DAYS * 20_000;
const DAY = '2026-11-05';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Step =
  | { do: 'book'; offer: number; person: number; at: number }
  | { do: 'move'; of: number; person: number | null; at: number; because: boolean }
  | { do: 'stretch'; of: number; minutes: number; because: boolean }
  | { do: 'cancel'; of: number; by: 'we' | 'customer' }
  | { do: 'activate'; of: number; because: boolean }
  | { do: 'presence'; of: number; is: 'arrived' | 'noShow' | null }
  | { do: 'pay' | 'giveBack'; of: number; cents: number }
  | { do: 'moveAndUndo'; of: number; at: number }
  | { do: 'cancelAndUndo'; of: number }
  | { do: 'wait'; minutes: number };

const of = fc.nat(40);
/** Five-minute steps from 7 to 21: on the hours' edges, off the usual starts, over the breaks. */
const at = fc.integer({ min: 84, max: 252 }).map((step) => step * 5);
const because = fc.boolean();
const cents = fc.constantFrom(1, 1000, 2500, 5000, 6000);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('book' as const), offer: fc.nat(1), person: fc.nat(2), at }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      of,
      person: fc.option(fc.nat(2), { nil: null }),
      at,
      because,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('stretch' as const),
      of,
      minutes: fc.constantFrom(15, 30, 45, 60, 90, 120),
      because,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      of,
      by: fc.constantFrom('we' as const, 'customer' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('activate' as const), of, because }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('presence' as const),
      of,
      is: fc.constantFrom('arrived' as const, 'noShow' as const, null),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), of, cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('giveBack' as const), of, cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('moveAndUndo' as const), of, at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancelAndUndo' as const), of }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 30, 240) }),
  },
);

/** What somebody at the desk may hear instead of a yes; anything else is a fault. */
const REFUSALS: Record<Step['do'], readonly string[]> = {
  book: [
    'rulesAgainst',
    'reservationInvalidCapacity',
    'reservationInvalidResources',
    'reservationInvalidClass',
  ],
  move: [
    'rulesAgainst',
    'reservationInvalidCapacity',
    'reservationInvalidResources',
    'alreadyCanceled',
    'changedMeanwhile',
    'reservationInvalidReschedule',
  ],
  stretch: [
    'rulesAgainst',
    'reservationInvalidCapacity',
    'reservationInvalidResources',
    'alreadyCanceled',
    'changedMeanwhile',
    'reservationInvalidReschedule',
  ],
  cancel: ['alreadyCanceled', 'changedMeanwhile'],
  activate: [
    'rulesAgainst',
    'reservationInvalidCapacity',
    'reservationInvalidResources',
    'reservationInvalidReschedule',
    'changedMeanwhile',
  ],
  presence: ['alreadyCanceled', 'cannotUpdate'],
  // Nothing is asked for what is off
  pay: ['invalidInput', 'holdExpired'],
  giveBack: ['invalidInput'],
  moveAndUndo: [],
  cancelAndUndo: [],
  wait: [],
};

interface Place {
  providerId: number;
  people: number[];
  offers: number[];
  desk: Awaited<ReturnType<typeof worksAt>>[];
}

/** Three who book at the desk for three of the staff: an hour with buffers in one of two rooms, and half an hour anywhere. */
async function aPlace(): Promise<Place> {
  app.clock.set('2026-11-05T07:00:00Z');
  const providerId = await aProvider(app.work());
  const people: number[] = [];
  for (const name of ['Anna', 'Bruno', 'Carla']) {
    const resourceId = await aColleague(app.work(), { providerId, name });
    await worksEveryDay(app.work(), { providerId, resourceId });
    people.push(resourceId);
  }
  const room = await anEquipment(app.work(), { providerId, quantity: 2 });
  const massage = await anOffer(app.work(), {
    providerId,
    people,
    prepareMinutes: 10,
    cleanupMinutes: 10,
    needs: [{ resourceIds: [room] }],
  });
  const talk = await anOffer(app.work(), { providerId, people, durationMinutes: 30, name: 'Colloquio' });
  const desk = [
    await worksAt(app, providerId, 'owner'),
    await worksAt(app, providerId, 'manager'),
    await worksAt(app, providerId, 'manager'),
  ];
  return { providerId, people, offers: [massage.offerId, talk.offerId], desk };
}

const ACT = {
  book: 'mutation($p: Id!, $input: NewReservationInput!) { createReservation(providerId: $p, input: $input) { id } }',
  change:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ReservationChangeInput!) { updateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id } }',
  cancel:
    'mutation($p: Id!, $input: CancelReservationsInput!) { cancelReservations(providerId: $p, input: $input) { id } }',
  activate:
    'mutation($p: Id!, $id: Id!, $sequence: Int!, $input: ActivateReservationInput) { activateReservation(providerId: $p, id: $id, sequence: $sequence, input: $input) { id } }',
  presence:
    'mutation($p: Id!, $id: Id!, $presence: ReservationPresence) { setReservationPresence(providerId: $p, id: $id, presence: $presence) { id } }',
  pay: 'mutation($p: Id!, $orders: [TillOrderInput!]!) { takePayment(providerId: $p, orders: $orders, method: cash) { __typename } }',
  giveBack:
    'mutation($p: Id!, $orders: [TillOrderInput!]!) { returnPayment(providerId: $p, orders: $orders, method: cash) { __typename } }',
} as const;

interface Booking {
  id: number;
  sequence: number;
  orderId: number;
  status: string;
  at: string;
  minutes: number;
  person: number;
}

async function bookingsOf({ providerId }: Place): Promise<Booking[]> {
  const { rows } = await app.pool.query<Booking>(
    `select id::int as id, sequence, order_id::int as "orderId", status, to_char(local_start, 'YYYY-MM-DD"T"HH24:MI') as at,
        (extract(epoch from ends_at - starts_at) / 60)::int as minutes, resource_id::int as person
      from reservations where provider_id = $1 order by id`,
    [providerId],
  );
  return rows;
}

const clockTime = (minute: number): string =>
  `${DAY}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const why = (isSaid: boolean) => (isSaid ? { overruling: { reason: 'D’accordo con chi viene' } } : {});

/** @returns what speaks against it; null: it is done */
async function act(
  place: Place,
  who: number,
  name: keyof typeof ACT,
  variables: object,
): Promise<string | null> {
  const { errors } = await app.ask(
    ACT[name],
    { p: place.providerId, ...variables },
    { actor: place.desk[who], idempotencyKey: randomUUID() },
  );
  return errors?.[0]?.code ?? null;
}

/** One act of one of the three on a day as it was a moment ago. */
async function take(
  place: Place,
  who: number,
  step: Step,
  bookings: readonly Booking[],
): Promise<string | null> {
  if (step.do === 'book') {
    const input = {
      offerId: place.offers[step.offer],
      resourceId: place.people[step.person],
      start: clockTime(step.at),
      customer: { walkIn: {} },
    };
    return act(place, who, 'book', { input });
  }
  if (!('of' in step) || bookings.length === 0) return null;
  const booking = bookings[step.of % bookings.length];
  if (!booking) return null;
  const { id, sequence, orderId } = booking;
  switch (step.do) {
    case 'move': {
      const resourceId = step.person === null ? undefined : place.people[step.person];
      const input = { start: clockTime(step.at), resourceId, ...why(step.because) };
      return act(place, who, 'change', { id, sequence, input });
    }
    case 'stretch':
      return act(place, who, 'change', {
        id,
        sequence,
        input: { durationMinutes: step.minutes, ...why(step.because) },
      });
    case 'cancel':
      return act(place, who, 'cancel', { input: { ids: [id], by: step.by } });
    case 'activate':
      return act(place, who, 'activate', { id, sequence, input: why(step.because) });
    case 'presence':
      return act(place, who, 'presence', { id, presence: step.is });
    case 'pay':
    case 'giveBack':
      return act(place, who, step.do, { orders: [{ orderId, amountCents: step.cents }] });
    case 'moveAndUndo':
      return moveAndUndo(place, booking, step.at);
    case 'cancelAndUndo':
      return cancelAndUndo(place, booking);
  }
}

/**
 * What a day is made of: bookings, their time, their money, and the time they want to be kept free. How two neighbours share a gap that is too short
 * for both their buffers may differ after an undo.
 */
async function snapshot({ providerId }: Place): Promise<unknown> {
  const { rows } = await app.pool.query(
    `select r.id, r.status, r.starts_at, r.ends_at, r.resource_id, r.total_cents, r.presence, r.cancel_reason,
        o.payment_state, o.paid_cents, o.credited_cents,
        (select jsonb_agg(jsonb_build_object('resource', h.resource_id, 'wanted', coalesce(h.busy_wanted, h.busy)) order by h.resource_id)
          from holds h where h.kind = 'reservation' and h.holder_id = r.id) as holds
      from reservations r join orders o on o.id = r.order_id where r.provider_id = $1 order by r.id`,
    [providerId],
  );
  return rows;
}

let undone = 0;

async function moveAndUndo(
  place: Place,
  { id, sequence, at: from, status }: Booking,
  to: number,
): Promise<null> {
  if (status !== 'A') return null;
  const before = await snapshot(place);
  const moved = await act(place, 0, 'change', {
    id,
    sequence,
    input: { start: clockTime(to), ...why(true) },
  });
  if (moved !== null) {
    expect(REFUSALS.move).toContain(moved);
    return null;
  }
  const now = (await bookingsOf(place)).find((one) => one.id === id);
  if (now?.sequence === sequence) return null;
  const back = { id, sequence: now?.sequence, input: { start: from, ...why(true) } };
  expect(await act(place, 0, 'change', back)).toBeNull();
  expect(await snapshot(place)).toEqual(before);
  undone += 1;
  return null;
}

async function cancelAndUndo(place: Place, { id, status }: Booking): Promise<null> {
  if (status !== 'A') return null;
  const before = await snapshot(place);
  expect(await act(place, 0, 'cancel', { input: { ids: [id], by: 'we' } })).toBeNull();
  const now = (await bookingsOf(place)).find((one) => one.id === id);
  expect(await act(place, 0, 'activate', { id, sequence: now?.sequence, input: {} })).toBeNull();
  expect(await snapshot(place)).toEqual(before);
  undone += 1;
  return null;
}

/** What must hold whoever did what: told by the rows alone, apart from the constraints and the audit. */
async function expectSound(place: Place): Promise<void> {
  const { providerId } = place;
  const { rows } = await app.pool.query<{ wrong: string; ids: string }>(
    `select 'two with one person' as wrong, a.id || ' ' || b.id as ids from reservations a
        join reservations b on b.provider_id = a.provider_id and b.resource_id = a.resource_id and b.id > a.id
          and b.starts_at < a.ends_at and a.starts_at < b.ends_at
        where a.provider_id = $1 and a.status = 'A' and b.status = 'A'
      union all
      select 'three in two rooms', r.id::text from reservations r where r.provider_id = $1 and r.status = 'A'
        and (select count(*) from reservations o join holds h on h.kind = 'reservation' and h.holder_id = o.id and h.resource_id <> h.main_resource_id
          where o.provider_id = $1 and o.status = 'A' and o.starts_at <= r.starts_at and o.ends_at > r.starts_at) > 2
      union all
      select 'holds of ' || r.status, r.id::text from reservations r where r.provider_id = $1
        and (r.status = 'A') <> exists (select from holds h where h.kind = 'reservation' and h.holder_id = r.id and h.resource_id = r.resource_id
          and h.busy @> tstzrange(r.starts_at, r.ends_at))
      union all
      select 'money', o.id::text from orders o where o.provider_id = $1 and (o.paid_cents < 0 or o.credited_cents < 0 or o.paid_cents > o.total_cents
        or o.paid_cents <> (select coalesce(sum(case t.kind when 'taken' then a.amount_cents else -a.amount_cents end), 0)
          from till_allocations a join till_payments t on t.id = a.till_payment_id where a.order_id = o.id))`,
    [providerId],
  );
  expect(rows).toEqual([]);
  const asked = calendarOf(place);
  expect(await calendarBookings(app.work(), asked)).toEqual(
    (await readCalendarBookings(app.work(), asked)).bookings,
  );
}

const calendarOf = ({ providerId, people }: Place) => ({
  providerId,
  resourceIds: people,
  from: new Date(`${DAY}T00:00Z`),
  to: new Date('2026-11-06T00:00Z'),
  withCancelled: true,
});

/** A calendar is read again and again while others act: each reading goes on from one that may have seen a part of it. */
async function lookMeanwhile(place: Place, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) await calendarBookings(app.work(), calendarOf(place));
}

/** Acts come in threes at once, one of each at the desk; what is undone or waits is done alone. */
async function live(place: Place, day: readonly Step[], done: Map<string, number>): Promise<void> {
  const waiting = [...day];
  while (waiting.length > 0) {
    const isAlone = (step: Step) => ['moveAndUndo', 'cancelAndUndo', 'wait'].includes(step.do);
    const first = waiting[0];
    const next = waiting.slice(1, 3).findIndex(isAlone);
    const size = first && isAlone(first) ? 1 : next < 0 ? 3 : next + 1;
    const batch = waiting.splice(0, size);
    const bookings = await bookingsOf(place);
    const looking = new AbortController();
    const looked = lookMeanwhile(place, looking.signal);
    const heard = await Promise.all(batch.map((step, who) => take(place, who, step, bookings)));
    looking.abort();
    await looked;
    for (const [index, code] of heard.entries()) {
      const name = batch[index]?.do ?? 'wait';
      if (code !== null)
        expect([name, REFUSALS[name].includes(code) ? 'refused' : code]).toEqual([name, 'refused']);
      done.set(name, (done.get(name) ?? 0) + (code === null ? 1 : 0));
    }
    const [only] = batch;
    if (only?.do === 'wait') {
      app.clock.advance(only.minutes);
      await afterUndo(app);
    }
    await expectSound(place);
  }
}

it(
  'whatever three do at the desk, nobody is in two places, the money is right, and what is undone is as it was',
  async () => {
    const done = new Map<string, number>();
    undone = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: ACTS, maxLength: ACTS }), async (day) => {
        await live(await aPlace(), day, done);
        await afterUndo(app);
        expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
      }),
      { numRuns: DAYS, endOnFailure: true },
    );
    // Days on which nothing succeeds would prove nothing.
    for (const name of ['book', 'move', 'stretch', 'cancel', 'activate', 'presence', 'pay', 'giveBack'])
      expect([name, done.get(name) ?? 0]).toEqual([name, expect.toSatisfy((times: number) => times >= DAYS)]);
    expect(undone).toBeGreaterThan(DAYS);
  },
  PATIENCE_MS,
);
