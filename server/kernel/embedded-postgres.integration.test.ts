import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { makeScratchFolder, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isAlive } from './running-postgres.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

let scratch: string;
let folder: string;
let server: EmbeddedPostgres;

const start = async (): Promise<string> => {
  server = await startEmbeddedPostgres(folder, { fsync: 'off' });
  return server.urlOf('radura');
};

// One folder for all: making a new one takes seconds.
beforeAll(() => {
  scratch = makeScratchFolder();
  folder = join(scratch, 'postgres');
});
afterEach(() => server.stop());
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The same address with other ways to show who one is. */
function asStranger(url: string, password: string, role = 'postgres'): string {
  const address = new URL(url);
  Object.assign(address, { username: role, password });
  return address.href;
}

async function expectClosed(url: string): Promise<void> {
  await expect(ask(asStranger(url, ''), 'select 1')).rejects.toThrow('password must be');
  await expect(ask(asStranger(url, 'guessed'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await expect(ask(asStranger(url, 'guessed', 'root'), 'select 1')).rejects.toMatchObject({ code: '28000' });
}

describe('the embedded server', () => {
  it('lets nobody in without its password, and through no other door', async () => {
    const url = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expectClosed(url);
    expect(await ask(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(
      await ask(
        url,
        `select rolpassword like 'SCRAM-SHA-256$%' as scram from pg_authid where rolname = 'postgres'`,
      ),
    ).toEqual([{ scram: true }]);
  });

  it('keeps the password beside its folder, for its owner alone, over a restart', async () => {
    const url = await start();
    const { password } = new URL(url);
    expect(password).toHaveLength(43);
    expect(readFileSync(`${folder}.password`, 'utf8')).toBe(password);
    expect(statSync(`${folder}.password`).mode & 0o777).toBe(0o600);
    await server.stop();
    expect(new URL(await start()).password).toBe(password);
  });

  it('is joined by a second program of ours while it runs', async () => {
    const url = await start();
    const second = await startEmbeddedPostgres(folder);
    expect(await second.urlOf('radura')).toBe(url);
    await second.stop();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a folder', () => {
  it('from a time when every account was trusted is closed at the next start, and keeps what is in it', async () => {
    const before = await start();
    await ask(before, 'create table kept (what text)');
    await ask(before, `insert into kept values ('a booking')`);
    await ask(before, 'alter role postgres password null');
    await server.stop();
    rmSync(`${folder}.password`);
    writeFileSync(
      join(folder, 'pg_hba.conf'),
      'local all all trust\nhost all all 127.0.0.1/32 trust\nhost all all ::1/128 trust\n',
    );
    const url = await start();
    expect(await ask(url, 'select what from kept')).toEqual([{ what: 'a booking' }]);
    await expectClosed(url);
  });

  it('whose password is lost gets another', async () => {
    const before = await start();
    await ask(before, 'create table left_behind (what text)');
    await server.stop();
    rmSync(`${folder}.password`);
    const url = await start();
    expect(new URL(url).password).not.toBe(new URL(before).password);
    expect(await ask(url, 'select what from left_behind')).toEqual([]);
    await expect(ask(asStranger(url, new URL(before).password), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });

  it('with a wrong password beside it says so', async () => {
    await start();
    await server.stop();
    writeFileSync(`${folder}.password`, 'of another folder');
    await expect(start()).rejects.toThrow('has another password');
    rmSync(`${folder}.password`);
  });
});

describe.runIf(ALL_CASES)('a server that dies', () => {
  const pidOf = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** Until it answers again; a test that waits in vain runs out of its time. */
  async function answers(url: string): Promise<void> {
    while (
      !(await ask(url, 'select 1').then(
        () => true,
        () => false,
      ))
    )
      await sleep(50);
  }

  it('is started again at the same address, with what was in it', async () => {
    const troubles: string[] = [];
    server = await startEmbeddedPostgres(folder, {}, null, (what) => troubles.push(what));
    const url = await server.urlOf('radura');
    await ask(url, 'create table if not exists outlived (what text)');
    await ask(url, `insert into outlived values ('a booking')`);
    const before = pidOf();
    process.kill(before, 'SIGKILL');
    while (isAlive(before)) await sleep(20);
    await answers(url);
    expect(await ask(url, 'select what from outlived')).toEqual([{ what: 'a booking' }]);
    expect(pidOf()).not.toBe(before);
    expect(troubles[0]).toContain('starting it again');
  });

  it('is started again by the second program when the first one has left', async () => {
    const url = await start();
    const second = await startEmbeddedPostgres(folder);
    await server.stop();
    await answers(url);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('is down when it is stopped while it is being started again', async () => {
    await start();
    const before = pidOf();
    process.kill(before, 'SIGKILL');
    // Another process's id: the new server is there, and does not answer yet. In between the note of the old one is gone.
    const noted = (): number => {
      try {
        return pidOf() || before;
      } catch {
        return before;
      }
    };
    while (noted() === before) await sleep(2);
    const again = noted();
    await server.stop();
    expect(isAlive(again)).toBe(false);
  });

  it('stays down once it is stopped', async () => {
    const troubles: string[] = [];
    server = await startEmbeddedPostgres(folder, {}, null, (what) => troubles.push(what));
    const url = await server.urlOf('radura');
    await server.stop();
    // Who starts it again says so at the moment it has ended.
    expect(troubles).toEqual([]);
    await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a note of a server that is gone', () => {
  it('does not keep it from starting, though its process id is somebody else’s by now', async () => {
    await start();
    await server.stop();
    const stranger = spawn('sleep', ['60']);
    const note = [stranger.pid, folder, 1, 1, '', '127.0.0.1', '', 'ready'].join('\n');
    writeFileSync(join(folder, 'postmaster.pid'), note);
    try {
      expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(stranger.exitCode).toBe(null);
    } finally {
      stranger.kill();
    }
  });
});

describe('first starts', () => {
  it('at the same moment in one folder wait for each other and share one server', async () => {
    const fresh = join(scratch, 'fresh');
    const both = await Promise.all([startEmbeddedPostgres(fresh), startEmbeddedPostgres(fresh)]);
    const [one, other] = await Promise.all(both.map((each) => each.urlOf('radura')));
    expect(one).toBe(other);
    await Promise.all(both.map((each) => each.stop()));
  });

  it('that were cut short while the folder was made begin anew', async () => {
    const half = join(scratch, 'half');
    mkdirSync(`${half}.making`);
    writeFileSync(join(`${half}.making`, 'PG_VERSION'), '18');
    const begun = await startEmbeddedPostgres(half);
    expect(await ask(await begun.urlOf('radura'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await begun.stop();
  });
});
