import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aPersonWithLogIn, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { Browser } from '#server/testing/access/browser.ts';
import { Line, SOON } from '#server/testing/live-line.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aChannel, aChat } from './builders.ts';
import { readChannel } from './use-cases/channels.ts';
import { watchMessages } from './use-cases/live-chats.ts';
import { sendMessage } from './use-cases/send-message.ts';

const MESSAGES = `subscription($p: String!) { chatMessages(chatId: $p) { lastNumber messages { content } } }`;
let app: TestApp;
let http: HttpServer;
let address: string;
let lines: Line[] = [];
let providerId: number;
let owner: Viewer;
let vera: Viewer;
let chatId: string;

interface Viewer {
  actor: SignedInPerson;
  cookie: string;
  area: 'public' | undefined;
}

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work(), { name: 'Centro Yoga' });
  owner = await seenBy(await worksAt(app, providerId, 'owner'));
  vera = await aCustomerSignedIn();
  const senderId = vera.actor.personId;
  ({ chatId } = await aChat(app.work(), { providerId, members: [0, senderId], senderId }));
});
afterEach(async () => {
  for (const { socket } of lines) socket.terminate();
  await Promise.all(lines.map(({ closed }) => closed));
  lines = [];
});

async function seenBy(actor: SignedInPerson): Promise<Viewer> {
  const browser = new Browser(address, actor.area);
  await browser.adoptSession(app, actor.personId, actor.area);
  return { actor, cookie: browser.cookie, area: actor.area === 'public' ? 'public' : undefined };
}

async function aCustomerSignedIn(): Promise<Viewer> {
  const { personId, email } = await aPersonWithLogIn(app);
  await aCustomer(app.work(), { providerId, personId, email });
  return seenBy(anActor({ personId, area: 'public' }));
}

/** Watches the chat, if it may: what it is told comes after the last number, with which each begins. */
async function watching({ cookie, area }: Viewer): Promise<Line> {
  const line = new Line(address, cookie, area && { area });
  lines.push(line);
  await line.open();
  line.say({ id: '1', type: 'subscribe', payload: { query: MESSAGES, variables: { p: chatId } } });
  await expect.poll(() => line.heard.length, SOON).toBeGreaterThan(1);
  return line;
}

const contents = (line: Line): string[] =>
  line.heard.flatMap(({ type, payload }) => {
    const { data } = (payload ?? {}) as { data?: { chatMessages?: { messages: { content: string }[] } } };
    return type === 'next' ? (data?.chatMessages?.messages ?? []).map(({ content }) => content) : [];
  });

const say = ({ actor }: Viewer, content: string) =>
  sendMessage(
    { work: app.work(), actor, deps: app.deps },
    { chatId, content, uploadId: null, tempId: randomUUID(), seen: null },
  );

it('a message comes at once to the customer and to the desk, each by their own door, and to nobody else', async () => {
  const [hers, desk] = await Promise.all([watching(vera), watching(owner)]);
  const stranger = await watching(await aCustomerSignedIn());
  await say(vera, 'Avete posto?');
  await say(owner, 'Certo!');
  for (const line of [hers, desk])
    await expect.poll(() => contents(line), SOON).toEqual(['Avete posto?', 'Certo!']);
  const [, refusal] = stranger.heard;
  expect(refusal).toMatchObject({ payload: { errors: [{ code: 'notFound' }] } });
  expect(contents(stranger)).toEqual([]);
});

/** Runs statements in a transaction that stays open: whoever needs what they take waits. @returns ends it */
async function holding(statements: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(`begin; ${statements}`);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

/** Until so many statements wait for a lock. */
const untilWaiting = (many: number) =>
  expect
    .poll(async () => {
      const { rows } = await app.pool.query<{ many: number }>(
        `select count(*)::int as many from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.many;
    }, SOON)
    .toBe(many);

it('a fault while it reads ends nothing: what was written then and after still comes', async () => {
  const hers = await watching(vera);
  const begin = await holding('alter table chat_messages rename to chat_messages_away');
  await app.pool.query("select pg_notify('radura_changes', '{}')");
  await untilWaiting(1);
  await begin();
  await app.pool.query('alter table chat_messages_away rename to chat_messages');
  await say(owner, 'Ci siamo');
  await expect.poll(() => contents(hers), SOON).toEqual(['Ci siamo']);
});

it('who begins to watch while it is looked whose session holds is not taken for somebody without one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await watching(vera);
    const desk = new Line(address, owner.cookie);
    lines.push(desk);
    await desk.open();
    const showChats = await holding('lock table chats');
    desk.say({ id: '1', type: 'subscribe', payload: { query: MESSAGES, variables: { p: chatId } } });
    await untilWaiting(1);
    const showSessions = await holding('lock table login_sessions');
    vi.advanceTimersByTime(5_000);
    await untilWaiting(2);
    await showChats();
    // They watch now, and ask who they are
    await untilWaiting(2);
    await showSessions();
    await say(vera, 'Avete posto?');
    await expect.poll(() => contents(desk), SOON).toEqual(['Avete posto?']);
  } finally {
    vi.useRealTimers();
  }
});

it('who leaves while nothing comes is forgotten at once', async () => {
  const { rows } = await app.pool.query<{ id: number }>(
    'select id from login_sessions where person_id = $1',
    [vera.actor.personId],
  );
  const actor = { ...vera.actor, sessionId: Number(rows[0]?.id) };
  const telling = await watchMessages({ work: app.work(), actor, deps: app.deps }, chatId);
  await telling.next();
  const waiting = telling.next();
  await telling.return?.();
  expect(await waiting).toEqual({ value: undefined, done: true });
});

it('nothing comes any more once the session or the role has ended', async () => {
  const [hers, desk] = await Promise.all([watching(vera), watching(owner)]);
  await app.pool.query('delete from login_sessions where person_id = $1', [vera.actor.personId]);
  await app.pool.query('update provider_roles set active = false where person_id = $1', [
    owner.actor.personId,
  ]);
  expect(await Promise.all([hers.closed, desk.closed])).toEqual([4401, 4401]);
  expect([...contents(hers), ...contents(desk)]).toEqual([]);
});

it('a post comes at once to who reads the channel, and is counted with what they have not read until they have', async () => {
  const channel = await aChannel(app.work(), { providerId, creatorId: owner.actor.personId });
  const [hers, unread] = [
    new Line(address, vera.cookie, { area: 'public' }),
    new Line(address, vera.cookie, { area: 'public' }),
  ];
  lines.push(hers, unread);
  await Promise.all([hers.open(), unread.open()]);
  const subscribe = (query: string, variables = {}) => ({
    id: '1',
    type: 'subscribe',
    payload: { query, variables },
  });
  hers.say(subscribe(MESSAGES, { p: String(channel) }));
  unread.say(subscribe('subscription { unreadNotifications { chatId messageId } }'));
  await expect.poll(() => [hers.heard.length, unread.heard.length], SOON).toEqual([2, 2]);
  const { actor } = owner;
  const post = {
    chatId: String(channel),
    content: 'Chiusi',
    uploadId: null,
    tempId: randomUUID(),
    seen: null,
  };
  await sendMessage({ work: app.work(), actor, deps: app.deps }, post);
  await expect.poll(() => contents(hers), SOON).toEqual(['Chiusi']);
  const told = (): unknown => unread.heard.at(-1)?.payload;
  const [mine] = [{ chatId: String(channel), messageId: 2 }];
  await expect.poll(told, SOON).toMatchObject({ data: { unreadNotifications: [mine] } });
  await readChannel({ work: app.work(), actor: vera.actor }, channel);
  await expect.poll(told, SOON).toMatchObject({ data: { unreadNotifications: [] } });
});
