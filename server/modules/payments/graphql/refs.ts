import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';

/** What a call answers that made something which may have to be paid (specification section 3, "Creation result"). */
export interface CreationResultShape {
  id: number | null;
  message: string;
  success: boolean;
  amountCents: number;
  clientSecret: string | null;
  stripeAccount: string | null;
  offerId: number | null;
  productId: number | null;
  orderId: number | null;
}

export const CreationResult = builder.objectRef<CreationResultShape>('CreationResult').implement({
  description: 'What was made and what is to be paid for it. With a `clientSecret` the browser goes on to the hosted page `/pay/…`.',
  fields: (t) => ({
    id: t.field({ description: 'The id of what was made; null when a mailed link has to be used first.', type: 'Id', nullable: true, resolve: ({ id }) => id }),
    message: t.exposeString('message', { description: 'What to tell the person, in the asked language; may be empty.' }),
    success: t.exposeBoolean('success', { description: 'Whether it was made.' }),
    amount: t.float({ description: 'To pay now, in euro.', resolve: ({ amountCents }) => euroOfCents(amountCents) }),
    amountCents: t.exposeInt('amountCents', { description: 'To pay now, in cents; 0 when there is nothing to pay now.' }),
    clientSecret: t.exposeString('clientSecret', {
      description: 'Lets the browser pay; null when there is nothing to pay or the processor does not answer.',
      nullable: true,
    }),
    stripeAccount: t.exposeString('stripeAccount', { description: 'The provider’s account at the card processor.', nullable: true }),
    orderId: t.field({ description: 'The order; the hosted page asks by it.', type: 'Id', nullable: true, resolve: ({ orderId }) => orderId }),
    offerId: t.field({ description: 'The offer that was booked.', type: 'Id', nullable: true, resolve: ({ offerId }) => offerId }),
    productId: t.field({ description: 'The video course that was bought.', type: 'Id', nullable: true, resolve: ({ productId }) => productId }),
  }),
});
