/**
 * How long mails take while conversations with the mail service hang: forty behind two that never end, and codes that somebody
 * waits for meanwhile. A real SMTP server, the queue's own workers, fsync on.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import type { TestSmtpServer } from '#server/adapters/mail/testing/test-smtp-server.ts';
import { openTestSmtpServer } from '#server/adapters/mail/testing/test-smtp-server.ts';
import type { App } from '#server/kernel/app.ts';
import { signUp } from '#server/modules/identity/index.ts';
import { takeContactMessage } from '#server/modules/notifications/use-cases/take-contact-message.ts';
import { openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const LETTERS = 40;
const CODES = 8;
const LONGEST_SECONDS = 60;

export async function run(): Promise<Figure[]> {
  const [app, smtp] = [await openBenchApp(), await openTestSmtpServer()];
  try {
    app.deps.mailer = smtpMailer(smtp.url, 'Radura <noreply@radura.example>');
    smtp.behaviourTo = new Map([
      ['hangs-0@example.org', 'hangs at the address'],
      ['hangs-1@example.org', 'takes and hangs'],
    ]);
    const arrivals = watch(smtp);
    await app.jobs.startWorkers();
    for (const recipient of smtp.behaviourTo.keys()) await mailTo(app, recipient);
    while (smtp.addressed < 2) await sleep(10);

    const began = performance.now();
    for (let n = 0; n < LETTERS; n += 1) await mailTo(app, `guest-${n}@example.org`);
    const codes: number[] = [];
    for (let n = 0; n < CODES; n += 1) {
      const asked = performance.now();
      await codeTo(app, `new-${n}@example.org`);
      codes.push(((await arrivals.at(`new-${n}@example.org`)) - asked) / 1000);
    }
    const mails = await Promise.all(
      Array.from({ length: LETTERS }, (_, n) => arrivals.at(`guest-${n}@example.org`)),
    );
    const last = (Math.max(...mails) - began) / 1000;
    const stillHanging = smtp.conversations >= 2 ? '' : 'they had ended';
    return [
      figure(
        `${LETTERS} letters behind two hanging conversations, from the first booked to the last sent`,
        last,
        15,
        stillHanging,
      ),
      figure(
        `a code meanwhile, from the wish to the mail server; slowest of ${CODES}`,
        Math.max(...codes),
        3,
        stillHanging,
      ),
    ];
  } finally {
    await smtp.close();
    await app.end();
  }
}

function figure(what: string, seconds: number, most: number, note: string): Figure {
  return {
    what,
    product: seconds,
    floor: null,
    unit: 's',
    goal: `at most ${most} s`,
    isReached: seconds <= most,
    note,
  };
}

/** When the mail to somebody has arrived. @throws when it does not come */
function watch(smtp: TestSmtpServer): { at: (recipient: string) => Promise<number> } {
  const seen = new Map<string, number>();
  const { mails } = smtp;
  const note = mails.push.bind(mails);
  mails.push = (...arrived) => {
    for (const { to } of arrived) seen.set(to[0] ?? '', performance.now());
    return note(...arrived);
  };
  return {
    async at(recipient) {
      for (let waited = 0; waited < LONGEST_SECONDS * 1000; waited += 5) {
        const when = seen.get(recipient);
        if (when !== undefined) return when;
        await sleep(5);
      }
      throw new Error(`No letter came to ${recipient} within ${LONGEST_SECONDS} s`);
    },
  };
}

async function mailTo(app: App, recipient: string): Promise<void> {
  const typed = {
    contact_name: 'Ada',
    contact_email: recipient,
    subject: 'Orari',
    contact_content: 'Quando aprite?',
  };
  await takeContactMessage(app.jobs.work(), app.deps, {
    typed,
    address: recipient,
    language: 'it',
    actor: { kind: 'guest' },
  });
}

async function codeTo(app: App, email: string): Promise<void> {
  const endpoint = { address: email, language: 'it', idempotencyKey: null } as const;
  await signUp(app.jobs.work(), app.deps, endpoint, {
    email,
    password: 'Sotto-il-pino-7!',
    hasAcceptedTerms: true,
    agreements: [],
  });
}
