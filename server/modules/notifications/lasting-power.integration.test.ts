import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invitePerson } from '#server/modules/identity/index.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const CHANGE_ROLE = `mutation($p: Id!, $id: Id!, $version: Int!, $role: String!) {
  updateCollaborator(providerId: $p, id: $id, version: $version, role: $role) { id } }`;
const SETTINGS = `mutation($p: Id!, $version: Int!, $email: String) { saveProviderSettings(providerId: $p, version: $version, input: {
  notificationEmail: $email, language: "it", timezone: "Europe/Rome", reservationOffset: 0, bookingHorizonDays: 180, defaultTimeSlotStep: 5,
  freeCancellationHours: 24, reminderHours: [] }) { version } }`;

let app: TestApp;
let at: AtProvider;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  at = await atProvider(app);
});

const emailOf = async (personId: number): Promise<string> => {
  const { rows } = await app.pool.query('select email from people where id = $1', [personId]);
  return rows[0].email;
};
async function mailed(kind: string): Promise<{ recipient: string; text: string }[]> {
  await app.jobs.drain();
  const { rows } = await app.pool.query(
    `select recipient, rendered ->> 'text' as text from mails where kind = $1 and provider_id = $2 order by recipient`,
    [kind, at.providerId],
  );
  return rows;
}

it('tells every owner of a new director, whoever made them', async () => {
  const second = await at.works('owner');
  const { personId } = await at.works('collaborator');
  const { rows } = await app.pool.query(
    'select id, version from provider_roles where person_id = $1 and provider_id = $2',
    [personId, at.providerId],
  );
  await at.ask(CHANGE_ROLE, { ...rows[0], role: 'director' });
  const owners = [await emailOf(at.owner.personId), await emailOf(second.personId)].toSorted();
  const mails = await mailed('account-director-made');
  expect(mails.map(({ recipient }) => recipient)).toEqual(owners);
  expect(mails[0]?.text).toContain(await emailOf(personId));
});

it('tells the former address that notices go elsewhere, once for each change, and no other saving', async () => {
  await app.pool.query('update providers set notification_email = $2 where id = $1', [
    at.providerId,
    'banco@example.it',
  ]);
  await at.ask(SETTINGS, { version: 1, email: 'banco@example.it' });
  expect(await mailed('account-notice-address')).toEqual([]);
  await at.ask(SETTINGS, { version: 2, email: 'altro@example.it' });
  await at.ask(SETTINGS, { version: 3, email: null });
  const mails = await mailed('account-notice-address');
  expect(mails.map(({ recipient }) => recipient)).toEqual(['altro@example.it', 'banco@example.it']);
  expect(mails[1]?.text).not.toContain('altro@example.it');
});

it('changes neither in a session without a fresh proof', async () => {
  const stale = { ...at.owner, steppedUpAt: null };
  await expect(at.ask(SETTINGS, { version: 1, email: 'altro@example.it' }, stale)).rejects.toMatchObject({
    code: 'stepUpNeeded',
  });
  const { personId } = await invitePerson(app.work(), {
    email: `stale-${at.providerId}@example.it`,
    providerId: at.providerId,
    role: 'collaborator',
    language: 'it',
    actor: 'system:test',
  });
  const { rows } = await app.pool.query('select id, version from provider_roles where person_id = $1', [
    personId,
  ]);
  const change = at.ask(CHANGE_ROLE, { ...rows[0], role: 'director' }, stale);
  await expect(change).rejects.toMatchObject({ code: 'stepUpNeeded' });
});
