/**
 * The first screen of the day of a center with 20 people and 2,000 bookings a week, a year of bookings behind them: the screen's own document
 * through the API in process, beside the bare rows of today's bookings. One question at a time, wall clock.
 */
import { anActor } from '#server/modules/identity/builders.ts';
import { loadCenter, medianMs } from './calendar.bench.ts';
import { openBenchApp, screenDocument } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const GOAL_MS = 30;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const { providerId, personId } = await loadCenter(app);
    const query = screenDocument('Today');
    const context = () =>
      app.contextOf({
        requestId: 'bench',
        locale: 'it',
        address: 'x',
        idempotencyKey: null,
        actor: anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] }),
      });
    const ask = () => app.executor.run({ query, variables: { providerId } }, context());
    const { data, errors } = await ask();
    if (errors) throw new Error(errors[0]?.message);
    const { visits } = (data as { getToday: { visits: object[] } }).getToday;
    if (visits.length < 200) throw new Error(`${visits.length} visits are no full day`);
    const product = await medianMs(ask);
    const floor = await medianMs(() =>
      app.pool.query({
        name: 'bookings of today',
        text: `select r.*, o.name, c.firstname, c.lastname from reservations r
          join orders o on o.provider_id = r.provider_id and o.id = r.order_id
          join customers c on c.provider_id = r.provider_id and c.id = r.customer_id
          where r.provider_id = $1 and r.starts_at >= date_trunc('day', now()) and r.starts_at < date_trunc('day', now()) + interval '1 day'
          order by r.starts_at`,
        values: [providerId],
      }),
    );
    return [
      {
        what: `today, ${visits.length} visits with 20 people, p50`,
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
