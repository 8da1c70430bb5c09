import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aProvider } from './builders.ts';
import { collaboratorRules, getCollaboratorRules, saveCollaboratorRules } from './index.ts';

let app: TestApp;
let providerId: number;
let owner: SignedInPerson;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  owner = await worksThere('owner');
});

const worksThere = (role: 'owner' | 'director'): Promise<SignedInPerson> => worksAt(app, providerId, role);
const as = (actor: SignedInPerson) => ({ work: app.work(), actor, idempotencyKey: randomUUID() });
const save = (input: object, version = 1, actor = owner) =>
  saveCollaboratorRules(as(actor), { providerId, version }, input);

describe('what collaborators may', () => {
  it('is both, until the owner says otherwise, each by itself, of one provider alone', async () => {
    const another = await aProvider(app.work());
    expect(await collaboratorRules(app.work(), providerId)).toEqual({ actsOnOwn: true, seesContacts: true });
    await save({ actsOnOwn: false, seesContacts: true });
    expect(await collaboratorRules(app.work(), providerId)).toEqual({ actsOnOwn: false, seesContacts: true });
    await save({ actsOnOwn: true, seesContacts: false }, 2);
    expect(await collaboratorRules(app.work(), providerId)).toEqual({ actsOnOwn: true, seesContacts: false });
    expect(await collaboratorRules(app.work(), another)).toEqual({ actsOnOwn: true, seesContacts: true });
  });

  it('is saved by version, and stands in the history', async () => {
    await save({ actsOnOwn: false, seesContacts: false });
    await expect(save({ actsOnOwn: true, seesContacts: true })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await getCollaboratorRules(as(owner), providerId)).toMatchObject({ version: 2, actsOnOwn: false });
    const { rows } = await app.pool.query(
      "select before, after from audit_entries where provider_id = $1 and action = 'saveCollaboratorRules'",
      [providerId],
    );
    expect(rows).toEqual([
      {
        before: { actsOnOwn: true, seesContacts: true },
        after: { actsOnOwn: false, seesContacts: false },
      },
    ]);
  });

  it('is the owner’s alone, and needs both to be said', async () => {
    const director = await worksThere('director');
    const denied = { code: 'NotAuthorizedException' };
    await expect(save({ actsOnOwn: false, seesContacts: false }, 1, director)).rejects.toMatchObject(denied);
    await expect(getCollaboratorRules(as(director), providerId)).rejects.toMatchObject(denied);
    await expect(save({ actsOnOwn: false })).rejects.toMatchObject({
      code: 'invalidInput',
      details: { affected: ['seesContacts'] },
    });
  });
});
