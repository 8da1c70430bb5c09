import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveTests } from './test-postgres.ts';

/** Where Debian and the distributions of PostgreSQL's own packages keep the oldest server that is supported. */
const FOLDERS = ['/usr/lib/postgresql/15/bin', '/usr/pgsql-15/bin'];

/** The folder of PostgreSQL 15's binaries, or null where it is not installed. */
export function findPostgres15(): string | null {
  return (
    FOLDERS.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

/** As `test-postgres.ts`, on PostgreSQL 15. @throws Error where it is not installed */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = findPostgres15();
  if (folder === null) throw new Error(`PostgreSQL 15 is in none of ${FOLDERS.join(', ')}`);
  return serveTests(project, folder);
}
