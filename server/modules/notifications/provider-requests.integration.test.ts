import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { changeStatus, updateProvider } from '#server/modules/providers/index.ts';
import type { AskedAs, TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let onFree: number;

beforeAll(async () => {
  app = await openTestApp({
    environment: { CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR: '3', REQUESTS_PER_PROVIDER_PER_HOUR: '5' },
  });
  onFree = await aProvider(app.work(), {
    packageId: 0,
    name: 'Bottega',
    email: 'ciao@bottega.example',
    language: 'it',
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query(
    'delete from mails; delete from provider_requests; delete from request_counts; delete from idempotency_answers',
  );
});

async function sellsAService(): Promise<number> {
  const providerId = await aProvider(app.work(), { email: 'ciao@aperto.example' });
  await anOffer(app.work(), { providerId });
  return providerId;
}

const GOOD = {
  name: 'Ada Rossi',
  email: 'ada@example.org',
  phone: '+39 051 123456',
  message: 'Avete posto sabato?\nGrazie!',
};

function send(given: Record<string, unknown> = {}, asked: AskedAs = {}) {
  return app.ask(
    `mutation ($providerId: Id!, $name: String!, $email: String!, $phone: String, $message: String!) {
      sendRequestToProvider(providerId: $providerId, name: $name, email: $email, phone: $phone, message: $message) {
        success message
      }
    }`,
    { providerId: onFree, ...GOOD, ...given },
    asked,
  );
}
const codeOf = (answer: Awaited<ReturnType<typeof send>>) => answer.errors?.[0]?.code;

async function stored() {
  return (
    await app.pool.query('select provider_id, name, email, phone, message from provider_requests order by id')
  ).rows;
}
async function mails() {
  return (
    await app.pool.query(
      "select provider_id, kind, recipient, language, state, rendered ->> 'replyTo' as reply, rendered ->> 'subject' as subject, rendered ->> 'text' as text from mails order by id",
    )
  ).rows;
}

describe('a request to a provider on the package Free', () => {
  it('is kept and reaches the provider by mail, in its language; answering writes to whoever asked', async () => {
    const answer = await send();
    expect(answer).toMatchObject({
      data: { sendRequestToProvider: { success: true, message: 'Your request was sent' } },
    });
    expect(await stored()).toEqual([{ provider_id: onFree, ...GOOD }]);
    await app.jobs.drain();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      provider_id: onFree,
      kind: 'provider-request',
      recipient: 'ciao@bottega.example',
      language: 'it',
      state: 'sent',
      reply: 'ada@example.org',
      subject: 'Richiesta da Ada Rossi',
    });
    for (const words of ['Bottega', 'ada@example.org', '+39 051 123456', 'Avete posto sabato?', 'Grazie!'])
      expect(mail.text).toContain(words);
  });

  it('goes to the address for notices where there is one, in English to whoever speaks English', async () => {
    const providerId = await aProvider(app.work(), {
      packageId: 0,
      email: 'public@example.org',
      notificationEmail: 'notices@example.org',
      language: 'en',
    });
    await send({ providerId, phone: null });
    await app.jobs.drain();
    expect(await mails()).toMatchObject([
      { recipient: 'notices@example.org', language: 'en', subject: 'Request from Ada Rossi', state: 'sent' },
    ]);
  });

  it('is also taken where the paid package has ended', async () => {
    const packageEndsAt = new Date(app.work().now().getTime() - 86_400_000);
    const providerId = await aProvider(app.work(), { packageEndsAt, email: 'sospeso@example.org' });
    expect((await send({ providerId })).errors).toBeUndefined();
  });

  it('is one request and one mail however often it is repeated', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send({}, { idempotencyKey: 'one attempt' })),
    );
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
    expect(codeOf(await send({ message: 'something else' }, { idempotencyKey: 'one attempt' }))).toBe(
      'idempotencyMismatch',
    );
  });

  it('leaves somebody else’s key of the same name alone', async () => {
    await send({}, { idempotencyKey: 'one attempt' });
    const other = await send(
      { message: 'something else' },
      { idempotencyKey: 'one attempt', address: '198.51.100.8' },
    );
    expect(other.errors).toBeUndefined();
    expect(await stored()).toHaveLength(2);
  });

  it('without a key counts the same content within half a minute as one', async () => {
    await send();
    await send();
    expect(await stored()).toHaveLength(1);
  });
});

describe('limits', () => {
  it('per network address; a mistyped one does not count', async () => {
    for (let i = 0; i < 6; i += 1) await send({ email: 'ada' });
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push(codeOf(await send({ message: `No. ${i}` })));
    expect(codes).toEqual([undefined, undefined, undefined, 'tooManyRequests']);
    expect(codeOf(await send({ message: 'from elsewhere' }, { address: '198.51.100.8' }))).toBeUndefined();
    expect(await stored()).toHaveLength(4);
  });

  it('per provider, however many addresses there are', async () => {
    const codes = [];
    for (let i = 0; i < 6; i += 1)
      codes.push(codeOf(await send({ message: `No. ${i}` }, { address: `198.51.100.${i + 20}` })));
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'tooManyRequests']);
    expect(await mails()).toHaveLength(5);
  });
});

describe('is refused', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'name'],
    ['a name of spaces', { name: '\u00A0\u200B ' }, 'name'],
    ['a header in the name', { name: 'Ada\r\nBcc: eva@example.org' }, 'name'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['an address without @', { email: 'ada.example.org' }, 'email'],
    ['two addresses', { email: 'ada@example.org,eva@example.org' }, 'email'],
    ['a header in the address', { email: 'ada@example.org\r\nBcc: eva@example.org' }, 'email'],
    ['words for a phone', { phone: 'call me' }, 'phone'],
    ['no message', { message: ' \n ' }, 'message'],
    ['a message of 2001', { message: 'x'.repeat(2001) }, 'message'],
    ['a NUL in the message', { message: 'a\u0000b' }, 'message'],
    ['turned text', { message: 'a\u202Eb' }, 'message'],
  ])('with %s, and nothing is kept', async (_name, wrong, field) => {
    const answer = await send(wrong);
    expect(codeOf(answer)).toBe('invalidInput');
    expect(answer.errors?.[0]).toMatchObject({ inputs: [{ affected: [field] }] });
    expect(await stored()).toEqual([]);
  });

  it('where people book online instead', async () => {
    const providerId = await sellsAService();
    expect(codeOf(await send({ providerId }))).toBe('featureNotAvailable');
  });
  it('where nobody would read it', async () => {
    const providerId = await aProvider(app.work(), { packageId: 0, email: null });
    expect(codeOf(await send({ providerId }))).toBe('featureNotAvailable');
  });
  it('by a provider that nobody can see, as by one that does not exist', async () => {
    const hidden = await aProvider(app.work(), { packageId: 0, email: 'via@example.org' });
    await changeStatus(app.work(), hidden, { isLocked: true }, 'system:test');
    const unknown = { providerId: 999_999_999 };
    expect([codeOf(await send({ providerId: hidden })), codeOf(await send(unknown))]).toEqual([
      'notFound',
      'notFound',
    ]);
  });
});

it('is offered exactly where it is taken', async () => {
  const offered = async (providerId: number) => {
    const question = 'query ($id: Id!) { getProviderGeneralInformation(id: $id) { takesRequests } }';
    const { data } = await app.ask(question, { id: providerId });
    return data?.['getProviderGeneralInformation'];
  };
  expect(await offered(onFree)).toEqual({ takesRequests: true });
  const providerId = await sellsAService();
  expect(await offered(providerId)).toEqual({ takesRequests: false });
  // Sells online alone, and cannot be paid there yet.
  await updateProvider(app.work(), providerId, { acceptPayments: 'on' });
  expect(await offered(providerId)).toEqual({ takesRequests: true });
  expect(await offered(await aProvider(app.work(), { packageId: 0, email: null }))).toEqual({
    takesRequests: false,
  });
});
