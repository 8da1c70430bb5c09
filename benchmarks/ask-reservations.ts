import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { screenDocument } from './setup/bench-app.ts';
const config = readConfig({
  SECRET: 'a secret for benchmarks, long enough to be one',
  LOG_LEVEL: 'silent',
  DATA_FOLDER: '/tmp/figures/f',
  PORT: '0',
  DATABASE_CONNECTIONS: '4',
  TRUSTED_PROXIES: '1',
  API_COST_PER_ADDRESS_PER_MINUTE: '1000000000',
});
const app = await openApp(config, {
  databaseUrl: process.argv[2]!,
  origin: 'http://localhost:3000',
  cards: undefined,
  workers: false,
  locks: undefined,
} as any);
const actor = anActor({ personId: 1, providerRoles: [{ providerId: 1, role: 'owner' }] });
const only = process.argv[3];
import pg from 'pg';
const real = pg.Client.prototype.query;
let seen = new Set();
if (process.env['EX'])
  (pg.Client.prototype as any).query = function (q: any, ...r: any[]) {
    const t = q?.text ?? q;
    const out = (real as any).call(this, q, ...r);
    if (typeof t === 'string' && t.includes('reservations r') && !seen.has(t) && !t.startsWith('explain')) {
      seen.add(t);
      const c = new pg.Client({ connectionString: process.argv[2]! });
      c.connect().then(async () => {
        const e: any = await (real as any)
          .call(c, 'set plan_cache_mode=' + (process.env['GEN'] ? 'force_generic_plan' : 'auto'))
          .then(() => (real as any).call(c, { text: 'explain (analyze, costs off) ' + t, values: q.values }))
          .catch((x: any) => ({ rows: [{ 'QUERY PLAN': String(x) }] }));
        console.log(e.rows.map((x: any) => x['QUERY PLAN']).join('\n') + '\n----');
        await c.end();
      });
    }
    return out;
  };
const query = screenDocument('ProviderReservations');
const cases: [string, object][] = [
  ['to come', { standing: 'upcoming' }],
  ['all, the latest first', { isDescending: true }],
  ['all, as they were booked', { sort: 'booked', isDescending: true }],
  ['completed', { standing: 'completed', isDescending: true }],
  ['waiting', { standing: 'waiting' }],
  ['cancelled', { standing: 'inactive', isDescending: true }],
  ['unpaid', { payment: 'unpaid' }],
  ['unpaid, latest', { payment: 'unpaid', isDescending: true }],
  ['unpaid, upcoming', { payment: 'unpaid', standing: 'upcoming' }],
  ['unpaid, completed', { payment: 'unpaid', standing: 'completed', isDescending: true }],
  ['unpaid, booked', { payment: 'unpaid', sort: 'booked', isDescending: true }],
  ['partly paid', { payment: 'pending' }],
  ['paid', { payment: 'paid', isDescending: true }],
  ['paid back', { payment: 'reimbursed', isDescending: true }],
  ['of a person', { resourceId: 1 }],
  ['of a service', { serviceId: 1 }],
  ['of a person and a service, unpaid', { resourceId: 1, serviceId: 1, payment: 'unpaid' }],
  ['of a month', { from: '2026-03-01', to: '2026-03-31' }],
  ['of a customer', { customerId: 1 }],
  ['by a name', { search: 'rossi 77' }],
  ['by a name that many have', { search: 'rossi' }],
  ['by first name', { search: 'maria' }],
  ['by a letter', { search: 'r' }],
  ['by a name, to come', { search: 'rossi', standing: 'upcoming' }],
  ['by a name, unpaid', { search: 'rossi', payment: 'unpaid' }],
  ['by a phone', { search: '333 0001' }],
  ['by number', { search: `#11000000` }],
  ['page 1,000', { page: 1000 }],
];
for (const [what, v] of cases) {
  if (only && what !== only) continue;
  const waits: number[] = [];
  let out: any;
  for (let i = 0; i < 15; i++) {
    const b = performance.now();
    out = await app.executor.run(
      { query, variables: { providerId: 1, standing: 'all', ...v } },
      app.contextOf({ requestId: 'b', locale: 'it', address: 'x', idempotencyKey: null, actor } as any),
    );
    waits.push(performance.now() - b);
    if (out.errors) throw new Error(JSON.stringify(out.errors));
    if (i > 3 && waits[i]! > 2000) break;
  }
  waits.sort((a, b) => a - b);
  const d: any = Object.values(out.data)[0];
  const items = d.items ?? d;
  console.log(
    waits[0]!.toFixed(1).padStart(7),
    waits[waits.length >> 1]!.toFixed(1).padStart(7),
    what,
    d.total ?? '',
    items.length,
    items
      .slice(0, 3)
      .map((c: any) => c.id)
      .join(', '),
  );
}
if (process.env['EX']) await new Promise((r) => setTimeout(r, 5000));
await app.close();
