import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { ApiAnswer } from '#server/graphql/execute.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { BAD_COUNTS, BAD_DATES, BAD_EMAILS, BAD_IDS, BAD_TEXTS } from '#server/testing/bad-inputs.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
let address: string;
let good: Record<string, unknown>;

beforeAll(async () => {
  app = await openTestApp();
  const { offerId, providerId, people } = await anOffer(app.work());
  await worksEveryDay(app.work(), { providerId, resourceId: people[0] ?? 0 });
  good = {
    offer: offerId,
    at: '2026-11-03T10:00',
    email: 'anna@example.it',
    agreements: [{ type: 'sharing', decision: 'Y' }],
  };
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

async function ask(
  query: string,
  variables: object,
  language = 'it',
): Promise<{ status: number; answer: ApiAnswer }> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ query, variables }),
  });
  // Whatever comes back is looked at below.
  return { status: response.status, answer: (await response.json()) as ApiAnswer };
}

const BOOK = `mutation($offer: Id!, $person: Id, $at: String!, $email: String!, $firstname: String, $lastname: String, $phone: String,
    $agreements: [AgreementInput!], $duration: Int, $shown: Int, $widget: Id) {
  createReservationAsAnonymous(subServiceId: $offer, resourceId: $person, dateTimeFrom: $at, email: $email, onlyBook: true,
    firstname: $firstname, lastname: $lastname, phone: $phone, agreements: $agreements, duration: $duration,
    shownAmountCents: $shown, webIntegrationId: $widget) { id }
}`;

const stored = async () => {
  const { rows } = await app.pool.query<{ n: number }>(
    'select ((select count(*) from reservations) + (select count(*) from people) + (select count(*) from holds) + (select count(*) from orders))::int as n',
  );
  return rows[0]?.n;
};

/** Refused with an envelope in Italian and nothing kept; or, where the value is odd but fine, accepted and undone. */
async function expectRefusal(field: string, value: unknown): Promise<void> {
  const before = await stored();
  const { status, answer } = await ask(BOOK, { ...good, [field]: value });
  expect(status).toBeLessThan(500);
  expect(answer.errors?.[0]).toMatchObject({
    message: expect.stringMatching(/\S/),
    code: expect.stringMatching(/\w/),
  });
  expect(answer.errors?.[0]?.code).not.toBe('errorSomethingWentWrong');
  expect(JSON.stringify(answer)).not.toMatch(/ at .*\.ts:|postgres|select |kysely/i);
  expect(await stored()).toBe(before);
}

describe('booking refuses what is no', () => {
  it.each(BAD_EMAILS)('e-mail: %s', (_name, value) => expectRefusal('email', value));
  it.each(BAD_DATES)('date: %s', (_name, value) => expectRefusal('at', value));
  it.each(BAD_IDS)('offer: %s', (_name, value) => expectRefusal('offer', value));
  it.each(BAD_IDS)('person: %s', (_name, value) => expectRefusal('person', value));
  it.each(BAD_COUNTS)('duration: %s', (_name, value) => expectRefusal('duration', value));
  it.each(BAD_COUNTS)('shown price: %s', (_name, value) => expectRefusal('shown', value));
});

/** Odd, but somebody may be called that, or leaves the field empty. */
const FINE_NAMES = new Set([
  'empty',
  'spaces',
  'no-break and ideographic space',
  'zero-width space',
  'emoji family',
  'NFD',
  'Turkish i',
  'sharp s',
  'script',
  'broken attribute',
  'javascript link',
  'template',
  'SQL',
  'formula',
  'path',
  'null as text',
  'prototype',
]);

describe('names', () => {
  it.each(BAD_TEXTS.filter(([name]) => !FINE_NAMES.has(name)))('refused: %s', (_name, value) =>
    expectRefusal('firstname', value),
  );

  it.each(BAD_TEXTS.filter(([name]) => FINE_NAMES.has(name)))(
    'kept as text or as nothing, never as code: %s',
    async (name, value) => {
      const email = `${name.replace(/\W/g, '')}@example.it`.toLowerCase();
      const minutes = 5 * [...FINE_NAMES].indexOf(name);
      const at = `2026-11-${String(4 + Math.floor(minutes / 5)).padStart(2, '0')}T10:00`;
      const { status, answer } = await ask(BOOK, { ...good, firstname: value, email, at });
      expect([status, answer.errors]).toEqual([200, undefined]);
      const { rows } = await app.pool.query<{ firstname: string | null }>(
        'select firstname from customers where email = $1',
        [email],
      );
      const kept = rows[0]?.firstname;
      expect(kept === null || (kept ?? '').trim().length > 0).toBe(true);
    },
  );
});

describe('reading refuses what is no', () => {
  const SLOTS =
    'query($offer: Id!, $date: String!, $person: Id, $equipment: Id) { getResourceAvailabilitySlots(subServiceId: $offer, date: $date, resourceId: $person, materialResource: $equipment) { startTime } }';
  it.each([
    ...BAD_DATES.filter(([name]) => name !== 'only a date').map(
      ([name, value]) => [`date: ${name}`, { date: value }] as const,
    ),
    ...BAD_IDS.map(([name, value]) => [`offer: ${name}`, { offer: value }] as const),
    ...BAD_IDS.map(([name, value]) => [`person: ${name}`, { person: value }] as const),
    ...BAD_IDS.map(([name, value]) => [`thing: ${name}`, { equipment: value }] as const),
  ])('%s', async (_name, wrong) => {
    const { status, answer } = await ask(SLOTS, { offer: good['offer'], date: '2026-11-03', ...wrong });
    expect(status).toBeLessThan(500);
    expect(answer.errors?.[0]?.code).toMatch(/^(invalidInput|invalidDates|reservationInvalid\w+)$/);
  });

  it.each(BAD_TEXTS)('link: %s', async (_name, value) => {
    const { status, answer } = await ask(
      'query($c: String!) { reservationByLink(code: $c, purpose: manage) { id } }',
      { c: value },
    );
    expect(status).toBeLessThan(500);
    expect(answer.errors?.[0]?.code).toBe('notFound');
  });
});

describe('the protocol', () => {
  it.each([
    ['deep nesting', `{"query":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, [400]],
    ['a prototype', '{"query":"{ health }","__proto__":{"x":1}}', [400]],
    ['a body beyond the limit', JSON.stringify({ query: 'x'.repeat(300_000) }), [413]],
    ['an endless document', JSON.stringify({ query: `{ ${'health '.repeat(2_800)} }` }), [200, 400]],
    [
      'a fragment in a circle',
      JSON.stringify({ query: '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }' }),
      [200],
    ],
    [
      'an unknown purpose',
      JSON.stringify({ query: '{ reservationByLink(code: "x", purpose: nothing) { id } }' }),
      [200],
    ],
  ])('%s', async (_name, body, statuses) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(statuses).toContain(response.status);
    expect(await response.text()).toMatch(/invalidInput|troppo|Controlla|large/i);
  });

  it('refuses an endless idempotency key', async () => {
    const answer = await app.ask(BOOK, good, { idempotencyKey: 'k'.repeat(10_000) });
    expect(answer.errors?.[0]).toMatchObject({ code: 'invalidInput', affected: ['Idempotency-Key'] });
  });
});
