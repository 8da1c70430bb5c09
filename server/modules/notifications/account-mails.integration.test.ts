import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#contracts/languages.ts';
import {
  changePassword,
  confirmUser,
  findPerson,
  forgotPassword,
  invitePerson,
  resetPassword,
  signUp,
} from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.work().db.deleteFrom('mails').execute());

const PASSWORD = 'Sotto-il-pino-7!';
const origin = (language: Locale) => ({ address: '192.0.2.1', language, idempotencyKey: null });

interface Sent {
  subject: string;
  text: string;
  html: string;
  to: string;
}

/** The mails in the development mailbox once all jobs have run. */
async function mails(): Promise<Sent[]> {
  await app.jobs.drain();
  const rows = await app
    .work()
    .db.selectFrom('mails')
    .select(['recipient', 'rendered'])
    .where('state', '=', 'sent')
    .orderBy('id')
    .execute();
  // The mailbox keeps what the mails' own renderer wrote.
  return rows.map(({ recipient, rendered }) => ({
    to: recipient,
    ...(rendered as unknown as Omit<Sent, 'to'>),
  }));
}

const linkIn = (mail: Sent | undefined) => /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';

async function registered(email: string, language: Locale): Promise<number> {
  await signUp(app.work(), app.deps, origin(language), {
    email,
    password: PASSWORD,
    hasAcceptedTerms: true,
    agreements: [],
  });
  const personId = await findPerson(app.work(), email);
  if (personId === null) throw new Error('Nobody was registered');
  return personId;
}

describe.each([
  [
    'it',
    {
      verify: 'Conferma la tua e-mail',
      reset: 'nuova password',
      changed: 'password è cambiata',
      invite: 'ti invita',
    },
  ],
  [
    'en',
    {
      verify: 'Confirm your e-mail',
      reset: 'new password',
      changed: 'password was changed',
      invite: 'invites you',
    },
  ],
] as const)('letters about an account, in %s', (language, said) => {
  const email = `ada.${language}@example.it`;

  it('the confirmation carries a link that confirms', async () => {
    await registered(email, language);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: email, subject: expect.stringContaining(said.verify) });
    const link = linkIn(mail);
    expect(link).toMatch(
      language === 'it' ? /^http:\/\/localhost:3000\/it\/user-confirmation\// : /\/en\/user-confirmation\//,
    );
    expect(mail?.html).toContain(link);
    const origin = { address: '192.0.2.1', browser: { markOf: () => null } };
    await confirmUser(app.work(), app.deps, origin, {
      code: link.split('/').at(-1) ?? '',
      password: PASSWORD,
    });
  });

  it('the reset carries a link that resets, and a notice follows', async () => {
    await forgotPassword(app.work(), app.deps, origin(language), email);
    const [mail] = await mails();
    expect(mail?.subject).toContain(said.reset);
    const [, code] = /\/reset\/[^/\s]+\/(\S+)/.exec(mail?.text ?? '') ?? [];
    await resetPassword(
      app.work(),
      app.deps,
      { address: '192.0.2.1' },
      { email, code: code ?? '', newPassword: 'quite another one' },
    );
    const [, notice] = await mails();
    expect(notice?.subject).toContain(said.changed);
    expect(notice?.text).toContain('/forgot');
  });

  it('an invitation names who invites and leads to the first password; whoever has one is sent to the log-in', async () => {
    const providerId = await aProvider(app.work(), { name: 'Corte Verde' });
    const invite = (to: string) =>
      invitePerson(app.work(), {
        email: to,
        providerId,
        role: 'collaborator',
        language,
        actor: 'system:test',
      });
    await invite(`new.${email}`);
    await invite(email);
    const sent = await mails();
    const [first, known] = [`new.${email}`, email].map((to) => sent.find((mail) => mail.to === to));
    expect(first?.subject).toContain('Corte Verde');
    expect(first?.subject).toContain(said.invite);
    expect(linkIn(first)).toContain(`/verify/new.ada.${language}%40example.it/`);
    expect(known?.text).toContain('/business/login');
  });
});

it('a mail whose link is over is not sent', async () => {
  await registered('late@example.it', 'it');
  await app.work().db.updateTable('log_in_codes').set({ used_at: app.clock.now() }).execute();
  expect(await mails()).toEqual([]);
  expect(await app.work().db.selectFrom('mails').select(['kind', 'state']).execute()).toEqual([
    { kind: 'account-verify', state: 'dropped' },
  ]);
});

it('the database and its mails hold no code that works', async () => {
  await registered('canary@example.it', 'it');
  await app.jobs.drain();
  const [mail] = await app.work().db.selectFrom('mails').select(['details', 'send_key', 'kind']).execute();
  const codes = await app.work().db.selectFrom('log_in_codes').selectAll().execute();
  expect([mail?.kind, codes.length > 0]).toEqual(['account-verify', true]);
  expect(JSON.stringify([mail, codes])).not.toMatch(/[\w-]{27}/);
});

it('changing the password tells the person, each time', async () => {
  const personId = await registered('bo@example.it', 'en');
  await app.jobs.drain();
  await app.work().db.deleteFrom('mails').execute();
  const change = (oldPassword: string, newPassword: string) =>
    changePassword(
      app.work(),
      app.deps,
      { personId, sessionId: 0, steppedUpAt: app.clock.now() },
      { oldPassword, newPassword },
    );
  await change(PASSWORD, 'quite another one');
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  app.clock.advance(1);
  await change('quite another one', 'and one more');
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Your password was changed',
    'Your password was changed',
  ]);
});
