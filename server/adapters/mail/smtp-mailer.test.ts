import { createServer } from 'node:net';
import { once } from 'node:events';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from './port.ts';
import { MailNotSent } from './port.ts';
import { smtpMailer } from './smtp-mailer.ts';
import type { SmtpBehaviour, TestSmtpServer } from './testing/test-smtp-server.ts';
import { openTestSmtpServer } from './testing/test-smtp-server.ts';

const LETTER: OutgoingMail = {
  to: 'ada@example.org',
  replyTo: 'ciao@corteverde.example',
  subject: 'Prenotazione confermata: «Massaggio» è 👍',
  text: 'Ciao Niccolò,\n.\nuna riga con solo un punto',
  html: '<p>Ciao Niccolò</p>',
  messageId: '<one@radura.example>',
  attachments: [
    {
      filename: 'prenotazione.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    },
  ],
};
/** For servers that hang; others get the time that they need on a busy machine. */
const QUICK = { connectMs: 500, silenceMs: 400, wholeMs: 2000 };

let server: TestSmtpServer;
beforeEach(async () => {
  server = await openTestSmtpServer();
});
afterEach(() => server.close());

const noMark = async () => {};
const send = (mail: Partial<OutgoingMail> = {}, handOver: () => Promise<void> = noMark) => {
  const timeouts = server.behaviour.includes('hang') ? QUICK : undefined;
  return smtpMailer(server.url, 'Radura <noreply@radura.example>', timeouts).send(
    { ...LETTER, ...mail },
    handOver,
  );
};

async function failureOf(sending: Promise<void>): Promise<string> {
  const error = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof MailNotSent ? error.outcome : `no failure: ${String(error)}`;
}

describe('a mail over SMTP', () => {
  it('arrives as it was written', async () => {
    await send();
    const [arrived] = server.mails;
    expect(arrived).toMatchObject({ from: 'noreply@radura.example', to: ['ada@example.org'] });
    expect(arrived?.mail).toMatchObject({
      messageId: '<one@radura.example>',
      subject: LETTER.subject,
      from: { name: 'Radura', address: 'noreply@radura.example' },
      replyTo: [{ address: 'ciao@corteverde.example' }],
    });
    expect(arrived?.mail.text?.trim()).toBe(LETTER.text);
    expect(arrived?.mail.html?.trim()).toBe(LETTER.html);
    const [file] = arrived?.mail.attachments ?? [];
    expect(file).toMatchObject({ filename: 'prenotazione.ics', mimeType: 'text/calendar' });
    expect(arrived?.raw).toContain('method=REQUEST');
    expect(arrived?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it.each([
    ['the subject', { subject: 'Hi\r\nBcc: eva@example.org' }],
    ['the address', { to: 'ada@example.org\r\nBcc: eva@example.org' }],
    ['the address, as a list', { to: 'ada@example.org, eva@example.org' }],
    ['the answer’s address', { replyTo: 'x@example.org\r\nBcc: eva@example.org' }],
    [
      'a file name',
      {
        attachments: [
          { filename: 'a.ics"\r\nBcc: eva@example.org', contentType: 'text/calendar', content: 'x' },
        ],
      },
    ],
  ])('goes to nobody else through %s', async (_name, wrong) => {
    await send(wrong).catch(() => undefined);
    for (const { to, raw } of server.mails) {
      expect(to).toHaveLength(1);
      expect(to).not.toContain('eva@example.org');
      expect(raw).not.toMatch(/^Bcc:/m);
    }
  });
});

describe('what a failed try means', () => {
  it.each<[SmtpBehaviour, string]>([
    ['refuses for now', 'notTaken'],
    ['refuses the letter', 'notTaken'],
    ['knows no such address', 'addressRefused'],
    ['does not relay', 'notTaken'],
    ['hangs at the address', 'notTaken'],
    ['takes and hangs', 'unknown'],
  ])('a server that %s: %s', async (behaviour, outcome) => {
    server.behaviour = behaviour;
    expect(await failureOf(send())).toBe(outcome);
  });

  it('repeats no address, whatever the server says of it', async () => {
    server.behaviour = 'knows no such address';
    const error = await send().catch((thrown: unknown) => thrown);
    expect(inspect(error)).toContain('5.1.1');
    expect(inspect(error, { depth: 5, showHidden: true })).not.toContain('ada@example');
  });

  it('nobody listens: notTaken', async () => {
    await server.close();
    expect(await failureOf(send())).toBe('notTaken');
  });

  it('somebody listens who says nothing: notTaken, within the time for the whole try', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const url = `smtp://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
    expect(await failureOf(smtpMailer(url, 'a@b.example', QUICK).send(LETTER, noMark))).toBe('notTaken');
    silent.close();
  });
});

describe('handing over', () => {
  it('is told once the server waits for the mail, before the mail', async () => {
    const had: number[] = [];
    await send({}, async () => void had.push(server.mails.length));
    expect(had).toEqual([0]);
    expect(server.mails).toHaveLength(1);
  });

  it.each<[SmtpBehaviour]>([['hangs at the address'], ['knows no such address']])(
    'is never told of by a server that %s',
    async (behaviour) => {
      server.behaviour = behaviour;
      let isNotified = false;
      await failureOf(send({}, async () => void (isNotified = true)));
      expect(isNotified).toBe(false);
    },
  );

  it('gives the server nothing when it is called off', async () => {
    const calledOff = send({}, () => Promise.reject(new Error('somebody else has it')));
    expect(await failureOf(calledOff)).toBe('notTaken');
    await expect.poll(() => server.conversations).toBe(0);
    expect(server.mails).toEqual([]);
  });
});

it('as many conversations at once as there are mails: those that hang hold nobody up', async () => {
  server.behaviourTo = new Map([
    ['one@example.org', 'hangs at the address'],
    ['two@example.org', 'takes and hangs'],
  ]);
  const patient = smtpMailer(server.url, 'Radura <noreply@radura.example>');
  const hanging = [...server.behaviourTo.keys()].map((to) =>
    failureOf(patient.send({ ...LETTER, to }, noMark)),
  );
  await expect.poll(() => server.mails.length).toBe(1);
  await Promise.all(Array.from({ length: 5 }, (_, index) => send({ to: `guest${index}@example.org` })));
  await expect.poll(() => server.conversations).toBe(2);
  await server.close();
  await Promise.all(hanging);
});
