/**
 * How long the queue needs in bad nights: good jobs behind poisoned ones, and a job whose process is killed, until another process
 * that lives has done it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import { openJobs } from '#server/testing/jobs-test.ts';
import { openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const POISONED = 6;
const GOOD = 14;
const KILLS = 5;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp();
  try {
    const behindPoison = await secondsBehindPoison(app.databaseUrl);
    const afterKills: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) afterKills.push(await secondsAfterKill(app.databaseUrl));
    const slowest = Math.max(...afterKills);
    const unit = 's';
    return [
      {
        what: `${GOOD} good jobs behind ${POISONED} poisoned ones, from the start of the workers`,
        product: behindPoison,
        floor: null,
        unit,
        goal: 'at most 2 s',
        isReached: behindPoison <= 2,
      },
      {
        what: `a job whose process is killed, until another has done it; slowest of ${KILLS}`,
        product: slowest,
        floor: null,
        unit,
        goal: 'at most 60 s',
        isReached: slowest <= 60,
      },
    ];
  } finally {
    await app.end();
  }
}

/** Calls back at the last of so many ends. */
function counted(name: string, wanted: number): { kind: JobKind; all: Promise<number> } {
  const all = Promise.withResolvers<number>();
  let done = 0;
  const run: JobKind['run'] = async (_work, { n }) => {
    if (Number(n) <= POISONED) throw new Error('poison');
    done += 1;
    if (done === wanted) all.resolve(performance.now());
  };
  return { kind: { name, run }, all: all.promise };
}

async function secondsBehindPoison(url: string): Promise<number> {
  const { kind, all } = counted('test.poison', GOOD);
  const { jobs, close } = await openJobs(url, [kind]);
  for (let n = 1; n <= POISONED + GOOD; n += 1) await jobs.work().enqueue(kind.name, { n });
  const began = performance.now();
  await jobs.startWorkers();
  const seconds = ((await all) - began) / 1000;
  await close();
  return seconds;
}

async function secondsAfterKill(url: string): Promise<number> {
  const { kind, all } = counted('test.held', 1);
  const { jobs, close } = await openJobs(url, [kind]);
  await jobs.work().enqueue(kind.name, { n: POISONED + 1 });
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'server/testing/job-process.ts'), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await jobs.startWorkers();
  const killed = performance.now();
  child.kill('SIGKILL');
  const seconds = ((await all) - killed) / 1000;
  await close();
  return seconds;
}
