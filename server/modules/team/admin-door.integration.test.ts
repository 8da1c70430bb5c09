import { afterAll, beforeAll, expect, it } from 'vitest';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser, listTeam, offerTeamRole, teamInvitationLink } from '#server/modules/identity/index.ts';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { endTeamRole, inviteToTeam } from './use-cases/commands.ts';

const CHOSEN = 'Vicino-al-mare-8!';
const SIGN_IN = `mutation ($e: String!, $p: String!) {
  signIn(username: $e, password: $p, appName: "radura", version: "6.0.0", os: "web", activate: true) { challengeName session }
}`;
const COMPLETE = `mutation ($s: String!, $p: String!) {
  completeNewPassword(session: $s, newPassword: $p) { challengeName session }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Step = { challengeName: string | null; session: string };
type Answer = { data?: Record<string, Step> | null; errors?: readonly { code?: string }[] };

/** As a browser at `/admin` asks. */
const ask = async (document: string, variables: Record<string, unknown>): Promise<Answer> =>
  (await app.ask(document, variables, { area: 'admin' })) as Answer; // the documents ask for nothing else
let made = 0;
const newEmail = (): string => `persona-${(made += 1)}@example.it`;

async function invitation(role: 'admin' | 'author', email = newEmail()) {
  const { personId, codeId } = await app
    .work()
    .transaction((tx) => offerTeamRole(tx, { email, language: 'it', role }));
  const link = teamInvitationLink(app.deps, { email, codeId, language: 'it' });
  return { personId, email, code: link.slice(link.lastIndexOf('/') + 1) };
}
const roleOf = async (personId: number): Promise<string | undefined> =>
  (await app.pool.query<{ role: string }>('select role from log_ins where person_id = $1', [personId]))
    .rows[0]?.role;

async function joined(role: 'admin' | 'author') {
  const invited = await invitation(role);
  const first = await ask(SIGN_IN, { e: invited.email, p: invited.code });
  const second = await ask(COMPLETE, { s: first.data?.['signIn']?.session, p: CHOSEN });
  return { ...invited, second };
}
const actorOf = (personId: number, role: 'admin' | 'author' = 'admin'): SignedInPerson =>
  anActor({ personId, role, area: 'admin', steppedUpAt: app.clock.now() });
const asking = (actor: SignedInPerson) => ({
  work: app.work(),
  actor,
  locale: 'it' as const,
  idempotencyKey: `a key of its own ${(made += 1)}`,
});

it('lets in by an invitation, once, and asks for a second factor', async () => {
  const { personId, email, code, second } = await joined('admin');
  expect(second.data?.['completeNewPassword']?.challengeName).toBe('SECOND_FACTOR_SETUP');
  expect(await roleOf(personId)).toBe('admin');
  const again = await ask(SIGN_IN, { e: email, p: code });
  expect(again.errors?.[0]?.code).toBe('InvalidCredentials');
  const withPassword = await ask(SIGN_IN, { e: email, p: CHOSEN });
  expect(withPassword.data?.['signIn']?.challengeName).toBe('EMAIL_CODE_REQUIRED');
});

it('gives no role before the link is used, nor after it is withdrawn or over', async () => {
  const waiting = await invitation('author');
  expect(await roleOf(waiting.personId)).toBe('customer');
  await invitation('author', waiting.email);
  const former = await ask(SIGN_IN, { e: waiting.email, p: waiting.code });
  expect(former.errors?.[0]?.code).toBe('InvalidCredentials');

  const old = await invitation('admin');
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 8 * 86_400_000));
  const late = await ask(SIGN_IN, { e: old.email, p: old.code });
  expect(late.errors?.[0]?.code).toBe('InvalidCredentials');
  app.clock.set(now);

  const withdrawn = await invitation('admin');
  const begun = await ask(SIGN_IN, { e: withdrawn.email, p: withdrawn.code });
  const { personId } = await joined('admin');
  await endTeamRole(asking(actorOf(personId)), withdrawn.personId, 'Era un errore di battitura');
  await ask(COMPLETE, { s: begun.data?.['signIn']?.session, p: CHOSEN });
  expect(await roleOf(withdrawn.personId)).toBe('customer');
});

it('keeps customers out of the log-in of the team', async () => {
  const email = newEmail();
  const names = { firstname: 'Ida', lastname: 'Riva' };
  const common = { email, password: PASSWORD, language: 'it', actor: 'system:test' } as const;
  await createUser(app.work(), app.deps, { ...common, ...names });
  const answer = await ask(SIGN_IN, { e: email, p: PASSWORD });
  expect(answer.errors?.[0]?.code).toBe('NotAuthorizedException');
});

it('invites and ends by an administrator alone, with a fresh proof and a reason', async () => {
  const { personId } = await joined('admin');
  const admin = actorOf(personId);
  const input = { email: newEmail(), firstname: 'Ivo', role: 'author' };
  const stale = { ...admin, steppedUpAt: new Date(app.clock.now().getTime() - 3_600_000) };
  await expect(inviteToTeam(asking(stale), input)).rejects.toMatchObject({ code: 'stepUpNeeded' });
  const { id } = await inviteToTeam(asking(admin), input);
  expect((await listTeam(app.work())).find((one) => one.personId === id)).toMatchObject({ role: 'author' });
  await expect(inviteToTeam(asking(admin), { ...input, email: 'none' })).rejects.toMatchObject({
    code: 'invalidInput',
  });
  const author = await joined('author');
  await expect(inviteToTeam(asking(actorOf(author.personId, 'author')), input)).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  });
  await expect(endTeamRole(asking(admin), author.personId, 'ciao')).rejects.toMatchObject({
    code: 'invalidInput',
  });
  await expect(endTeamRole(asking(admin), personId, 'Me ne vado via io')).rejects.toMatchObject({
    code: 'NotAuthorizedException',
  });
  await endTeamRole(asking(admin), author.personId, 'Ha finito il suo lavoro');
  expect(await roleOf(author.personId)).toBe('customer');
  await expect(endTeamRole(asking(admin), author.personId, 'Ancora una volta')).rejects.toMatchObject({
    code: 'notFound',
  });
});

it('never lets the last administrator go, also of two who end each other at once', async () => {
  await app.pool.query(`update log_ins set role = 'customer'`);
  const [one, other] = [await joined('admin'), await joined('admin')];
  const outcomes = await Promise.allSettled([
    endTeamRole(asking(actorOf(one.personId)), other.personId, 'Non lavora più qui'),
    endTeamRole(asking(actorOf(other.personId)), one.personId, 'Non lavora più qui'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
});
