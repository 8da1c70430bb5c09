import type { JobKind } from '#server/kernel/jobs.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { MailLane } from './rules/mail-lane.ts';
import { MAIL_LANES } from './rules/mail-lane.ts';
import type { DueReminder, DueSessionReminder } from './use-cases/remind.ts';
import {
  findDueReminders,
  REMIND_JOB,
  REMIND_OF_SESSION_JOB,
  remindOfBooking,
  remindOfSession,
} from './use-cases/remind.ts';
import { sweepContactMessages } from './use-cases/contact-messages.ts';
import type { DayToSumUp } from './use-cases/day-before.ts';
import { DAY_BEFORE_JOB, findDaysBefore, sumUpDay } from './use-cases/day-before.ts';
import { mailSources } from './use-cases/mail-sources.ts';
import { queueIssues } from './use-cases/queue-issues.ts';
import { SEND_MAIL_JOBS } from './use-cases/queue-mail.ts';
import { sendDueMails } from './use-cases/send-due-mails.ts';
import { sweepNotices } from './use-cases/notices.ts';
import { sendMail } from './use-cases/send-mail.ts';
import { warnOfMinimum } from './use-cases/warn-of-minimum.ts';
import type { MailSources } from './use-cases/write-mail.ts';

const SWEEP_SECONDS = 5;
const REMIND_SECONDS = 60;
const DAY_BEFORE_SECONDS = 300;
const WARN_SECONDS = 300;
const SWEEP_MESSAGES_SECONDS = 86_400;

const SWEEPS = {
  waitedFor: 'notifications.send-due-waited-for',
  usual: 'notifications.send-due-mails',
  slow: 'notifications.send-due-slow-mails',
} as const satisfies Record<MailLane, string>;

/** For each lane, a job per new mail sends it at once; the sweep makes the later tries. */
const mailJobs = (deps: Deps, sources: MailSources): JobKind[] =>
  MAIL_LANES.flatMap((lane) => [
    {
      name: SEND_MAIL_JOBS[lane],
      run: async (work, { mailId }) => {
        if (typeof mailId === 'number') await sendMail(work, deps, sources, mailId);
      },
    },
    {
      name: SWEEPS[lane],
      everySeconds: SWEEP_SECONDS,
      run: async (work) => {
        await sendDueMails(work, deps, sources, lane);
      },
    },
  ]);

export const notificationsJobs = (deps: Deps, sources: MailSources = mailSources): JobKind[] => [
  ...mailJobs(deps, sources),
  { name: 'notifications.find-due-reminders', everySeconds: REMIND_SECONDS, run: findDueReminders },
  { name: 'notifications.warn-of-minimum', everySeconds: WARN_SECONDS, run: warnOfMinimum },
  { name: 'notifications.find-days-before', everySeconds: DAY_BEFORE_SECONDS, run: findDaysBefore },
  {
    name: DAY_BEFORE_JOB,
    // Only `findDaysBefore` enqueues it
    run: async (work, day) => sumUpDay(work, day as unknown as DayToSumUp),
  },
  { name: 'notifications.queue-issues', everySeconds: 10, run: queueIssues },
  {
    name: 'notifications.sweep-contact-messages',
    everySeconds: SWEEP_MESSAGES_SECONDS,
    run: sweepContactMessages,
  },
  { name: 'notifications.sweep-notices', everySeconds: 3600, run: sweepNotices },
  {
    name: REMIND_JOB,
    // Only `findDueReminders` enqueues it
    run: async (work, due) => remindOfBooking(work, sources, due as unknown as DueReminder),
  },
  {
    name: REMIND_OF_SESSION_JOB,
    // Only `findDueReminders` enqueues it
    run: async (work, due) => remindOfSession(work, due as unknown as DueSessionReminder),
  },
];
