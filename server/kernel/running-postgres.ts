import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { keptPassword, SERVER_ROLE } from './embedded-password.ts';
import { StartFault } from './start-fault.ts';

/** How to reach a running server. `password`: null where one was started when every account of this machine was trusted. */
export interface ServerAddress {
  port: number;
  password: string | null;
}

const WRONG_PASSWORD =
  'The embedded PostgreSQL has another password than the one kept beside its folder. Delete that file and start again: it gets a new one.';
const TRIES = 300;
const PAUSE_MS = 100;

export function clientOf({ port, password }: ServerAddress): pg.Client {
  return new pg.Client({
    host: '127.0.0.1',
    port,
    user: SERVER_ROLE,
    password: password ?? undefined,
    database: 'postgres',
  });
}

/**
 * The server that runs on a data folder, once it answers; null when none does. The note that a killed one left behind is removed,
 * for its process id may be somebody else's by now, and then PostgreSQL would not start.
 * @throws StartFault when a server runs there that cannot be used
 */
export async function findRunningServer(
  dataFolder: string,
): Promise<(ServerAddress & { pid: number }) | null> {
  const note = join(dataFolder, 'postmaster.pid');
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (!existsSync(note)) return null;
    const [id, , , port] = readFileSync(note, 'utf8').split('\n');
    const pid = Number(id);
    if (!isAlive(pid)) return null;
    const address = { pid, port: Number(port), password: keptPassword(dataFolder) };
    if ((await knock(address, dataFolder)) === 'ours') return address;
    if (!isServerOf(pid, dataFolder)) {
      rmSync(note, { force: true });
      return null;
    }
    await sleep(PAUSE_MS);
  }
  throw new StartFault(
    `The PostgreSQL that runs on ${dataFolder} does not answer. Stop it, and start again.`,
  );
}

/** Waits until a server that was just started answers. @throws StartFault when it ends, or does not answer in half a minute */
export async function untilAnswering(
  address: ServerAddress,
  dataFolder: string,
  hasEnded: () => boolean,
  log: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES * 2 && !hasEnded(); attempt += 1) {
    const answer = await knock(address, dataFolder);
    if (answer === 'ours') return;
    if (answer === 'wrong password') throw new StartFault(WRONG_PASSWORD);
    await sleep(PAUSE_MS / 2);
  }
  throw new StartFault(`The embedded PostgreSQL did not start: ${messagePreview(log())}`);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process, which we may not even touch.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function knock(
  address: ServerAddress,
  dataFolder: string,
): Promise<'ours' | 'wrong password' | 'not now'> {
  const client = clientOf(address);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return realpathSync(rows[0]?.data_directory ?? '/') === realpathSync(dataFolder) ? 'ours' : 'not now';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === '28P01' ? 'wrong password' : 'not now';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the process is a PostgreSQL server on this folder, as its command line says; when in doubt it is. */
function isServerOf(pid: number, dataFolder: string): boolean {
  const [program = '', ...args] = commandOf(pid) ?? ['postgres', '-D', dataFolder];
  const folder = args[args.indexOf('-D') + 1];
  return (
    basename(program).startsWith('postgres') &&
    args.includes('-D') &&
    folder !== undefined &&
    resolve(folder) === resolve(dataFolder)
  );
}

/** null where the system does not tell. */
function commandOf(pid: number): string[] | null {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ');
  } catch {
    return null;
  }
}

/** Of PostgreSQL's log: what ended it. */
function messagePreview(log: string): string {
  const lines = log.trim().split('\n');
  return (lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*?(?:FATAL|PANIC|LOG): */,
    '',
  );
}
