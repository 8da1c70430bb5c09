import { afterAll, beforeAll, expect, it } from 'vitest';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import {
  activateEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  sendTestEmail,
  updateEmailTemplate,
} from './use-cases/commands.ts';
import { ownWordsFor } from './use-cases/own-texts.ts';
import { getEmailTemplates } from './use-cases/own-templates.ts';

let app: TestApp;
let owner: SignedInPerson;
let providerId: number;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  providerId = await aProvider(app.work());
  const personId = await aPerson(app.work());
  await app.pool.query(`insert into log_ins (person_id, created_at) values ($1, now())`, [personId]);
  await app.pool.query(
    `insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, 'owner', now())`,
    [providerId, personId],
  );
  owner = anActor({
    personId,
    area: 'business',
    providerRoles: [{ providerId, role: 'owner' }],
    steppedUpAt: app.clock.now(),
  });
});
afterAll(() => app.close());

const asking = () => ({ work: app.work(), actor: owner, idempotencyKey: `a key of its own ${(made += 1)}` });
const FORM = {
  name: 'Saluti',
  kind: 'all',
  language: 'it',
  color: '#336655',
  header: 'Ciao!',
  goodbye: '',
  footer: '',
};
const words = () => ownWordsFor(app.work(), { providerId, kind: 'reservation-confirmed', language: 'it' });

it('two activations at once leave one active; the next mail follows, and ours once it is deleted', async () => {
  const one = await createEmailTemplate(asking(), providerId, FORM);
  const other = await createEmailTemplate(asking(), providerId, { ...FORM, header: 'Buongiorno!' });
  expect(await words()).toBeNull();
  await Promise.all(
    [one, other].map(({ id }) => activateEmailTemplate(asking(), { providerId, id, isActive: true })),
  );
  const { items } = await getEmailTemplates(asking(), providerId);
  const [active, ...more] = items.filter(({ isActive }) => isActive);
  expect(more).toEqual([]);
  expect(await words()).toMatchObject({ header: active?.header, color: '#336655' });
  const at = { providerId, id: active?.id ?? 0 };
  await updateEmailTemplate(
    asking(),
    { ...at, version: active?.version ?? 0 },
    { ...FORM, header: 'A presto!' },
  );
  expect(await words()).toMatchObject({ header: 'A presto!' });
  await deleteEmailTemplate(asking(), at);
  expect(await words()).toBeNull();
});

it('the index holds what the commands promise', async () => {
  const insert = `insert into email_templates (provider_id, name, kind, language, color, header, goodbye, footer, is_active)
    values ($1, 'x', 'payment-done', 'it', '#336655', '', '', '', true)`;
  await app.pool.query(insert, [providerId]);
  await expect(app.pool.query(insert, [providerId])).rejects.toThrow(/email_templates_one_active/);
});

it('mails to addresses that nobody proved carry nobody’s words', async () => {
  const { id } = await createEmailTemplate(asking(), providerId, FORM);
  await activateEmailTemplate(asking(), { providerId, id, isActive: true });
  const to = { providerId, kind: 'reservation-to-confirm', language: 'it' } as const;
  expect(await ownWordsFor(app.work(), to)).toBeNull();
});

it('a test mail brings the words to who asked', async () => {
  const { id } = await createEmailTemplate(asking(), providerId, {
    ...FORM,
    header: 'Ciao {firstname}!',
    footer: 'Parcheggio in via Po.',
  });
  await sendTestEmail(asking(), { providerId, id });
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ text: string }>(
    `select rendered ->> 'text' as text from mails where kind = 'template-test' and state = 'sent'`,
  );
  expect(rows[0]?.text).toContain('Ciao Ada!');
  expect(rows[0]?.text).toContain('Parcheggio in via Po.');
});

it.each([
  { color: 'red;}' },
  { header: '{evil}' },
  { header: '{date}' },
  { goodbye: 'Ciao {firstname' },
  { logo: `/media/email-logos/${'a'.repeat(40)}.png` },
  { logo: 'https://evil.example/logo.png' },
  { header: 'x'.repeat(601) },
  { kind: 'reservation-to-confirm' },
  { footer: '\u202Egnp' },
  { name: '' },
])('refuses %j', async (wrong) => {
  const made = createEmailTemplate(asking(), providerId, { ...FORM, ...wrong });
  await expect(made).rejects.toMatchObject({ code: 'invalidInput' });
});
