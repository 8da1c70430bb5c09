import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const READ =
  'query($p: Id!) { getVatSettings(providerId: $p) { regime treatment isChosen version rules { treatment rateBasisPoints } } }';
const SAVE = `mutation($p: Id!, $v: Int!, $input: VatSettingsInput!) {
  saveVatSettings(providerId: $p, version: $v, input: $input) { regime treatment isChosen version } }`;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let providerId: number;
let owner: AtProvider['owner'];
let works: AtProvider['works'];
let ask: AtProvider['ask'];
beforeEach(async () => {
  ({ providerId, owner, works, ask } = await atProvider(app));
});

const save = (input: object, version = 1, actor = owner) => ask(SAVE, { v: version, input }, actor);

describe('how a center is taxed', () => {
  it('begins with a default that nobody has looked at, and is saved whole, with the history', async () => {
    expect(await ask(READ)).toMatchObject({
      regime: 'ordinary',
      treatment: 'standard',
      isChosen: false,
      version: 1,
      rules: expect.arrayContaining([
        { treatment: 'standard', rateBasisPoints: 2200 },
        { treatment: 'healthExempt', rateBasisPoints: 0 },
      ]),
    });
    const wanted = { regime: 'cashAccounting', treatment: 'healthExempt' };
    expect(await save(wanted)).toEqual({ ...wanted, isChosen: true, version: 2 });
    const { rows } = await app.pool.query(
      "select before, after from audit_entries where provider_id = $1 and action = 'saveVatSettings'",
      [providerId],
    );
    expect(rows).toEqual([{ before: { regime: 'ordinary', treatment: 'standard' }, after: wanted }]);
  });

  it('offers what no regime of its own rules out, and never the flat one by itself', async () => {
    const { rules } = (await ask(READ)) as { rules: { treatment: string }[] };
    const treatments = rules.map(({ treatment }) => treatment);
    expect(treatments).toContain('membersOutOfScope');
    expect(treatments).not.toContain('forfettario');
  });

  it.each([
    [{ regime: 'ordinary', treatment: 'membersOutOfScope' }, 'treatment'],
    [{ regime: 'ordinary', treatment: 'forfettario' }, 'treatment'],
  ])('refuses %o', async (input, field) => {
    await expect(save(input)).rejects.toMatchObject({
      code: 'invalidInput',
      affected: [field],
    });
    expect(await ask(READ)).toMatchObject({ isChosen: false, version: 1 });
  });

  it('refuses the slower of two who save', async () => {
    await save({ regime: 'forfettario', treatment: 'standard' });
    await expect(save({ regime: 'ordinary', treatment: 'reduced' })).rejects.toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(await ask(READ)).toMatchObject({ regime: 'forfettario', version: 2 });
  });

  it('is for owner and director, after a proof of the last quarter of an hour', async () => {
    const input = { regime: 'ordinary', treatment: 'reduced' };
    await expect(save(input, 1, await works('manager'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(ask(READ, {}, await works('collaborator'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(save(input, 1, await works('director', 16))).rejects.toMatchObject({
      code: 'stepUpNeeded',
    });
    expect(await save(input, 1, await works('director'))).toMatchObject({ treatment: 'reduced' });
  });
});
