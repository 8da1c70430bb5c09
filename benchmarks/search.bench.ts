/**
 * Keyword and town over 100,000 generated providers: through the use case and through GraphQL as a page of cards, beside the
 * bare statement and beside an index in memory that gives the same answers. One question at a time, wall clock.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '#server/kernel/app.ts';
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { rebuildSearch, searchProviders } from '#server/modules/search/index.ts';
import { chance } from '#server/testing/chance.ts';
import { insertManyProviders, OFFERED, TOWNS, WORDS, zipf } from './data/many-providers.ts';

export interface Row {
  readonly what: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
  /** At most, where one was promised. */
  readonly goalP99Ms: number | null;
  /** Beside the figure: what the plan uses, how large the matter is. */
  readonly note: string;
}

const PROVIDERS = Number(process.env['BENCH_PROVIDERS'] ?? 100_000);
const QUESTIONS = 1_000;
const WARM_UP = 150;
const GOAL_P99_MS = 15;

interface Question {
  keyword: string;
  city: string;
  type: 'C' | 'P';
  country: string;
  seed: number;
}

export async function run(): Promise<Row[]> {
  const scratch = makeScratchFolder();
  const server = await startEmbeddedPostgres(join(scratch, 'data'), { fsync: 'off' });
  const config = readConfig({
    DATA_FOLDER: join(scratch, 'files'),
    SECRET: 'only for measuring, thirty-two letters',
    LOG_LEVEL: 'error',
    API_COST_PER_ADDRESS_PER_MINUTE: '1000000000',
    SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000000',
  });
  const app = await openApp(config, {
    databaseUrl: await server.urlOf('radura'),
    origin: 'http://localhost',
    workers: false,
  });
  try {
    return await measureAll(app);
  } finally {
    await app.close();
    await server.stop();
    rmSync(scratch, { recursive: true });
  }
}

async function measureAll(app: App): Promise<Row[]> {
  await insertManyProviders(app.pool, PROVIDERS);
  const began = performance.now();
  const found = await rebuildSearch(app.jobs.work());
  const rebuildSeconds = ((performance.now() - began) / 1000).toFixed(0);
  await app.pool.query('vacuum analyze search_entries, search_words');
  const questions = plausibleQuestions(WARM_UP + QUESTIONS);
  const floor = await openFloor(app, questions);
  await checkEqual(app, questions.slice(0, 300), floor);

  const before = await indexScans(app);
  for (const question of questions) await search(app, question);
  const after = await indexScans(app);
  const plan = `scans of the index of words ${after.byWords - before.byWords}, of the whole table ${after.whole - before.whole}`;
  const rows = await measureInTurn(questions, [
    {
      what: 'use case: 8 providers and the count',
      goalP99Ms: GOAL_P99_MS,
      answer: (question) => search(app, question),
    },
    {
      what: 'GraphQL: 8 cards with price',
      goalP99Ms: GOAL_P99_MS,
      answer: (question) => ask(app, CARDS, question),
    },
    {
      what: 'GraphQL: the same with next free times',
      goalP99Ms: null,
      answer: (question) => ask(app, CARDS_WITH_TIMES, question),
    },
    {
      what: 'floor: the bare statement, ids and count',
      goalP99Ms: null,
      answer: (question) => app.pool.query(BARE, bareValues(question)),
    },
    {
      what: 'floor: an index in memory, ids and count',
      goalP99Ms: null,
      answer: async (question) => floor(question, 'random'),
    },
  ]);
  const [first, ...others] = rows;
  if (!first) throw new Error('nothing was measured');
  const note = `${plan}; ${found} entries, rebuilt in ${rebuildSeconds} s, ${await sizesOf(app)}`;
  return [{ ...first, note }, ...others, ...(await measureWithoutQuestion(app, floor))];
}

/** Whoever opens the search and asks for nothing: all of one type, by chance. */
async function measureWithoutQuestion(app: App, floor: Floor): Promise<Row[]> {
  const questions = Array.from({ length: WARM_UP + 350 }, (_, seed): Question => {
    return { keyword: '', city: '', type: seed % 5 < 3 ? 'C' : 'P', country: '', seed };
  });
  await checkEqual(app, questions.slice(0, 20), floor);
  const before = await indexScans(app);
  for (const question of questions) await search(app, question);
  const after = await indexScans(app);
  const [first, ...others] = await measureInTurn(questions, [
    {
      what: 'nothing asked: 8 providers and the count',
      goalP99Ms: GOAL_P99_MS,
      answer: (question) => search(app, question),
    },
    {
      what: 'nothing asked, GraphQL: 8 cards with price',
      goalP99Ms: null,
      answer: (question) => ask(app, CARDS, question),
    },
    {
      what: 'nothing asked, floor: the bare statement, ids and count',
      goalP99Ms: null,
      answer: (question) => app.pool.query(BARE_ALL, [question.type, question.seed]),
    },
    {
      what: 'nothing asked, floor: an index in memory, ids and count',
      goalP99Ms: null,
      answer: async (question) => floor(question, 'random'),
    },
  ]);
  if (!first) throw new Error('nothing was measured');
  const note = `scans of the index of buckets ${after.byBucket - before.byBucket}, of the whole table ${after.whole - before.whole}; the count is at most a second old`;
  return [{ ...first, note }, ...others];
}

/** Keywords as people type them, towns as often as providers are there; each question asked once. */
function plausibleQuestions(count: number): Question[] {
  const random = chance(77);
  const offered = zipf(OFFERED, random, 2);
  const word = zipf(WORDS, random, 10);
  const town = zipf(TOWNS, random);
  return Array.from({ length: count }, (_, seed): Question => {
    const keyword = random() < 0.6 ? offered() : word();
    return { keyword, city: town(), type: random() < 0.6 ? 'C' : 'P', country: 'IT', seed };
  });
}

interface Contestant {
  what: string;
  goalP99Ms: number | null;
  answer(question: Question): Promise<unknown>;
}

/** Each question goes to all of them, one after the other, so that what else the machine does troubles all alike. */
async function measureInTurn(
  questions: readonly Question[],
  contestants: readonly Contestant[],
): Promise<Row[]> {
  const times = contestants.map((): number[] => []);
  for (const [turn, question] of questions.entries()) {
    for (const [index, { answer }] of contestants.entries()) {
      const began = performance.now();
      await answer(question);
      if (turn >= WARM_UP) times[index]?.push(performance.now() - began);
    }
  }
  return contestants.map(({ what, goalP99Ms }, index) => {
    const sorted = (times[index] ?? []).sort((one, other) => one - other);
    const at = (share: number): number =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return { what, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1), goalP99Ms, note: '' };
  });
}

function contextOf(app: App): RequestContext {
  return app.contextOf({ requestId: 'bench', locale: 'it', address: '198.51.100.7', idempotencyKey: null });
}

function search(app: App, question: Question & { sort?: string }) {
  return searchProviders(app.jobs.work(), { places: app.deps.places, locale: 'it', drawnSeed: 1 }, question);
}

const cards = (
  fields: string,
) => `query ($keyword: String, $city: String, $country: String, $type: String, $seed: Int) {
  getRandomProvidersAlsoByKeywordOrAddress(keyword: $keyword, city: $city, country: $country, type: $type, seed: $seed) {
    centersTotal professionalsTotal centers { ...card } professionals { ...card }
  }
}
fragment card on Provider { id name images { small medium } location { city } categories { id name } ${fields} }`;
const CARDS = cards('priceFrom');
const CARDS_WITH_TIMES = cards('priceFrom nextFreeTime');

async function ask(app: App, query: string, { ...variables }: Question): Promise<void> {
  const { errors } = await app.executor.run({ query, variables }, contextOf(app));
  if (errors) throw new Error(JSON.stringify(errors));
}

const BARE = `select provider_id, count(*) over () from search_entries
  where words @@ plainto_tsquery('radura_search', $1) and city_key = $2 and type = $3
  order by hashint8extended(provider_id, $4), provider_id limit 8`;

const BARE_ALL = `select provider_id, count(*) over () from search_entries where type = $1
  order by hashint8extended(provider_id, $2), provider_id limit 8`;

const bareValues = ({ keyword, city, type, seed }: Question) => [keyword, townKeyOf(city), type, seed];

function townKeyOf(city: string): string {
  return `it-${city.toLowerCase().replaceAll(' ', '-')}`;
}

type Answer = { ids: number[]; total: number };
type Floor = (question: Question, sort: 'random' | 'name') => Answer;

/** Which providers have which stem, as sorted lists of positions; answers by walking the shortest list. */
async function openFloor(app: App, questions: readonly Question[]): Promise<Floor> {
  const { rows } = await app.pool.query<{ id: number; type: string; town: string; stems: string[] }>(
    `select provider_id as id, type, city_key as town, tsvector_to_array(words) as stems from search_entries order by sort_name, provider_id`,
  );
  const having = new Map<string, number[]>();
  const add = (key: string, position: number) => {
    const list = having.get(key);
    if (list) list.push(position);
    else having.set(key, [position]);
  };
  rows.forEach(({ type, town, stems }, position) =>
    [...stems, `town ${town}`, `type ${type}`].forEach((key) => add(key, position)),
  );
  const asked = await app.pool.query<{ keyword: string; stems: string[] }>(
    `select keyword, tsvector_to_array(to_tsvector('radura_search', translate(keyword, '’', ' '))) as stems from unnest($1::text[]) as k (keyword)`,
    [[...new Set(questions.map(({ keyword }) => keyword))]],
  );
  const stemsOf = new Map(asked.rows.map(({ keyword, stems }) => [keyword, stems]));

  return ({ keyword, city, type, seed }, sort) => {
    const keys = [
      ...(stemsOf.get(keyword) ?? []),
      ...(city === '' ? [] : [`town ${townKeyOf(city)}`]),
      `type ${type}`,
    ];
    const [shortest = [], ...others] = keys
      .map((key) => having.get(key) ?? [])
      .sort((one, other) => one.length - other.length);
    const matching = shortest.filter((position) => others.every((list) => holds(list, position)));
    const order = (position: number) => Math.imul((position ^ seed) + 0x6d2b79f5, 0x85ebca6b) >>> 0;
    // The lists are in order of name already.
    const ordered = sort === 'name' ? matching : matching.sort((one, other) => order(one) - order(other));
    return { ids: ordered.slice(0, 8).map((position) => rows[position]?.id ?? 0), total: matching.length };
  };
}

function holds(sorted: readonly number[], wanted: number): boolean {
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}

/** By name the answers must be the same providers in the same order; by chance as many. */
async function checkEqual(app: App, questions: readonly Question[], floor: Floor): Promise<void> {
  for (const question of questions) {
    const expected = floor(question, 'name');
    const byName = await search(app, { ...question, sort: 'name' });
    const byChance = await search(app, question);
    // What nothing has is looked for in other words, which the floor does not know.
    if (byName.understoodAs !== null) continue;
    const ids = [...byName.centers, ...byName.professionals].map(({ id }) => id);
    const totals = [byName, byChance].map(
      ({ centersTotal, professionalsTotal }) => centersTotal ?? professionalsTotal,
    );
    const isEqual = ids.join() === expected.ids.join() && totals.every((total) => total === expected.total);
    if (!isEqual)
      throw new Error(
        `product and floor differ on ${JSON.stringify(question)}: ${ids} of ${totals}, ${JSON.stringify(expected)}`,
      );
  }
}

async function indexScans(app: App): Promise<{ byWords: number; byBucket: number; whole: number }> {
  await app.pool.query('select pg_stat_force_next_flush()');
  const { rows } = await app.pool.query<{ by_words: number; by_bucket: number; whole: number }>(
    `select (select idx_scan from pg_stat_user_indexes where indexrelname = 'search_entries_by_words') as by_words,
      (select idx_scan from pg_stat_user_indexes where indexrelname = 'search_entries_by_pot') as by_bucket,
      (select seq_scan from pg_stat_user_tables where relname = 'search_entries') as whole`,
  );
  return {
    byWords: rows[0]?.by_words ?? Number.NaN,
    byBucket: rows[0]?.by_bucket ?? Number.NaN,
    whole: rows[0]?.whole ?? Number.NaN,
  };
}

async function sizesOf(app: App): Promise<string> {
  const { rows } = await app.pool.query<{ table: string; index: string }>(
    `select pg_size_pretty(pg_relation_size('search_entries')) as table, pg_size_pretty(pg_indexes_size('search_entries')) as index`,
  );
  return `table ${rows[0]?.table}, indexes ${rows[0]?.index}`;
}

if (import.meta.main) {
  const rows = await run();
  console.table(
    rows.map((row) => ({
      what: row.what,
      'p50 ms': Number(row.p50Ms.toFixed(2)),
      'p99 ms': Number(row.p99Ms.toFixed(2)),
      'worst ms': Number(row.worstMs.toFixed(2)),
      'goal p99 ms': row.goalP99Ms ?? '',
    })),
  );
  for (const row of rows) if (row.note) console.log(`${row.what}: ${row.note}`);
}
