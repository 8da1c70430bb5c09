import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { signUp } from '#server/modules/identity/index.ts';
import { PASSWORD, register } from '#server/modules/identity/testing/sign-in-steps.ts';
import { signInAs } from '#server/modules/privacy/testing/a-full-life.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
let address: string;

beforeAll(async () => {
  app = await openTestApp({
    environment: { CONTACT_EMAIL: 'ciao@radura.example', CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR: '3' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  await register(app, 'proved@example.org');
  const origin = { address: 'elsewhere', language: 'it', idempotencyKey: null } as const;
  await signUp(app.work(), app.deps, origin, {
    email: 'unproved@example.org',
    password: PASSWORD,
    hasAcceptedTerms: true,
    agreements: [],
  });
  await app.jobs.drain();
});
afterAll(async () => {
  await http.close();
  await app.close();
});
beforeEach(async () => {
  await app.pool.query('delete from mails; delete from contact_messages; delete from request_counts');
});

const GOOD = {
  contact_name: 'Ada',
  contact_email: 'ada@example.org',
  subject: 'Una domanda',
  contact_content: 'Ciao,\ncome sposto?',
};

const post = (
  fields: Record<string, string> | URLSearchParams | string,
  headers: Record<string, string> = {},
) =>
  fetch(`${address}/public/contact-email/`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

async function stored(): Promise<Record<string, unknown>[]> {
  return (
    await app.pool.query(
      'select contact_name, contact_email, subject, contact_content, is_demo_request from contact_messages order by id',
    )
  ).rows;
}

describe('POST /public/contact-email/', () => {
  it('keeps the message, sends it on and says that it came', async () => {
    const answer = await post(GOOD);
    expect(answer.status).toBe(200);
    const {
      rows: [kept],
    } = await app.pool.query('select id from contact_messages');
    const id = Number(kept.id);
    expect(await answer.json()).toEqual({
      data: { id },
      report: { status: 200 },
      id,
      message: 'Your message was sent',
      type: 'success',
    });
    expect(await stored()).toEqual([{ ...GOOD, is_demo_request: false }]);
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      "select kind, recipient, language, state, rendered ->> 'replyTo' as reply from mails order by id",
    );
    expect(rows).toEqual([
      { kind: 'contact-received', recipient: 'ada@example.org', language: 'en', state: 'sent', reply: null },
      {
        kind: 'contact-message',
        recipient: 'ciao@radura.example',
        language: 'en',
        state: 'sent',
        reply: 'ada@example.org',
      },
    ]);
  });

  it.each([
    ['nobody has registered', 'nobody@example.org'],
    ['somebody has proved', 'proved@example.org'],
    ['somebody registered without proving it', 'unproved@example.org'],
  ])('mails no word of what was typed to an address that %s', async (_name, contact_email) => {
    const words = {
      contact_name: 'Vincita',
      subject: 'Premio',
      contact_content: 'Ritira su https://evil.example/x',
    };
    await post({ ...words, contact_email });
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      'select kind, rendered::text as mail from mails where recipient = $1',
      [contact_email],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['contact-received']);
    for (const word of Object.values(words)) expect(rows[0].mail).not.toContain(word);
    expect(rows[0].mail).toContain('A person will answer as soon as possible.');
  });

  it('mails a copy to the proved e-mail of who is signed in, and to no other that they type', async () => {
    const cookie = `radura_session=${(await signInAs(app, 'proved@example.org')).token}`;
    await post({ ...GOOD, contact_email: 'Proved@example.org' }, { cookie });
    await post({ ...GOOD, contact_email: 'ada@example.org' }, { cookie });
    await app.pool.query(`update people set verified_at = null where email = 'proved@example.org'`);
    await post({ ...GOOD, contact_email: 'proved@example.org' }, { cookie });
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      "select kind, recipient, rendered::text like '%come sposto?%' as has_text from mails where kind <> 'contact-message' order by id",
    );
    expect(rows).toEqual([
      { kind: 'contact-copy', recipient: 'Proved@example.org', has_text: true },
      { kind: 'contact-received', recipient: 'ada@example.org', has_text: false },
      { kind: 'contact-received', recipient: 'proved@example.org', has_text: false },
    ]);
  });

  it('marks a request for a demo', async () => {
    await post({ ...GOOD, subject: 'Richiesta demo' });
    expect(await stored()).toMatchObject([{ is_demo_request: true }]);
  });

  it('keeps whatever can be read, as it is', async () => {
    const odd = {
      ...GOOD,
      contact_name: '<script>alert(1)</script>',
      subject: "' OR 1=1--",
      contact_content: '{{7*7}} ${7*7} =HYPERLINK("x") 👨‍👩‍👧 İı ß ../../x __proto__ javascript:alert(1)',
    };
    expect((await post(odd)).status).toBe(200);
    expect(await stored()).toEqual([{ ...odd, is_demo_request: false }]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'nothing',
      { contact_name: '', contact_email: '', subject: '', contact_content: '' },
      ['contact_name', 'contact_email', 'subject', 'contact_content'],
    ],
    ['spaces', { contact_name: '  ', subject: '\u00A0\u3000' }, ['contact_name', 'subject']],
    ['a zero-width space', { contact_content: '\u200B' }, ['contact_content']],
    ['a NUL', { contact_name: 'a\u0000b' }, ['contact_name']],
    ['turned text', { subject: 'a\u202Eb' }, ['subject']],
    ['heaped accents', { contact_name: `a${'\u0335'.repeat(20)}` }, ['contact_name']],
    ['a header in the name', { contact_name: 'Ada\r\nBcc: eva@example.org' }, ['contact_name']],
    ['a header in the subject', { subject: 'x\r\nBcc: eva@example.org' }, ['subject']],
    [
      'a header in the address',
      { contact_email: 'ada@example.org\r\nBcc: eva@example.org' },
      ['contact_email'],
    ],
    ['an address without @', { contact_email: 'ada.example.org' }, ['contact_email']],
    ['two addresses', { contact_email: 'ada@example.org,eva@example.org' }, ['contact_email']],
    ['an address of 300', { contact_email: `${'a'.repeat(290)}@example.org` }, ['contact_email']],
    ['an address at a number', { contact_email: 'ada@127.0.0.1' }, ['contact_email']],
    ['a long name', { contact_name: 'x'.repeat(121) }, ['contact_name']],
    ['a long subject', { subject: 'x'.repeat(201) }, ['subject']],
    ['a long message', { contact_content: 'x'.repeat(5001) }, ['contact_content']],
    ['10,000 lines', { contact_content: 'a\n'.repeat(10_000) }, ['contact_content']],
  ])('refuses %s, says where, and keeps nothing', async (_name, wrong, affected) => {
    const answer = await post({ ...GOOD, ...wrong });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      status: 400,
      message: 'Message not sent',
      error: { code: 'invalidInput', message: 'Please check the marked fields.', affected },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['an empty body', '', 400],
    ['a field twice', `${new URLSearchParams(GOOD).toString()}&contact_name=Eva`, 400],
    ['fields of other names', '__proto__=x&constructor=y&role=owner', 400],
    ['broken escapes', 'contact_name=%E0%A4%A&contact_email=%', 400],
    ['a thousand fields', Array.from({ length: 1000 }, (_, i) => `f${i}=x`).join('&'), 400],
    ['more than the server reads', `contact_content=${'x'.repeat(300_000)}`, 413],
  ])('refuses %s', async (_name, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it.each([['application/json'], ['text/plain'], ['multipart/form-data; boundary=x']])(
    'takes no %s',
    async (type) => {
      const answer = await post(JSON.stringify(GOOD), { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );

  it('says it in Italian', async () => {
    const answer = await post({ ...GOOD, subject: '' }, { 'accept-language': 'it-IT,it;q=0.9' });
    expect(await answer.json()).toMatchObject({ message: 'Messaggio non inviato' });
    expect(await (await post(GOOD, { 'accept-language': 'it' })).json()).toMatchObject({
      message: 'Il tuo messaggio è stato inviato',
    });
  });

  it.each<[string, Record<string, string>]>([
    ['another site’s page', { origin: 'https://evil.example' }],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['an opaque page', { origin: 'null' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour site', { 'sec-fetch-site': 'same-site', origin: 'https://blog.radura.example' }],
  ])('takes nothing from %s', async (_name, headers) => {
    const answer = await post(GOOD, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      status: 403,
      message: 'You are not allowed to do this.',
      error: { code: 'NotAuthorizedException' },
    });
    expect(await stored()).toEqual([]);
  });

  it('takes it from our own page, under either name of this machine', async () => {
    expect(
      (await post(GOOD, { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).status,
    ).toBe(200);
    expect((await post(GOOD, { origin: address })).status).toBe(200);
  });

  it('has a limit per address, which mistyping does not use up', async () => {
    for (let i = 0; i < 10; i += 1) await post({ ...GOOD, subject: '' });
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await post({ ...GOOD, contact_email: `ada${i}@example.org` })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const late = await post(GOOD);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await late.json()).toMatchObject({
      status: 429,
      message: 'Message not sent',
      error: { code: 'tooManyRequests' },
    });
    expect(await stored()).toHaveLength(3);
  });

  it('has a limit per recipient of copies, however the address is spelt', async () => {
    await app.pool.query('insert into request_counts (bucket, window_start, count) values ($1, $2, 3)', [
      `contact-copy:${app.deps.secrets.nameOf('contact-copy', 'ada@example.org')}`,
      '2026-11-02T08:00:00Z',
    ]);
    expect((await post({ ...GOOD, contact_email: 'ADA@example.org' })).status).toBe(429);
  });

  it('answers the general text when something breaks, and names no cause', async () => {
    await app.pool.query('alter table contact_messages rename to contact_messages_away');
    try {
      const answer = await post(GOOD);
      expect(answer.status).toBe(500);
      const body = await answer.json();
      expect(body).toMatchObject({
        status: 500,
        message: 'There was an error processing your message',
        error: { code: 'errorSomethingWentWrong' },
      });
      expect(JSON.stringify(body)).not.toContain('contact_messages');
    } finally {
      await app.pool.query('alter table contact_messages_away rename to contact_messages');
    }
  });
});
