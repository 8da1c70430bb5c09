import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './embedded-binaries.ts';
import { asServerUser, binariesIn, findBinaries, initialise, runAlone } from './embedded-binaries.ts';
import { requirePassword, SERVER_ROLE } from './embedded-password.ts';
import { lockFolder } from './folder-lock.ts';
import { freePort } from './ports.ts';
import type { ServerAddress } from './running-postgres.ts';
import { clientOf, findRunningServer, isAlive, untilAnswering } from './running-postgres.ts';

export { isReachableByServer } from './embedded-binaries.ts';

/**
 * The PostgreSQL that comes with the packages: started in a data folder, started again whenever it dies, stopped with the process.
 * Used when `DATABASE_URL` names no other server. It listens on this machine alone and lets nobody in without its password.
 */
export interface EmbeddedPostgres {
  /** The address of a database on it, created when missing; the server's password is part of it, so it is never shown or logged. */
  urlOf(database: string): Promise<string>;
  stop(): Promise<void>;
}

/** Between the tries to start it again; the last one for all that follow. */
const PAUSES_MS = [100, 500, 1_000, 2_000, 5_000, 10_000, 30_000];
/** How often one that another process of ours started is looked at. */
const LOOK_EVERY_MS = 1_000;

/**
 * @param dataFolder where the cluster lives; created on first use. Every folder above must be searchable by the server's user.
 * @param settings extra server settings, e.g. `{ fsync: 'off' }` for tests
 * @param installed the folder of another server's binaries, to run that one instead
 * @param onTrouble told when the server has died, and each time that it could not be started again
 * @throws StartFault when it cannot be started
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  settings: Record<string, string> = {},
  installed: string | null = null,
  onTrouble: (what: string, error?: unknown) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const binaries = installed === null ? await findBinaries() : binariesIn(installed);
  const embedded = new EmbeddedServer({
    dataFolder,
    settings,
    binaries,
    isBuiltIn: installed === null,
    onTrouble,
  });
  const server = await embedded.start();
  return { urlOf: (name) => databaseUrl(server, name), stop: () => embedded.stop() };
}

/** A fresh temporary folder that the server's user can search, for clusters that need not stay. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'radura-'));
  chmodSync(folder, 0o755);
  return folder;
}

interface EmbeddedServerOptions {
  dataFolder: string;
  settings: Record<string, string>;
  binaries: Binaries;
  isBuiltIn: boolean;
  onTrouble: (what: string, error?: unknown) => void;
}

/** Keeps one server running, its own or the one that another process of ours started, until it is stopped. */
class EmbeddedServer {
  readonly #options: EmbeddedServerOptions;
  #child: ChildProcess | null = null;
  #look: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  /** Starting again after the server has ended; done at once while it has not. */
  #reviving: Promise<void> = Promise.resolve();

  constructor(options: EmbeddedServerOptions) {
    this.#options = options;
  }

  /** @param port the one it had before, which everybody knows */
  async start(port?: number): Promise<ServerAddress> {
    const { dataFolder } = this.#options;
    mkdirSync(dirname(dataFolder), { recursive: true });
    const letGo = await lockFolder(dataFolder);
    try {
      const running = await findRunningServer(dataFolder);
      if (running) {
        this.#watch(running);
        return running;
      }
      return await this.#spawn(port ?? (await freePort()));
    } finally {
      letGo();
    }
  }

  /** Down for good: a server that is just being started again is waited for. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#reviving;
    clearInterval(this.#look);
    await endOf(this.#child);
  }

  async #spawn(port: number): Promise<ServerAddress> {
    const { dataFolder, settings, binaries, isBuiltIn } = this.#options;
    if (!existsSync(join(dataFolder, 'PG_VERSION'))) initialise(binaries.initdb, dataFolder, isBuiltIn);
    const password = requirePassword(dataFolder, (sql) => runAlone(binaries.postgres, dataFolder, sql));
    const flags = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
    const args = [
      '-D',
      dataFolder,
      '-p',
      String(port),
      ...Object.entries(flags).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ];
    const [command, ...rest] = asServerUser([binaries.postgres, ...args], { diesWithParent: true });
    // In a group of its own: Ctrl-C is for us, who stop it when the last request is answered.
    const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
    let log = '';
    child.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
    child.on('error', (error) => (log += error.message));
    const server = { port, password };
    try {
      await untilAnswering(
        server,
        dataFolder,
        () => hasEnded(child),
        () => log,
      );
    } catch (error) {
      await endOf(child);
      throw error;
    }
    this.#child = child;
    if (hasEnded(child)) this.#revive(port);
    else child.once('exit', () => this.#revive(port));
    return server;
  }

  #watch({ pid, port }: { pid: number; port: number }): void {
    this.#look = setInterval(() => {
      if (isAlive(pid)) return;
      clearInterval(this.#look);
      this.#revive(port);
    }, LOOK_EVERY_MS).unref();
  }

  #revive(port: number): void {
    this.#reviving = this.#startAgain(port);
  }

  async #startAgain(port: number): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    this.#options.onTrouble('the embedded PostgreSQL has ended; starting it again');
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await sleep(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)], undefined, { signal }).catch(
        () => undefined,
      );
      if (signal.aborted) return;
      try {
        await this.start(port);
        return;
      } catch (error) {
        this.#options.onTrouble('the embedded PostgreSQL could not be started again', error);
      }
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

/** Fast shutdown: roll back what is open, write a checkpoint, leave. */
async function endOf(child: ChildProcess | null): Promise<void> {
  if (!child || hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
}

async function databaseUrl(server: ServerAddress, name: string): Promise<string> {
  const client = clientOf(server);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    // Two first starts may find it missing.
    if (rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch(unlessThere);
  } finally {
    await client.end();
  }
  const address = new URL(`postgresql://${SERVER_ROLE}@127.0.0.1:${server.port}/${name}`);
  address.password = server.password ?? '';
  return address.href;
}

const ALREADY_THERE = new Set(['42P04', '23505']);

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && ALREADY_THERE.has(String(error.code)))) throw error;
}
