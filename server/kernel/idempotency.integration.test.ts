import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { RepeatableCommand } from './idempotency.ts';
import { runIdempotent, repeatable } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

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
  const command = {
    operation: 'test',
    actor: 'guest',
    origin: HERE,
    key: null,
    body: { request: 1 },
    ...more,
  };
  return app
    .work()
    .transaction((tx) => runIdempotent(tx, command, async () => ({ run: (runs += 1) })))
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
  expect(await ask({ body: { request: 2 } })).toBe(4);
  expect(await ask({ actor: 'person:7' })).toBe(5);
  expect(await ask({ actor: 'person:7', origin: ELSEWHERE })).toBe(6);
  app.clock.advance(1);
  expect(await ask()).toBe(7);
  app.clock.advance(-1);
});

it('a guest’s key that nobody guesses counts over every network, and for one request', async () => {
  expect(await ask({ key: UUID })).toBe(1);
  expect(await ask({ key: UUID, origin: { address: 'elsewhere', userAgent: 'a laptop' } })).toBe(1);
  expect(await ask({ key: UUID, body: { request: 2 } })).toBe('idempotencyMismatch');
});

it('a guest’s short key is no other guest’s: it answers nobody else and stops nobody else', async () => {
  expect(await ask({ key: '1' })).toBe(1);
  expect(await ask({ key: '1' })).toBe(1);
  expect(await ask({ key: '1', origin: ELSEWHERE })).toBe(2);
  expect(await ask({ key: '1', origin: OTHER_DEVICE, body: { request: 2 } })).toBe(3);
  expect(await ask({ key: '1', body: { request: 2 } })).toBe('idempotencyMismatch');
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

describe('a command that looks around before its transaction', () => {
  const command: RepeatableCommand = {
    operation: 'spend',
    actor: 'person:7',
    origin: null,
    key: UUID,
    body: {},
  };
  let isSpent = false;
  beforeEach(() => {
    isSpent = false;
  });

  async function spend(work: Work, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    const mayGoOn = !isSpent;
    await meanwhile();
    if (!mayGoOn || isSpent) throw new Refusal('invalidOrExpiredCode');
    await work.transaction(async () => {
      isSpent = true;
      runs += 1;
    });
  }

  it('is done once, and refused to nobody who asks again', async () => {
    await repeatable(app.work(), command, (work) => spend(work));
    await repeatable(app.work(), command, (work) => spend(work));
    expect(runs).toBe(1);
    await expect(
      repeatable(app.work(), { ...command, key: null }, (work) => spend(work)),
    ).rejects.toMatchObject({ code: 'invalidOrExpiredCode' });
  });

  it('is refused to nobody whose first run ends while they look around', async () => {
    const first = () => repeatable(app.work(), command, (work) => spend(work));
    await repeatable(app.work(), command, (work) => spend(work, first));
    expect(runs).toBe(1);
  });

  it('waits for a rival in its transaction, and then does nothing', async () => {
    const began = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const write = (work: Work, meanwhile: () => Promise<void>) =>
      work.transaction(async () => {
        runs += 1;
        await meanwhile();
      });
    const first = repeatable(app.work(), command, (work) =>
      write(work, () => {
        began.resolve();
        return mayEnd.promise;
      }),
    );
    await began.promise;
    const second = repeatable(app.work(), command, (work) => write(work, async () => {}));
    mayEnd.resolve();
    await Promise.all([first, second]);
    expect(runs).toBe(1);
  });

  it('leaves no trace when it is refused', async () => {
    isSpent = true;
    await expect(repeatable(app.work(), command, (work) => spend(work))).rejects.toMatchObject({
      code: 'invalidOrExpiredCode',
    });
    isSpent = false;
    await repeatable(app.work(), command, (work) => spend(work));
    expect(runs).toBe(1);
  });

  it('has one transaction: what it does in a second one could be lost', async () => {
    const twice = repeatable(app.work(), command, async (work) => {
      await spend(work);
      await work.transaction(async () => undefined);
    });
    await expect(twice).rejects.toThrow('one transaction');
  });
});
