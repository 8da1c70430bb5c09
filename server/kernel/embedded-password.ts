import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newToken } from './secrets.ts';

/** The embedded server's one role. */
export const SERVER_ROLE = 'postgres';

/** The whole of `pg_hba.conf`: one door, and whoever comes in shows the password. */
const ENDPOINTS = `# Written at every start. The password stands beside this folder.
host all ${SERVER_ROLE} 127.0.0.1/32 scram-sha-256
`;

/**
 * The password of the server in a data folder, kept beside it where only we can read it.
 * @returns null when there is none: the folder is new, or from a time when every account of this machine was trusted
 */
export function keptPassword(dataFolder: string): string | null {
  try {
    return readFileSync(fileOf(dataFolder), 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Lets nobody into a stopped server without its password; one that has none gets one. What is in the database stays. Harmless when
 * it was cut short and is done again.
 * @param runAlone runs SQL on the server while nobody can connect to it
 */
export function requirePassword(dataFolder: string, runAlone: (sql: string) => void): string {
  const password = keptPassword(dataFolder) ?? givePassword(dataFolder, runAlone);
  const file = join(dataFolder, 'pg_hba.conf');
  if (readFileSync(file, 'utf8') !== ENDPOINTS) writeFileSync(file, ENDPOINTS);
  return password;
}

/** The file comes last: without it the next start gives another password. */
function givePassword(dataFolder: string, runAlone: (sql: string) => void): string {
  const password = newToken();
  runAlone(`alter role ${SERVER_ROLE} password '${password}'`);
  const unfinished = `${fileOf(dataFolder)}.new`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, password, { mode: 0o600, flag: 'wx' });
  renameSync(unfinished, fileOf(dataFolder));
  return password;
}

function fileOf(dataFolder: string): string {
  return `${dataFolder}.password`;
}
