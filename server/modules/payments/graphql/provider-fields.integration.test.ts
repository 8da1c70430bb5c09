import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#server/kernel/request-context.ts';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { connectPaymentAccount, setPaymentOptions } from '../index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const QUERY = `query ($id: Id!) { getProviderGeneralInformation(id: $id) {
  onlineDiscount hasConnectedPaymentAccount ordersNumber paymentAccount { id customerName dateCreated customerId }
} }`;

const connect = (providerId: number) =>
  connectPaymentAccount(app.work(), {
    providerId,
    processorAccountId: `acct_canary${providerId}`,
    customerName: 'Canary Srl',
    chargesEnabled: true,
  });

describe('what payments say of a provider', () => {
  it('is its discount and whether it can be paid', async () => {
    const id = await aProvider(app.work());
    const ofNobodyElse = { ordersNumber: null, paymentAccount: null };
    expect((await app.ask(QUERY, { id })).data).toEqual({
      getProviderGeneralInformation: {
        onlineDiscount: 0,
        hasConnectedPaymentAccount: false,
        ...ofNobodyElse,
      },
    });
    await setPaymentOptions(app.work(), id, { onlineDiscountBasisPoints: 1050 });
    await connect(id);
    expect((await app.ask(QUERY, { id })).data).toEqual({
      getProviderGeneralInformation: {
        onlineDiscount: 10.5,
        hasConnectedPaymentAccount: true,
        ...ofNobodyElse,
      },
    });
  });

  it('tells nobody but who runs it about its account and its orders', async () => {
    const ownerPersonId = await aPerson(app.work());
    const strangerId = await aPerson(app.work());
    const id = await aProvider(app.work(), { ownerPersonId });
    await connect(id);
    const askedBy = (actor: Actor) => {
      const context = app.contextOf({ requestId: 'x', locale: 'en', address: '', idempotencyKey: null });
      return app.executor.run({ query: QUERY, variables: { id } }, { ...context, actor });
    };
    for (const actor of [{ kind: 'guest' } as const, anActor({ personId: strangerId })]) {
      const answer = JSON.stringify(await askedBy(actor));
      expect(answer).toContain('"hasConnectedPaymentAccount":true');
      expect(answer.toLowerCase()).not.toContain('canary');
      expect(answer).toContain('"ordersNumber":null');
    }
    expect(
      (
        await askedBy(
          anActor({ personId: ownerPersonId, providerRoles: [{ providerId: id, role: 'owner' }] }),
        )
      ).data?.['getProviderGeneralInformation'],
    ).toMatchObject({
      ordersNumber: 0,
      paymentAccount: { customerName: 'Canary Srl', customerId: `acct_canary${id}` },
    });
  });
});
