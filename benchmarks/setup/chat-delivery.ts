import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { openHttpServer } from '#server/http-server.ts';
import { aChat } from '#server/modules/chat/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { NO_BROWSER, PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { openBareServer } from './bare-chat.ts';
import type { BenchApp } from './bench-app.ts';
import { openBenchApp, screenDocument } from './bench-app.ts';
import type { Figure } from './figures-page.ts';
import { LeanClient } from './lean-client.ts';

/** A process takes 5,000 sockets, and 20 of one person. */
const CENTERS = 10;
const CUSTOMERS = Number(process.env['BENCH_CUSTOMERS'] ?? 30);
const SOCKETS = CENTERS * CUSTOMERS;
const PER_SECOND = 200;
const SECONDS = 5;
/** As many clerks are asked at once while it is measured how many messages there can be. */
const WRITERS = 16;
const GOALS = { p50Ms: 20, p99Ms: 100, ratio: 4 };

/** A talk of a customer with a center, and whose screen shows it. */
export interface Talk {
  chatId: string;
  customer: number;
  /** Of who writes for the center. */
  desk: string;
}

/** Messages of desks to customers who have their talks open. @returns how long from the call to the other screen, and how many a second */
export async function measureDelivery(): Promise<Figure[]> {
  const app = await openBenchApp();
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = new LeanClient(address);
  const bare = await openBareServer(app);
  try {
    const { talks, cookieOf } = await loadTalks(app);
    const ours = await openScreens(talks, (talk) => ({
      address: `${address.replace('http', 'ws')}/graphql?area=public`,
      cookie: cookieOf(talk.customer),
      person: talk.customer,
    }));
    const say = ({ chatId, desk }: Talk, tempId: string) =>
      client.post(
        '/graphql',
        { query: screenDocument('SendMessage'), variables: { chatId, content: tempId, tempId, seen: null } },
        { cookie: desk, 'x-radura-area': 'business', 'x-forwarded-for': '10.9.0.1' },
      );
    const product = await measure(talks, ours, say);
    ours.close();
    const theirs = await openScreens(talks, () => ({ address: bare.address, cookie: '', person: 0 }));
    const floor = await measure(talks, theirs, bare.say);
    theirs.close();
    return figuresOf(product, floor);
  } finally {
    client.close();
    await bare.close();
    await server.close();
    await app.end();
  }
}

interface Measured {
  p50: number;
  p99: number;
  perSecond: number;
  /** At which messages were sent whose waits are told. */
  pace: number;
  sent: number;
}

function figuresOf(product: Measured, floor: Measured): Figure[] {
  const open = `${SOCKETS.toLocaleString('en')} sockets open`;
  const pace = `${product.pace} messages a second (the floor ${floor.pace}), ${open}: from the call to the other screen`;
  const note = `${product.sent} messages; sockets, writers and server in one process`;
  const ratio = product.p50 / floor.p50;
  return [
    {
      what: `${pace}, p50`,
      product: product.p50,
      floor: floor.p50,
      unit: 'ms',
      goal: `at most ${GOALS.p50Ms} ms, ${GOALS.ratio} times the floor`,
      isReached: product.pace === PER_SECOND && product.p50 <= GOALS.p50Ms && ratio <= GOALS.ratio,
      note,
    },
    {
      what: `${pace}, p99`,
      product: product.p99,
      floor: floor.p99,
      unit: 'ms',
      goal: `at most ${GOALS.p99Ms} ms`,
      isReached: product.pace === PER_SECOND && product.p99 <= GOALS.p99Ms,
    },
    {
      what: `messages that ${WRITERS} write one after the other, ${open}`,
      product: product.perSecond,
      floor: floor.perSecond,
      unit: 'a second',
      goal: `at least ${PER_SECOND}`,
      isReached: product.perSecond >= PER_SECOND,
    },
  ];
}

export type Say = (talk: Talk, tempId: string) => Promise<unknown>;

/** As many as there can be; then at a fixed pace, whatever the answers take. @throws Error when a message does not come */
async function measure(talks: readonly Talk[], screens: Screens, say: Say): Promise<Measured> {
  await inTurns(talks, 1, screens, say);
  const perSecond = await inTurns(talks, 3, screens, say);
  // Beyond what there can be, waits would only say how long it was measured
  const pace = Math.min(PER_SECOND, Math.max(1, Math.floor(perSecond / 2)));
  const waits: Promise<number>[] = [];
  const began = performance.now();
  for (let turn = 0; turn < pace * SECONDS; turn += 1) {
    const early = began + (turn * 1000) / pace - performance.now();
    if (early > 0) await sleep(early);
    waits.push(told(talkOf(talks, turn), screens, say));
  }
  const sorted = (await Promise.all(waits)).toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? 0;
  return {
    p50: at(0.5),
    p99: at(0.99),
    perSecond,
    pace,
    sent: sorted.length,
  };
}

async function inTurns(talks: readonly Talk[], seconds: number, screens: Screens, say: Say): Promise<number> {
  const began = performance.now();
  let sent = 0;
  const writer = async (): Promise<void> => {
    while (performance.now() < began + seconds * 1000) {
      await told(talkOf(talks, sent * 7), screens, say);
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return sent / ((performance.now() - began) / 1000);
}

const talkOf = (talks: readonly Talk[], turn: number): Talk => {
  const talk = talks[turn % talks.length];
  if (!talk) throw new Error('There are talks');
  return talk;
};

let written = 0;

async function told(talk: Talk, { waiting }: Screens, say: Say): Promise<number> {
  const tempId = `bench-${(written += 1) + 1_000_000}`;
  const shown = Promise.withResolvers<number>();
  const began = performance.now();
  const late = setTimeout(() => shown.reject(new Error(`${tempId} did not come`)), 30_000);
  waiting.set(tempId, () => shown.resolve(performance.now() - began));
  try {
    // What was refused never comes: that is no message that was lost
    const answered = async (): Promise<void> => {
      const answer = await say(talk, tempId);
      if (typeof answer === 'string' && answer.includes('"errors"')) throw new Error(answer);
    };
    const [wait] = await Promise.all([shown.promise, answered()]);
    return wait;
  } finally {
    clearTimeout(late);
    waiting.delete(tempId);
  }
}

interface Screens {
  /** By what was written: what happens once it is shown. */
  waiting: Map<string, () => void>;
  close: () => void;
}

/** One socket for each talk, opened a few at a time; all of them listen. */
async function openScreens(
  talks: readonly Talk[],
  of: (talk: Talk) => { address: string; cookie: string; person: number },
): Promise<Screens> {
  const waiting: Screens['waiting'] = new Map();
  const sockets: WebSocket[] = [];
  const left = talks.values();
  const query = screenDocument('MessagesChanged');
  const openSome = async (): Promise<void> => {
    for (const talk of left) {
      const { address, cookie, person } = of(talk);
      const socket = new WebSocket(address, 'graphql-transport-ws', {
        headers: { cookie, 'x-forwarded-for': `10.1.${person % 250}.${Math.floor(person / 250)}` },
      });
      const begun = Promise.withResolvers<undefined>();
      socket.on('error', (error) => begun.reject(error));
      socket.on('close', (code) => begun.reject(new Error(`A socket was closed: ${code}`)));
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('message', (data) => {
        const text = (data as Buffer).toString();
        if (text.includes('connection_ack')) {
          const payload = { query, variables: { chatId: talk.chatId } };
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
        } else if (text.includes('"lastNumber"')) {
          begun.resolve(undefined);
          for (const [, tempId = ''] of text.matchAll(/"content":"(bench-\d+)"/g)) waiting.get(tempId)?.();
        } else if (text.includes('"error"')) begun.reject(new Error(text));
      });
      await begun.promise;
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: 16 }, openSome));
  // The connection on which changes are heard tells once more that some may have been missed, when it stands
  await sleep(3_000);
  return {
    waiting,
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** Each customer has a talk with each center. */
async function loadTalks(app: BenchApp): Promise<{ talks: Talk[]; cookieOf: (customer: number) => string }> {
  const work = app.jobs.work();
  const customers: number[] = [];
  const cookies = new Map<number, string>();
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const personId = await somebody(app, `cliente${index}`);
    customers.push(personId);
    cookies.set(personId, await cookieFor(app, personId, 'public'));
  }
  const talks: Talk[] = [];
  for (let index = 0; index < CENTERS; index += 1) {
    const providerId = await aProvider(work, { name: `Centro ${index}` });
    // Each of a desk may write 300 messages an hour
    const desks: { personId: number; cookie: string }[] = [];
    for (let clerk = 0; clerk < 3; clerk += 1) {
      const personId = await somebody(app, `banco${index}-${clerk}`, providerId);
      desks.push({ personId, cookie: await cookieFor(app, personId, 'business') });
    }
    for (const [number, customer] of customers.entries()) {
      const desk = desks[number % desks.length];
      if (!desk) throw new Error('A desk has clerks');
      const chat = { providerId, members: [0, customer] as [number, number], senderId: customer };
      const { chatId } = await aChat(work, chat);
      talks.push({ chatId, customer, desk: desk.cookie });
    }
  }
  await app.pool.query('update chats set answered_at = created_at');
  await app.pool.query('vacuum analyze');
  // Neighbours of a list are of different centers
  talks.sort((one, other) => one.customer - other.customer);
  return { talks, cookieOf: (customer) => cookies.get(customer) ?? '' };
}

async function somebody(app: BenchApp, name: string, providerId?: number): Promise<number> {
  const { personId } = await createUser(app.jobs.work(), app.deps, {
    email: `${name}@chat.example`,
    password: PASSWORD,
    firstname: 'Nome',
    lastname: 'Cognome',
    language: 'it',
    ...(providerId !== undefined && { at: { providerId, role: 'manager' as const } }),
    actor: 'system:bench',
  });
  return personId;
}

async function cookieFor(app: BenchApp, personId: number, area: 'public' | 'business'): Promise<string> {
  let cookie = '';
  const sessions = {
    ...NO_BROWSER,
    set: (_area: string, token: string | null) => {
      cookie = `${area === 'public' ? 'radura_session' : 'radura_business'}=${token ?? ''}`;
    },
  };
  await finishSignIn(
    app.jobs.work(),
    app.deps,
    { sessions, userAgent: 'bench', address: 'here', replaces: null },
    {
      personId,
      area,
      client: { appName: 'radura', appVersion: '6.0.0', os: 'web' },
      secondFactor: null,
    },
  );
  return cookie;
}
