import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import type { AccountDetails, PaymentOptions } from '../index.ts';
import { getOrdersNumber, getPaymentAccount, getPaymentOptionsOfMany } from '../index.ts';

const ONLY_FOR_ITSELF = 'Null unless the viewer runs this provider.';

const PaymentAccountRef = builder.objectRef<AccountDetails>('PaymentAccount').implement({
  description: 'A provider’s account at the card processor.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the account here.', type: 'Id', resolve: ({ id }) => id }),
    customerName: t.exposeString('customerName', {
      description: 'Name customers pay, as the processor knows it.',
    }),
    dateCreated: t.field({
      description: 'When it was connected.',
      type: 'DateTime',
      resolve: ({ dateCreated }) => dateCreated,
    }),
    customerId: t.exposeString('customerId', { description: 'Id of the account at the processor.' }),
  }),
});

/** One option of each provider on a list, read in one batch. */
async function optionOfMany<T>(
  providerIds: readonly number[],
  { work }: RequestContext,
  choose: (options: PaymentOptions) => T,
): Promise<(T | Error)[]> {
  const all = await getPaymentOptionsOfMany(work, providerIds);
  return providerIds.map((id) => {
    const options = all.get(id);
    return options ? choose(options) : new Error(`Provider ${id} has no options, not even the defaults`);
  });
}

builder.objectFields(ProviderRef, (t) => ({
  onlineDiscount: t.loadable({
    description: 'Percentage off online payments: 10 is 10 %.',
    type: 'Float',
    load: (ids: number[], context) =>
      optionOfMany(ids, context, (options) => options.onlineDiscountBasisPoints / 100),
    resolve: ({ id }) => id,
  }),
  hasConnectedPaymentAccount: t.loadable({
    description: 'Whether the card processor lets it receive payments now.',
    type: 'Boolean',
    load: (ids: number[], context) =>
      optionOfMany(ids, context, (options) => options.hasConnectedPaymentAccount),
    resolve: ({ id }) => id,
  }),
  paymentAccount: t.field({
    description: `Its payment account. ${ONLY_FOR_ITSELF}`,
    type: PaymentAccountRef,
    nullable: true,
    resolve: ({ id }, _args, { work, actor }) => getPaymentAccount(work, actor, id),
  }),
  ordersNumber: t.int({
    description: `Number of orders. ${ONLY_FOR_ITSELF}`,
    nullable: true,
    resolve: ({ id }, _args, { work, actor }) => getOrdersNumber(work, actor, id),
  }),
}));
