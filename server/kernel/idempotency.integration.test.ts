import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { RepeatableCommand } from './idempotency.ts';
import { answerOnce } from './idempotency.ts';

let app: TestApp;
let runs = 0;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  runs = 0;
  await app.pool.query('delete from idempotency_answers');
});
afterAll(() => app.close());

const HERE = { address: 'here', userAgent: 'a telephone' };
const ELSEWHERE = { address: 'elsewhere', userAgent: 'a telephone' };
const OTHER_DEVICE = { address: 'here', userAgent: 'a laptop' };
const UUID = 'b1946ac9-2a3d-4c1e-8a76-3f5d2f1f2a90';

/** Runs a guest's command unless told otherwise. @returns which run its answer is of, or the refusal's code */
async function ask(more: Partial<RepeatableCommand> = {}): Promise<number | string> {
  const command = { operation: 'test', actor: 'guest', origin: HERE, key: null, body: { wish: 1 }, ...more };
  return app
    .work()
    .transaction((tx) => answerOnce(tx, command, async () => ({ run: (runs += 1) })))
    .then(
      ({ answer }) => answer.run,
      (error: { code: string }) => error.code,
    );
}

it('a key from the content is that of one network and one device, for half a minute', async () => {
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(1);
  expect(await ask({ origin: ELSEWHERE })).toBe(2);
  expect(await ask({ origin: OTHER_DEVICE })).toBe(3);
  expect(await ask({ body: { wish: 2 } })).toBe(4);
  expect(await ask({ actor: 'person:7' })).toBe(5);
  expect(await ask({ actor: 'person:7', origin: ELSEWHERE })).toBe(6);
  app.clock.advance(1);
  expect(await ask()).toBe(7);
  app.clock.advance(-1);
});

it('a guest’s key that nobody guesses counts over every network, and for one wish', async () => {
  expect(await ask({ key: UUID })).toBe(1);
  expect(await ask({ key: UUID, origin: { address: 'elsewhere', userAgent: 'a laptop' } })).toBe(1);
  expect(await ask({ key: UUID, body: { wish: 2 } })).toBe('idempotencyMismatch');
});

it('a guest’s short key is no other guest’s: it answers nobody else and stops nobody else', async () => {
  expect(await ask({ key: '1' })).toBe(1);
  expect(await ask({ key: '1' })).toBe(1);
  expect(await ask({ key: '1', origin: ELSEWHERE })).toBe(2);
  expect(await ask({ key: '1', origin: OTHER_DEVICE, body: { wish: 2 } })).toBe(3);
  expect(await ask({ key: '1', body: { wish: 2 } })).toBe('idempotencyMismatch');
});

it('a person’s key is the person’s wherever they are, and nobody else’s', async () => {
  expect(await ask({ actor: 'person:7', key: '1' })).toBe(1);
  expect(await ask({ actor: 'person:7', key: '1', origin: ELSEWHERE })).toBe(1);
  expect(await ask({ actor: 'person:8', key: '1' })).toBe(2);
  expect(await ask({ key: '1' })).toBe(3);
  expect(await ask({ operation: 'another', actor: 'person:7', key: '1' })).toBe(4);
});

it.each([[''], ['k'.repeat(256)]])('an unusable key is refused', async (key) => {
  expect(await ask({ key })).toBe('invalidInput');
});
