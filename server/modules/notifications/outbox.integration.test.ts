import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpMailer } from '#server/adapters/mail/smtp-mailer.ts';
import type { TestSmtpServer } from '#server/adapters/mail/testing/test-smtp-server.ts';
import { openTestSmtpServer } from '#server/adapters/mail/testing/test-smtp-server.ts';
import type { Work } from '#server/kernel/work.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aReservationForMail } from './builders.ts';
import { notificationsReactions } from './reactions.ts';
import type { ReservationForMail } from './rules/reservation-for-mail.ts';
import { queueMail } from './use-cases/queue-mail.ts';
import { sendDueMails } from './use-cases/send-due-mails.ts';
import { sendMail } from './use-cases/send-mail.ts';
import type { MailSources } from './use-cases/write-mail.ts';

let app: TestApp;
let smtp: TestSmtpServer;
/** The booking that mails tell of. */
let reservation: ReservationForMail;
let reservationId = 100;

const sources: MailSources = { reservationForMail: async () => reservation };
const QUICK = { connectMs: 500, silenceMs: 300, wholeMs: 2000 };

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('delete from mails');
  smtp = await openTestSmtpServer();
  reservationId += 1;
  reservation = aReservationForMail({ reservationId });
  return () => smtp.close();
});

const deps = () => ({
  ...app.deps,
  mailer: smtpMailer(smtp.url, 'Radura <noreply@radura.example>', QUICK),
});
const mail = (given: object = {}) => ({
  providerId: 7,
  kind: 'reservation-confirmed' as const,
  recipient: 'ada@example.org',
  language: 'it' as const,
  subjectId: reservationId,
  details: {},
  sendKey: `test:${reservationId}`,
  ...given,
});

/** What the outbox says about its mails, the oldest first. */
async function outbox() {
  const { rows } = await app.pool.query(
    'select kind, recipient, language, state, tries, doubtful_tries, last_error, message_id, next_try_at, details, rendered from mails order by id',
  );
  return rows;
}

async function queued(): Promise<number> {
  await queueMail(app.work(), mail());
  const { rows } = await app.pool.query('select max(id) as id from mails');
  return Number(rows[0].id);
}

async function react(fact: string, data: object): Promise<void> {
  for (const reaction of notificationsReactions(sources)) {
    if (reaction.to === fact) await app.work().transaction((tx: Work) => reaction.run(tx, data));
  }
}

describe('the outbox', () => {
  it('sends a mail once, keeps no text of it, and no code', async () => {
    const id = await queued();
    await sendMail(app.work(), deps(), sources, id);
    await sendMail(app.work(), deps(), sources, id);
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.mail.html).toContain('/manage/7.');
    const [row] = await outbox();
    expect(row).toMatchObject({ state: 'sent', tries: 1, rendered: null, last_error: null });
    expect(JSON.stringify(row)).not.toContain(
      app.deps.links.codeFor('manage-reservation', { providerId: 7, id: reservationId }),
    );
    expect(smtp.mails[0]?.mail.messageId).toBe(row.message_id);
  });

  it('has no mail of a transaction that was rolled back', async () => {
    const failing = app.work().transaction(async (tx) => {
      await queueMail(tx, mail());
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await outbox()).toEqual([]);
    await app.jobs.drain();
    expect(await outbox()).toEqual([]);
  });

  it('makes one mail of an event told twice, even at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => queueMail(app.work(), mail())));
    expect(await outbox()).toHaveLength(1);
  });

  it('makes one try when two workers want the same mail', async () => {
    const id = await queued();
    await Promise.all(Array.from({ length: 8 }, () => sendMail(app.work(), deps(), sources, id)));
    expect(smtp.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', tries: 1 }]);
  });

  it('does not send what is no longer true', async () => {
    const id = await queued();
    reservation = { ...reservation, status: 'C' };
    await sendMail(app.work(), deps(), sources, id);
    expect(smtp.mails).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: 'dropped' }]);
  });

  it('keeps the text for the development mailbox', async () => {
    const id = await queued();
    await sendMail(app.work(), app.deps, sources, id);
    const [row] = await outbox();
    expect(row).toMatchObject({
      state: 'sent',
      rendered: { subject: 'Prenotazione confermata: Massaggio rilassante, 16/11/2026 14:05' },
    });
    expect(row.rendered.attachments[0].content).toContain('BEGIN:VEVENT');
  });
});

/** Tries on time, as the sweep does, until nothing waits. @returns the seconds after which each try came */
async function tryUntilSettled(): Promise<number[]> {
  const began = app.clock.now().getTime();
  const moments: number[] = [];
  for (let turn = 0; turn < 30; turn += 1) {
    const [row] = await outbox();
    if (row.state !== 'waiting') break;
    app.clock.set(row.next_try_at);
    moments.push((app.clock.now().getTime() - began) / 1000);
    await sendDueMails(app.work(), deps(), sources, 'usual');
  }
  return moments;
}

describe('a mail server in trouble', () => {
  it.each([['refuses for now'], ['refuses the letter'], ['does not relay']] as const)(
    'that %s gets ten tries, from half a minute to two hours apart',
    async (behaviour) => {
      smtp.behaviour = behaviour;
      await queued();
      const moments = await tryUntilSettled();
      const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
      expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7200]);
      expect(await outbox()).toMatchObject([{ state: 'failed', tries: 10 }]);
      expect(new Set(smtp.mails.map(({ mail: arrived }) => arrived.messageId)).size).toBeLessThanOrEqual(1);
    },
  );

  it('that is down and comes back gets the mail once', async () => {
    await smtp.close();
    await queued();
    for (let tries = 0; tries < 3; tries += 1) {
      const [row] = await outbox();
      app.clock.set(row.next_try_at);
      await sendDueMails(app.work(), deps(), sources, 'usual');
    }
    expect(await outbox()).toMatchObject([{ state: 'waiting', tries: 3 }]);
    smtp = await openTestSmtpServer();
    await tryUntilSettled();
    expect(smtp.mails).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', tries: 4 }]);
  });

  it('that knows no such address ends it at once', async () => {
    smtp.behaviour = 'knows no such address';
    await queued();
    await tryUntilSettled();
    const [row] = await outbox();
    expect(row).toMatchObject({ state: 'failed', tries: 1 });
    expect(row.last_error).toMatch(/^addressRefused: .*5\.1\.1/);
    expect(row.last_error).not.toContain(row.recipient);
  });

  it('that takes the mail and hangs makes one duplicate at most, with the same Message-ID', async () => {
    smtp.behaviour = 'takes and hangs';
    await queued();
    await tryUntilSettled();
    expect(smtp.mails).toHaveLength(2);
    expect(new Set(smtp.mails.map(({ mail: arrived }) => arrived.messageId)).size).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'failed', doubtful_tries: 2 }]);
  });

  it('that hangs once and then takes it makes one duplicate at most', async () => {
    smtp.behaviour = 'takes and hangs';
    const id = await queued();
    await sendMail(app.work(), deps(), sources, id);
    smtp.behaviour = 'takes';
    await tryUntilSettled();
    expect(smtp.mails).toHaveLength(2);
    expect(await outbox()).toMatchObject([{ state: 'sent', tries: 2, doubtful_tries: 1 }]);
  });

  it('does not hold up the others', async () => {
    await queueMail(app.work(), mail({ recipient: 'gone@example.org', sendKey: `gone:${reservationId}` }));
    smtp.behaviour = 'knows no such address';
    await sendDueMails(app.work(), deps(), sources, 'usual');
    smtp.behaviour = 'takes';
    await queued();
    await sendDueMails(app.work(), deps(), sources, 'usual');
    expect(await outbox()).toMatchObject([{ state: 'failed' }, { state: 'sent' }]);
  });

  it('a mail that cannot be written is tried again and named', async () => {
    const id = await queued();
    const broken: MailSources = {
      reservationForMail: async () => {
        throw new Error('no such column');
      },
    };
    await sendMail(app.work(), deps(), broken, id);
    expect(await outbox()).toMatchObject([
      { state: 'waiting', tries: 1, last_error: 'fault: no such column' },
    ]);
  });
});

describe('who is told what', () => {
  const of = () => ({ providerId: 7, reservationId });
  const told = async () =>
    (await outbox()).map(({ kind, recipient, language }) => [kind, recipient, language]);

  it('a guest who must confirm', async () => {
    await react('reservationPlaced', of());
    expect(await told()).toEqual([['reservation-to-confirm', 'ada@example.org', 'it']]);
  });

  it('customer and owner, of a booking that stands, each in their language', async () => {
    reservation = { ...reservation, language: 'en', provider: { ...reservation.provider, language: 'sv' } };
    await react('reservationConfirmed', of());
    await react('reservationConfirmed', of());
    expect(await told()).toEqual([
      ['reservation-confirmed', 'ada@example.org', 'en'],
      ['owner-new-booking', 'avvisi@corteverde.example', 'en'],
    ]);
  });

  it('no owner who wants no notices', async () => {
    reservation = { ...reservation, provider: { ...reservation.provider, notificationEmail: null } };
    await react('reservationConfirmed', of());
    expect(await told()).toEqual([['reservation-confirmed', 'ada@example.org', 'it']]);
  });

  it('the owner of money that could not go back, also one who wants no notices, once for each refund', async () => {
    const refund = {
      providerId: 7,
      subject: 'reservation',
      subjectId: reservationId,
      refundId: 1,
      amountCents: 1000,
    };
    await react('refundFailed', refund);
    await react('refundFailed', refund);
    reservation = { ...reservation, provider: { ...reservation.provider, notificationEmail: null } };
    await react('refundFailed', { ...refund, refundId: 2 });
    expect(await told()).toEqual([
      ['owner-refund-failed', 'avvisi@corteverde.example', 'it'],
      ['owner-refund-failed', 'ciao@corteverde.example', 'it'],
    ]);
  });

  it('both, of the end of a booking they knew of, with what comes back', async () => {
    await react('reservationConfirmed', of());
    await react('reservationCancelled', { ...of(), reason: 'byCustomer', refundCents: 5850, hasStood: true });
    const rows = await outbox();
    expect(rows.slice(2)).toMatchObject([
      { kind: 'reservation-cancelled', recipient: 'ada@example.org', details: { backCents: 5850 } },
      { kind: 'owner-cancellation', recipient: 'avvisi@corteverde.example', details: { backCents: 5850 } },
    ]);
  });

  it('only the customer, when the place was lost before the owner heard of it', async () => {
    await react('reservationCancelled', { ...of(), reason: 'placeLost', refundCents: 5850, hasStood: false });
    expect(await told()).toEqual([['reservation-cancelled', 'ada@example.org', 'it']]);
  });

  it('nobody, when a request simply ran out', async () => {
    await react('reservationCancelled', { ...of(), reason: 'expired', refundCents: 0 });
    expect(await told()).toEqual([]);
  });

  it('whoever paid, and whoever gets money back, once per payment and refund', async () => {
    const paid = { providerId: 7, orderId: 815, subject: 'reservation', subjectId: reservationId };
    await react('paymentSettled', paid);
    await react('paymentSettled', paid);
    await react('refundSettled', { ...paid, refundId: 1, amountCents: 1000 });
    await react('refundSettled', { ...paid, refundId: 1, amountCents: 1000 });
    await react('refundSettled', { ...paid, refundId: 2, amountCents: 500 });
    await react('paymentSettled', { ...paid, subject: 'membership' });
    expect((await outbox()).map(({ kind, details }) => [kind, details.backCents])).toEqual([
      ['payment-done', undefined],
      ['refund-done', 1000],
      ['refund-done', 500],
    ]);
  });
});
