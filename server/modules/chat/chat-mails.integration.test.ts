import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPersonWithLogIn, call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor, SignedInPerson } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aChat } from './builders.ts';
import { createChat } from './use-cases/create-chat.ts';
import { blockChat, markChatRead } from './use-cases/send-message.ts';

let app: TestApp;
let vera: SignedInPerson & { email: string };
let desk: string;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  at('2026-11-02T10:00:00+01:00');
  const { personId, email } = await aPersonWithLogIn(app);
  vera = { ...anActor({ personId, area: 'public' }), email };
  desk = `banco-${randomUUID()}@example.it`;
});

const at = (time: string): void => app.clock.set(new Date(time));

/** Somebody writes to Vera for a center of hers. */
async function aTalk(name: string): Promise<{ chatId: string; providerId: number }> {
  const providerId = await aProvider(app.work(), { name });
  await app.pool.query('update providers set notification_email = $2 where id = $1', [providerId, desk]);
  const owner = await worksAt(app, providerId, 'owner');
  await aCustomer(app.work(), { providerId, personId: vera.personId, email: vera.email });
  const talk = { providerId, members: [0, vera.personId] as [number, number], senderId: owner.personId };
  const { chatId } = await aChat(app.work(), { ...talk, content: 'Un segreto' });
  return { chatId, providerId };
}

const answer = (providerId: number) =>
  aChat(app.work(), { providerId, members: [0, vera.personId], senderId: vera.personId, content: 'Grazie!' });

/** Lets the sweep look, and what it finds be sent. @returns what was mailed to an address so far */
async function mailsTo(email: string): Promise<string[]> {
  await app.jobs.runNow('chat.tell-of-unread');
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ text: string }>(
    "select rendered ->> 'text' as text from mails where recipient = $1 and state = 'sent' order by id",
    [email],
  );
  return rows.map(({ text }) => text);
}

describe('a mail of what stays unread', () => {
  it('is one for three talks, after a quarter of an hour, without a word of them, and each talk once an hour', async () => {
    for (const name of ['Centro Alba', 'Centro Bosco', 'Centro Cielo']) await aTalk(name);
    at('2026-11-02T10:14:00+01:00');
    expect(await mailsTo(vera.email)).toEqual([]);
    at('2026-11-02T10:15:00+01:00');
    const [mail = '', ...more] = await mailsTo(vera.email);
    expect(more).toEqual([]);
    for (const words of [
      'Hai 3 messaggi da leggere',
      'Centro Alba',
      'Centro Bosco',
      'Centro Cielo',
      '/stop-mails/',
    ])
      expect(mail).toContain(words);
    expect(mail).not.toContain('segreto');
    at('2026-11-02T10:40:00+01:00');
    expect(await mailsTo(vera.email)).toHaveLength(1);
  });

  it('names ten chats and says how many others there are', async () => {
    const providerId = await aProvider(app.work(), {});
    const { personId: senderId } = await worksAt(app, providerId, 'owner');
    for (let number = 1; number <= 12; number += 1) {
      const center = number === 1 ? providerId : await aProvider(app.work(), { name: `Centro ${number}` });
      await aChat(app.work(), { providerId: center, members: [0, vera.personId], senderId });
    }
    at('2026-11-02T10:15:00+01:00');
    const [mail = ''] = await mailsTo(vera.email);
    expect(mail).toContain('Hai 12 messaggi da leggere');
    expect(mail).toContain('E altre 2 conversazioni.');
    expect(mail.match(/1 messaggio/g)).toHaveLength(10);
  });

  it('is written once however many look at once', async () => {
    await aTalk('Centro Alba');
    at('2026-11-02T10:20:00+01:00');
    await Promise.all(Array.from({ length: 4 }, () => app.jobs.runNow('chat.tell-of-unread')));
    expect(await mailsTo(vera.email)).toHaveLength(1);
  });

  it('waits for the morning at night', async () => {
    at('2026-11-02T22:45:00+01:00');
    await aTalk('Centro Alba');
    at('2026-11-02T23:00:00+01:00');
    expect(await mailsTo(vera.email)).toEqual([]);
    at('2026-11-03T08:00:00+01:00');
    expect(await mailsTo(vera.email)).toHaveLength(1);
  });

  it('is not sent of what was read or closed meanwhile', async () => {
    const { chatId } = await aTalk('Centro Alba');
    const closed = await aTalk('Centro Bosco');
    const asking = { work: app.work(), actor: vera };
    await markChatRead(asking, { chatId, messageId: 1 });
    await blockChat(asking, { chatId: closed.chatId, isBlocked: true });
    at('2026-11-02T10:30:00+01:00');
    expect(await mailsTo(vera.email)).toEqual([]);
  });

  it('tells the desk, unless the center wishes none', async () => {
    const { providerId } = await aTalk('Centro Alba');
    await answer(providerId);
    at('2026-11-02T10:15:00+01:00');
    const [mail = ''] = await mailsTo(desk);
    expect(mail).toContain('Sara Bosco');
    expect(mail).not.toContain('Grazie');
    await app.pool.query(
      "insert into chat_settings (provider_id, who_may_write, mails_desk) values ($1, 'everybody', false)",
      [providerId],
    );
    at('2026-11-02T12:00:00+01:00');
    await answer(providerId);
    at('2026-11-02T12:30:00+01:00');
    expect(await mailsTo(desk)).toHaveLength(1);
  });

  it('ends with the link in it, and comes after an hour to who wishes so', async () => {
    const { providerId, chatId } = await aTalk('Centro Alba');
    const SET = 'mutation($m: ChatMails!) { setChatMailWishes(mails: $m, atNight: false) { mails } }';
    await call(app, SET, { m: 'later' }, { actor: vera });
    at('2026-11-02T10:30:00+01:00');
    expect(await mailsTo(vera.email)).toEqual([]);
    at('2026-11-02T11:00:00+01:00');
    const [mail = ''] = await mailsTo(vera.email);
    const code = /stop-mails\/([\w.-]+)/.exec(mail)?.[1] ?? '';
    const READ = 'query($c: String!) { staffMailsByLink(code: $c) { about isStopped } }';
    const read = () => call(app, READ, { c: code }, { actor: { kind: 'guest' } });
    expect(await read()).toEqual({ about: 'messages', isStopped: false });
    await call(
      app,
      'mutation($c: String!) { stopStaffMails(code: $c) }',
      { c: code },
      { actor: { kind: 'guest' } },
    );
    expect(await read()).toEqual({ about: 'messages', isStopped: true });
    const owner = await worksAt(app, providerId, 'owner');
    await aChat(app.work(), { providerId, members: [0, vera.personId], senderId: owner.personId });
    at('2026-11-02T14:00:00+01:00');
    expect(await mailsTo(vera.email)).toHaveLength(1);
    expect(chatId).not.toBe('');
  });
});

describe('who may write', () => {
  it.each([
    ['customers', null, 'chatClosed'],
    ['nobody', 'chatClosed', 'chatClosed'],
  ])('where a center says %s', async (whoMayWrite, forCustomer, forStranger) => {
    const providerId = await aProvider(app.work(), {});
    await app.pool.query(
      'insert into chat_settings (provider_id, who_may_write, mails_desk) values ($1, $2, true)',
      [providerId, whoMayWrite],
    );
    const begin = (actor: SignedInPerson) =>
      createChat({ work: app.work(), actor }, { providerId, members: [0, actor.personId] }).then(
        () => null,
        ({ code }: { code: string }) => code,
      );
    expect(await begin(vera)).toBe(forStranger);
    await aCustomer(app.work(), { providerId, personId: vera.personId, email: vera.email });
    expect(await begin(vera)).toBe(forCustomer);
    // The way in is shown where anybody may begin, and to whoever talks with the center already
    const takesMessages = async (actor: Actor) => {
      const FIELD = 'query($p: Id!) { getProviderGeneralInformation(id: $p) { takesMessages } }';
      return (await call<{ takesMessages: boolean }>(app, FIELD, { p: providerId }, { actor })).takesMessages;
    };
    expect(await takesMessages({ kind: 'guest' })).toBe(whoMayWrite === 'customers');
    await aChat(app.work(), { providerId, members: [0, vera.personId], senderId: vera.personId });
    expect(await takesMessages(vera)).toBe(true);
  });
});
