import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import {
  createNewsletterIssue,
  deleteNewsletterIssue,
  editNewsletterIssue,
  getNewsletter,
  getNewsletterIssue,
  sendNewsletterIssue,
  testNewsletterIssue,
} from '#server/modules/newsletter/use-cases/issues.ts';
import {
  followNewsletterLink,
  newsletterByLink,
} from '#server/modules/newsletter/use-cases/newsletter-by-link.ts';
import { subscribeToNewsletter } from '#server/modules/newsletter/use-cases/sign-up.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.pool.query('delete from mails; delete from newsletter_entries; delete from newsletter_issues');
});

let made = 0;

/** From a network address of its own, unless one is said. */
const signUp = (email: string, address = `192.0.2.${(made += 1) % 250}/${made}`) =>
  subscribeToNewsletter(app.work(), app.deps, {
    typed: { email, place: 'page' },
    address,
    language: 'it',
  });

interface Sent {
  to: string;
  kind: string;
  text: string;
  leaveAddress?: string;
}

async function mails(): Promise<Sent[]> {
  await app.jobs.drain();
  await app.jobs.runNow('notifications.send-due-slow-mails');
  const { rows } = await app.pool.query<{
    recipient: string;
    kind: string;
    rendered: Omit<Sent, 'to' | 'kind'>;
  }>(`select recipient, kind, rendered from mails where state = 'sent' order by id`);
  return rows.map(({ recipient, kind, rendered }) => ({ to: recipient, kind, ...rendered }));
}

const codeIn = (mail: Sent | undefined) => /newsletter\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
const follow = (code: string) => followNewsletterLink(app.work(), app.deps, code);

/** Somebody in the list, with the code of their question. */
async function confirmed(email: string): Promise<string> {
  await signUp(email);
  const code = codeIn((await mails()).find(({ to }) => to === email));
  await follow(code);
  return code;
}

async function anAdministrator(): Promise<SignedInPerson> {
  const personId = await aPerson(app.work());
  await app.pool.query(`insert into log_ins (person_id, role, created_at) values ($1, 'admin', now())`, [
    personId,
  ]);
  return anActor({ personId, role: 'admin', area: 'admin', steppedUpAt: app.clock.now() });
}

const asking = (actor: SignedInPerson) => ({
  work: app.work(),
  actor,
  idempotencyKey: `a key of its own ${(made += 1)}`,
});
const ISSUE = { language: 'it', subject: 'Maggio', opening: 'Due righe.\nE una terza.', articleIds: [] };

it('a thousand sign-ups of one address are one row and one mail', async () => {
  for (let turn = 0; turn < 50; turn += 1)
    await Promise.all(Array.from({ length: 20 }, () => signUp('Ada@example.it')));
  expect(await mails()).toMatchObject([{ to: 'Ada@example.it', kind: 'newsletter-confirm' }]);
  const { rows } = await app.pool.query('select state, language, consent from newsletter_entries');
  expect(rows).toEqual([
    { state: 'waiting', language: 'it', consent: expect.stringContaining('newsletter') },
  ]);
});

it('one network address signs up so many an hour', async () => {
  const { contactMessagesPerAddressPerHour: most } = app.deps.limits;
  for (let number = 0; number < most; number += 1) await signUp(`n${number}@example.it`, '203.0.113.7');
  await expect(signUp('over@example.it', '203.0.113.7')).rejects.toMatchObject({ code: 'tooManyRequests' });
});

it.each(['', 'ada', 'ada@', 'a b@example.it', '<script>@example.it', `${'a'.repeat(300)}@example.it`])(
  'refuses %j',
  async (email) => {
    await expect(signUp(email)).rejects.toMatchObject({ code: 'invalidInput' });
  },
);

it('looking at the link changes nothing; the button confirms, also twice at once', async () => {
  await signUp('bea@example.it');
  const code = codeIn((await mails())[0]);
  for (let times = 0; times < 3; times += 1)
    expect(await newsletterByLink(app.work(), app.deps, code)).toEqual({
      purpose: 'confirm',
      state: 'waiting',
    });
  const both = await Promise.all([follow(code), follow(code)]);
  expect(both).toEqual([
    { purpose: 'confirm', state: 'confirmed' },
    { purpose: 'confirm', state: 'confirmed' },
  ]);
});

it('whoever is in gets no second question, and who waits gets one an hour', async () => {
  await confirmed('carla@example.it');
  await signUp('dora@example.it');
  app.clock.advance(61);
  await signUp('carla@example.it');
  await signUp('dora@example.it');
  const to = (await mails()).map((mail) => mail.to);
  expect(to.toSorted()).toEqual(['carla@example.it', 'dora@example.it', 'dora@example.it']);
});

it('after seven days the link is worth nothing and the address is forgotten', async () => {
  await signUp('elsa@example.it');
  const code = codeIn((await mails())[0]);
  app.clock.advance(7 * 24 * 60 + 1);
  await expect(follow(code)).rejects.toMatchObject({ code: 'notFound' });
  await app.jobs.runNow('newsletter.forget-unconfirmed');
  expect((await app.pool.query('select 1 from newsletter_entries')).rows).toEqual([]);
});

it('a forged code is a code of nothing', async () => {
  const code = await confirmed('fede@example.it');
  await expect(follow(`${code.slice(0, -3)}AAA`)).rejects.toMatchObject({ code: 'notFound' });
  await expect(follow('1.'.padEnd(29, 'A'))).rejects.toMatchObject({ code: 'notFound' });
});

it('an issue goes once to each who confirmed its language; one click leaves, and the address goes', async () => {
  await confirmed('gaia@example.it');
  await confirmed('ilia@example.it');
  await signUp('waits@example.it');
  const admin = await anAdministrator();
  const { id } = await createNewsletterIssue(asking(admin), ISSUE);
  await sendNewsletterIssue(asking(admin), { id, version: 1 });
  await Promise.all([
    app.jobs.runNow('notifications.queue-issues'),
    app.jobs.runNow('notifications.queue-issues'),
  ]);
  const issues = (await mails()).filter(({ kind }) => kind === 'newsletter-issue');
  expect(issues.map(({ to }) => to)).toEqual(['gaia@example.it', 'ilia@example.it']);
  expect(await getNewsletterIssue(app.work(), admin, id)).toMatchObject({ state: 'sent', recipients: 2 });

  const { leaveAddress = '' } = issues[0] ?? {};
  expect(issues[0]?.text).toContain(leaveAddress);
  const code = leaveAddress.split('/').at(-1) ?? '';
  expect(await follow(code)).toEqual({ purpose: 'leave', state: 'left' });
  expect(await follow(code)).toEqual({ purpose: 'leave', state: 'left' });
  const { rows } = await app.pool.query(`select email from newsletter_entries where state = 'left'`);
  expect(rows).toEqual([{ email: null }]);
  expect((await getNewsletter(app.work(), admin)).confirmed).toEqual({ it: 1, en: 0 });
});

it('who leaves while an issue waits in the outbox does not get it', async () => {
  await confirmed('lia@example.it');
  const admin = await anAdministrator();
  const { id } = await createNewsletterIssue(asking(admin), ISSUE);
  await sendNewsletterIssue(asking(admin), { id, version: 1 });
  await app.jobs.runNow('notifications.queue-issues');
  await app.pool.query(`update newsletter_entries set state = 'left', email = null`);
  expect((await mails()).filter(({ kind }) => kind === 'newsletter-issue')).toEqual([]);
});

it('left, an address can sign up again', async () => {
  await confirmed('mara@example.it');
  await app.pool.query(`update newsletter_entries set state = 'left', email = null`);
  app.clock.advance(1);
  await signUp('mara@example.it');
  expect((await mails()).filter(({ to }) => to === 'mara@example.it')).toHaveLength(2);
});

it('a sent issue stays as it was, and goes out once however often it is sent', async () => {
  const admin = await anAdministrator();
  const { id } = await createNewsletterIssue(asking(admin), ISSUE);
  await editNewsletterIssue(asking(admin), { id, version: 1 }, { ...ISSUE, subject: 'Giugno' });
  await expect(sendNewsletterIssue(asking(admin), { id, version: 1 })).rejects.toMatchObject({
    code: 'changedMeanwhile',
  });
  const sent = await Promise.allSettled([
    sendNewsletterIssue(asking(admin), { id, version: 2 }),
    sendNewsletterIssue(asking(admin), { id, version: 2 }),
  ]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(editNewsletterIssue(asking(admin), { id, version: 3 }, ISSUE)).rejects.toMatchObject({
    code: 'cannotUpdate',
  });
});

it('sending asks for a fresh proof, and a draft can be deleted until it is sent', async () => {
  const admin = await anAdministrator();
  const { id } = await createNewsletterIssue(asking(admin), ISSUE);
  const stale = { ...admin, steppedUpAt: null };
  await expect(sendNewsletterIssue(asking(stale), { id, version: 1 })).rejects.toMatchObject({
    code: 'stepUpNeeded',
  });
  await deleteNewsletterIssue(asking(stale), id);
  await expect(getNewsletterIssue(app.work(), admin, id)).rejects.toMatchObject({ code: 'notFound' });
  const sent = await createNewsletterIssue(asking(admin), ISSUE);
  await sendNewsletterIssue(asking(admin), { id: sent.id, version: 1 });
  await expect(deleteNewsletterIssue(asking(admin), sent.id)).rejects.toMatchObject({ code: 'cannotUpdate' });
});

it('a test goes to who asks alone, with no way to leave', async () => {
  await confirmed('nina@example.it');
  const admin = await anAdministrator();
  const { id } = await createNewsletterIssue(asking(admin), ISSUE);
  await testNewsletterIssue(asking(admin), id);
  const [issue, ...others] = (await mails()).filter(({ kind }) => kind === 'newsletter-issue');
  expect(others).toEqual([]);
  expect(issue?.to).not.toBe('nina@example.it');
  expect(issue?.leaveAddress).toBeUndefined();
});

it('refuses articles that readers cannot open', async () => {
  const admin = await anAdministrator();
  await expect(
    createNewsletterIssue(asking(admin), { ...ISSUE, articleIds: [999_999_999] }),
  ).rejects.toMatchObject({ code: 'invalidInput' });
});
