/**
 * Who asks, among a million sessions: the check that comes before every call of somebody signed in, in process, beside the
 * bare look-up of the same token through the same pool. One at a time, wall clock.
 */
import { Client } from 'pg';
import { readActor } from '#server/modules/identity/index.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';
import { statementsOf } from './setup/statements-of.ts';

const SESSIONS = Number(process.env['BENCH_SESSIONS'] ?? 1_000_000);
const SESSIONS_OF_A_PERSON = 5;
const CHECKS = 5_000;
const WARM_UP = 1_000;
const GOAL_MS = 0.3;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    await loadSessions(app.databaseUrl);
    return [...(await measureChecks(app)), await readPlan(app)];
  } finally {
    await app.end();
  }
}

const tokenOf = (index: number): string => `session-${index}`.padEnd(43, 'x');

async function loadSessions(databaseUrl: string): Promise<void> {
  // Of its own: what loads a million rows takes longer than a request may.
  const loader = new Client(databaseUrl);
  await loader.connect();
  const people = Math.ceil(SESSIONS / SESSIONS_OF_A_PERSON);
  await loader.query(
    `insert into people (email_key, email, verified_at) select 'person-' || i || '@example.it', 'person-' || i || '@example.it', now()
       from generate_series(1, $1::integer) as i`,
    [people],
  );
  await loader.query('insert into log_ins (person_id, created_at) select id, now() from people');
  await loader.query(
    `insert into login_sessions (token_hash, person_id, area, app_name, app_version, os, device, created_at, last_used_at, idle_until)
       select sha256(convert_to(rpad('session-' || i, 43, 'x'), 'UTF8')), l.person_id, 'public', 'radura', '6.0.0', 'web', 'Firefox',
         now(), now(), now() + interval '1 year'
       from generate_series(0, $1::integer - 1) as i
       join (select person_id, row_number() over (order by person_id) - 1 as n from log_ins) l on l.n = i % $2::integer`,
    [SESSIONS, people],
  );
  await loader.query('vacuum analyze people, log_ins, login_sessions');
  await loader.end();
}

/** @returns the person behind the session */
async function check(app: BenchApp, index: number): Promise<number> {
  const brought = { area: 'public', cookie: tokenOf(index), authorization: undefined } as const;
  const actor = await readActor(app.jobs.work(), app.deps.secrets, brought);
  if (actor.kind !== 'person') throw new Error(`Session ${index} was not found`);
  return actor.personId;
}

async function checkBarely(app: BenchApp, index: number): Promise<number | undefined> {
  const { rows } = await app.pool.query<{ person_id: number }>({
    name: 'bare',
    text: 'select s.person_id, l.role from login_sessions s join log_ins l using (person_id) where s.token_hash = sha256($1)',
    values: [Buffer.from(tokenOf(index))],
  });
  return rows[0]?.person_id;
}

async function measureChecks(app: BenchApp): Promise<Figure[]> {
  const product: number[] = [];
  const floor: number[] = [];
  const runs = [
    { times: product, ask: check },
    { times: floor, ask: checkBarely },
  ];
  for (let turn = 0; turn < WARM_UP + CHECKS; turn += 1) {
    const index = Math.floor(Math.random() * SESSIONS);
    const found = new Set<number | undefined>();
    // Each goes first every other time: the second finds the rows in the processor's caches.
    for (const { times, ask } of turn % 2 === 0 ? runs : runs.toReversed()) {
      const began = performance.now();
      found.add(await ask(app, index));
      if (turn >= WARM_UP) times.push(performance.now() - began);
    }
    if (found.size !== 1) throw new Error(`Session ${index} is of two people`);
  }
  const [ours, theirs] = [medianOf(product), medianOf(floor)];
  return [
    {
      what: `session check among ${SESSIONS.toLocaleString('en')} sessions, p50`,
      product: ours,
      floor: theirs,
      unit: 'ms',
      goal: `at most ${GOAL_MS} ms`,
      isReached: ours <= GOAL_MS,
      note: '',
    },
  ];
}

/** Asks the database how it runs what a check sends. */
async function readPlan(app: BenchApp): Promise<Figure> {
  const sent = await statementsOf(() => check(app, 0));
  const [first] = sent;
  const { rows } = first
    ? await app.pool.query<{ 'QUERY PLAN': string }>(`explain ${first.text}`, [...first.values])
    : { rows: [] };
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const scans = [...plan.matchAll(/(?:Index|Index Only|Seq|Bitmap Heap) Scan (?:using \w+ )?on \w+/g)].map(
    ([scan]) => scan,
  );
  const isByIndex = plan.includes('Index Scan using login_sessions_token') && !plan.includes('Seq Scan');
  return {
    what: 'statements of a session check',
    product: sent.length,
    floor: 1,
    unit: '',
    goal: 'one, by the index of tokens',
    isReached: sent.length === 1 && isByIndex,
    note: scans.join(', '),
  };
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

if (import.meta.main) console.log(await run());
