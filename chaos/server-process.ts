import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '#server/config.ts';

const LONGEST_START_MS = 90_000;
const LONGEST_SILENCE_MS = 5_000;

/** The program behind `npm start`, which is killed and started again. */
export class ServerProcess {
  readonly address: string;
  readonly #environment: Record<string, string>;
  readonly #log: WriteStream;
  #process: ChildProcess | null = null;

  /** @param logFile where all its processes write to, one after the other */
  constructor({
    port,
    environment,
    logFile,
  }: {
    port: number;
    environment: Record<string, string>;
    logFile: string;
  }) {
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, PORT: String(port) };
    this.#log = createWriteStream(logFile, { flags: 'a' });
  }

  /** @throws Error when it ends, or is not ready after a minute and a half */
  async start(): Promise<void> {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, LOG_LEVEL: 'warn', LOAD_DEMO: 'no', ...this.#environment };
    const child = spawn(process.execPath, [join(PROJECT_ROOT, 'scripts/start.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    // Should the harness itself die, nothing stays behind.
    const endToo = () => void child.kill('SIGKILL');
    process.once('exit', endToo);
    child.once('exit', () => process.off('exit', endToo));
    child.stdout.pipe(this.#log, { end: false });
    child.stderr.pipe(this.#log, { end: false });
    for (const began = Date.now(); !(await this.isReady()); await sleep(50)) {
      if (child.exitCode !== null)
        throw new Error(
          `The server ended with ${child.exitCode} while starting: see ${String(this.#log.path)}`,
        );
      if (Date.now() - began > LONGEST_START_MS)
        throw new Error(`The server is not ready after ${LONGEST_START_MS / 1000} s`);
    }
  }

  /** What `/readyz` says, asked over a connection of its own; silence is no. */
  isReady(): Promise<boolean> {
    return new Promise((resolve) => {
      const asked = get(`${this.address}/readyz`, { agent: false, timeout: LONGEST_SILENCE_MS }, (answer) => {
        resolve(answer.resume().statusCode === 200);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(false));
    });
  }

  /** Without a word of warning. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** As an operator does. @returns how long it took, in milliseconds */
  async stop(): Promise<number> {
    const began = performance.now();
    await this.#end('SIGTERM');
    return performance.now() - began;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
