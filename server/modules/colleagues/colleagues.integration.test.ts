import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { findPerson, invitePerson, saveProviderRole, signUp } from '#server/modules/identity/index.ts';
import {
  codeInNewestStep,
  SIGN_IN,
  signInVariables,
} from '#server/modules/identity/testing/sign-in-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { actorAt, aPersonWithLogIn, call, placeIdOf, worksAt } from './testing/colleague-steps.ts';

const SEEN = `id name email role standing version since signedInAt offeredRole isMe acts
  staff { id name } offeredStaff { id name }`;
const LIST = `query ($p: Id!, $search: String, $role: String, $standing: String, $isAllocated: Boolean, $sort: String, $isDescending: Boolean, $page: Int) {
  getCollaborators(providerId: $p, search: $search, role: $role, standing: $standing, isAllocated: $isAllocated, sort: $sort,
    isDescending: $isDescending, page: $page) { total pages isStaffOpened rolesToGive items { ${SEEN} } } }`;
const ONE = `query ($p: Id!, $id: Id!) { getCollaborator(providerId: $p, id: $id) { ${SEEN} comingBookings
  history { by action roleBefore roleAfter } } }`;
const INVITE = `mutation ($p: Id!, $input: CollaboratorInput!) { inviteCollaborator(providerId: $p, input: $input) { ${SEEN} } }`;
const UPDATE = `mutation ($p: Id!, $id: Id!, $v: Int!, $role: String!) {
  updateCollaborator(providerId: $p, id: $id, version: $v, role: $role) { role version } }`;
const ASSIGN = `mutation ($p: Id!, $id: Id!, $r: Id, $n: String) {
  assignCollaborator(providerId: $p, id: $id, resourceId: $r, newStaffName: $n) { ${SEEN} } }`;
const onPlace = (operation: string) =>
  `mutation ($p: Id!, $id: Id!) { ${operation}(providerId: $p, id: $id) { ${SEEN} } }`;
const WITHDRAW = 'mutation ($p: Id!, $id: Id!) { withdrawInvitation(providerId: $p, id: $id) }';
const MINE =
  '{ getMyInvitations { providerId name role presentRole isHandover staffName clashes { from to } } }';
const answer = (operation: string) => `mutation ($p: Id!) { ${operation}(providerId: $p) }`;

interface Seen {
  id: number;
  name: string;
  email: string;
  role: BusinessRole;
  standing: string;
  version: number;
  signedInAt: string | null;
  offeredRole: string | null;
  acts: string[];
  staff: { id: number; name: string } | null;
  offeredStaff: { id: number; name: string } | null;
}

let app: TestApp;
let providerId: number;
let owner: SignedInPerson & { email: string };
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work(), { name: 'Corte Verde' });
  owner = await worksAt(app, providerId, 'owner');
  await app.jobs.drain();
  await app.pool.query('delete from mails');
});

const ask = <T = Seen>(document: string, variables: object = {}, actor: SignedInPerson = owner) =>
  call<T>(app, document, { p: providerId, ...variables }, { actor });
const list = (filters: object = {}, actor: SignedInPerson = owner) =>
  ask<{ total: number; pages: number; isStaffOpened: boolean; rolesToGive: string[]; items: Seen[] }>(
    LIST,
    filters,
    actor,
  );
const emailsOf = async (filters: object) => (await list(filters)).items.map(({ email }) => email);
const invite = (more: object = {}, actor: SignedInPerson = owner) =>
  ask(
    INVITE,
    { input: { email: `nuova-${(made += 1)}@example.it`, firstname: 'Nina', role: 'collaborator', ...more } },
    actor,
  );
const mails = async () => {
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ kind: string; recipient: string; text: string }>(
    "select kind, recipient, rendered->>'text' as text from mails where state = 'sent' order by id",
  );
  return rows;
};
const boundTo = async (resourceId: number) =>
  (
    await app.pool.query<{ person_id: string | null }>('select person_id from resources where id = $1', [
      resourceId,
    ])
  ).rows[0]?.person_id ?? null;

/** Comes in by the link of the newest invitation and chooses a password. */
async function comeInByLink(email: string): Promise<{ goToBusinessLogin: boolean }> {
  const password = await codeInNewestStep(app, 'invite');
  await app.ask(SIGN_IN, signInVariables(email, { password, activate: true }));
  return call(
    app,
    'mutation ($s: String!) { completeNewPassword(session: $s, newPassword: "Sotto-il-pino-7!") { challengeName goToBusinessLogin } }',
    { s: await codeInNewestStep(app, 'newPassword') },
    {},
  );
}

describe('inviting somebody without a log-in', () => {
  it('mails a link; the first password accepts, with the role and the person of the staff', async () => {
    const resourceId = await aColleague(app.work(), { providerId, name: 'Nina B.' });
    const invited = await invite({ email: 'nina@example.it', lastname: 'Bosco', resourceId });
    expect(invited).toMatchObject({
      name: 'Nina Bosco',
      email: 'nina@example.it',
      role: 'collaborator',
      standing: 'invited',
      acts: ['resend', 'withdraw'],
      staff: null,
      offeredStaff: { id: resourceId, name: 'Nina B.' },
    });
    expect(await mails()).toMatchObject([
      { kind: 'account-invite', recipient: 'nina@example.it', text: expect.stringContaining('Corte Verde') },
    ]);
    expect(await boundTo(resourceId)).toBeNull();
    expect(await comeInByLink('nina@example.it')).toMatchObject({ goToBusinessLogin: true });
    await app.jobs.drain();
    const now = await ask(ONE, { id: invited.id });
    expect(now).toMatchObject({ standing: 'active', staff: { id: resourceId }, offeredStaff: null });
    expect(now).toMatchObject({
      comingBookings: 0,
      history: [
        { action: 'acceptInvitation', by: 'Nina Bosco', roleAfter: 'collaborator' },
        { action: 'inviteCollaborator', by: 'Sara Bosco', roleAfter: 'collaborator' },
      ],
    });
  });

  it('makes a new person of the staff, and a second invitation is refused while the first is open', async () => {
    const invited = await invite({ email: 'doppia@example.it', newStaffName: 'La nuova' });
    expect(invited.offeredStaff?.name).toBe('La nuova');
    await expect(invite({ email: 'Doppia@Example.it' })).rejects.toMatchObject({
      code: 'alreadyAssigned',
      affected: ['email'],
    });
    await expect(invite({ email: owner.email })).rejects.toMatchObject({ code: 'alreadyAssigned' });
  });

  it('after a week the link is worth nothing, sent again it is; withdrawn it is gone', async () => {
    const { id, email } = await invite({ email: 'lenta@example.it' });
    const old = await codeInNewestStep(app, 'invite');
    app.clock.advance(7 * 24 * 60);
    const fresh = { ...owner, steppedUpAt: app.clock.now() };
    expect(await ask(ONE, { id }, fresh)).toMatchObject({
      standing: 'expired',
      acts: ['resend', 'withdraw'],
    });
    expect(await emailsOf({ standing: 'invited' })).toEqual([email]);
    await ask(onPlace('verifyCollaboratorEmail'), { id }, fresh);
    const comeIn = async (password: string) =>
      (await app.ask(SIGN_IN, signInVariables(email, { password, activate: true }))).errors?.[0]?.code ??
      null;
    expect(await comeIn(old)).toBe('InvalidCredentials');
    const code = await codeInNewestStep(app, 'invite');
    expect(await comeIn(code)).toBeNull();
    await ask(WITHDRAW, { id }, fresh);
    expect(await comeIn(code)).toBe('InvalidCredentials');
    await expect(ask(ONE, { id }, fresh)).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask(WITHDRAW, { id }, fresh)).rejects.toMatchObject({ code: 'errorUserNotFound' });
    expect((await list()).total).toBe(1);
    app.clock.advance(-7 * 24 * 60);
  });

  it('by two centers: neither’s link kills the other’s, and the second sees nothing of the first', async () => {
    await invite({ email: 'contesa@example.it', firstname: 'Vera' });
    const first = await codeInNewestStep(app, 'invite');
    const rival = await aProvider(app.work(), { name: 'La rivale' });
    const rivalsOwner = await worksAt(app, rival, 'owner');
    const seen = await call<Seen>(
      app,
      INVITE,
      { p: rival, input: { email: 'Contesa@example.it', firstname: 'Veronica', role: 'manager' } },
      { actor: rivalsOwner },
    );
    expect(seen).toMatchObject({ name: 'Veronica', email: 'Contesa@example.it', signedInAt: null });
    const answer = await app.ask(
      SIGN_IN,
      signInVariables('contesa@example.it', { password: first, activate: true }),
    );
    expect(answer.data).toMatchObject({ signIn: { challengeName: 'NEW_PASSWORD_REQUIRED' } });
  });

  it('is limited: five sendings a day to one, sixty of a center', async () => {
    const { id } = await invite();
    for (let sent = 1; sent < 5; sent += 1) await ask(onPlace('verifyCollaboratorEmail'), { id });
    await expect(ask(onPlace('verifyCollaboratorEmail'), { id })).rejects.toMatchObject({
      code: 'tooManyRequests',
    });
    await app.pool.query('update request_counts set count = 60 where bucket = $1', [`invite:${providerId}`]);
    await expect(invite()).rejects.toMatchObject({ code: 'tooManyRequests' });
  });

  it('is limited for whoever invites, in all their centers together', async () => {
    const input = { email: 'mai-chiesto@example.it', firstname: 'Nina', role: 'collaborator' };
    const inviteAt = async () => {
      const p = await aProvider(app.work());
      await saveProviderRole(app.work(), { providerId: p, personId: owner.personId, role: 'owner' });
      const actor = actorAt(app, owner.personId, p, 'owner');
      return { p, actor, ...(await ask(INVITE, { p, input }, actor)) };
    };
    for (let center = 1; center <= 3; center += 1) {
      const { p, actor, id } = await inviteAt();
      for (let sent = 1; sent < 5; sent += 1) await ask(onPlace('verifyCollaboratorEmail'), { p, id }, actor);
    }
    await expect(inviteAt()).rejects.toMatchObject({ code: 'tooManyRequests' });
    const bucket = `invite-by:${owner.personId}`;
    await app.pool.query('update request_counts set count = 180 where bucket = $1', [bucket]);
    await expect(invite()).rejects.toMatchObject({ code: 'tooManyRequests' });
  });

  it('as a director is an owner’s to send again or to take back, whatever the role had been before', async () => {
    const director = await worksAt(app, providerId, 'director');
    const email = 'di-ritorno@example.it';
    const { id } = await invite({ email });
    await ask(WITHDRAW, { id });
    await invite({ email, role: 'director' });
    for (const operation of [onPlace('verifyCollaboratorEmail'), WITHDRAW])
      await expect(ask(operation, { id }, director)).rejects.toMatchObject({
        code: 'NotAuthorizedException',
      });
    expect((await ask(ONE, { id }, director)).acts).toEqual([]);
  });

  it.each([
    ['ownership by hand', { role: 'owner' }, 'invalidInput'],
    ['a role that is none', { role: 'admin' }, 'invalidInput'],
    ['no e-mail', { email: 'nobody' }, 'invalidInput'],
    ['no name', { firstname: ' ' }, 'invalidInput'],
  ])('refuses %s', async (_name, more, code) => {
    await expect(invite(more)).rejects.toMatchObject({ code });
    expect((await list()).total).toBe(1);
  });

  it('binds nobody to a thing, to somebody else’s person, or to another center’s', async () => {
    const elsewhere = await aProvider(app.work());
    const theirs = await aColleague(app.work(), { providerId: elsewhere });
    const { personId } = await aPersonWithLogIn(app);
    const taken = await aColleague(app.work(), { providerId, personId });
    const thing = await anEquipment(app.work(), { providerId });
    for (const [resourceId, code] of [
      [theirs, 'notFound'],
      [thing, 'notFound'],
      [999_999, 'notFound'],
      [taken, 'alreadyAssigned'],
    ] as const)
      await expect(invite({ resourceId })).rejects.toMatchObject({ code, affected: ['resourceId'] });
  });
});

describe('inviting somebody with a log-in', () => {
  it('nothing changes before they accept, and the center learns nothing of them', async () => {
    const { personId, email } = await aPersonWithLogIn(app);
    const invited = await invite({ email: email.toUpperCase(), firstname: 'Chi?', role: 'manager' });
    expect(invited).toMatchObject({ name: 'Chi?', email: email.toUpperCase(), standing: 'invited' });
    expect(await mails()).toMatchObject([
      { kind: 'account-offer', recipient: email, text: expect.stringContaining('/business/login?next=') },
    ]);
    const them = { ...actorAt(app, personId, 0, 'manager'), providerRoles: [] };
    expect(await call(app, MINE, {}, { actor: them })).toEqual([
      {
        providerId,
        name: 'Corte Verde',
        role: 'manager',
        presentRole: null,
        isHandover: false,
        staffName: null,
        clashes: [],
      },
    ]);
    await ask(answer('acceptInvitation'), {}, them);
    expect(await ask(ONE, { id: invited.id })).toMatchObject({
      name: 'Sara Bosco',
      email,
      standing: 'active',
    });
    expect(await call(app, MINE, {}, { actor: them })).toEqual([]);
    await expect(ask(answer('acceptInvitation'), {}, them)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('declined it is gone; a role that needs a second factor is taken with one alone', async () => {
    const { personId, email } = await aPersonWithLogIn(app);
    const them = { ...actorAt(app, personId, 0, 'manager'), providerRoles: [] };
    const { id } = await invite({ email, role: 'director' });
    await expect(ask(answer('acceptInvitation'), {}, them)).rejects.toMatchObject({ code: 'factorForRole' });
    await ask(answer('declineInvitation'), {}, them);
    await expect(ask(ONE, { id })).rejects.toMatchObject({ code: 'notFound' });
    await invite({ email, role: 'director' });
    await app.pool.query(
      "insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) values ($1, $2, 'key', 0, '', now())",
      [personId, email],
    );
    await ask(answer('acceptInvitation'), {}, them);
    expect(await ask(ONE, { id })).toMatchObject({ role: 'director', standing: 'active' });
  });

  it('who registered with the e-mail and never proved it sees and accepts nothing, and goes with the first password', async () => {
    const email = 'in-attesa@example.it';
    const origin = { address: '192.0.2.1', language: 'it', idempotencyKey: null } as const;
    const stranger = { email, password: 'Non-sono-io-99!', hasAcceptedTerms: true, agreements: [] };
    await signUp(app.work(), app.deps, origin, stranger);
    const { id } = await invite({ email });
    const personId = Number(await findPerson(app.work(), email));
    const them = { ...actorAt(app, personId, 0, 'manager'), providerRoles: [] };
    expect(await call(app, MINE, {}, { actor: them })).toEqual([]);
    await expect(ask(answer('acceptInvitation'), {}, them)).rejects.toMatchObject({ code: 'notFound' });
    await comeInByLink(email);
    expect(await ask(ONE, { id })).toMatchObject({ standing: 'active' });
    const old = await app.ask(SIGN_IN, signInVariables(email, { password: stranger.password }));
    expect(old.errors?.[0]?.code).toBe('InvalidCredentials');
  });

  it('may sign in where businesses do as soon as they are invited, and only while they are', async () => {
    const { email } = await aPersonWithLogIn(app);
    const comeIn = async () =>
      (await app.ask(SIGN_IN, signInVariables(email), { area: 'business' })).errors?.[0]?.code ?? null;
    expect(await comeIn()).toBe('NotAuthorizedException');
    const { id } = await invite({ email });
    expect(await comeIn()).toBeNull();
    await ask(WITHDRAW, { id });
    expect(await comeIn()).toBe('NotAuthorizedException');
  });
});

describe('the list', () => {
  it('finds, filters, sorts and pages in the database', async () => {
    const manager = await worksAt(app, providerId, 'manager');
    const collaborator = await worksAt(app, providerId, 'collaborator');
    await aColleague(app.work(), { providerId, personId: collaborator.personId });
    const { email } = await invite({ email: 'zita@example.it', firstname: 'Zita', role: 'manager' });
    expect(await emailsOf({ role: 'manager' })).toEqual([manager.email, email]);
    expect(await emailsOf({ search: 'ZIT' })).toEqual([email]);
    expect(await emailsOf({ search: '%' })).toEqual([]);
    expect(await emailsOf({ isAllocated: true })).toEqual([collaborator.email]);
    expect(await emailsOf({ isAllocated: false, standing: 'active', sort: 'role' })).toEqual([
      owner.email,
      manager.email,
    ]);
    expect((await emailsOf({ sort: 'name', isDescending: true }))[0]).toBe(email);
    for (let count = 0; count < 8; count += 1) await invite();
    expect(await list({ page: 2 })).toMatchObject({ total: 12, pages: 2, items: { length: 2 } });
    await expect(list({ sort: 'password' })).rejects.toMatchObject({ code: 'invalidInput' });
  });

  it('is for owners and directors; a package for one alone leaves ending, and takes inviting', async () => {
    const manager = await worksAt(app, providerId, 'manager');
    await expect(list({}, manager)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    const director = await worksAt(app, providerId, 'director');
    expect((await list({}, director)).rolesToGive).toEqual(['manager', 'collaborator']);
    await app.pool.query('update package_subscriptions set active = false where provider_id = $1', [
      providerId,
    ]);
    expect(await list()).toMatchObject({ isStaffOpened: false, total: 3 });
    await expect(invite()).rejects.toMatchObject({ code: 'insufficientPlan' });
    const id = await placeIdOf(app, providerId, manager.email);
    expect(await ask(onPlace('deactivateCollaborator'), { id })).toMatchObject({
      standing: 'inactive',
      acts: [],
    });
  });
});

describe('roles', () => {
  it('change by version, by who may, and never to ownership', async () => {
    const manager = await worksAt(app, providerId, 'manager');
    const director = await worksAt(app, providerId, 'director');
    const id = await placeIdOf(app, providerId, manager.email);
    const { version } = await ask(ONE, { id });
    expect(await ask(UPDATE, { id, v: version, role: 'collaborator' }, director)).toEqual({
      role: 'collaborator',
      version: version + 1,
    });
    await expect(ask(UPDATE, { id, v: version, role: 'manager' })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await expect(ask(UPDATE, { id, v: version + 1, role: 'director' }, director)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(ask(UPDATE, { id, v: version + 1, role: 'owner' })).rejects.toMatchObject({
      code: 'invalidInput',
    });
    const own = await placeIdOf(app, providerId, owner.email);
    const { version: ownVersion } = await ask(ONE, { id: own });
    await expect(ask(UPDATE, { id: own, v: ownVersion, role: 'manager' })).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(ask(UPDATE, { id: 999_999, v: 1, role: 'manager' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('a promotion to director ends sessions that were opened without a second factor', async () => {
    const manager = await worksAt(app, providerId, 'manager');
    const id = await placeIdOf(app, providerId, manager.email);
    const session = (area: string, factor: string | null) =>
      app.pool.query(
        `insert into login_sessions (token_hash, person_id, area, app_name, app_version, os, device, second_factor, created_at, last_used_at, idle_until)
         values ($1, $2, $3, 'radura', '6', 'web', '', $4, now(), now(), now() + interval '1 year')`,
        [`${area}${factor}`, manager.personId, area, factor],
      );
    await session('business', null);
    await session('business', 'passkey');
    await session('public', null);
    const { version } = await ask(ONE, { id });
    await ask(UPDATE, { id, v: version, role: 'director' });
    const { rows } = await app.pool.query(
      'select area, second_factor from login_sessions where person_id = $1 order by area',
      [manager.personId],
    );
    expect(rows).toEqual([
      { area: 'business', second_factor: 'passkey' },
      { area: 'public', second_factor: null },
    ]);
  });

  it('end at once and come back; the person of the staff stays, and is asked for again', async () => {
    const { email, personId } = await worksAt(app, providerId, 'collaborator');
    const resourceId = await aColleague(app.work(), { providerId, personId, name: 'Sara' });
    const id = await placeIdOf(app, providerId, email);
    expect(await ask(onPlace('deactivateCollaborator'), { id })).toMatchObject({
      standing: 'inactive',
      staff: null,
      acts: ['reactivate'],
    });
    expect(await boundTo(resourceId)).toBeNull();
    await expect(
      call(app, LIST, { p: providerId }, { actor: actorAt(app, personId, providerId, 'collaborator') }),
    ).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    expect(await ask(onPlace('reactivateCollaborator'), { id })).toMatchObject({
      standing: 'active',
      staff: null,
      offeredRole: 'collaborator',
      offeredStaff: { id: resourceId },
    });
    await ask(answer('acceptInvitation'), {}, actorAt(app, personId, providerId, 'collaborator'));
    expect(await boundTo(resourceId)).toBe(personId);
    await expect(ask(onPlace('reactivateCollaborator'), { id })).rejects.toMatchObject({
      code: 'errorUserNotFound',
    });
  });

  it('an owner ends another owner’s after a fresh proof alone, and brings them back as a director', async () => {
    const other = await worksAt(app, providerId, 'owner');
    const id = await placeIdOf(app, providerId, other.email);
    await expect(
      ask(onPlace('deactivateCollaborator'), { id }, { ...owner, steppedUpAt: null }),
    ).rejects.toMatchObject({ code: 'stepUpNeeded' });
    await ask(onPlace('deactivateCollaborator'), { id });
    expect(await ask(onPlace('reactivateCollaborator'), { id })).toMatchObject({ role: 'director' });
  });

  it('who works here is assigned when they accept, oneself at once', async () => {
    const manager = await worksAt(app, providerId, 'manager');
    const resourceId = await aColleague(app.work(), { providerId });
    const id = await placeIdOf(app, providerId, manager.email);
    expect(await ask(ASSIGN, { id, r: resourceId })).toMatchObject({
      staff: null,
      offeredStaff: { id: resourceId },
    });
    expect(await mails()).toMatchObject([{ kind: 'account-offer', recipient: manager.email }]);
    await ask(answer('acceptInvitation'), {}, manager);
    expect(await boundTo(resourceId)).toBe(manager.personId);
    const own = await placeIdOf(app, providerId, owner.email);
    expect(await ask(ASSIGN, { id: own, n: 'Io' })).toMatchObject({ staff: { name: 'Io' } });
    await expect(ask(ASSIGN, { id: own, n: 'Ancora' })).rejects.toMatchObject({ code: 'alreadyAssigned' });
    await expect(ask(ASSIGN, { id }, owner)).rejects.toMatchObject({ code: 'alreadyAssigned' });
  });

  it('are given up by oneself, but for the last owner’s; coming back takes an invitation', async () => {
    await expect(ask(answer('leaveProvider'))).rejects.toMatchObject({ code: 'lastOwner' });
    const manager = await worksAt(app, providerId, 'manager');
    const resourceId = await aColleague(app.work(), { providerId, personId: manager.personId });
    await ask(answer('leaveProvider'), {}, manager);
    expect(await boundTo(resourceId)).toBeNull();
    expect((await list()).total).toBe(1);
    const id = await placeIdOf(app, providerId, manager.email);
    await expect(ask(onPlace('reactivateCollaborator'), { id })).rejects.toMatchObject({
      code: 'errorUserNotFound',
    });
    expect(await invite({ email: manager.email })).toMatchObject({ id, standing: 'invited', name: 'Nina' });
  });
});

describe('ownership', () => {
  it('is handed over by both agreeing; who handed it over is a director, and both are told', async () => {
    await app.pool.query('update providers set owner_person_id = $2 where id = $1', [
      providerId,
      owner.personId,
    ]);
    const manager = await worksAt(app, providerId, 'manager');
    const id = await placeIdOf(app, providerId, manager.email);
    const handOver = onPlace('handOverOwnership');
    await expect(ask(handOver, { id }, { ...owner, steppedUpAt: null })).rejects.toMatchObject({
      code: 'stepUpNeeded',
    });
    await expect(ask(handOver, { id }, await worksAt(app, providerId, 'director'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await ask(handOver, { id });
    await app.jobs.drain();
    const accept = answer('acceptInvitation');
    await expect(ask(accept, {}, manager)).rejects.toMatchObject({ code: 'factorForRole' });
    await app.pool.query(
      "insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) values ($1, $2, 'key', 0, '', now())",
      [manager.personId, manager.email],
    );
    await expect(ask(accept, {}, { ...manager, steppedUpAt: null })).rejects.toMatchObject({
      code: 'stepUpNeeded',
    });
    await ask(accept, {}, manager);
    const { rows } = await app.pool.query(
      `select r.role, r.active, p.owner_person_id = r.person_id as owns from provider_roles r join providers p on p.id = r.provider_id
       where r.provider_id = $1 and r.person_id = any($2) order by r.role`,
      [providerId, [owner.personId, manager.personId]],
    );
    expect(rows).toEqual([
      { role: 'director', active: true, owns: false },
      { role: 'owner', active: true, owns: true },
    ]);
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['account-ownership-asked', manager.email],
      ['account-ownership-given', owner.email],
      ['account-ownership-taken', manager.email],
    ]);
  });

  it('is not taken from who owns it no more', async () => {
    const other = await worksAt(app, providerId, 'owner');
    const manager = await worksAt(app, providerId, 'manager');
    await app.pool.query(
      "insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) values ($1, $2, 'key', 0, '', now())",
      [manager.personId, manager.email],
    );
    await ask(onPlace('handOverOwnership'), { id: await placeIdOf(app, providerId, manager.email) });
    await ask(
      onPlace('deactivateCollaborator'),
      { id: await placeIdOf(app, providerId, owner.email) },
      other,
    );
    await expect(ask(answer('acceptInvitation'), {}, manager)).rejects.toMatchObject({ code: 'notFound' });
  });
});

it('an invitation that gave its role at once is as it was', async () => {
  const invitation = { email: 'subito@example.it', providerId, role: 'manager', language: 'it' } as const;
  await invitePerson(app.work(), { ...invitation, actor: 'system:test' });
  expect(await emailsOf({ role: 'manager', standing: 'active' })).toEqual(['subito@example.it']);
});
