import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';
import { afterAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { aChat } from '#server/modules/chat/builders.ts';
import { aPersonWithLogIn, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { freePort } from '#server/kernel/ports.ts';
import { Browser } from '#server/testing/access/browser.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';
import type { ServerProcess } from '#server/testing/server-process.ts';
import { startServerProcess } from '#server/testing/server-process.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const PAGE = 'messages { id content } deletedIds lastNumber isWhole';
const CHANGED = `subscription($c: String!) { chatMessages(chatId: $c) { ${PAGE} } }`;
const AFTER = `query($c: String!, $after: Int) { getMessages(chatId: $c, after: $after) { ${PAGE} } }`;
const SEND = `mutation($c: String!, $t: String!, $id: String!) {
  sendMessage(chatId: $c, message: { content: $t }, tempId: $id) { id } }`;

interface Page {
  messages: { id: number; content: string }[];
  deletedIds: number[];
  lastNumber: number;
}

const app = await openTestApp({ now: new Date().toISOString() });
const port = String(await freePort());
const start = async (): Promise<ServerProcess> => {
  const { databaseUrl, config } = app;
  const server = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: config.dataFolder,
    PORT: port,
    LOG_LEVEL: 'warn',
  });
  await server.ready();
  return server;
};
let server = await start();
const clients: Client[] = [];
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await server.stop('SIGKILL');
  await app.close();
});

/** A browser as somebody who is signed in; a lost server is asked again until it answers. */
async function viewer(personId: number, area: 'public' | 'business') {
  const browser = new Browser(server.address, area);
  await browser.adoptSession(app, personId, area);
  const ask = async <T>(document: string, variables: object): Promise<T> => {
    for (;;) {
      const answer = await browser.graphql(document, variables).catch(() => null);
      if (answer?.code) throw new Error(answer.text);
      if (answer?.status === 200) return Object.values(JSON.parse(answer.text).data)[0] as T;
      await sleep(20);
    }
  };
  return { browser, ask, area };
}

type Viewer = Awaited<ReturnType<typeof viewer>>;

/** A screen that shows a talk: by its line, and by asking for what it missed. */
function screenOf({ browser, ask, area }: Viewer, chatId: string): Map<number, string> {
  const shown = new Map<number, string>();
  let last = 0;
  let turn = Promise.resolve();
  class WithCookie extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers: { cookie: browser.cookie } });
    }
  }
  const client = createClient({
    url: `${server.address.replace('http', 'ws')}/graphql${area === 'public' ? '?area=public' : ''}`,
    webSocketImpl: WithCookie,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => sleep(100),
  });
  clients.push(client);
  const show = async (page: Page): Promise<void> => {
    const hasGap = page.lastNumber - page.messages.length - page.deletedIds.length > last;
    const whole = hasGap ? await ask<Page>(AFTER, { c: chatId, after: last }) : page;
    for (const { id, content } of whole.messages) shown.set(id, content);
    last = Math.max(last, whole.lastNumber);
  };
  client.subscribe<{ chatMessages: Page }>(
    { query: CHANGED, variables: { c: chatId } },
    {
      next: ({ data }) => void (turn = turn.then(() => (data ? show(data.chatMessages) : undefined))),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return shown;
}

it(
  'loses no message, shows none twice and all in one order, however often the server is killed while people write',
  { timeout: 400_000 },
  async () => {
    const providerId = await aProvider(app.work(), {});
    const { personId, email } = await aPersonWithLogIn(app);
    await aCustomer(app.work(), { providerId, personId, email });
    const owner = await worksAt(app, providerId, 'owner');
    const { chatId } = await aChat(app.work(), { providerId, members: [0, personId], senderId: personId });
    const people = [await viewer(personId, 'public'), await viewer(owner.personId, 'business')];
    const screens = people.map((one) => screenOf(one, chatId));

    const over = new AbortController();
    let answered = 0;
    const untilMore = async (many: number): Promise<void> => {
      const before = answered;
      await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + many);
    };
    const sent = await Promise.all([
      ...people.map(async ({ ask, area }) => {
        const texts: string[] = [];
        while (!over.signal.aborted) {
          const t = `${area} ${texts.length}`;
          await ask(SEND, { c: chatId, t, id: `temp-${area}-${texts.length}` });
          texts.push(t);
          answered += 1;
        }
        return texts;
      }),
      (async () => {
        for (let time = 1; time <= (ALL_CASES ? 5 : 1); time += 1) {
          await untilMore(20);
          await server.stop('SIGKILL');
          server = await start();
        }
        await untilMore(20);
        over.abort();
        return [];
      })(),
    ]);

    const { rows } = await app.pool.query<{ number: number; content: string }>(
      'select number, content from chat_messages where provider_id = $1 order by number',
      [providerId],
    );
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
    for (const texts of sent.slice(0, 2)) {
      expect(texts.length).toBeGreaterThan(5);
      const [area = ''] = (texts[0] ?? '').split(' ');
      // Each once, in the order in which it was written
      expect(rows.map(({ content }) => content).filter((text) => text.startsWith(area))).toEqual(texts);
    }
    const stored = rows.map(({ number, content }) => [number, content]);
    const byNumber = (shown: Map<number, string>) => [...shown].toSorted(([one], [other]) => one - other);
    for (const shown of screens)
      await expect.poll(() => byNumber(shown), { timeout: 15_000 }).toEqual(stored);
  },
);
