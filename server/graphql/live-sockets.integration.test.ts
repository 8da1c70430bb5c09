import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { BusinessRole } from '#contracts/roles.ts';
import type { SocketLimits } from '#server/graphql/live-sockets.ts';
import { openHttpServer } from '#server/http-server.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { Browser } from '#server/testing/access/browser.ts';
import { Line, outcomeOf, refusalOf, SOON } from '#server/testing/live-line.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const closing: (() => Promise<unknown>)[] = [];
const lines: Line[] = [];
afterEach(async () => {
  for (const { socket } of lines) socket.terminate();
  await Promise.all(lines.splice(0).map(({ closed }) => closed));
  for (const close of closing.splice(0).toReversed()) await close();
});

interface Wanted {
  limits?: Partial<SocketLimits>;
  environment?: Record<string, string>;
}

/** A product with limits of its own, and somebody who works at a center. */
async function aDoor({ limits = {}, environment = {} }: Wanted = {}) {
  const app = await openTestApp({ environment });
  closing.push(() => app.close());
  const http = await openHttpServer(app, app.config, {
    isDevelopment: false,
    withWeb: false,
    sockets: limits,
  });
  closing.push(() => http.close());
  const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  const providerId = await aProvider(app.work());
  const cookieOf = async (role: BusinessRole = 'owner'): Promise<string> => {
    const { personId } = await worksAt(app, providerId, role);
    const browser = new Browser(address, 'business');
    await browser.adoptSession(app, personId, 'business');
    return browser.cookie;
  };
  const cookie = await cookieOf();
  const lineOf = (of: string, options?: ConstructorParameters<typeof Line>[2]): Line => {
    const line = new Line(address, of, options);
    lines.push(line);
    return line;
  };
  return { app, address, providerId, cookie, cookieOf, lineOf, line: () => lineOf(cookie) };
}

type Door = Awaited<ReturnType<typeof aDoor>>;

/** As many at once: what became of each. */
const atOnce = (count: number, line: () => Line) =>
  Promise.all(Array.from({ length: count }, async () => outcomeOf(line())));

const openOf = (outcomes: readonly ('open' | number)[]) => outcomes.filter((one) => one === 'open').length;

/** Asks by hand for a socket, and keeps its end of the connection open whatever comes. */
async function askByHand(
  door: Door,
  headers: Record<string, string>,
): Promise<{ status: string; socket: Socket }> {
  const { port, hostname } = new URL(door.address);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  closing.push(async () => socket.destroy());
  socket.on('error', () => undefined);
  const all = {
    host: 'localhost:3000',
    connection: 'Upgrade',
    upgrade: 'websocket',
    cookie: door.cookie,
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lined = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET /graphql HTTP/1.1\r\n${lined.join('')}\r\n`);
  const [answer] = await once(socket, 'data');
  return { status: String(answer).slice(9, 12), socket };
}

describe('how often an address may ask', () => {
  const environment = { TRUSTED_PROXIES: '1', SOCKETS_PER_ADDRESS_PER_MINUTE: '2' };
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

  it('is limited by the address that the proxy in front saw, and refused in plain words with the time to wait', async () => {
    const { lineOf, cookie } = await aDoor({ environment });
    for (const spoofed of ['198.51.100.1', '198.51.100.2'])
      expect(await outcomeOf(lineOf(cookie, from(`${spoofed}, 203.0.113.1`)))).toBe('open');
    const { status, retryAfter } = await refusalOf(lineOf(cookie, from('198.51.100.3, 203.0.113.1')));
    expect([status, Number(retryAfter)]).toEqual([429, expect.closeTo(30, -1)]);
    expect(await outcomeOf(lineOf(cookie, from('203.0.113.2')))).toBe('open');
  });

  it('is limited by who is connected where no proxy is trusted', async () => {
    const { lineOf, cookie } = await aDoor({ environment: { ...environment, TRUSTED_PROXIES: '' } });
    const outcomes = [];
    for (const last of [1, 2, 3]) outcomes.push(await outcomeOf(lineOf(cookie, from(`203.0.113.${last}`))));
    expect(outcomes).toEqual(['open', 'open', 429]);
  });

  it('counts who has no session too, before the database is asked', async () => {
    const { app, lineOf } = await aDoor({ environment });
    for (const line of [lineOf('radura_business=old'), lineOf('')]) expect(await line.closed).toBe(4401);
    let questions = 0;
    app.pool.on('acquire', () => void (questions += 1));
    expect((await refusalOf(lineOf('radura_business=old'))).status).toBe(429);
    expect(questions).toBe(0);
  });
});

describe('how many there may be', () => {
  it('of a process, though all ask at once', SOON, async () => {
    const { line } = await aDoor({ limits: { perProcess: 3 } });
    const outcomes = await atOnce(12, line);
    expect(openOf(outcomes)).toBe(3);
    expect(outcomes.filter((one) => one === 503)).toHaveLength(9);
  });

  it('of a person, though all ask at once; others have their own', SOON, async () => {
    const { line, lineOf, cookieOf } = await aDoor({ limits: { perPerson: 2 } });
    const outcomes = await atOnce(10, line);
    expect(openOf(outcomes)).toBe(2);
    expect(outcomes.filter((one) => one === 429)).toHaveLength(8);
    expect(await outcomeOf(lineOf(await cookieOf('manager')))).toBe('open');
  });

  it.each([
    ['is refused', { origin: 'https://evil.example' }, '403'],
    ['is no handshake', { 'sec-websocket-key': 'short' }, '400'],
    ['is of another version', { 'sec-websocket-version': '7' }, '400'],
  ])('what %s counts no more, though its other end stays', async (_name, headers, status) => {
    const door = await aDoor({ limits: { perProcess: 2, perPerson: 2 } });
    for (let turn = 0; turn < 4; turn += 1) expect((await askByHand(door, headers)).status).toBe(status);
    expect(await outcomeOf(door.line())).toBe('open');
    expect(await outcomeOf(door.line())).toBe('open');
  });

  it('what was closed counts no more', SOON, async () => {
    const { line } = await aDoor({ limits: { perProcess: 1, perPerson: 1 } });
    const first = await line().open();
    first.socket.close();
    await first.closed;
    await expect.poll(async () => outcomeOf(line()), SOON).toBe('open');
  });
});

describe('a socket is closed', () => {
  it('that speaks no protocol, or another', async () => {
    const { address, cookie } = await aDoor();
    const silent = new WebSocket(`${address.replace('http', 'ws')}/graphql`, {
      headers: { cookie, host: 'localhost:3000' },
    });
    const [code] = await once(silent, 'close');
    expect(code).toBe(4406);
  });

  it('on which nothing is subscribed, and not one that listens', SOON, async () => {
    const { line, providerId } = await aDoor({ limits: { turnMs: 1_000 } });
    const busy = await line().open();
    busy.subscribe(providerId);
    const idle = await line().open();
    expect(await idle.closed).toBe(4400);
    busy.say({ type: 'ping' });
    await expect.poll(() => busy.heard.at(-1)?.type, SOON).toBe('pong');
  });

  it('that does not answer whether it lives', SOON, async () => {
    const { lineOf, cookie, providerId } = await aDoor({ limits: { pingEveryMs: 1_500 } });
    const dead = await lineOf(cookie, { autoPong: false }).open();
    dead.subscribe(providerId);
    const alive = await lineOf(cookie).open();
    alive.subscribe(providerId);
    expect(await dead.closed).toBe(1006);
    alive.say({ type: 'ping' });
    await expect.poll(() => alive.heard.at(-1)?.type, SOON).toBe('pong');
  });

  it('whose reader lets what was said to it lie', SOON, async () => {
    const asked = 2_000;
    const { line } = await aDoor({ limits: { messagesPerTurn: asked + 10 } });
    const slow = await line().open();
    slow.socket.pause();
    const payload = { text: 'x'.repeat(15_000) };
    for (let turn = 0; turn < asked; turn += 1) slow.say({ type: 'ping', payload });
    // Cut, or nobody would ever read the rest of it.
    await expect.poll(() => slow.socket.bufferedAmount, SOON).toBe(0);
    slow.socket.resume();
    expect(await slow.closed).toBe(1006);
    expect(slow.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(asked);
  });
});
