import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '#server/config.ts';
import { freePort } from '#server/kernel/ports.ts';

/** The product as a process of its own, as `npm start` runs it: for tests of how it begins, what it outlives, how it ends. */
export interface ServerProcess {
  address: string;
  pid: number;
  /** All that it wrote, on both outputs. */
  output(): string;
  /** Resolves when `/readyz` says so. @throws Error with the output when the process ends first */
  ready(): Promise<void>;
  /** Sends the signal and waits for the end. @returns the exit code, null when a signal ended it */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits for the end. @returns as `stop` */
  ended(): Promise<number | null>;
  send(signal: NodeJS.Signals): void;
}

/** Where node keeps what it has compiled; `npm start` does, too. */
const COMPILE_CACHE = join(PROJECT_ROOT, 'build/compile-cache');

const LIMITS = {
  HOLDS_PER_EMAIL: '1000',
  HOLDS_PER_ADDRESS: '1000',
  UNPAID_PERCENT_OF_DAY: '1000000',
  BOOKINGS_PER_ADDRESS_PER_HOUR: '100000',
  API_COST_PER_ADDRESS_PER_MINUTE: '1000000000',
  SCREEN_REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000000',
};

/** Starts it; nothing of the tests' environment reaches it but what is given. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [join(PROJECT_ROOT, 'server/main.ts')], {
    cwd: PROJECT_ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      // Loading the product takes the longest time of such a test.
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      SECRET: 'a secret for tests, long enough to be one',
      ...LIMITS,
      PORT: port,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const end = endOf(child);
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    pid: child.pid ?? 0,
    output: () => output,
    async ready() {
      while (!(await isReady(address))) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The server ended:\n${output}`);
        await sleep(50);
      }
    },
    ended: () => end,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return end;
    },
    send: (signal) => void child.kill(signal),
  };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  await once(child, 'close');
  return child.exitCode;
}

async function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
