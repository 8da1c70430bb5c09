import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suite } from './run-suites.ts';
import { runSuites } from './run-suites.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A suite that ends so, and of whose output so much is counted. */
const ending = (exitCode: number, count?: { passed: number; failed: number }): Suite => ({
  name: `ends with ${exitCode}`,
  command: 'node',
  args: ['-e', `process.exit(${exitCode})`],
  ...(count && { count: () => count }),
});

test('suites are counted one after another and side by side', async () => {
  const steps = [
    ending(0),
    [ending(0, { passed: 5, failed: 0 }), ending(1, { passed: 3, failed: 2 })],
    ending(1),
  ];
  expect(await runSuites(steps)).toEqual({ passed: 9, failed: 3 });
});

test('a suite that ran nothing has failed, and so has one that ended badly with nothing failed', async () => {
  expect(await runSuites([ending(0, { passed: 0, failed: 0 })])).toEqual({ passed: 0, failed: 1 });
  expect(await runSuites([[ending(1, { passed: 4, failed: 0 })]])).toEqual({ passed: 4, failed: 1 });
});

test('what cannot run on this machine counts neither way', async () => {
  expect(await runSuites([{ ...ending(1), skippedBecause: 'because it is not here' }])).toEqual({
    passed: 0,
    failed: 0,
  });
});
