import { euroOfCents } from '#contracts/money.ts';
import { OfferRef } from '#server/modules/catalog/graphql/refs.ts';
import { onlinePrice } from '#server/modules/payments/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { oncePerRequest } from '#server/graphql/once-per-request.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { paymentTermsOf } from '../use-cases/resolve-sale.ts';

/** One provider's terms are asked by each field of each of its offers. */
const termsOf = oncePerRequest(paymentTermsOf, String);

type Priced = { providerId: number; priceCents: number };

async function onlinePriceOf(offer: Priced, context: RequestContext): Promise<number> {
  const onlineDiscountBasisPoints =
    (await termsOf(context, offer.providerId))?.onlineDiscountBasisPoints ?? 0;
  return onlinePrice({ priceCents: offer.priceCents, onlineDiscountBasisPoints }).totalCents;
}

builder.objectFields(OfferRef, (t) => ({
  canBookOnly: t.boolean({
    description: 'Whether it can be booked without paying.',
    resolve: async (offer, _args, context) =>
      (await termsOf(context, offer.providerId))?.ways.canBookOnly ?? false,
  }),
  canPayOnline: t.boolean({
    description: 'Whether it can be paid online. Free offers need no payment.',
    resolve: async (offer, _args, context) =>
      (await termsOf(context, offer.providerId))?.ways.canPayOnline ?? false,
  }),
  canUseMembership: t.boolean({
    description: 'Whether it can be paid with a membership while it is booked.',
    resolve: async (offer, _args, context) =>
      (await termsOf(context, offer.providerId))?.ways.canUseMembership ?? false,
  }),
  onlinePrice: t.float({
    description: 'Price when paid online, in euro.',
    resolve: async (offer, _args, context) => euroOfCents(await onlinePriceOf(offer, context)),
  }),
  onlinePriceCents: t.int({
    description: 'Price when paid online, in cents.',
    resolve: (offer, _args, context) => onlinePriceOf(offer, context),
  }),
  onlineDiscountPercent: t.float({
    description: 'Online discount, in percent.',
    resolve: async (offer, _args, context) =>
      ((await termsOf(context, offer.providerId))?.onlineDiscountBasisPoints ?? 0) / 100,
  }),
}));
