/**
 * How long a start on an existing database takes until the first right answer, by the program behind `npm start`, and what memory the server then keeps while
 * nobody asks; beside a bare Fastify with one JSON route, started and measured in turn with it.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '#server/config.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { openBenchApp } from './setup/bench-app.ts';

export interface Row {
  what: string;
  product: number;
  floor: number;
  unit: string;
}

const STARTS = 5;
const IDLE_SECONDS = 5;

interface Started {
  /** From the process's start to its first right answer. */
  readyMs: number;
  /** Resident, after some seconds in which nobody asked for anything. */
  idleMegabytes: number;
}

export async function run(): Promise<Row[]> {
  buildWebIfStale();
  const app = await openBenchApp();
  const files = mkdtempSync(join(tmpdir(), 'radura-start-'));
  try {
    const providerId = await aProvider(app.jobs.work(), { name: 'Corte Verde' });
    const environment = { DATABASE_URL: app.databaseUrl, DATA_FOLDER: files, LOG_LEVEL: 'error' };
    const product: Started[] = [];
    const floor: Started[] = [];
    for (let turn = 0; turn < STARTS; turn += 1) {
      product.push(await start('scripts/start.ts', `/it/provider/${providerId}`, environment));
      floor.push(await start('benchmarks/setup/bare-server.ts', '/', {}));
    }
    const row = (what: string, unit: string, of: (started: Started) => number): Row => {
      return { what, product: median(product.map(of)), floor: median(floor.map(of)), unit };
    };
    return [
      row(
        'start on an existing database, to the first right page of a provider',
        'ms',
        ({ readyMs }) => readyMs,
      ),
      row(
        `resident memory, idle for ${IDLE_SECONDS} s after that page`,
        'MB',
        ({ idleMegabytes }) => idleMegabytes,
      ),
    ];
  } finally {
    await app.end();
    rmSync(files, { recursive: true, force: true });
  }
}

async function start(file: string, path: string, environment: Record<string, string>): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, [join(PROJECT_ROOT, file), String(port)], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    while (!(await answersRightly(`http://127.0.0.1:${port}${path}`))) {
      if (server.exitCode !== null) throw new Error(`${file} ended with ${server.exitCode}`);
      await sleep(10);
    }
    const readyMs = performance.now() - began;
    await sleep(IDLE_SECONDS * 1000);
    return { readyMs, idleMegabytes: residentMegabytes(server) };
  } finally {
    const gone = once(server, 'exit');
    if (server.kill('SIGTERM')) await gone;
  }
}

async function answersRightly(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    return (await answer.text()).includes('Corte Verde');
  } catch {
    return false;
  }
}

function residentMegabytes({ pid }: ChildProcess): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kilobytes) * 1024) / 1e6;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

if (import.meta.main) console.table(await run());
