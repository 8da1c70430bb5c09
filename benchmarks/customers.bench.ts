/**
 * The list of customers and the searches for one at a provider with 100,000 of them, as the screens ask: through the API in process. One question at
 * a time, wall clock.
 */
import { Client } from 'pg';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp, screenDocument } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';
import { medianMs } from './setup/median.ts';

const CUSTOMERS = Number(process.env['BENCH_CUSTOMERS'] ?? 100_000);
const TURNS = { warmUp: 12, questions: 60 };
const GOAL_MS = 15;

/** Ten customers by name, straight through the driver, prepared, nothing counted. */
const BARE_PAGE = {
  name: 'bare page',
  text: `select * from customers where provider_id = $1
    order by lower(coalesce(lastname, firstname, nullif(email, ''), phone, '')) collate "C", lower(coalesce(firstname, '')) collate "C", id limit 10`,
};

/** The list's own question without who asks, which is another figure. */
const PAGE = `query($providerId: Id!, $search: String) { getCustomers(providerId: $providerId, search: $search) {
  total isMore page pages items { id firstname lastname email phone isBlacklisted isArchived visits lastAt nextAt tags { id name color } } } }`;
/** `document`: the screen whose question it is; null: `PAGE`. */
type Question = [what: string, document: string | null, variables: object];
const LIST = null;
const QUESTIONS_ASKED: readonly Question[] = [
  ['list, first page', LIST, {}],
  ['list, by a name', LIST, { search: 'rossi 777' }],
  ['list, by a family name that 14,000 have', LIST, { search: 'rossi' }],
  ['list, by a first name that 20,000 have', LIST, { search: 'maria' }],
  ['list, by a letter', LIST, { search: 'r' }],
  ['list, by the beginnings of two names', LIST, { search: 'ross mar' }],
  ['list, by a phone', LIST, { search: '333 00012' }],
  ['list, by the beginning of all phones', LIST, { search: '333' }],
  ['desk, by a name', 'CustomersFound', { search: 'rossi 777' }],
  ['desk, by a family name that 14,000 have', 'CustomersFound', { search: 'rossi' }],
  ['desk, by a first name that 20,000 have', 'CustomersFound', { search: 'maria' }],
  ['desk, by the beginnings of two names', 'CustomersFound', { search: 'ross mar' }],
  ['desk, by a phone', 'CustomersFound', { search: '333 00012' }],
];

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const providerId = await load(app);
    const actor = anActor({ personId: 1, providerRoles: [{ providerId, role: 'owner' }] });
    const asked = { requestId: 'bench', locale: 'it', address: 'x', idempotencyKey: null, actor } as const;
    const floor = await medianMs(() => app.pool.query({ ...BARE_PAGE, values: [providerId] }), TURNS);
    const figures: Figure[] = [];
    for (const [what, document, variables] of QUESTIONS_ASKED) {
      const query = document === null ? PAGE : screenDocument(document);
      const product = await medianMs(async () => {
        const answer = await app.executor.run(
          { query, variables: { providerId, ...variables } },
          app.contextOf(asked),
        );
        if (answer.errors) throw new Error(answer.errors[0]?.message);
      }, TURNS);
      figures.push({
        what: `Customers of one provider, ${CUSTOMERS.toLocaleString('en')}: ${what}, p50`,
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

/** As many customers, one in two hundred of them merged into another. */
async function load(app: BenchApp): Promise<number> {
  const providerId = await aProvider(app.jobs.work(), { name: 'Grande Centro' });
  const loader = new Client({ connectionString: app.databaseUrl });
  await loader.connect();
  await loader.query("set statement_timeout = 0; set synchronous_commit = 'off'; set jit = off");
  // Made by what the column would make: they are to be there in seconds.
  await loader.query('alter table customers alter column words drop expression');
  await loader.query(
    `insert into customers (provider_id, firstname, lastname, phone, created_at, words)
      select $3::bigint, first, last || ' ' || n, '+39 333 ' || digits, now(),
          array_to_tsvector(array[$1::text || 'n' || lower(first), $1 || 'n' || lower(last), $1 || 'n' || n, $1 || 'c39333' || digits, $1 || 'c333' || digits])
        from generate_series(1, $2::int) n, lateral (select (array['Maria', 'Luca', 'Anna', 'Paolo', 'Sara'])[1 + n % 5] as first,
          (array['Rossi', 'Bianchi', 'Ferrari', 'Russo', 'Greco', 'Bruno', 'Gallo'])[1 + n % 7] as last, lpad(n::text, 7, '0') as digits) as made`,
    [String(providerId), CUSTOMERS, providerId],
  );
  await loader.query('update customers set merged_into = id - 1 where provider_id = $1 and id % 200 = 0', [
    providerId,
  ]);
  await loader.query('set synchronous_commit = on; checkpoint');
  await loader.query('vacuum (analyze) customers');
  await loader.end();
  return providerId;
}

if (import.meta.main)
  for (const { what, product, floor } of await run())
    console.log(product.toFixed(1).padStart(7), floor?.toFixed(1).padStart(7), what);
