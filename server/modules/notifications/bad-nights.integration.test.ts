import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import type { SmtpBehaviour, TestSmtpServer } from '#server/adapters/mail/testing/test-smtp-server.ts';
import { openTestSmtpServer } from '#server/adapters/mail/testing/test-smtp-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aReservationForMail } from './builders.ts';
import type { MailLane } from './rules/mail-lane.ts';
import { LEASE_SECONDS } from './rules/next-try.ts';
import { queueMail, SEND_MAIL_JOBS } from './use-cases/queue-mail.ts';
import { LETTERS_AT_ONCE, sendDueMails } from './use-cases/send-due-mails.ts';
import { sendMail } from './use-cases/send-mail.ts';
import type { MailSources } from './use-cases/write-mail.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

let app: TestApp;
let smtp: TestSmtpServer;

/** More than any of these tests takes: what hangs does so until the mail service goes away. */
const PATIENT = { connectMs: 120_000, silenceMs: 120_000, wholeMs: 120_000 };
const HANGS: SmtpBehaviour = 'takes and hangs';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('delete from mails');
  smtp = await openTestSmtpServer();
  return () => smtp.close();
});

const sources: MailSources = { reservationForMail: async () => aReservationForMail() };
const bookingToConfirm: MailSources = {
  reservationForMail: async () =>
    aReservationForMail({ status: 'P', expiresAt: new Date(app.clock.now().getTime() + 60_000) }),
};
const deps = () => ({
  ...app.deps,
  mailer: smtpMailer(smtp.url, 'Radura <noreply@radura.example>', PATIENT),
});
const sweep = (lane: MailLane = 'usual') =>
  sendDueMails(app.work(), deps(), lane === 'usual' ? sources : bookingToConfirm, lane);

async function queueTo(
  recipient: string,
  kind: 'reservation-confirmed' | 'reservation-to-confirm' = 'reservation-confirmed',
): Promise<number> {
  const subject = { providerId: 7, kind, subjectId: 4711, details: {}, sendKey: `test:${recipient}` };
  await queueMail(app.work(), { ...subject, recipient, language: 'it' });
  const { rows } = await app.pool.query('select max(id) as id from mails');
  return Number(rows[0].id);
}

async function outbox() {
  const { rows } = await app.pool.query(
    'select recipient, state, tries, doubtful_tries, is_handed_over, last_error from mails order by id',
  );
  return rows;
}

async function sentTo(): Promise<string[]> {
  return (await outbox()).filter(({ state }) => state === 'sent').map(({ recipient }) => recipient);
}

const messageIds = () => new Set(smtp.mails.map(({ mail }) => mail.messageId));

function leaseEnds(): void {
  app.clock.set(new Date(app.clock.now().getTime() + LEASE_SECONDS * 1000));
}

describe('conversations that hang', () => {
  it('hold up none of the mails behind them', async () => {
    const behind = Array.from({ length: 40 }, (_, index) => `guest${index}@example.org`);
    smtp.behaviourTo = new Map([
      ['one@example.org', 'hangs at the address'],
      ['two@example.org', HANGS],
    ]);
    for (const recipient of ['one@example.org', 'two@example.org', ...behind]) await queueTo(recipient);
    const turn = sweep();
    await expect.poll(sentTo, { timeout: 60_000 }).toEqual(behind);
    await expect.poll(() => smtp.conversations, { timeout: 60_000 }).toBe(2);
    await smtp.close();
    await turn;
  });

  it.runIf(ALL_CASES)('as many as there may be hold up no code', async () => {
    for (let index = 0; index <= LETTERS_AT_ONCE; index += 1) await queueTo(`hangs${index}@example.org`);
    await queueTo('waits@example.org', 'reservation-to-confirm');
    smtp.behaviour = HANGS;
    const turn = sweep();
    await expect.poll(() => smtp.mails.length, { timeout: 60_000 }).toBe(LETTERS_AT_ONCE);
    smtp.behaviour = 'takes';
    await sweep('waitedFor');
    expect(await sentTo()).toEqual(['waits@example.org']);
    await expect.poll(() => smtp.conversations, { timeout: 60_000 }).toBe(LETTERS_AT_ONCE);
    await smtp.close();
    await turn;
  });
});

it('a code waits in a queue of its own', async () => {
  await app.pool.query('delete from pgboss.job where name = any($1)', [Object.values(SEND_MAIL_JOBS)]);
  await queueTo('usual@example.org');
  const code = await queueTo('waits@example.org', 'reservation-to-confirm');
  const { rows } = await app.pool.query(`select data ->> 'mailId' as id from pgboss.job where name = $1`, [
    SEND_MAIL_JOBS.waitedFor,
  ]);
  expect(rows).toEqual([{ id: String(code) }]);
});

/** Lets a process of its own try what is due, and kills it once it has come so far. */
async function killOnce(hasComeSoFar: () => boolean): Promise<void> {
  const file = join(import.meta.dirname, 'testing/one-sweep.ts');
  const { dataFolder } = app.config;
  const words = [app.databaseUrl, smtp.url, app.clock.now().toISOString(), dataFolder];
  const child = spawn(process.execPath, [file, ...words], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await expect.poll(hasComeSoFar, { timeout: 60_000 }).toBe(true);
  child.kill('SIGKILL');
  const [, signal] = await ended;
  expect(signal).toBe('SIGKILL');
  await expect.poll(() => smtp.conversations, { timeout: 60_000 }).toBe(0);
}

describe.runIf(ALL_CASES)('a process that dies in the middle of a try', { timeout: 120_000 }, () => {
  it('between the mail and its answer: it comes once more, as the same mail', async () => {
    await queueTo('ada@example.org');
    smtp.behaviour = HANGS;
    await killOnce(() => smtp.mails.length === 1);
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 1, is_handed_over: true }]);
    smtp.behaviour = 'takes';
    expect(await sweep()).toBe(0);
    leaseEnds();
    expect(await sweep()).toBe(1);
    expect(smtp.mails).toHaveLength(2);
    expect(messageIds().size).toBe(1);
    expect(await outbox()).toMatchObject([
      { state: 'sent', tries: 2, doubtful_tries: 1, is_handed_over: false },
    ]);
  });

  it('there twice: it never comes a third time', async () => {
    await queueTo('ada@example.org');
    smtp.behaviour = HANGS;
    for (const copies of [1, 2]) {
      await killOnce(() => smtp.mails.length === copies);
      leaseEnds();
    }
    smtp.behaviour = 'takes';
    expect(await sweep()).toBe(0);
    expect(smtp.mails).toHaveLength(2);
    expect(messageIds().size).toBe(1);
    expect(await outbox()).toMatchObject([
      { state: 'failed', doubtful_tries: 2, last_error: 'the last try did not come to an end' },
    ]);
  });

  it('before the mail, however often: it comes once', async () => {
    await queueTo('ada@example.org');
    smtp.behaviour = 'hangs at the address';
    for (let deaths = 0; deaths < 3; deaths += 1) {
      await killOnce(() => smtp.addressed === deaths + 1);
      leaseEnds();
    }
    smtp.behaviour = 'takes';
    await sweep();
    expect(smtp.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', tries: 4, doubtful_tries: 0 }]);
  });
});

it('a try that is overtaken hands nothing over, and changes nothing', async () => {
  const id = await queueTo('ada@example.org');
  const slow: MailSources = {
    async reservationForMail() {
      leaseEnds();
      await sendMail(app.work(), deps(), sources, id);
      return aReservationForMail();
    },
  };
  await sendMail(app.work(), deps(), slow, id);
  expect(smtp.mails).toHaveLength(1);
  expect(await outbox()).toMatchObject([{ state: 'sent', tries: 2, doubtful_tries: 0, last_error: null }]);
});

it('a try that is overtaken by one that failed hands nothing over either: the next one is on its timetable', async () => {
  const id = await queueTo('ada@example.org');
  const slow: MailSources = {
    async reservationForMail() {
      leaseEnds();
      smtp.behaviour = 'does not relay';
      await sendMail(app.work(), deps(), sources, id);
      smtp.behaviour = 'takes';
      return aReservationForMail();
    },
  };
  await sendMail(app.work(), deps(), slow, id);
  expect(smtp.mails).toEqual([]);
  expect(await outbox()).toMatchObject([
    { state: 'waiting', tries: 2, doubtful_tries: 0, last_error: expect.stringMatching(/^notTaken/) },
  ]);
});

it('a mail that went out, which nobody could note, comes once more at most', async () => {
  const id = await queueTo('ada@example.org');
  await app.pool.query(`alter table mails add constraint mails__no_notes check (state <> 'sent')`);
  await expect(sendMail(app.work(), deps(), sources, id)).rejects.toThrow('mails__no_notes');
  await app.pool.query('alter table mails drop constraint mails__no_notes');
  leaseEnds();
  await sweep();
  expect(smtp.mails).toHaveLength(2);
  expect(messageIds().size).toBe(1);
  expect(await outbox()).toMatchObject([{ state: 'sent', tries: 2, doubtful_tries: 1 }]);
});
