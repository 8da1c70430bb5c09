import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { BusinessRole } from '#contracts/roles.ts';
import { SOCKET_LIMITS } from '#server/graphql/live-sockets.ts';
import { openApp } from '#server/app.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { addBlock } from '#server/modules/availability/index.ts';
import { bookForCustomer } from '#server/modules/booking/index.ts';
import { atDesk } from '#server/modules/booking/testing/desk.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import { Browser } from '#server/testing/access/browser.ts';
import { CHANGED, Line, refusalOf, SOON } from '#server/testing/live-line.ts';
import type { LineMessage } from '#server/testing/live-line.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const OURS = 'http://localhost:3000';
const WITH_CUSTOMERS =
  'subscription($p: Id!) { centerChanged(providerId: $p) { kind ids customerIds from to } }';
const MONDAY = '2026-11-09';
let app: TestApp;
let http: HttpServer;
let address: string;
let lines: Line[] = [];
let providerId: number;
let owner: Awaited<ReturnType<typeof signedIn>>;
let carla: Awaited<ReturnType<typeof signedIn>>;
let anna: number;
let hers: number;
let offerId: number;

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
  providerId = await aProvider(app.work());
  owner = await signedIn('owner');
  carla = await signedIn('collaborator');
  anna = await aColleague(app.work(), { providerId });
  hers = await aColleague(app.work(), { providerId, name: 'Carla', personId: carla.actor.personId });
  for (const resourceId of [anna, hers]) await worksEveryDay(app.work(), { providerId, resourceId });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna, hers] }));
});
afterEach(async () => {
  for (const { socket } of lines) socket.terminate();
  await Promise.all(lines.map(({ closed }) => closed));
  lines = [];
});

async function signedIn(role: BusinessRole, at = providerId) {
  const actor = await worksAt(app, at, role);
  const browser = new Browser(address, 'business');
  await browser.adoptSession(app, actor.personId, 'business');
  return { actor, cookie: browser.cookie };
}

function lineOf(cookie: string, options?: ConstructorParameters<typeof Line>[2], at = address): Line {
  const line = new Line(at, cookie, options);
  lines.push(line);
  return line;
}

/** Told of changes from here on: the message with which every subscription begins has come, and is forgotten. */
async function listening(line: Line, processes = 1, document = CHANGED): Promise<Line> {
  line.subscribe(providerId, document);
  await expect.poll(() => line.told()[0]?.['kind'], SOON).toBe('missed');
  // The first listener of a process opens its connection after that.
  await expect.poll(listeners, SOON).toBeGreaterThanOrEqual(processes);
  line.heard.length = 0;
  return line;
}

/** How many processes hear what is changed. */
async function listeners(): Promise<number> {
  const { rows } = await app.pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'radura-changes'
      and state = 'idle' and query ~ 'listen|select 1'`,
  );
  return rows.length;
}

async function book(at: string, resourceId = anna): Promise<number> {
  const customerId = await aWalkIn(app.work(), { providerId, firstname: 'Ginevra' });
  const wanted = { providerId, customerId, offerId, resourceId, dateTimeFrom: at, onlyBook: true };
  const desk = { actor: 'system:test', language: 'it', channel: 'Business' } as const;
  return (await bookForCustomer(app.work(), app.deps, wanted, desk)).reservationId;
}

/** A change that everybody at a center hears of. */
async function closeCenter(at: number): Promise<void> {
  await app.pool.query(
    'insert into holidays (provider_id, starts_local, ends_local, is_whole_day) values ($1, $2, $3, true)',
    [at, '2027-01-01', '2027-01-02'],
  );
}

/** What was to come before has come. */
async function everybodyHears(...all: Line[]): Promise<void> {
  await closeCenter(providerId);
  for (const line of all)
    await expect.poll(() => line.told().some(({ kind }) => kind === 'hours'), SOON).toBe(true);
}

/** What somebody without a session hears, who asks at once for all there is. */
async function refusedForGood(cookie: string): Promise<{ code: number; heard: LineMessage[] }> {
  const { socket, closed, heard } = lineOf(cookie);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  return { code: await closed, heard };
}

/** The answer to somebody who got no socket. */
const refusal = async (cookie: string, headers: Record<string, string> = {}): Promise<number> =>
  (await refusalOf(lineOf(cookie, { headers }))).status;

describe('a socket is opened', () => {
  it('for somebody with a session, from our own pages, by our own name', async () => {
    await lineOf(owner.cookie).open();
    expect(await refusedForGood('')).toEqual({ code: 4401, heard: [] });
    expect(await refusedForGood('radura_business=nonsense')).toEqual({ code: 4401, heard: [] });
    expect(await refusal(owner.cookie, { origin: 'https://evil.example' })).toBe(403);
    expect(await refusal(owner.cookie, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await refusal(owner.cookie, { host: 'evil.example' })).toBe(421);
  });

  it('at one address in one protocol; whatever else asks to become something else is a request', async () => {
    const headers = { connection: 'upgrade', upgrade: 'h2c', host: 'localhost:3000' };
    expect((await ask(address, '/healthz', { headers })).status).toBe(200);
    const other = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-ws', {
      headers: { cookie: owner.cookie, origin: OURS, host: 'localhost:3000' },
    });
    const [error] = await once(other, 'error');
    expect(String(error)).toContain('subprotocol');
  });

  it('so often by one person and no more, until one is closed', async () => {
    const open = await Promise.all(
      Array.from({ length: SOCKET_LIMITS.perPerson }, async () => lineOf(carla.cookie).open()),
    );
    expect(await refusal(carla.cookie)).toBe(429);
    await lineOf(owner.cookie).open();
    open[0]?.socket.close();
    await open[0]?.closed;
    await expect
      .poll(
        async () =>
          lineOf(carla.cookie)
            .open()
            .then(
              () => 'open',
              () => 'refused',
            ),
        SOON,
      )
      .toBe('open');
  });
});

describe('a change', () => {
  it('is told by kind, ids and times alone', async () => {
    const line = await listening(await lineOf(owner.cookie).open());
    const id = await book(`${MONDAY}T10:00`);
    const [from, to] = [`${MONDAY}T09:00:00.000Z`, `${MONDAY}T10:00:00.000Z`];
    await expect.poll(() => line.told(), SOON).toContainEqual({ kind: 'reservations', ids: [id], from, to });
    expect(JSON.stringify(line.heard)).not.toMatch(/Ginevra|Piero|333|Massaggio/);
    const { code } = await atDesk(
      app,
      'updateReservation',
      { p: providerId, id, sequence: 0, input: { start: `${MONDAY}T15:00` } },
      owner,
    );
    expect(code).toBeNull();
    // Where it was and where it is.
    await expect
      .poll(() => line.told(), SOON)
      .toContainEqual({ kind: 'reservations', ids: [id], from, to: `${MONDAY}T15:00:00.000Z` });
  });

  it('of hours and blocks is told, of notices to whose they are', async () => {
    const [line, other] = await Promise.all(
      [owner, carla].map(async ({ cookie }) => listening(await lineOf(cookie).open())),
    );
    await app.pool.query(
      `insert into notices (provider_id, person_id, kind, is_own, created_at) values ($1, $2, 'accountRefused', false, now())`,
      [providerId, owner.actor.personId],
    );
    await expect.poll(() => line?.told().map(({ kind }) => kind), SOON).toContain('notices');
    const block = { date: MONDAY, startMinute: 600, endMinute: 660, reason: 'Corso' };
    await addBlock(app.work(), { providerId, resourceId: anna, ...block });
    await expect.poll(() => line?.told().map(({ kind }) => kind), SOON).toContain('hours');
    await addBlock(app.work(), { providerId, resourceId: hers, ...block });
    await expect.poll(() => other?.told(), SOON).toEqual([{ kind: 'hours', ids: [], from: null, to: null }]);
  });

  it('is told a collaborator where it is theirs, or was', async () => {
    const line = await listening(await lineOf(carla.cookie).open());
    const boss = await listening(await lineOf(owner.cookie).open());
    await book(`${MONDAY}T10:00`);
    const own = await book(`${MONDAY}T12:00`, hers);
    await everybodyHears(line, boss);
    const named = (of: Line) => of.told().flatMap(({ ids }) => ids);
    expect(new Set(named(line))).toEqual(new Set([own]));
    expect(new Set(named(boss)).size).toBe(2);
    line.heard.length = 0;
    const { code } = await atDesk(
      app,
      'updateReservation',
      { p: providerId, id: own, sequence: 0, input: { resourceId: anna } },
      owner,
    );
    expect(code).toBeNull();
    await expect.poll(() => named(line), SOON).toContain(own);
    // Now it is somebody else's.
    line.heard.length = 0;
    await app.pool.query(`update reservations set note = 'x' where id = $1`, [own]);
    await everybodyHears(line);
    expect(named(line)).toEqual([]);
  });

  it('of customers is told by whose card it is; a collaborator hears of who comes to them alone, whatever of a card changes', async () => {
    await book(`${MONDAY}T10:00`);
    await book(`${MONDAY}T12:00`, hers);
    const [others, own] = (
      await app.pool.query<{ id: number }>(
        'select customer_id::int as id from reservations where provider_id = $1 order by starts_at',
        [providerId],
      )
    ).rows.map(({ id }) => id);
    const [line, boss] = [
      await listening(await lineOf(carla.cookie).open(), 1, WITH_CUSTOMERS),
      await listening(await lineOf(owner.cookie).open(), 1, WITH_CUSTOMERS),
    ];
    const named = (of: Line) =>
      of.told().flatMap(({ kind, customerIds }) => (kind === 'customers' ? (customerIds ?? []) : []));
    for (const id of [others, own]) {
      await app.pool.query(`update customers set phone = '+39 333 1234567' where id = $1`, [id]);
      await app.pool.query(
        `insert into customer_notes (provider_id, customer_id, text, is_health, written_at) values ($1, $2, 'Schiena', true, now())`,
        [providerId, id],
      );
      await app.pool.query('delete from customer_notes where customer_id = $1', [id]);
    }
    await everybodyHears(line, boss);
    expect(new Set(named(boss))).toEqual(new Set([others, own]));
    expect(new Set(named(line))).toEqual(new Set([own]));
    expect(JSON.stringify([...line.heard, ...boss.heard])).not.toMatch(/Schiena|333/);
  });

  it('of hundreds of customers at once is one message, which names nobody', async () => {
    const lines = await Promise.all(
      [carla, owner].map(async ({ cookie }) => listening(await lineOf(cookie).open(), 1, WITH_CUSTOMERS)),
    );
    await app.pool.query(
      `insert into customers (provider_id, firstname, created_at) select $1, 'Nome ' || n, now() from generate_series(1, 500) as n`,
      [providerId],
    );
    for (const line of lines) {
      await expect.poll(() => line.told().map(({ kind }) => kind), SOON).toEqual(['customers']);
      expect(line.told()[0]).toMatchObject({ ids: [], customerIds: [] });
    }
  });

  it('of money is told to who takes it, never how much: a second part as well', async () => {
    const id = await book(`${MONDAY}T12:00`, hers);
    const [line, boss] = [
      await listening(await lineOf(carla.cookie).open(), 1, WITH_CUSTOMERS),
      await listening(await lineOf(owner.cookie).open(), 1, WITH_CUSTOMERS),
    ];
    const kinds = (of: Line) => new Set(of.told().map(({ kind }) => kind));
    for (const cents of [1000, 1234]) {
      line.heard.length = 0;
      boss.heard.length = 0;
      const { rowCount } = await app.pool.query(
        `update orders set paid_cents = paid_cents + $2, payment_state = 'partiallyPaid' where provider_id = $1 and subject_id = $3`,
        [providerId, cents, id],
      );
      expect(rowCount).toBe(1);
      await everybodyHears(line, boss);
      expect(kinds(boss)).toEqual(new Set(['reservations', 'money', 'hours']));
      expect(kinds(line)).toEqual(new Set(['reservations', 'hours']));
      expect(JSON.stringify(boss.heard)).not.toMatch(/1234|2234|partially/);
    }
  });

  it('of another provider is told nobody: who asks for it is answered as if there were none', async () => {
    const elsewhere = await aProvider(app.work());
    for (const asked of [elsewhere, 999_999_999]) {
      const line = await lineOf(owner.cookie).open();
      line.subscribe(asked);
      await expect
        .poll(() => line.heard[1], SOON)
        .toMatchObject({ payload: { errors: [{ code: 'notFound' }] } });
      expect(await line.closed).toBe(4401);
    }
    const line = await listening(await lineOf(owner.cookie).open());
    await closeCenter(elsewhere);
    await book(`${MONDAY}T10:00`);
    await expect.poll(() => line.told().length, SOON).toBeGreaterThan(0);
    expect(line.told().map(({ kind }) => kind)).not.toContain('hours');
  });

  it('is told by whichever process it was made in', async () => {
    const { config, clock, databaseUrl } = app;
    const process = await openApp(config, { databaseUrl, origin: OURS, clock, workers: false });
    const other = await openHttpServer(process, config, { isDevelopment: false, withWeb: false });
    const at = await other.fastify.listen({ port: 0, host: '127.0.0.1' });
    const line = await listening(await lineOf(owner.cookie, {}, at).open(), (await listeners()) + 1);
    const id = await book(`${MONDAY}T10:00`);
    await expect.poll(() => line.told().flatMap(({ ids }) => ids), SOON).toContain(id);
    // It stops: whoever watches there is asked to go to another.
    await other.close();
    expect(await line.closed).toBe(1001);
    await process.close();
  });

  it('that could not be heard is told as missed, and the next ones are told again', async () => {
    const line = await listening(await lineOf(owner.cookie).open());
    await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'radura-changes'`,
    );
    await expect.poll(() => line.told().map(({ kind }) => kind), SOON).toContain('missed');
    const id = await book(`${MONDAY}T10:00`);
    await expect.poll(() => line.told().flatMap(({ ids }) => ids), SOON).toContain(id);
  });
});

describe('a socket ends', () => {
  it('when the role does, before another word', async () => {
    const line = await listening(await lineOf(carla.cookie).open());
    await app.pool.query('update provider_roles set active = false where person_id = $1', [
      carla.actor.personId,
    ]);
    const id = await book(`${MONDAY}T12:00`, hers);
    expect(await line.closed).toBe(4401);
    expect(line.told().flatMap(({ ids }) => ids)).not.toContain(id);
    expect(line.heard).toMatchObject([{ type: 'error', payload: [{ code: 'notFound' }] }]);
  });

  it('when the role had ended before it asked', async () => {
    const line = await lineOf(carla.cookie).open();
    await app.pool.query('update provider_roles set active = false where person_id = $1', [
      carla.actor.personId,
    ]);
    line.subscribe(providerId);
    expect(await line.closed).toBe(4401);
    expect(line.told()).toEqual([]);
  });

  it('not when the role becomes another, whose messages come from then on', async () => {
    const line = await listening(await lineOf(owner.cookie).open());
    const before = await book(`${MONDAY}T10:00`);
    await expect.poll(() => line.told().flatMap(({ ids }) => ids), SOON).toContain(before);
    line.heard.length = 0;
    await app.pool.query(`update provider_roles set role = 'collaborator' where person_id = $1`, [
      owner.actor.personId,
    ]);
    await book(`${MONDAY}T14:00`);
    await everybodyHears(line);
    expect(line.told().flatMap(({ ids }) => ids)).toEqual([]);
  });

  it('when the session does, though nothing happens', SOON, async () => {
    const line = await listening(await lineOf(owner.cookie).open());
    await app.pool.query('delete from login_sessions where person_id = $1', [owner.actor.personId]);
    expect(await line.closed).toBe(4401);
    expect(line.heard).toMatchObject([{ type: 'error', payload: [{ code: 'unauthenticated' }] }]);
  });

  it('with the session it came with, which it does not keep', async () => {
    const used = async () =>
      (
        await app.pool.query('select last_used_at from login_sessions where person_id = $1', [
          owner.actor.personId,
        ])
      ).rows;
    const before = await used();
    app.clock.advance(60);
    const line = await listening(await lineOf(owner.cookie).open());
    await everybodyHears(line);
    expect(await used()).toEqual(before);
    app.clock.advance(121);
    await book(`${MONDAY}T15:00`);
    expect(await line.closed).toBe(4401);
  });

  it('for what is too large, too often, or nothing we speak', async () => {
    const large = await lineOf(owner.cookie).open();
    large.say({ type: 'ping', payload: { text: 'x'.repeat(SOCKET_LIMITS.messageBytes) } });
    expect(await large.closed).toBe(1009);
    const often = await lineOf(owner.cookie).open();
    for (let turn = 0; turn <= SOCKET_LIMITS.messagesPerTurn; turn += 1) often.say({ type: 'ping' });
    expect(await often.closed).toBe(4400);
    const odd = await lineOf(owner.cookie).open();
    odd.socket.send('{"type":');
    expect(await odd.closed).toBe(4400);
    const early = lineOf(owner.cookie);
    await once(early.socket, 'open');
    early.subscribe(providerId);
    expect(await early.closed).toBe(4401);
  });
});

describe('by a socket come', () => {
  it('subscriptions alone, and by post everything else', async () => {
    const line = await lineOf(owner.cookie).open();
    line.subscribe(providerId, 'query($p: Id!) { countUnreadNotices(providerId: $p) }', 'query');
    line.subscribe(providerId, 'subscription { nothing }', 'wrong');
    await expect
      .poll(() => line.heard.slice(1).map(({ id, type }) => [id, type]), SOON)
      .toEqual([
        ['query', 'error'],
        ['wrong', 'error'],
      ]);
    const { errors } = await app.ask(CHANGED, { p: providerId }, { actor: owner.actor });
    expect(errors).toMatchObject([{ code: 'invalidInput' }]);
  });

  it('so many subscriptions and no more', async () => {
    const line = await lineOf(owner.cookie).open();
    for (let turn = 0; turn <= SOCKET_LIMITS.subscriptions; turn += 1)
      line.subscribe(providerId, CHANGED, String(turn));
    await expect.poll(() => line.heard.filter(({ type }) => type === 'error').length, SOON).toBe(1);
    await expect.poll(() => line.told().length, SOON).toBe(SOCKET_LIMITS.subscriptions);
  });
});
