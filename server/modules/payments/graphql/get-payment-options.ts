import { builder } from '#server/graphql/builder.ts';
import type { PaymentOptions } from '../index.ts';
import { getPaymentOptionsFor } from '../index.ts';

const PaymentOptionsRef = builder.objectRef<PaymentOptions>('PaymentOptions').implement({
  description:
    'How a provider lets itself be paid, per type of offer. A way is open only if the provider’s `acceptPayments` allows it too.',
  fields: (t) => ({
    id: t.field({
      description: 'Null while the provider has set nothing and the defaults stand.',
      type: 'Id',
      nullable: true,
      resolve: ({ id }) => id,
    }),
    providerId: t.field({
      description: 'Whose options.',
      type: 'Id',
      resolve: ({ providerId }) => providerId,
    }),
    serviceOnsite: t.exposeBoolean('serviceOnsite', { description: 'Services may be paid on site.' }),
    serviceOnline: t.exposeBoolean('serviceOnline', { description: 'Services may be paid online.' }),
    serviceMembership: t.exposeBoolean('serviceMembership', {
      description: 'Services may be paid with a membership.',
    }),
    courseOnsite: t.exposeBoolean('courseOnsite', { description: 'Courses and events may be paid on site.' }),
    courseOnline: t.exposeBoolean('courseOnline', { description: 'Courses and events may be paid online.' }),
    courseMembership: t.exposeBoolean('courseMembership', {
      description: 'Courses and events may be paid with a membership.',
    }),
    membershipOnsite: t.exposeBoolean('membershipOnsite', {
      description: 'Memberships may be paid on site.',
    }),
    membershipOnline: t.exposeBoolean('membershipOnline', { description: 'Memberships may be paid online.' }),
    onlineDiscount: t.float({
      description: 'Percentage taken off prices paid online: 10 is 10 %.',
      resolve: ({ onlineDiscountBasisPoints }) => onlineDiscountBasisPoints / 100,
    }),
    acceptNonCustomerBookings: t.exposeBoolean('acceptNonCustomerBookings', {
      description: 'False: only existing customers may book.',
    }),
    hasConnectedPaymentAccount: t.exposeBoolean('hasConnectedPaymentAccount', {
      description: 'Whether the provider can be paid online now.',
    }),
  }),
});

builder.queryField('getPaymentOptions', (t) =>
  t.field({
    description:
      'How a provider lets itself be paid; null for an unknown provider, and for a hidden one unless it is the owner who asks.',
    type: PaymentOptionsRef,
    nullable: true,
    args: { providerId: t.arg({ description: 'Whose options.', type: 'Id', required: true }) },
    resolve: (_root, { providerId }, { work, actor }) => getPaymentOptionsFor(work, actor, providerId),
  }),
);
