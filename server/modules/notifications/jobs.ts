import type { JobKind } from '#server/kernel/jobs.ts';
import type { Tools } from '#server/kernel/tools.ts';
import { letterSources } from './use-cases/letter-sources.ts';
import { SEND_MAIL_JOB } from './use-cases/queue-mail.ts';
import { sendDueMails } from './use-cases/send-due-mails.ts';
import { sendMail } from './use-cases/send-mail.ts';
import type { LetterSources } from './use-cases/write-letter.ts';

const SWEEP_SECONDS = 15;

/** A job per new mail sends it at once; the sweep makes the later tries. */
export const notificationsJobs = (tools: Tools, sources: LetterSources = letterSources): JobKind[] => [
  {
    name: SEND_MAIL_JOB,
    run: async (work, { mailId }) => {
      if (typeof mailId === 'number') await sendMail(work, tools, sources, mailId);
    },
  },
  {
    name: 'notifications.send-due-mails',
    everySeconds: SWEEP_SECONDS,
    run: async (work) => {
      await sendDueMails(work, tools, sources);
    },
  },
];
