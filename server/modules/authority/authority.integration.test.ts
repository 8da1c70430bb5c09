import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { endRole, invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { createGroup } from '#server/modules/catalog/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import type { Done } from './index.ts';
import { providerCommand, viewerCan } from './index.ts';

let app: TestApp;
let providerId: number;
let strangersProvider: number;
beforeAll(async () => {
  app = await openTestApp();
  providerId = await aProvider(app.work());
  strangersProvider = await aProvider(app.work(), { name: 'Altrove' });
});
afterAll(() => app.close());

let made = 0;

async function works(role: BusinessRole, at = providerId): Promise<Actor & { kind: 'person' }> {
  const email = `${role}-${(made += 1)}@example.it`;
  const { personId } = await invitePerson(app.work(), {
    email,
    providerId: at,
    role,
    language: 'it',
    actor: 'system:test',
  });
  return anActor({ personId, providerRoles: [{ providerId: at, role }] });
}

/** Adds a group of services, as a screen would. */
function addGroup(
  actor: Actor,
  input: unknown = { name: `Gruppo ${(made += 1)}` },
  more: {
    idempotencyKey?: string | null;
    at?: number;
    version?: { expected: number; current: number | null };
    before?: () => Promise<void>;
  } = {},
): Promise<{ groupId: number }> {
  const { idempotencyKey = `a key of its own ${(made += 1)}`, at = providerId, version, before } = more;
  return providerCommand(
    { work: app.work(), actor, idempotencyKey },
    {
      operation: 'createServiceGroup',
      action: 'changeServices',
      providerId: at,
      schema: v.object({ name: v.pipe(v.string(), v.minLength(1)) }),
      input,
      version: version && { expected: version.expected, lockCurrent: async () => version.current },
      async run(tx, { name }): Promise<Done<{ groupId: number }>> {
        await before?.();
        const groupId = await createGroup(tx, { providerId: at, name, color: '#1f5c49' });
        return {
          answer: { groupId },
          changes: [{ subject: 'serviceGroup', subjectId: groupId, after: { name } }],
        };
      },
    },
  );
}

const groupsOf = async (name: string): Promise<number> => {
  const { rows } = await app.pool.query<{ n: number }>(
    'select count(*)::int as n from offering_groups where name = $1',
    [name],
  );
  return rows[0]?.n ?? Number.NaN;
};

const historyOf = async (subjectId: number) => {
  const { rows } = await app.pool.query(
    "select provider_id, actor, action, after from audit_entries where subject = 'serviceGroup' and subject_id = $1",
    [subjectId],
  );
  return rows;
};

describe('a command for a provider', () => {
  it.each<BusinessRole>(['owner', 'director', 'manager'])(
    'is done for its %s, and the history tells who did what',
    async (role) => {
      const actor = await works(role);
      const name = `Gruppo di ${role}`;
      const { groupId } = await addGroup(actor, { name });
      const entry = {
        provider_id: providerId,
        actor: `person:${actor.personId}`,
        action: 'createServiceGroup',
        after: { name },
      };
      expect(await historyOf(groupId)).toMatchObject([entry]);
    },
  );

  it('is refused to a guest, to a customer, to who works elsewhere, and to a role that may not, each changing nothing', async () => {
    const input = { name: 'Di nessuno' };
    const customer = anActor({ personId: await aPerson(app.work()) });
    await expect(addGroup({ kind: 'guest' }, input)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(addGroup(customer, input)).rejects.toMatchObject({ code: 'notFound' });
    await expect(addGroup(await works('owner', strangersProvider), input)).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(addGroup(await works('collaborator'), input)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    expect(await groupsOf('Di nessuno')).toBe(0);
  });

  it('answers at a provider that does not exist as at one of somebody else', async () => {
    const owner = await works('owner');
    for (const at of [strangersProvider, 9_999_999])
      await expect(addGroup(owner, undefined, { at })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('names each field that is wrong, after the role was looked at', async () => {
    await expect(addGroup(await works('owner'), { name: '' })).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: ['name'] },
    });
    await expect(addGroup(await works('collaborator'), { name: '' })).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });

  it('wants a key, and does once what comes with the same one', async () => {
    const owner = await works('owner');
    await expect(addGroup(owner, undefined, { idempotencyKey: null })).rejects.toMatchObject({
      details: { affected: ['Idempotency-Key'] },
    });
    const once = { idempotencyKey: 'made when the form opened' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => addGroup(owner, { name: 'Una volta' }, once)),
    );
    expect(new Set(answers.map(({ groupId }) => groupId)).size).toBe(1);
    expect(await groupsOf('Una volta')).toBe(1);
    expect(await historyOf(answers[0]?.groupId ?? 0)).toHaveLength(1);
    await expect(addGroup(owner, { name: 'Un altro' }, once)).rejects.toMatchObject({
      code: 'idempotencyMismatch',
    });
  });

  it('gives nobody else the answer to a key', async () => {
    const once = { idempotencyKey: 'one key of two people' };
    const first = await addGroup(await works('owner'), { name: 'Del primo' }, once);
    const second = await addGroup(await works('manager'), { name: 'Del secondo' }, once);
    expect(second.groupId).not.toBe(first.groupId);
  });

  it('leaves no trace when it is refused, so that it can be tried again', async () => {
    const owner = await works('owner');
    const once = { idempotencyKey: 'tried twice' };
    await addGroup(owner, { name: 'Doppio' });
    await expect(addGroup(owner, { name: 'Doppio' }, once)).rejects.toMatchObject({ code: 'duplicateName' });
    await expect(addGroup(owner, { name: 'Doppio due' }, once)).resolves.toMatchObject({
      groupId: expect.any(Number),
    });
  });

  it('is refused when what the form was filled from has changed or is gone', async () => {
    const owner = await works('owner');
    const input = { name: 'Da un modulo vecchio' };
    await expect(addGroup(owner, input, { version: { expected: 1, current: 2 } })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    await expect(addGroup(owner, input, { version: { expected: 1, current: null } })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect(await groupsOf(input.name)).toBe(0);
    await addGroup(owner, input, { version: { expected: 2, current: 2 } });
    expect(await groupsOf(input.name)).toBe(1);
  });
});

describe('a role that ends', () => {
  it('after the session was read ends the command, and a repetition gets no stored answer', async () => {
    const manager = await works('manager');
    const once = { idempotencyKey: 'before and after' };
    await addGroup(manager, { name: 'Ancora dentro' }, once);
    await endRole(app.work(), { providerId, personId: manager.personId, actor: 'system:test' });
    await expect(addGroup(manager, { name: 'Ancora dentro' }, once)).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(addGroup(manager, { name: 'Già fuori' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('or becomes another one that may not, ends the command', async () => {
    const manager = await works('manager');
    await app.pool.query("update provider_roles set role = 'collaborator' where person_id = $1", [
      manager.personId,
    ]);
    await expect(addGroup(manager)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
  });

  it('waits for a command under way', async () => {
    const manager = await works('manager');
    const told: string[] = [];
    let ending: Promise<unknown> = Promise.resolve();
    const adding = addGroup(
      manager,
      { name: 'In corso' },
      {
        before: async () => {
          ending = endRole(app.work(), { providerId, personId: manager.personId, actor: 'system:test' }).then(
            () => told.push('ended'),
          );
          await untilSomebodyWaits();
        },
      },
    ).then(() => told.push('added'));
    await adding;
    await ending;
    expect(told).toEqual(['added', 'ended']);
  });
});

/** Until a statement of this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBeGreaterThan(0);
}

it('tells screens what the viewer may do: by role, and nothing to who has none', async () => {
  expect(viewerCan(await works('manager'), providerId)).toEqual([
    'seeServices',
    'changeServices',
    'changeClasses',
    'seeProducts',
    'changeProducts',
    'seeMemberships',
    'changeMemberships',
    'seeProfile',
    'seeWidget',
    'seeEmailTemplates',
    'seeHours',
    'changeHours',
    'seeStaff',
    'listStaff',
    'seeReservations',
    'changeReservations',
    'overruleReservations',
    'takePayments',
    'seeCustomers',
    'changeCustomers',
    'writeCustomerNotes',
    'importCustomers',
    'mergeCustomers',
    'seeNotices',
    'seeMessages',
    'manageChannels',
    'changePerson',
  ]);
  expect(viewerCan(await works('collaborator'), providerId)).toEqual([
    'seeServices',
    'seeHours',
    'seeStaff',
    'seeReservations',
    'changeReservations',
    'seeCustomers',
    'writeCustomerNotes',
    'seeHealthNotes',
    'seeNotices',
    'seeMessages',
    'changePerson',
  ]);
  expect(viewerCan(await works('owner'), strangersProvider)).toEqual([]);
  expect(viewerCan({ kind: 'guest' }, providerId)).toEqual([]);
});
