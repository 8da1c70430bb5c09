/**
 * Documents that attackers send: how long the server is busy with one before it is refused or run, and how long whoever asks
 * whether the server lives has to wait meanwhile.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { apiSchema } from '#server/app.ts';
import { readDocument } from '#server/graphql/check-document.ts';
import { DOCUMENT_LIMITS } from '#server/graphql/document-limits.ts';
import { hostileDocument } from '#server/graphql/testing/hostile-documents.ts';
import { openHttpServer } from '#server/http-server.ts';
import { chance } from '#server/testing/chance.ts';
import { inParallel, openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';
import { LeanClient } from './setup/lean-client.ts';

const DOCUMENTS = 20_000;
const ATTACKERS = 16;
const QUIET_SECONDS = 5;
const GOAL_MS = 50;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp();
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const random = chance(Number(process.env['BENCH_SEED'] ?? 1));
  const texts = Array.from(
    { length: DOCUMENTS },
    () => hostileDocument(random, DOCUMENT_LIMITS.characters).text,
  );
  const client = new LeanClient(address);
  try {
    const quiet = await healthMeanwhile(address, () => sleep(QUIET_SECONDS * 1000));
    const times: number[] = [];
    const whileChecking = await healthMeanwhile(address, async () => times.push(...(await checkAll(texts))));
    const whileAnswering = await healthMeanwhile(address, () =>
      inParallel(
        ATTACKERS,
        texts.map((query) => () => client.post('/graphql', { query })),
      ),
    );
    const count = DOCUMENTS.toLocaleString('en');
    const figure = (what: string, product: number, floor: number | null, goal: string): Figure => {
      return { what, product, floor, unit: 'ms', goal, isReached: goal === '' ? null : product <= GOAL_MS };
    };
    return [
      figure(`parsing and checking, ${count} documents, p50`, at(times, 0.5), null, ''),
      figure(`parsing and checking, ${count} documents, p99`, at(times, 0.99), null, `at most ${GOAL_MS} ms`),
      figure('the slowest of them', at(times, 1), null, ''),
      figure('/healthz meanwhile, latest', at(whileChecking, 1), at(quiet, 1), `at most ${GOAL_MS} ms`),
      figure(
        `/healthz while ${ATTACKERS} at a time send them by HTTP, p99`,
        at(whileAnswering, 0.99),
        at(quiet, 0.99),
        '',
      ),
    ];
  } finally {
    client.close();
    await server.close();
    await app.end();
  }
}

/** One after the other, in the server's own process; between two of them it does whatever else waits. */
async function checkAll(texts: readonly string[]): Promise<number[]> {
  const schema = apiSchema();
  const times: number[] = [];
  for (const text of texts) {
    const began = performance.now();
    readDocument(schema, text, { isIntrospectionAllowed: false });
    times.push(performance.now() - began);
    await nextTurn();
  }
  return times;
}

/** @returns how long each answer of /healthz took while `work` was under way, to a process of its own */
async function healthMeanwhile(address: string, work: () => Promise<unknown>): Promise<number[]> {
  const probe = fork(join(import.meta.dirname, 'setup/probe.ts'), [`${address}/healthz`]);
  const answered = once(probe, 'message');
  await sleep(500);
  await work();
  probe.send('stop');
  const [waits] = await answered;
  // The first answer opens the connection.
  return (waits as number[]).slice(1);
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

if (import.meta.main) console.table(await run());
