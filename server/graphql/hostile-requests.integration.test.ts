import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentsOfScreens } from '../../scripts/documents-of-screens.ts';
import { Executor } from './execute.ts';
import { apiSchema } from '#server/app.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { refusalOfText } from '#server/kernel/constraint-refusals.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser, saveProviderRole } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
let address: string;
let screens: Map<string, string>;

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  screens = new Map((await documentsOfScreens()).map(({ name, text }) => [name, text]));
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const screen = (name: string): string => screens.get(name) ?? `no document ${name}`;
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** An executor that writes down what is spent, and by whom. */
function withBook(options: { isIntrospectionAllowed: boolean } = { isIntrospectionAllowed: false }) {
  const spent: [who: string, amount: number][] = [];
  const executor = new Executor(apiSchema(), {
    ...options,
    allowances: { spend: (who, amount) => void spent.push([who, amount]) },
  });
  const context = app.contextOf({
    requestId: 'x',
    locale: 'en',
    address: '203.0.113.9',
    idempotencyKey: null,
  });
  const run = (query: string, variables: Record<string, unknown> = {}, operationName?: string) =>
    executor.run({ query, variables, operationName }, context);
  return {
    spent,
    run,
    total: () => spent.splice(0).reduce((sum, [, amount]) => sum + amount, 0),
    who: context.address,
  };
}

describe('one request', () => {
  it('does not stop the server, however its fragments are spread in each other', async () => {
    const fragments = Array.from(
      { length: 20 },
      (_, index) => `fragment f${index} on Query{...f${index + 1} ...f${index + 1}}`,
    );
    const answer = await post({ query: `{...f0}${fragments.join('')}` });
    expect(await answer.json()).toMatchObject({
      errors: [{ code: 'invalidInput', message: 'The document asks for too much: selections.' }],
    });
  });

  it.each([
    ['a document', { query: `{ ${'x'.repeat(19_000)} }` }],
    ['a document that cannot be read', { query: `{ health } "${'x'.repeat(19_000)}"` }],
    ['a value', { query: `{ searchPlaces(text: "x", limit: "${'x'.repeat(19_000)}") { key } }` }],
    [
      'a variable',
      {
        query: 'query($limit: Int) { searchPlaces(text: "x", limit: $limit) { key } }',
        variables: { limit: 'x'.repeat(100_000) },
      },
    ],
    [
      'the name of a variable',
      {
        query: `query($${'x'.repeat(19_000)}: Int!) { searchPlaces(text: "x", limit: $${'x'.repeat(99)}) { key } }`,
      },
    ],
    ['the name of an operation', { query: 'query One { health }', operationName: 'x'.repeat(200) }],
  ])('does not get back what it sent: %s', async (_name, body) => {
    const answer = await (await post(body)).text();
    expect(answer).toContain('"code":"invalidInput"');
    expect(answer.length).toBeLessThan(3_000);
  });

  it('is told the first of many wrong values', async () => {
    const agreements = Array.from({ length: 450 }, () => ({}));
    for (const query of [screen('UpdateAgreements'), `${screen('UpdateAgreements')} `]) {
      const { errors } = await withBook().run(query, { agreements });
      expect(errors?.length).toBeGreaterThan(0);
      expect(errors?.length).toBeLessThanOrEqual(20);
    }
  });

  it.each([
    ['deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['many', `[${'1,'.repeat(50_000)}1]`],
  ])('may not bring variables that are %s, not even to a document of a screen', async (_name, response) => {
    for (const query of [screen('ConfirmPasskey'), '{ health }']) {
      const body = `{"query":${JSON.stringify(query)},"variables":{"session":"x","name":"x","response":${response}}}`;
      const message = expect.stringContaining('The variables hold too much');
      expect(await (await post(body)).json()).toMatchObject({ errors: [{ code: 'invalidInput', message }] });
    }
  });

  it.each([
    ['a form with a file', 415, '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a text', 415, '{"query":"{ health }"}', { 'content-type': 'text/plain' }],
    [
      'the digest of a document alone',
      400,
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      {},
    ],
    ['a list of documents', 400, { query: ['{ health }', '{ health }'] }, {}],
    ['variables with a prototype', 400, '{"query":"{ health }","variables":{"__proto__":{"x":1}}}', {}],
    ['a document of 20,001 characters', 400, { query: '{ health }'.padEnd(20_001) }, {}],
  ])('is refused when it is %s', async (_name, status, body, headers) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the operation of a document', () => {
  const two = 'query One { health } query Two { two: health }';

  it('is the one that is named', async () => {
    const { run } = withBook();
    expect(await run(two, {}, 'Two')).toEqual({ data: { two: 'ok' } });
    expect(await run(two, {}, 'One')).toEqual({ data: { health: 'ok' } });
    expect(await run(screen('Categories'), {}, 'Categories')).toHaveProperty('data.categories');
  });

  it('has to be there', async () => {
    const { run } = withBook();
    const missing = {
      errors: [expect.objectContaining({ code: 'invalidInput', message: 'No such operation.' })],
    };
    expect(await run(two)).toEqual(missing);
    expect(await run(two, {}, '__proto__')).toEqual(missing);
    expect(await run(screen('Categories'), {}, 'SignIn')).toEqual(missing);
  });
});

describe('what others ask than our own screens', () => {
  it('is paid by their address: reading it once, running it by what its variables ask for', async () => {
    const { run, spent, total, who } = withBook();
    const query = 'query($limit: Int) { searchPlaces(text: "bo", limit: $limit) { key name } }';
    expect(await run(query, { limit: 3 })).toHaveProperty('data.searchPlaces.length', 3);
    expect(spent).toEqual([
      [who, 500],
      [who, 56],
    ]);
    total();
    await run(query, { limit: 15 });
    expect(total()).toBe(80);
  });

  it('is paid by what its variables are when they are not given', async () => {
    const { run, spent } = withBook();
    await run('query($limit: Int = 20) { searchPlaces(text: "bo", limit: $limit) { key name } }');
    expect(spent.map(([, amount]) => amount)).toEqual([500, 90]);
  });

  it('stays known as long as it is asked for now and then', async () => {
    const { run, total } = withBook();
    await run('{ health }');
    for (let index = 0; index < 400; index += 1) {
      await run(`{ a${index}: health }`);
      if (index % 150 === 149) await run('{ health }');
    }
    total();
    await run('{ health }');
    expect(total()).toBe(50);
  });

  it('is not told the names that there are for a wrong one in a variable', async () => {
    const query = 'mutation($user: UserInput!) { updateUser(input: $user) { id } }';
    const answer = JSON.stringify(await withBook().run(query, { user: { firstnam: 'Ada' } }));
    expect(answer).toContain('"code":"invalidInput"');
    expect(answer).not.toContain('Unknown argument');
    expect(answer).not.toContain('Did you mean');
  });

  it('is not run when it costs too much', async () => {
    const { run, total } = withBook();
    const { data, errors } = await run(
      'query($limit: Int) { searchPlaces(text: "bo", limit: $limit) { key } }',
      { limit: 1_000_000 },
    );
    expect(data).toBeUndefined();
    expect(errors?.[0]).toMatchObject({
      code: 'invalidInput',
      message: 'The document asks for too much: cost.',
    });
    expect(total()).toBe(500);
  });

  it('is read anew when two hundred others were asked since, while our own costs nothing', async () => {
    const { run, total } = withBook();
    await run('{ health }');
    expect(total()).toBe(550);
    for (let index = 0; index < 199; index += 1) await run(`{ a${index}: health }`);
    total();
    await run('{ health }');
    expect(total()).toBe(50);
    for (let index = 200; index < 400; index += 1) await run(`{ a${index}: health }`);
    total();
    await run('{ health }');
    expect(total()).toBe(550);
    expect(await run(screen('Categories'))).toHaveProperty('data.categories');
    expect(total()).toBe(0);
  });

  it('waits when an address has spent what it may, at every door and for nobody else', async () => {
    const small = await openTestApp({ environment: { API_COST_PER_ADDRESS_PER_MINUTE: '1000' } });
    const server = await openHttpServer(small, small.config, { isDevelopment: false, withWeb: false });
    const ask = (query: string) =>
      server.fastify.inject({ method: 'POST', url: '/graphql', payload: { query } });
    try {
      expect((await ask('{ a: health }')).json()).toEqual({ data: { a: 'ok' } });
      const refused = await ask('{ b: health }');
      expect(refused.json()).toMatchObject({ errors: [{ code: 'tooManyRequests' }] });
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask(screen('Categories'))).json()).toHaveProperty('data.categories');
      expect(await small.ask('{ b: health }', {}, { address: '203.0.113.44' })).toEqual({
        data: { b: 'ok' },
      });
    } finally {
      await server.close();
      await small.close();
    }
  });
});

describe('what our own screens ask', () => {
  it('is as much as fifty computers ask behind one address, and no more', async () => {
    const small = await openTestApp({ environment: { SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: '3' } });
    try {
      const ask = (address: string) => small.ask(screen('Categories'), {}, { address });
      for (let time = 0; time < 3; time += 1) expect((await ask('203.0.113.50')).errors).toBeUndefined();
      expect((await ask('203.0.113.50')).errors?.[0]).toMatchObject({ code: 'tooManyRequests' });
      expect((await ask('203.0.113.51')).errors).toBeUndefined();
    } finally {
      await small.close();
    }
  });
});

describe('a text that no database takes', () => {
  it('is refused as such, where no schema is in its way too', async () => {
    const { personId } = await createUser(app.work(), app.deps, {
      email: 'nul@example.it',
      password: 'Sotto-il-pino-7!',
      firstname: 'Nul',
      lastname: '',
      language: 'it',
      actor: 'system:test',
    });
    const providerId = await aProvider(app.work());
    await saveProviderRole(app.work(), { providerId, personId, role: 'owner' });
    const actor = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
    for (const query of [
      'query($p: Id!, $q: String) { searchCustomers(providerId: $p, q: $q) { id } }',
      'query($p: Id!, $q: String) { getCustomers(providerId: $p, search: $q) { total } }',
      'query($p: Id!, $q: String) { getReservations(providerId: $p, search: $q) { total } }',
    ]) {
      const { errors } = await app.ask(query, { p: providerId, q: 'An\0na' }, { actor });
      expect(errors?.[0]?.code, query).toBe('invalidInput');
    }
    const { rows } = await app.pool
      .query('select $1::text', ['\0'])
      .catch((error: Error) => ({ rows: [refusalOfText(error)?.code] }));
    expect(rows).toEqual(['invalidInput']);
  });
});

describe('the shape of the API on a public address', () => {
  it.each([
    ['types', '{ __schema { types { name } } }'],
    [
      'one type',
      '{ __type(name: "User") { fields { name type { ofType { ofType { ofType { name } } } } } } }',
    ],
  ])('is told to nobody: %s', async (_name, query) => {
    const { data, errors } = await withBook().run(query);
    expect(data).toBeUndefined();
    expect(errors?.[0]).toMatchObject({ code: 'invalidInput' });
    expect(await withBook({ isIntrospectionAllowed: true }).run(query)).not.toHaveProperty('errors');
  });
});
