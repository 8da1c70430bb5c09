import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobInvariants } from './kernel/job-invariants.ts';
import { MODULES, partsOf } from './modules.ts';
import { INVARIANTS } from './run-audit.ts';
import type { TestApp } from './testing/test-app.ts';
import { openTestApp } from './testing/test-app.ts';

let today: TestApp;
let history: TestApp;
beforeAll(async () => {
  [today, history] = await Promise.all([openTestApp(), openTestApp({ isHistory: true })]);
});
afterAll(() => Promise.all([today.close(), history.close()]));

const queuesOf = async ({ jobs }: TestApp): Promise<string[]> =>
  (await jobs.figures()).map(({ queue }) => queue).sort();

const reactionQueues = async (isHistory: boolean): Promise<string[]> =>
  [
    ...(await partsOf((one) => one.reactions?.())),
    ...(isHistory ? [] : await partsOf((one) => one.reactionsOfToday?.())),
  ].map(({ to, name }) => `${to}.${name}`);

describe('the parts of the modules', () => {
  it('all have their queues, and no two share one', async () => {
    const jobs = await partsOf((one) => one.jobs?.(today.deps));
    const expected = [...(await reactionQueues(false)), ...jobs.map(({ name }) => name)];
    expect(expected).toHaveLength(new Set(expected).size);
    expect(await queuesOf(today)).toEqual(expect.arrayContaining(expected));
  });

  it('that are for today only have none while history is loaded', async () => {
    const queues = await queuesOf(history);
    expect(queues).toEqual(expect.arrayContaining(await reactionQueues(true)));
    const left = (await queuesOf(today)).filter((queue) => !queues.includes(queue));
    expect(left).toEqual(
      (await partsOf((one) => one.reactionsOfToday?.())).map(({ to, name }) => `${to}.${name}`).sort(),
    );
    expect(left).toEqual(
      expect.arrayContaining(['offersChanged.refreshSearch', 'reservationConfirmed.mailConfirmation']),
    );
  });

  it('are all among the invariants, the personal data and the queue’s too', async () => {
    const names = INVARIANTS.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
    for (const { invariants } of MODULES) {
      const own = (await invariants?.(today.deps.personalData)) ?? [];
      expect(names).toEqual(expect.arrayContaining(own.map(({ name }) => name)));
    }
    expect(names).toEqual(expect.arrayContaining(jobInvariants.map(({ name }) => name)));
    expect(names).toContain('of people who have left nothing personal is in mails');
  });

  it('that hold personal data stand in one order, whoever loads them', () => {
    const places = today.deps.personalData.map(({ placeInExport }) => placeInExport);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.length).toBeGreaterThanOrEqual(9);
  });
});
