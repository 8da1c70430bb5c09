/** A talk of a million messages and a center with 100,000 talks, beside the bare statements. */
import type pg from 'pg';
import { Client } from 'pg';
import { findOrAddPerson } from '#server/modules/identity/index.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp, screenDocument } from './setup/bench-app.ts';
import { measureDelivery } from './setup/chat-delivery.ts';
import type { Figure } from './setup/figures-page.ts';
import { medianMs } from './setup/median.ts';

const MESSAGES = Number(process.env['BENCH_MESSAGES'] ?? 1_000_000);
const TALKS = Number(process.env['BENCH_TALKS'] ?? 100_000);
/** One of so many talks is unread at the desk. */
const UNREAD_OF = 100;
const TURNS = { warmUp: 50, questions: 200 };
const GOALS_MS = { page: 5, list: 10, unread: 3 };

/** What is read, and what is sent until it is on the other screen. */
export async function run(): Promise<Figure[]> {
  return [...(await measureReading()), ...(await measureDelivery())];
}

async function measureReading(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  try {
    const providerId = await aProvider(app.jobs.work(), { name: 'Centro dei mille discorsi' });
    const [owner, customer] = [await somebody(app, 'owner'), await somebody(app, 'customer')];
    const { chatId, chat } = await loadTalks(app, { providerId, owner, customer });
    const context = () =>
      app.contextOf({
        requestId: 'bench',
        locale: 'it',
        address: 'x',
        idempotencyKey: null,
        actor: anActor({ personId: owner, providerRoles: [{ providerId, role: 'owner' }] }),
      });
    const ask = (name: string, variables: object) => async () => {
      const answer = await app.executor.run(
        { query: screenDocument(name), variables: { ...variables } },
        context(),
      );
      if (answer.errors) throw new Error(answer.errors[0]?.message);
    };
    const figures: Figure[] = [];
    for (const [which, before] of [
      ['last', null],
      ['middle', MESSAGES / 2],
      ['first', 51],
    ] as const) {
      figures.push(
        await figureOf(
          `the ${which} 50 of a talk of ${MESSAGES.toLocaleString('en')} messages, p50`,
          ask('Messages', { chatId, before }),
          barePage(app.pool, { providerId, chat }, before ?? MESSAGES + 1),
          GOALS_MS.page,
        ),
      );
    }
    const among = `${TALKS.toLocaleString('en')} talks, ${(TALKS / UNREAD_OF).toLocaleString('en')} of them unread, p50`;
    figures.push(
      await figureOf(
        `the desk’s first 100 of ${among}`,
        ask('Chats', { providerId }),
        bareList(app.pool, providerId),
        GOALS_MS.list,
      ),
      await figureOf(
        `what is unread of ${among}`,
        ask('UnreadChats', {}),
        bareUnread(app.pool, providerId),
        GOALS_MS.unread,
      ),
    );
    return figures;
  } finally {
    await app.end();
  }
}

async function figureOf(
  what: string,
  product: () => Promise<unknown>,
  floor: () => Promise<unknown>,
  goalMs: number,
): Promise<Figure> {
  const [ours, theirs] = [await medianMs(product, TURNS), await medianMs(floor, TURNS)];
  return {
    what,
    product: ours,
    floor: theirs,
    unit: 'ms',
    goal: `at most ${goalMs} ms`,
    isReached: ours <= goalMs,
  };
}

const barePage =
  (pool: pg.Pool, { providerId, chat }: { providerId: number; chat: number }, before: number) =>
  () =>
    pool.query({
      name: 'page',
      text: `select * from chat_messages where provider_id = $1 and chat = $2 and deleted_number is null and number < $3
        order by number desc limit 51`,
      values: [providerId, chat, before],
    });

/** The latest talks alone, with their last words and whom they are with. */
const bareList = (pool: pg.Pool, providerId: number) => () =>
  pool.query({
    name: 'list',
    text: `select c.*, l.content, m.read_number, o.member from chats c
      join chat_members m on m.provider_id = c.provider_id and m.chat = c.id and m.member = 0
      join chat_members o on o.provider_id = c.provider_id and o.chat = c.id and o.member <> 0
      join chat_messages l on l.provider_id = c.provider_id and l.chat = c.id and l.number = c.last_number
      where c.provider_id = $1 order by c.last_at desc limit 100`,
    values: [providerId],
  });

const bareUnread = (pool: pg.Pool, providerId: number) => () =>
  pool.query({
    name: 'unread',
    text: `select * from chat_members where member = 0 and provider_id = $1 and unread_number > read_number
      order by unread_at desc, chat desc limit 200`,
    values: [providerId],
  });

const somebody = (app: BenchApp, name: string): Promise<number> =>
  findOrAddPerson(app.jobs.work(), { email: `${name}@chat.example`, language: 'it' });

/** Talks of as many people with the desk, and one very long one. */
async function loadTalks(
  app: BenchApp,
  { providerId, owner, customer }: { providerId: number; owner: number; customer: number },
): Promise<{ chatId: string; chat: number }> {
  // Of its own: what loads a million rows takes longer than a request may
  const loader = new Client({ connectionString: app.databaseUrl });
  await loader.connect();
  await loader.query("set statement_timeout = 0; set synchronous_commit = 'off'; set work_mem = '64MB'");
  await loader.query(
    "insert into people (email_key, email) select 'talks' || n, 'talks' || n || '@example.it' from generate_series(1, $1::int) n",
    [TALKS],
  );
  await loader.query(
    `insert into chats (provider_id, chat_id, kind, last_number, last_at, answered_at, created_at)
      select $1::bigint, '0_' || id || '_' || $1, 'desk', 1, timestamptz '2026-01-01' + id * interval '10 seconds', timestamptz '2026-01-01', timestamptz '2026-01-01'
        from people where email_key like 'talks%'
      union all select $1, '0_' || $2::bigint || '_' || $1, 'desk', $3, timestamptz '2026-02-01', timestamptz '2026-01-01', timestamptz '2026-01-01'`,
    [providerId, customer, MESSAGES],
  );
  await loader.query(
    `insert into chat_members (provider_id, chat, member, person_id, unread_number, read_number, unread_at)
      select c.provider_id, c.id, member, nullif(member, 0), case when member = 0 then c.last_number else 0 end,
          case when member = 0 and c.id % $2 > 0 then c.last_number else 0 end, c.last_at
        from chats c cross join lateral unnest(array[0, split_part(c.chat_id, '_', 2)::bigint]) member where c.provider_id = $1`,
    [providerId, UNREAD_OF],
  );
  const { rows } = await loader.query<{ id: string; chat_id: string }>(
    'select id, chat_id from chats where provider_id = $1 and last_number > 1',
    [providerId],
  );
  const [{ id, chat_id: chatId } = { id: '', chat_id: '' }] = rows;
  await loader.query(
    `insert into chat_messages (provider_id, chat, number, sender_id, from_desk, temp_id, content, created_at)
      select c.provider_id, c.id, 1, split_part(c.chat_id, '_', 2)::bigint, false, 'bench-talk-' || c.id, 'Avete posto domani?', c.last_at
        from chats c where c.provider_id = $1 and c.last_number = 1`,
    [providerId],
  );
  await loader.query(
    `insert into chat_messages (provider_id, chat, number, sender_id, from_desk, temp_id, content, created_at)
      select $1, $2, n, case when n % 2 = 0 then $3::bigint else $4::bigint end, n % 2 = 0, 'bench-talk-' || n, 'Il massaggio delle dieci, il numero ' || n,
          timestamptz '2026-01-01' + n * interval '1 second'
        from generate_series(1, $5::int) n`,
    [providerId, id, owner, customer, MESSAGES],
  );
  await loader.query('vacuum analyze chats, chat_members, chat_messages, people');
  await loader.end();
  return { chatId, chat: Number(id) };
}

if (import.meta.main) console.table(await run());
