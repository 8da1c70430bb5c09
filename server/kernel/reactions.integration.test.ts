import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { reaction } from './facts.ts';
import { KnownJobs } from './jobs/known-jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Two reactions to one fact, of which the first fails as often as the test says. */
function twoReactions(failures = 0) {
  const runs: string[] = [];
  let left = failures;
  const known = new KnownJobs();
  const count = (name: string) =>
    reaction('somethingHappened', name, async () => {
      runs.push(name);
      if ((left -= 1) >= 0) throw new Error('not now');
    });
  known.add([count('first'), count('second')], []);
  const run = (name: string, factId: string) =>
    known.run({ queue: `somethingHappened.${name}`, data: { factId, data: {} } }, app.work());
  return { runs, run };
}

it('a reaction runs once for each fact, however often its job does, and each reaction for itself', async () => {
  const { runs, run } = twoReactions();
  const [fact, another] = [randomUUID(), randomUUID()];
  await Promise.all([1, 2, 3].map(() => run('first', fact)));
  await run('first', fact);
  expect(runs).toEqual(['first']);
  await run('second', fact);
  await run('first', another);
  expect(runs).toEqual(['first', 'second', 'first']);
});

it('a reaction that failed has not run', async () => {
  const { runs, run } = twoReactions(1);
  const fact = randomUUID();
  await expect(run('first', fact)).rejects.toThrow('not now');
  await run('first', fact);
  await run('first', fact);
  expect(runs).toEqual(['first', 'first']);
});
