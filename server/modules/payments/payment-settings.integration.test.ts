import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { AtProvider } from '#server/testing/at-provider.ts';
import { atProvider } from '#server/testing/at-provider.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { getPaymentOptions } from './index.ts';

const FIELDS = `acceptPayments serviceOnsite serviceOnline serviceMembership courseOnsite courseOnline courseMembership membershipOnsite
  membershipOnline onlineDiscountBasisPoints acceptNonCustomerBookings version planAllowsOnlinePayment hasConnectedPaymentAccount`;
const READ = `query($p: Id!) { getPaymentSettings(providerId: $p) { ${FIELDS} } }`;
const SAVE = `mutation($p: Id!, $v: Int!, $input: PaymentSettingsInput!) { savePaymentSettings(providerId: $p, version: $v, input: $input) { ${FIELDS} } }`;

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

const settings = (changes: object = {}) => ({
  acceptPayments: 'Optional',
  serviceOnsite: true,
  serviceOnline: true,
  serviceMembership: false,
  courseOnsite: true,
  courseOnline: true,
  courseMembership: false,
  membershipOnsite: true,
  membershipOnline: true,
  onlineDiscountBasisPoints: 0,
  acceptNonCustomerBookings: true,
  ...changes,
});
const save = (changes: object, version = 1, actor = owner) =>
  ask(SAVE, { v: version, input: settings(changes) }, actor);

describe('the payment settings', () => {
  it('begin with the defaults, are saved whole with the mode, and tell the history', async () => {
    expect(await ask(READ)).toEqual({
      ...settings(),
      version: 1,
      planAllowsOnlinePayment: true,
      hasConnectedPaymentAccount: false,
    });
    const wanted = settings({
      acceptPayments: 'OnlineOnly',
      serviceOnsite: false,
      onlineDiscountBasisPoints: 1050,
    });
    expect(await save(wanted)).toMatchObject({ ...wanted, version: 2 });
    expect(await getPaymentOptions(app.work(), providerId)).toMatchObject({
      onlineDiscountBasisPoints: 1050,
    });
    const { rows } = await app.pool.query(
      "select before->>'acceptPayments' as before, after->>'acceptPayments' as after from audit_entries where provider_id = $1 and action = 'savePaymentSettings'",
      [providerId],
    );
    expect(rows).toEqual([{ before: 'Optional', after: 'OnlineOnly' }]);
  });

  it.each([
    ['onlineDiscountBasisPoints', { onlineDiscountBasisPoints: -1 }],
    ['onlineDiscountBasisPoints', { onlineDiscountBasisPoints: 10_001 }],
    ['serviceOnsite', { serviceOnsite: false, serviceOnline: false }],
    ['serviceOnsite', { acceptPayments: 'NoPayments', serviceOnsite: false }],
    ['serviceOnsite', { acceptPayments: 'OnlineOnly', serviceOnline: false }],
  ])('refuse %s in %o', (field, changes) =>
    expect(save(changes)).rejects.toMatchObject({ code: 'invalidInput', affected: [field] }),
  );

  it('of two savers the second is told, also of the first two ever', async () => {
    const outcomes = await Promise.allSettled([
      save({ onlineDiscountBasisPoints: 100 }),
      save({ onlineDiscountBasisPoints: 200 }),
    ]);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refusals).toMatchObject([{ code: 'changedMeanwhile' }]);
    expect(await ask(READ)).toMatchObject({ version: 2 });
  });

  it('are changed by owner and director who have just proved who they are, and seen by nobody else', async () => {
    const [director, manager, tired] = [
      await works('director'),
      await works('manager'),
      await works('owner', 16),
    ];
    expect(await save({ onlineDiscountBasisPoints: 5 }, 1, director)).toMatchObject({ version: 2 });
    await expect(save({}, 2, manager)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(ask(READ, {}, manager)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(save({}, 2, tired)).rejects.toMatchObject({ code: 'stepUpNeeded' });
    expect(await ask(READ, {}, tired)).toMatchObject({ version: 2 });
    const elsewhere = await aProvider(app.work());
    await expect(ask(READ, { p: elsewhere })).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask(SAVE, { p: elsewhere, v: 1, input: settings() })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
