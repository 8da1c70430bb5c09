import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveOwner } from '#server/modules/providers/index.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const FIELDS = 'name address city countryCode email piva fiscalCode sdi latitude longitude';
const READ = `query($p: Id!) { getBillingInformation(providerId: $p) { billing { ${FIELDS} } version } }`;
const SAVE = `mutation($p: Id!, $v: Int!, $input: BillingInformationInput!) {
  saveBillingInformation(providerId: $p, version: $v, input: $input) { billing { ${FIELDS} } version } }`;
const GIVEN = {
  name: 'Il Prato srl',
  address: 'Via Verdi 1, 40121',
  city: 'Bologna',
  countryCode: 'IT',
  email: 'conti@prato.example',
  piva: 'IT 123 456 789 03',
  fiscalCode: 'rssmra85t10a562s',
  sdi: 'fatture@pec.example',
  latitude: 44.49,
  longitude: 11.34,
};
const STORED = { ...GIVEN, piva: '12345678903', fiscalCode: 'RSSMRA85T10A562S' };

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

describe('INV-02: the billing data of a center', () => {
  it('are none at first; every field is stored, with its history', async () => {
    expect(await ask(READ)).toEqual({ billing: null, version: 1 });
    expect(await save(GIVEN)).toEqual({ billing: STORED, version: 2 });
    const { rows } = await app.pool.query(
      "select before, after from audit_entries where provider_id = $1 and action = 'saveBillingInformation'",
      [providerId],
    );
    expect(rows).toEqual([{ before: null, after: STORED }]);
  });

  it('are a director’s to change, no manager’s, and nobody overwrites what another has just saved', async () => {
    expect(await save(GIVEN, 1, await works('director'))).toMatchObject({ version: 2 });
    await expect(save(GIVEN, 2, await works('manager'))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(save(GIVEN, 1)).rejects.toMatchObject({ code: 'changedMeanwhile' });
  });

  it.each([
    [{ piva: '12345678901' }, 'piva'],
    [{ piva: null, fiscalCode: null }, 'piva'],
    [{ fiscalCode: 'RSSMRA85T10A562T' }, 'fiscalCode'],
    [{ sdi: 'ABC' }, 'sdi'],
    [{ countryCode: 'XX' }, 'countryCode'],
    [{ latitude: 91 }, 'latitude'],
  ])('refuses %o', async (changed, field) => {
    await expect(save({ ...GIVEN, ...changed })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: [field],
    });
  });

  it('are part of what their owner takes away', async () => {
    await save(GIVEN);
    const source = app.deps.personalData.find(({ tables }) => 'provider_billing' in tables);
    const { personId } = owner;
    await saveOwner(app.work(), providerId, personId);
    const subject = { personId, addresses: [] };
    const { name: billedTo, ...rest } = STORED;
    expect(await source?.export(app.work(), app.deps, subject)).toEqual({
      ownerOf: [{ id: providerId, name: expect.any(String), billedTo, ...rest }],
    });
  });
});
