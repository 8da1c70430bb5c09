import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { NO_BROWSER, register } from '#server/modules/identity/testing/sign-in-steps.ts';
import { queueMail } from '#server/modules/notifications/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { cancelReservation } from '#server/modules/booking/index.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aFullLife, PASSWORD, signInAs } from './testing/a-full-life.ts';
import type { FullLife } from './testing/a-full-life.ts';

const MORNING = '2026-11-02T08:00:00Z';
let app: TestApp;
let http: HttpServer;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({
    environment: {
      SIGN_INS_PER_ADDRESS_PER_HOUR: '1000',
      SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000',
      CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR: '1000',
    },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(() => app.clock.set(new Date(MORNING)));

/** A name nobody else in the tests has. */
const aName = () => `zoraida${(made += 1)}x`;

async function download(life: { token: string }, headers: Record<string, string> = {}) {
  return http.fastify.inject({
    url: '/account/export',
    headers: { cookie: `radura_session=${life.token}`, 'accept-language': 'en', ...headers },
  });
}

const DELETE = 'mutation ($password: String!) { deleteMyAccount(password: $password) { status message } }';
async function leave({ actor }: Pick<FullLife, 'actor'>, password = PASSWORD) {
  const cookies: [string, string | null][] = [];
  const sessions = {
    ...NO_BROWSER,
    set: (area: string, token: string | null) => void cookies.push([area, token]),
  };
  const { data, errors } = await app.ask(DELETE, { password }, { actor, sessions });
  return { data, code: errors?.[0]?.code ?? null, cookies };
}

const cancel = ({ providerId, reservationId, personId }: FullLife) =>
  cancelReservation(app.work(), app.deps, { providerId, reservationId, actor: `person:${personId}` });

const avatarFilesOf = ({ personId }: FullLife) =>
  readdirSync(app.config.dataFolder, { recursive: true })
    .map(String)
    .filter((file) => file.includes(personId.toString(16).padStart(40, 'a')));

/** A mail to somebody that waits in the outbox. @returns its id */
async function mailTo(recipient: string, { personId: subjectId }: FullLife): Promise<number> {
  const mail = {
    providerId: null,
    kind: 'account-password-changed',
    recipient,
    language: 'it',
    subjectId,
    details: {},
  } as const;
  await queueMail(app.work(), { ...mail, sendKey: `test:${(made += 1)}` });
  const { rows } = await app.pool.query<{ id: number }>('select max(id)::int as id from mails');
  return rows[0]?.id ?? 0;
}

/** Every row of every table, in all schemas, that holds one of the words. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const patterns = words.map((word) => `%${word}%`);
  const traces: string[] = [];
  for (const { name } of tables) {
    const { rows } = await app.pool.query<{ row: string }>(
      `select t::text as row from ${name} t where t::text ilike any ($1)`,
      [patterns],
    );
    traces.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return traces;
}

describe('the export', () => {
  it('begins with the person and ends with what was written to and by them', async () => {
    const told = (await download(await aFullLife(app, aName()))).json();
    expect(Object.keys(told).join(' ')).toBe(
      'about person formerEmails logIn profile agreements roles agreementHistory sessions pin sharedComputers networks oneTimeCodes secondFactors ' +
        'changesOfTheAccount avatar uploads reservations subscriptions videoCourses watched memberships chats blogAuthors articles orders wallets customerOf customerLists worksAs ownerOf calendarFeed noticesToYou mailsYouWishAtWork lettersToYou writtenByYou newsletter publishedTexts',
    );
  });

  it('is a file of everything, for its person alone', async () => {
    const name = aName();
    const life = await aFullLife(app, name);
    const answer = await download(life);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="radura-2026-11-02.json"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const told = answer.json();
    expect(told).toMatchObject({
      person: { email: life.email, language: 'it' },
      logIn: { role: 'customer', isActive: true, hasPassword: true },
      profile: { firstname: name, codiceFiscale: 'RSSZRD80A41F205X', hasAvatar: true },
      agreements: [{ type: 'marketing', decision: 'N' }],
      agreementHistory: [
        { type: 'marketing', decision: 'Y' },
        { type: 'marketing', decision: 'N' },
      ],
      roles: [{ role: 'collaborator', isActive: true }],
      sessions: [{ device: expect.stringContaining('Firefox'), area: 'public' }],
      pin: { setAt: expect.any(String) },
      sharedComputers: [{ secondFactor: null, tries: 1 }],
      networks: [{ lastUsedAt: expect.any(String) }],
      secondFactors: {
        authenticatorApp: { confirmedAt: expect.any(String) },
        recoveryCodes: [{ usedAt: null }],
        passkeys: [{ name: `${name}-phone` }],
      },
      avatar: { type: 'image/webp', base64: Buffer.from(`${name} 512`).toString('base64') },
      uploads: [{ purpose: 'avatar', fileType: 'jpeg' }],
      reservations: [
        {
          provider: 'Il Prato',
          visitor: name,
          note: `${name} has a bad back`,
          totalCents: 5000,
        },
      ],
      orders: [
        {
          provider: 'Il Prato',
          totalCents: 5000,
          payments: [{ amountCents: 5000, state: 'canceled' }],
          refunds: [],
        },
      ],
      customerOf: [{ provider: 'Il Prato', firstname: name, phone: `+${life.phone}` }],
      worksAs: [{ name: 'Chi accoglie' }],
      ownerOf: [],
      calendarFeed: { isOn: true },
      writtenByYou: { messages: [{ message: `${name} writes` }], requests: [{ message: 'hello' }] },
    });
    expect(told.oneTimeCodes.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
      expect.arrayContaining(['verify', 'reset', 'invite']),
    );
    const kinds = told.lettersToYou.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(['account-verify', 'account-reset', 'reservation-confirmed', 'contact-copy']),
    );
    const changes = told.changesOfTheAccount.map(({ action }: { action: string }) => action);
    expect(changes).toEqual(expect.arrayContaining(['registered', 'confirmed', 'profileChanged']));
    // What a provider's log says of its people is the provider's.
    expect(changes).not.toContain('invited');
  });

  it('tells no secret and nothing of anybody else', async () => {
    const [mine, theirs] = [aName(), aName()];
    const life = await aFullLife(app, mine);
    await aFullLife(app, theirs);
    const { body } = await download(life);
    expect(body).not.toContain(theirs);
    expect(body).not.toMatch(
      /argon2|token_?hash|sealed|credential_?id|public_?key|password_hash|pin_hash|device_?hash/i,
    );
    const { rows } = await app.pool.query<{ secret: string }>(
      `select encode(token_hash, 'hex') as secret from login_sessions union all select password_hash from log_ins where password_hash is not null
       union all select address from known_addresses`,
    );
    expect(rows.length).toBeGreaterThan(3);
    // Hashes of addresses in tests are short words; only what is long can be searched for.
    for (const { secret } of rows.filter((row) => row.secret.length > 12)) expect(body).not.toContain(secret);
  });

  it('tells of the mails to every spelling of the e-mail and to the one before, and leaving forgets them all', async () => {
    const life = await aFullLife(app, aName());
    const former = `${aName()}@example.it`;
    const [account, booked] = [life.email.replace('z', 'Z'), life.email.replace('z', 'ｚ')];
    await app.pool.query('update people set email = $2 where id = $1', [life.personId, account]);
    await app.pool.query('update customers set email = $2 where person_id = $1', [life.personId, booked]);
    await app.pool.query(
      'insert into former_emails (person_id, email, email_key, given_up_at) values ($1, $2, $2, $3)',
      [life.personId, former, app.clock.now()],
    );
    const spellings = [account, booked, former.toUpperCase()];
    for (const spelling of spellings) await mailTo(spelling, life);
    await app.jobs.drain();
    const told = (await download(life)).json();
    expect(told.formerEmails).toMatchObject([{ email: former }]);
    expect(told.lettersToYou.map(({ to }: { to: string }) => to)).toEqual(expect.arrayContaining(spellings));
    await cancel(life);
    expect(await leave(life)).toMatchObject({ code: null });
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      'select recipient, count(*)::int as mails from mails where subject_id = $1 and kind = $2 group by 1',
      [life.personId, 'account-password-changed'],
    );
    expect(rows).toEqual([{ recipient: '', mails: spellings.length }]);
  });

  it('asks who it is, once more, and not too often', async () => {
    const life = await aFullLife(app, aName());
    expect((await download({ token: 'x'.repeat(43) })).statusCode).toBe(401);
    expect((await download(life, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    app.clock.advance(15);
    const old = await download(life);
    expect([old.statusCode, old.json().error.code]).toEqual([403, 'stepUpNeeded']);
    expect(old.headers['content-disposition']).toBeUndefined();
    const actor = { ...life.actor };
    // Who has a second factor shows that one (step-up.integration.test.ts); here the password is enough.
    for (const table of ['authenticator_apps', 'passkeys'])
      await app.pool.query(`delete from ${table} where person_id = $1`, [life.personId]);
    const stepUp = () =>
      app.ask('mutation ($p: String!) { stepUp(password: $p) { status } }', { p: PASSWORD }, { actor });
    await stepUp();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await download(life)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const { rows } = await app.pool.query(
      `select actor from audit_entries where action = 'personalDataExported' and subject_id = $1`,
      [life.personId],
    );
    expect(rows).toHaveLength(5);
    // Until the end of the day, not of the hour.
    app.clock.advance(60);
    await stepUp();
    const early = await download(life);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([
      429,
      String((24 * 60 - 9 * 60 - 15) * 60),
    ]);
    app.clock.advance(24 * 60);
    await stepUp();
    expect((await download(life)).statusCode).toBe(200);
  });
});

describe('leaving', () => {
  it('waits for the bookings to come, and says which', async () => {
    const life = await aFullLife(app, aName());
    const asked = await app.ask(
      '{ getMyAccountDeletion { bookings { id providerId offerName } providers { id } } }',
      {},
      { actor: life.actor },
    );
    expect(asked.data).toMatchObject({
      getMyAccountDeletion: {
        bookings: [{ id: life.reservationId, providerId: life.providerId }],
        providers: [],
      },
    });
    expect(await leave(life)).toMatchObject({ code: 'accountHasBookings', cookies: [] });
    await cancel(life);
    expect(await leave(life)).toMatchObject({ code: null, cookies: [['public', null]] });
  });

  it('is refused with a wrong password, and to whoever would leave a provider without an owner', async () => {
    const email = `${aName()}@example.it`;
    const personId = await register(app, email);
    const life = await signInAs(app, email);
    expect(await leave(life, 'not-the-one')).toMatchObject({ code: 'wrongPassword' });
    const owned = await aProvider(app.work(), { name: 'Mia', ownerPersonId: personId });
    const byRole = await aProvider(app.work(), { name: 'Nostra' });
    await invitePerson(app.work(), {
      email,
      providerId: byRole,
      role: 'owner',
      language: 'it',
      actor: 'system:test',
    });
    expect(await leave(life)).toMatchObject({ code: 'accountOwnsProvider' });
    const asked = await app.ask(
      '{ getMyAccountDeletion { providers { id name } } }',
      {},
      { actor: life.actor },
    );
    expect(asked.data).toEqual({
      getMyAccountDeletion: {
        providers: [
          { id: owned, name: 'Mia' },
          { id: byRole, name: 'Nostra' },
        ],
      },
    });
    expect((await app.ask(DELETE, { password: PASSWORD })).errors?.[0]?.code).toBe('unauthenticated');
  });

  it('leaves no trace but amounts and times, in no table and no file', async () => {
    const name = aName();
    const life = await aFullLife(app, name);
    const other = await aFullLife(app, aName());
    await cancel(life);
    await app.jobs.drain();
    expect((await tracesOf([name])).length).toBeGreaterThan(15);
    expect(avatarFilesOf(life).length).toBeGreaterThan(0);
    const { rows: before } = await app.pool.query('select * from orders where person_id = $1', [
      life.personId,
    ]);
    const { rows: othersBefore } = await app.pool.query('select * from profiles where person_id = $1', [
      other.personId,
    ]);

    expect(await leave(life)).toMatchObject({ code: null });
    const { rows: waiting } = await app.pool.query(
      `select recipient, state from mails where kind = 'account-deleted' and subject_id = $1`,
      [life.personId],
    );
    expect(waiting).toEqual([{ recipient: life.email, state: 'waiting' }]);
    await app.jobs.drain();
    // Mails are kept for the development mailbox alone.
    await app.pool.query('update mails set rendered = null');
    expect(await tracesOf([name, life.phone])).toEqual([]);
    expect(avatarFilesOf(life)).toEqual([]);
    const { rows: sent } = await app.pool.query(
      `select recipient, state from mails where kind = 'account-deleted' and subject_id = $1`,
      [life.personId],
    );
    expect(sent).toEqual([{ recipient: '', state: 'sent' }]);

    expect((await app.pool.query('select * from orders where person_id = $1', [life.personId])).rows).toEqual(
      before,
    );
    const { rows: left } = await app.pool.query(
      'select status, total_cents, starts_at, visitor, note from reservations where person_id = $1',
      [life.personId],
    );
    expect(left).toMatchObject([{ status: 'C', total_cents: 5000, visitor: null, note: null }]);
    expect(
      (await app.pool.query('select * from profiles where person_id = $1', [other.personId])).rows,
    ).toEqual(othersBefore);
    expect((await download(other)).statusCode).toBe(200);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it('drops the mail that waits, and forgets what the mail service said of one that failed', async () => {
    const life = await aFullLife(app, aName());
    await cancel(life);
    await app.jobs.drain();
    const { rows: failed } = await app.pool.query<{ id: number }>(
      `update mails set state = 'failed', last_error = 'addressRefused: 550 no mailbox at Via Lame' where id =
        (select min(id) from mails where recipient = $1) returning id::int`,
      [life.email],
    );
    const waiting = await mailTo(life.email, life);
    expect(await leave(life)).toMatchObject({ code: null });
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      'select state, recipient, last_error, tries from mails where id = any($1) order by id',
      [[...failed.map(({ id }) => id), waiting]],
    );
    expect(rows).toMatchObject([
      { state: 'failed', recipient: '', last_error: null },
      { state: 'dropped', recipient: '', last_error: null, tries: 0 },
    ]);
  });

  it('signs out everywhere and closes the calendar', async () => {
    const life = await aFullLife(app, aName());
    await cancel(life);
    const elsewhere = await download(life);
    expect(elsewhere.statusCode).toBe(200);
    const feed = await app.ask('{ getMyCalendarFeed { url } }', {}, { actor: life.actor });
    const [pathname = ''] = /\/calendar\/[^"]+/.exec(JSON.stringify(feed.data)) ?? [];
    expect((await http.fastify.inject({ url: pathname })).statusCode).toBe(200);
    await leave(life);
    expect((await download(life)).statusCode).toBe(401);
    expect((await http.fastify.inject({ url: pathname })).statusCode).toBe(404);
    await expect(signInAs(app, life.email)).rejects.toMatchObject({ code: 'InvalidCredentials' });
  });

  it('frees the e-mail at once for somebody new, who sees nothing of the old', async () => {
    const life = await aFullLife(app, aName());
    await cancel(life);
    await leave(life);
    const newId = await register(app, life.email);
    expect(newId).not.toBe(life.personId);
    const { actor } = await signInAs(app, life.email);
    const LISTS =
      '{ getMyReservations { total } getMyOrders { total } completed: getMyReservations(status: completed) { total } getCurrentUser { firstname } }';
    const { data } = await app.ask(LISTS, {}, { actor });
    expect(data).toEqual({
      getMyReservations: { total: 0 },
      completed: { total: 0 },
      getMyOrders: { total: 0 },
      getCurrentUser: { firstname: '' },
    });
    await app.jobs.drain();
    await app.jobs.runNow('privacy.erase-again', { personId: life.personId });
    expect((await app.ask('{ getCurrentUser { email } }', {}, { actor })).data).toEqual({
      getCurrentUser: { email: life.email },
    });
  });

  it('happens once, however often it is asked for at once', async () => {
    const life = await aFullLife(app, aName());
    await cancel(life);
    const again = await signInAfterFactors(life);
    const answers = await Promise.all([leave(life), leave(life), leave(again), leave(again)]);
    expect(
      answers.map(({ code }) => code).filter((code) => code !== null && code !== 'wrongPassword'),
    ).toEqual([]);
    expect(answers.some(({ code }) => code === null)).toBe(true);
    const count = async (sql: string) => (await app.pool.query(sql, [life.personId])).rowCount;
    expect(
      await count(`select 1 from audit_entries where action = 'accountDeleted' and subject_id = $1`),
    ).toBe(1);
    expect(await count(`select 1 from mails where kind = 'account-deleted' and subject_id = $1`)).toBe(1);
    const { rows } = await app.pool.query(
      `select before, after from audit_entries where action = 'accountDeleted' and subject_id = $1`,
      [life.personId],
    );
    expect(rows).toEqual([{ before: null, after: null }]);
  });

  it('catches up with a booking that was under way', async () => {
    const life = await aFullLife(app, aName());
    await cancel(life);
    await leave(life);
    await app.pool.query(
      `update customers set email = 'late@example.it', firstname = 'Late' where person_id = $1`,
      [life.personId],
    );
    const found = await runAudit(app.pool, app.clock.now());
    expect(found).toMatchObject([{ invariant: 'of people who have left nothing personal is in customers' }]);
    // Two minutes by the database's clock, which no test sets.
    const { rows: queued } = await app.pool.query(
      `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job where ${ERASE_AGAIN_OF}`,
      [life.personId],
    );
    expect(queued).toEqual([{ seconds: 120 }]);
    await app.jobs.drain();
    expect(await runAudit(app.pool, app.clock.now())).toHaveLength(1);
    await app.pool.query(`update pgboss.job set start_after = now() where ${ERASE_AGAIN_OF}`, [
      life.personId,
    ]);
    await app.jobs.drain();
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });
});

const ERASE_AGAIN_OF = `name = 'privacy.erase-again' and data ->> 'personId' = $1::text`;

/** Another device of the same person. */
async function signInAfterFactors({ actor, personId }: FullLife): Promise<Pick<FullLife, 'actor'>> {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into login_sessions (token_hash, person_id, area, app_name, app_version, os, device, created_at, last_used_at, idle_until)
      values (sha256($2), $1, 'public', 'radura', '6.0.0', 'ios', '', now(), now(), now() + interval '1 day') returning id`,
    [personId, Buffer.from(`device of ${personId}`)],
  );
  return { actor: { ...actor, sessionId: rows[0]?.id ?? 0 } };
}
