import { builder } from '#server/graphql/builder.ts';
import type { PaymentOptions } from '../index.ts';
import { getPaymentOptionsFor } from '../index.ts';

const PaymentOptionsRef = builder.objectRef<PaymentOptions>('PaymentOptions').implement({
  description:
    'Payment methods a provider accepts, per type of offer. A method is available only if the provider’s `acceptPayments` allows it too.',
  fields: (t) => ({
    id: t.field({
      description: 'Null while the provider uses the defaults.',
      type: 'Id',
      nullable: true,
      resolve: ({ id }) => id,
    }),
    providerId: t.field({
      description: 'Id of the provider.',
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
      description: 'Percentage off online prices: 10 is 10 %.',
      resolve: ({ onlineDiscountBasisPoints }) => onlineDiscountBasisPoints / 100,
    }),
    acceptNonCustomerBookings: t.exposeBoolean('acceptNonCustomerBookings', {
      description: 'False if only existing customers may book.',
    }),
    hasConnectedPaymentAccount: t.exposeBoolean('hasConnectedPaymentAccount', {
      description: 'Whether the provider can receive online payments now.',
    }),
  }),
});

builder.queryField('getPaymentOptions', (t) =>
  t.field({
    description:
      'Payment methods of a provider; null if it is unknown, or hidden and the viewer is not its owner.',
    type: PaymentOptionsRef,
    nullable: true,
    args: { providerId: t.arg({ description: 'Id of the provider.', type: 'Id', required: true }) },
    resolve: (_root, { providerId }, { work, actor }) => getPaymentOptionsFor(work, actor, providerId),
  }),
);
