/**
 * For tests: a process that tries the mails that are due, once, and can be killed meanwhile. Every mail tells of the same booking.
 * `node one-sweep.ts <database> <smtp server> <now, ISO> <data folder>`
 */
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { SettableClock } from '#server/kernel/clock.ts';
import { aReservationForMail } from '../builders.ts';
import { sendDueMails } from '../use-cases/send-due-mails.ts';

const [databaseUrl = '', SMTP_URL = '', now = '', DATA_FOLDER = ''] = process.argv.slice(2);
const config = readConfig({
  SECRET: 'a secret for tests, long enough to be one',
  LOG_LEVEL: 'silent',
  DATA_FOLDER,
  DATABASE_CONNECTIONS: '2',
  SMTP_URL,
});
const app = await openApp(config, {
  databaseUrl,
  origin: 'http://localhost:3000',
  clock: new SettableClock(now),
  workers: false,
});
await sendDueMails(
  app.jobs.work(),
  app.deps,
  { reservationForMail: async () => aReservationForMail() },
  'usual',
);
await app.close();
