import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityInvariants } from '#server/modules/identity/audit.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { addLogIn, findOrAddPerson } from '#server/modules/identity/index.ts';
import { connectPaymentAccount } from '#server/modules/payments/index.ts';
import { setVatRegime } from '#server/modules/providers/index.ts';
import type { Newcomer, SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { onboardingInvariants } from './audit.ts';
import { openCenter } from './use-cases/open-center.ts';

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

interface Owner {
  providerId: number;
  actor: SignedInPerson | Newcomer;
}

/** A center as registering leaves it, and its owner. */
async function aNewCenter({ isProved = true } = {}): Promise<Owner> {
  const work = app.work();
  const email = `primi-passi-${(made += 1)}@example.it`;
  const personId = await findOrAddPerson(work, { email, language: 'it' });
  const providerId = await work.transaction(async (tx) => {
    await addLogIn(tx, { personId, passwordHash: 'hash', language: 'it', agreements: [] });
    const center = { type: 'C', name: 'Il Bosco', city: 'Bologna', cityKey: null } as const;
    return openCenter(tx, { center, place: null, owner: { personId, email }, language: 'it' });
  });
  if (isProved) await app.pool.query('update people set verified_at = now() where id = $1', [personId]);
  const person = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
  return { providerId, actor: isProved ? person : { ...person, kind: 'newcomer' } };
}

let keys = 0;
async function ask<T = unknown>(
  { actor, providerId }: Owner,
  document: string,
  variables: object = {},
): Promise<{ data: T | null; code: string | undefined; inputs: unknown }> {
  const { data, errors } = await app.ask(
    document,
    { id: providerId, ...variables },
    { actor, idempotencyKey: `a form of the first settings: ${(keys += 1)}` },
  );
  return { data: (data as T | undefined) ?? null, code: errors?.[0]?.code, inputs: errors?.[0]?.inputs };
}

const SETUP = `query ($id: Id!) { getCenterSetup(providerId: $id) {
  steps { name isDone } isFinished isEmailProved hours { weekday startMinute endMinute } people { name } services { name priceCents duration } acceptPayments } }`;
const HOURS = `mutation ($id: Id!, $template: String!, $opensAt: Int!, $closesAt: Int!) {
  saveFirstHours(providerId: $id, template: $template, opensAt: $opensAt, closesAt: $closesAt) { hours { weekday startMinute endMinute } } }`;
const TEAM = `mutation ($id: Id!, $name: String, $colleague: String) {
  saveFirstTeam(providerId: $id, name: $name, colleague: $colleague) { people { name } } }`;
const PAYMENT = `mutation ($id: Id!, $acceptPayments: PaymentSetting!) { saveFirstPayment(providerId: $id, acceptPayments: $acceptPayments) { acceptPayments } }`;
const FINISH = `mutation ($id: Id!, $isPublished: Boolean!) { finishSetup(providerId: $id, isPublished: $isPublished) { isFinished } }`;
const PROFILE = `mutation ($id: Id!) { saveProviderProfile(providerId: $id, version: 1, input: { name: "Il Bosco", description: "Pace.", categories: ["spa"] }) { id } }`;
const LOCATION = `mutation ($id: Id!) { saveProviderLocation(providerId: $id, version: 1, input: { addressLine1: "Via Rizzoli 1", city: "Bologna", countryCode: "IT" }) { id } }`;
const DRAWN = 'mutation ($id: Id!) { chooseDrawnPhoto(providerId: $id) { id } }';
const STANDING = '{ getCurrentUser { completedOnboarding businesses { setup } } }';

const done = async (owner: Owner): Promise<string[]> => {
  const { data } = await ask<{ getCenterSetup: { steps: { name: string; isDone: boolean }[] } }>(
    owner,
    SETUP,
  );
  return (data?.getCenterSetup.steps ?? []).filter(({ isDone }) => isDone).map(({ name }) => name);
};
const standing = async (owner: Owner): Promise<unknown> => (await ask(owner, STANDING)).data;
const faultsOf = async (invariants: typeof onboardingInvariants): Promise<string[]> => {
  const faults: string[] = [];
  for (const { name, sql } of invariants) if ((await app.pool.query(sql)).rows.length > 0) faults.push(name);
  return faults;
};

describe('how customers pay', () => {
  it('is no first setting any more once the center is set up', async () => {
    const owner = await aNewCenter();
    expect((await ask(owner, PAYMENT, { acceptPayments: 'Optional' })).code).toBeUndefined();
    await app.pool.query('update center_setups set completed_at = now() where provider_id = $1', [
      owner.providerId,
    ]);
    expect((await ask(owner, PAYMENT, { acceptPayments: 'NoPayments' })).code).toBe('NotAuthorizedException');
    await app.pool.query('delete from center_setups where provider_id = $1', [owner.providerId]);
    expect((await ask(owner, PAYMENT, { acceptPayments: 'NoPayments' })).code).toBe('NotAuthorizedException');
  });
});

describe('what services are taxed with', () => {
  it('is shown as the trade has it, with the rate of today, and follows the regime that was chosen', async () => {
    const owner = await aNewCenter({ isProved: false });
    const vat = async () => {
      const { data } = await ask<{ getCenterSetup: { vat: object } }>(
        owner,
        'query ($id: Id!) { getCenterSetup(providerId: $id) { vat { treatment rateBasisPoints } } }',
      );
      return data?.getCenterSetup.vat;
    };
    expect(await vat()).toEqual({ treatment: 'standard', rateBasisPoints: 2200 });
    await setVatRegime(app.work(), owner.providerId, { regime: 'forfettario', treatment: 'standard' });
    expect(await vat()).toEqual({ treatment: 'forfettario', rateBasisPoints: 0 });
  });
});

describe('the first settings', () => {
  it('begin with nothing done, and are told from what each step leaves behind', async () => {
    const owner = await aNewCenter();
    expect(await done(owner)).toEqual([]);
    expect((await ask(owner, PROFILE)).code).toBeUndefined();
    expect((await ask(owner, LOCATION)).code).toBeUndefined();
    expect((await ask(owner, DRAWN)).code).toBeUndefined();
    expect(await done(owner)).toEqual(['about', 'place', 'picture']);
    await ask(owner, HOURS, { template: 'weekdays', opensAt: 540, closesAt: 1080 });
    await ask(owner, TEAM, {});
    await ask(owner, PAYMENT, { acceptPayments: 'NoPayments' });
    expect(await done(owner)).toEqual(['about', 'place', 'picture', 'hours', 'team', 'payment']);
  });

  it('are there for a center that was never led through them as little as for one that does not exist', async () => {
    const owner = await aNewCenter();
    await app.pool.query('delete from center_setups where provider_id = $1', [owner.providerId]);
    expect((await ask(owner, SETUP)).code).toBe('notFound');
    expect(await standing(owner)).toMatchObject({ getCurrentUser: { businesses: [{ setup: 'over' }] } });
  });

  it('give everybody who works there the hours of a usual week, a later colleague too', async () => {
    const owner = await aNewCenter();
    const { data } = await ask<{ saveFirstHours: { hours: unknown } }>(owner, HOURS, {
      template: 'lunchBreak',
      opensAt: 570,
      closesAt: 1110,
    });
    const week = [1, 2, 3, 4, 5].flatMap((weekday) => [
      { weekday, startMinute: 570, endMinute: 780 },
      { weekday, startMinute: 840, endMinute: 1110 },
    ]);
    expect(data?.saveFirstHours.hours).toEqual(week);
    const team = await ask<{ saveFirstTeam: unknown }>(owner, TEAM, { name: 'Ada', colleague: 'Bea' });
    expect(team.data?.saveFirstTeam).toEqual({ people: [{ name: 'Ada' }, { name: 'Bea' }] });
    const { rows } = await app.pool.query(
      `select r.name, count(*)::integer as blocks from working_times w join resources r on r.provider_id = w.provider_id and r.id = w.resource_id
        where r.provider_id = $1 group by r.name order by r.name`,
      [owner.providerId],
    );
    expect(rows).toEqual([
      { name: 'Ada', blocks: 10 },
      { name: 'Bea', blocks: 10 },
    ]);
  });

  it.each([
    ['a week that is none', 'invalidInput', { template: 'never', opensAt: 540, closesAt: 1080 }],
    [
      'an end before its start',
      'invalidStartDateBeforeEndDate',
      { template: 'weekdays', opensAt: 1080, closesAt: 540 },
    ],
    [
      'a lunch break that lies outside',
      'invalidStartDateBeforeEndDate',
      { template: 'lunchBreak', opensAt: 800, closesAt: 1080 },
    ],
    ['a minute of no day', 'invalidInput', { template: 'weekdays', opensAt: -1, closesAt: 1500 }],
  ])('refuse %s', async (_what, code, hours) => {
    const owner = await aNewCenter();
    expect((await ask(owner, HOURS, hours)).code).toBe(code);
    expect(await done(owner)).toEqual([]);
  });

  it('begin with starts every fifteen minutes, and tie the founder to their own person of the staff', async () => {
    const owner = await aNewCenter();
    const state = async () =>
      (
        await app.pool.query(
          `select p.default_time_slot_step as step, r.name, r.person_id = $2 as founder
             from providers p join resources r on r.provider_id = p.id where p.id = $1 order by r.id`,
          [owner.providerId, owner.actor.personId],
        )
      ).rows;
    expect(await state()).toMatchObject([{ step: 15, founder: null }]);
    expect((await ask(owner, TEAM, { name: 'Ada', colleague: 'Bea' })).code).toBeUndefined();
    expect(await state()).toEqual([
      { step: 15, name: 'Ada', founder: true },
      { step: 15, name: 'Bea', founder: null },
    ]);
  });

  it('let nobody be paid online alone before there is an account to pay to', async () => {
    const owner = await aNewCenter();
    expect((await ask(owner, PAYMENT, { acceptPayments: 'OnlineOnly' })).code).toBe('missingStripeAccount');
    expect((await ask(owner, PAYMENT, { acceptPayments: 'membership' })).code).toBe('invalidInput');
    await connectPaymentAccount(app.work(), {
      providerId: owner.providerId,
      processorAccountId: `acct_${owner.providerId}`,
      customerName: 'Il Bosco',
      chargesEnabled: true,
    });
    expect((await ask(owner, PAYMENT, { acceptPayments: 'OnlineOnly' })).code).toBeUndefined();
  });

  it('end by being put off, and by being published; the owner has come through them', async () => {
    const owner = await aNewCenter();
    expect(await standing(owner)).toMatchObject({
      getCurrentUser: { completedOnboarding: false, businesses: [{ setup: 'open' }] },
    });
    await ask(owner, FINISH, { isPublished: false });
    expect(await standing(owner)).toMatchObject({
      getCurrentUser: { completedOnboarding: true, businesses: [{ setup: 'putOff' }] },
    });
    const refused = await ask(owner, FINISH, { isPublished: true });
    expect(refused).toMatchObject({
      code: 'invalidInput',
      inputs: ['description', 'photo', 'location'].map((need) => ({ code: 'required', affected: [need] })),
    });
    for (const step of [PROFILE, LOCATION, DRAWN]) await ask(owner, step);
    expect((await ask(owner, FINISH, { isPublished: true })).code).toBeUndefined();
    expect(await standing(owner)).toMatchObject({ getCurrentUser: { businesses: [{ setup: 'over' }] } });
  });
});

describe('before the e-mail is proved', () => {
  it('all is set up but nothing published', async () => {
    const owner = await aNewCenter({ isProved: false });
    for (const step of [PROFILE, LOCATION, DRAWN]) expect((await ask(owner, step)).code).toBeUndefined();
    expect(
      (await ask(owner, HOURS, { template: 'everyDay', opensAt: 540, closesAt: 1080 })).code,
    ).toBeUndefined();
    expect((await ask(owner, FINISH, { isPublished: true })).code).toBe('userNotConfirmed');
    const publish = 'mutation ($id: Id!) { publishProvider(providerId: $id) { id } }';
    expect((await ask(owner, publish)).code).toBe('userNotConfirmed');
    expect((await ask(owner, '{ getMyReservations { total } }')).code).toBe('userNotConfirmed');
  });
});

describe('the audit', () => {
  it('finds nothing wrong with what registering makes', async () => {
    await aNewCenter({ isProved: false });
    expect(await faultsOf([...onboardingInvariants, ...identityInvariants])).toEqual([]);
  });

  it('names a center whose owner, package or person is gone', async () => {
    const { providerId } = await aNewCenter();
    await app.pool.query('update provider_roles set active = false where provider_id = $1', [providerId]);
    expect(await faultsOf(onboardingInvariants)).toHaveLength(1);
    await app.pool.query('delete from center_setups where provider_id = $1', [providerId]);
  });

  it('names what waits in an unproved log-in beside its own drafts: a role at somebody else’s, a published page, a customer’s session', async () => {
    const { providerId, actor } = await aNewCenter({ isProved: false });
    const other = await aNewCenter();
    const { personId } = actor;
    for (const [wrong, right] of [
      [
        `insert into provider_roles (provider_id, person_id, role, created_at) values (${other.providerId}, ${personId}, 'director', now())`,
        `delete from provider_roles where provider_id = ${other.providerId} and person_id = ${personId}`,
      ],
      [
        `update providers set publish_online = true where id = ${providerId}`,
        `update providers set publish_online = false where id = ${providerId}`,
      ],
      [
        `insert into login_sessions (token_hash, person_id, area, app_name, app_version, os, device, created_at, last_used_at, idle_until)
           values ('x', ${personId}, 'public', 'radura', '6', 'web', '', now(), now(), now() + interval '1 hour')`,
        `delete from login_sessions where person_id = ${personId}`,
      ],
    ] as const) {
      await app.pool.query(wrong);
      expect(await faultsOf(identityInvariants)).toHaveLength(1);
      await app.pool.query(right);
      expect(await faultsOf(identityInvariants)).toEqual([]);
    }
  });
});
