import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, openPool } from '#server/kernel/database.ts';
import { makeScratchFolder, startEmbeddedPostgres } from '#server/kernel/embedded-postgres.ts';
import { SettableClock } from '#server/kernel/clock.ts';
import { Jobs } from '#server/kernel/jobs.ts';
import { openLogger } from '#server/kernel/logger.ts';
import { migrate } from '#server/kernel/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's maintenance database; template `radura_template` is migrated. */
    postgresUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run, with one migrated template that each test file clones. `TEST_DATABASE_URL` names a
 * server to use instead (15 or newer).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given === undefined) return serveTests(project, null);
  await provideTemplate(project, given);
  return async () => {};
}

/** @param installed the folder of another server's binaries, to test on that one */
export async function serveTests(
  project: TestProject,
  installed: string | null,
): Promise<() => Promise<void>> {
  const scratch = makeScratchFolder();
  const settings = {
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
  };
  const server = await withRealClock(() => startEmbeddedPostgres(join(scratch, 'data'), settings, installed));
  await provideTemplate(project, await server.urlOf('postgres'));
  return async () => {
    await server.stop();
    removeBeside(scratch);
  };
}

/** Hundreds of thousands of files of databases: what comes next does not wait for a minute until they are gone. */
function removeBeside(folder: string): void {
  spawn('rm', ['-rf', folder], { detached: true, stdio: 'ignore' }).unref();
}

/** Under a faked clock (`npm run test:dates`) the tests alone are faked: PostgreSQL's timers break under it. */
async function withRealClock<Result>(start: () => Promise<Result>): Promise<Result> {
  const library = process.env['LD_PRELOAD'];
  delete process.env['LD_PRELOAD'];
  try {
    return await start();
  } finally {
    if (library !== undefined) process.env['LD_PRELOAD'] = library;
  }
}

async function provideTemplate(project: TestProject, maintenanceUrl: string): Promise<void> {
  const admin = openPool(maintenanceUrl, 1, () => undefined);
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  console.log(`PostgreSQL ${rows[0]?.server_version}`);
  await admin.query('drop database if exists radura_template with (force)');
  await admin.query('create database radura_template');
  await admin.end();

  const templateUrl = withDatabase(maintenanceUrl, 'radura_template');
  const pool = openPool(templateUrl, 2, () => undefined);
  const database = openDatabase(pool);
  await migrate(database);
  const jobs = new Jobs({
    url: templateUrl,
    database,
    clock: new SettableClock(new Date(0)),
    logger: openLogger('silent'),
  });
  await jobs.start({ workers: false });
  await jobs.stop();
  await database.destroy();

  project.provide('postgresUrl', maintenanceUrl);
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
