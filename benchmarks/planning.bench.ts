/**
 * What closing a center for two months would do to its 500 bookings to come: found under the locks and listed, beside one plain read of those
 * bookings with their names. In process, one question at a time, wall clock; the transaction is rolled back each time.
 */
import type pg from 'pg';
import { addDays } from '#contracts/time.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { addHoliday } from '#server/modules/availability/index.ts';
import { bookForCustomer } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';
import { medianMs } from './setup/median.ts';

const BOOKINGS = 500;
const PEOPLE = 10;
const HOURS = 8;
const TURNS = { warmUp: 20, questions: 100 };
const GOAL_MS = 100;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const providerId = await loadCenter(app);
    await app.pool.query('analyze');
    const first = new Date().toISOString().slice(0, 10);
    const wide = { startsLocal: `${first} 00:00`, endsLocal: `${addDays(first, 60)} 00:00` };
    const past = { startsLocal: `${addDays(first, 200)} 00:00`, endsLocal: `${addDays(first, 201)} 00:00` };
    const floor = await medianMs(bareRead(app.pool, providerId), TURNS);
    const figures: Figure[] = [];
    for (const [what, times, affected] of [
      ['hurts all of 500 bookings to come, listed', wide, BOOKINGS],
      ['hurts none of 500 bookings to come', past, 0],
    ] as const) {
      const change = () => closing(app, providerId, times);
      const found = await change();
      if (found !== affected) throw new Error(`${found} bookings are hurt, not ${affected}`);
      const product = await medianMs(change, TURNS);
      figures.push({
        what: `a closing that ${what}, p50`,
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

/** Half an hour each, with one of ten people and one of ten rooms. */
async function loadCenter(app: BenchApp): Promise<number> {
  const work = app.jobs.work();
  const providerId = await aProvider(work, { defaultTimeSlotStep: 60 });
  const people: number[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const resourceId = await aColleague(work, { providerId, name: `Persona ${index}` });
    await worksEveryDay(work, { providerId, resourceId });
    people.push(resourceId);
  }
  const room = await anEquipment(work, { providerId, quantity: PEOPLE });
  const { offerId } = await anOffer(work, { providerId, people, needs: [{ resourceIds: [room] }] });
  const customerId = await aWalkIn(work, { providerId });
  const first = new Date().toISOString().slice(0, 10);
  for (let index = 0; index < BOOKINGS; index += 1) {
    const slot = Math.floor(index / PEOPLE);
    const date = addDays(first, 2 + Math.floor(slot / HOURS));
    const at = `${date}T${String(9 + (slot % HOURS)).padStart(2, '0')}:00`;
    const who = index % PEOPLE === 0 ? customerId : await aWalkIn(work, { providerId });
    await bookForCustomer(
      work,
      app.deps,
      { providerId, customerId: who, offerId, resourceId: null, onlyBook: true, dateTimeFrom: at },
      { actor: 'system:bench', language: 'it', channel: 'Business' },
    );
  }
  return providerId;
}

class Undone extends Error {}

/** @returns how many bookings the closing would hurt */
async function closing(
  app: BenchApp,
  providerId: number,
  times: { startsLocal: string; endsLocal: string },
): Promise<number> {
  const asked = {
    providerId,
    actor: 'system:bench',
    personId: 0,
    operation: 'createHoliday',
    touched: { resourceIds: null },
    acts: [],
  };
  const holiday = { providerId, resourceId: null, name: '', isWholeDay: true, ...times };
  try {
    await app.jobs.work().transaction(async (tx) => {
      await app.deps.consequences.settle(tx, asked, () => addHoliday(tx, holiday));
      throw new Undone();
    });
    return 0;
  } catch (error) {
    if (error instanceof Undone) return 0;
    if (isRefusal(error) && error.code === 'bookingsHurt') return Number(error.details.params?.['count']);
    throw error;
  }
}

function bareRead(pool: pg.Pool, providerId: number): () => Promise<unknown> {
  return () =>
    pool.query({
      name: 'bookings to come',
      text: `select r.*, o.name, o.resource_name, c.firstname, c.lastname from reservations r
        join orders o on o.provider_id = r.provider_id and o.id = r.order_id
        join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
        where r.provider_id = $1 and r.starts_at > now() and r.status in ('A', 'P', 'RSD') order by r.starts_at`,
      values: [providerId],
    });
}
