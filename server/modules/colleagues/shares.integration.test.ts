import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { getCollaborator, getGlobalShare, saveCollaboratorShare, saveGlobalShare } from './index.ts';
import { placeIdOf, worksAt } from './testing/colleague-steps.ts';

let app: TestApp;
let providerId: number;
let owner: SignedInPerson & { email: string };
let carla: SignedInPerson & { email: string };
let id: number;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  owner = await worksAt(app, providerId, 'owner');
  carla = await worksAt(app, providerId, 'collaborator');
  id = await placeIdOf(app, providerId, carla.email);
});

const as = (actor: SignedInPerson) => ({ work: app.work(), actor, idempotencyKey: randomUUID() });
const save = (input: object, version = 0, actor: SignedInPerson = owner, of = id) =>
  saveCollaboratorShare(as(actor), { providerId, id: of, version }, input);
const saveGlobal = (input: object, version = 0, actor: SignedInPerson = owner) =>
  saveGlobalShare(as(actor), { providerId, version }, input);
const seen = () => getCollaborator(as(owner), { providerId, id });

describe('the share of a collaborator', () => {
  it('is none until it is said, then their own, then the provider’s', async () => {
    expect(await seen()).toMatchObject({ share: { kind: 'none' }, shareVersion: 0, globalShare: null });
    await save({ kind: 'individual', amountType: 'fixed', amount: 1250 });
    expect(await seen()).toMatchObject({
      share: { kind: 'individual', amountType: 'fixed', amount: 1250 },
      shareVersion: 1,
    });
    await saveGlobal({ amountType: 'percent', amount: 4025 });
    await save({ kind: 'global' }, 1);
    expect(await seen()).toMatchObject({
      share: { kind: 'global' },
      shareVersion: 2,
      globalShare: { amountType: 'percent', amount: 4025 },
    });
    const another = await aProvider(app.work());
    expect(await getGlobalShare(as(await worksAt(app, another, 'owner')), another)).toEqual({
      share: null,
      version: 0,
    });
  });

  it.each<[string, object, string[]]>([
    ['an amount is missing', { kind: 'individual', amountType: 'percent' }, ['amount']],
    ['more than all of it', { kind: 'individual', amountType: 'percent', amount: 10_001 }, ['amount']],
    ['less than nothing', { kind: 'individual', amountType: 'fixed', amount: -1 }, ['amount']],
    ['parts of a cent', { kind: 'individual', amountType: 'fixed', amount: 0.5 }, ['amount']],
    ['an unknown way of counting', { kind: 'individual', amountType: 'half', amount: 1 }, ['amountType']],
    ['an unknown kind', { kind: 'all' }, ['kind']],
  ])('is refused when it says %s', async (_name, input, affected) => {
    await expect(save(input)).rejects.toMatchObject({ code: 'invalidInput', details: { affected } });
    expect((await seen()).shareVersion).toBe(0);
  });

  it('is saved by version, and stands in the history', async () => {
    await save({ kind: 'individual', amountType: 'percent', amount: 5000 });
    await expect(save({ kind: 'none' })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    const { rows } = await app.pool.query(
      "select before, after from audit_entries where provider_id = $1 and action = 'saveCollaboratorShare'",
      [providerId],
    );
    expect(rows).toEqual([
      {
        before: { share: { kind: 'none' } },
        after: { share: { kind: 'individual', amountType: 'percent', amount: 5000 } },
      },
    ]);
  });

  it('one of two who write the first global share at once is told', async () => {
    const both = await Promise.allSettled([
      saveGlobal({ amountType: 'percent', amount: 1000 }),
      saveGlobal({ amountType: 'percent', amount: 2000 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await getGlobalShare(as(owner), providerId)).version).toBe(1);
  });

  it('an owner says it of everybody, a director of who is below, nobody else of anybody', async () => {
    const director = await worksAt(app, providerId, 'director');
    const ofDirector = await placeIdOf(app, providerId, director.email);
    const ofOwner = await placeIdOf(app, providerId, owner.email);
    const denied = { code: 'NotAuthorizedException' };
    await save({ kind: 'global' }, 0, director);
    await expect(save({ kind: 'global' }, 0, director, ofDirector)).rejects.toMatchObject(denied);
    await expect(save({ kind: 'global' }, 0, director, ofOwner)).rejects.toMatchObject(denied);
    await expect(save({ kind: 'none' }, 1, carla)).rejects.toMatchObject(denied);
    await save({ kind: 'global' }, 0, owner, ofOwner);
    await save({ kind: 'global' }, 0, owner, ofDirector);
    await expect(saveGlobal({ amountType: 'percent', amount: 1 }, 0, director)).rejects.toMatchObject(denied);
    await expect(getGlobalShare(as(director), providerId)).rejects.toMatchObject(denied);
  });
});
