import { builder } from '#server/graphql/builder.ts';
import { PaymentSettingRef } from '#server/modules/providers/graphql/refs.ts';
import type { PaymentSettings } from '../index.ts';
import { getPaymentSettings, savePaymentSettings } from '../index.ts';

const PaymentSettingsRef = builder.objectRef<PaymentSettings>('PaymentSettings').implement({
  description: 'How a provider lets itself be paid, for those who may change it.',
  fields: (t) => ({
    acceptPayments: t.field({
      type: PaymentSettingRef,
      description: 'The mode: on site alone, as the customer chooses, online alone.',
      resolve: ({ acceptPayments }) => acceptPayments,
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
    onlineDiscountBasisPoints: t.exposeInt('onlineDiscountBasisPoints', {
      description: 'Taken off prices paid online, in hundredths of a percent: 1050 is 10.5 %.',
    }),
    acceptNonCustomerBookings: t.exposeBoolean('acceptNonCustomerBookings', {
      description: 'False: only existing customers may book.',
    }),
    hasConnectedPaymentAccount: t.exposeBoolean('hasConnectedPaymentAccount', {
      description: 'Whether the card processor lets it be paid now.',
    }),
    planAllowsOnlinePayment: t.exposeBoolean('planAllowsOnlinePayment', {
      description: 'Whether its package opens paying online and is paid for.',
    }),
    version: t.exposeInt('version', {
      description: 'Counts the changes: a form sends the one it was filled from.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Which provider.' } as const;
const flag = (description: string) => ({ required: true, description }) as const;

const PaymentSettingsInput = builder.inputType('PaymentSettingsInput', {
  description: 'How a provider lets itself be paid, whole. Services must be payable in one way at least.',
  fields: (t) => ({
    acceptPayments: t.field({ type: PaymentSettingRef, required: true, description: 'The mode.' }),
    serviceOnsite: t.boolean(flag('Services may be paid on site.')),
    serviceOnline: t.boolean(flag('Services may be paid online.')),
    serviceMembership: t.boolean(flag('Services may be paid with a membership.')),
    courseOnsite: t.boolean(flag('Courses and events may be paid on site.')),
    courseOnline: t.boolean(flag('Courses and events may be paid online.')),
    courseMembership: t.boolean(flag('Courses and events may be paid with a membership.')),
    membershipOnsite: t.boolean(flag('Memberships may be paid on site.')),
    membershipOnline: t.boolean(flag('Memberships may be paid online.')),
    onlineDiscountBasisPoints: t.int({
      required: true,
      description: 'In hundredths of a percent, 0 to 10000.',
    }),
    acceptNonCustomerBookings: t.boolean(flag('False: only existing customers may book.')),
  }),
});

builder.queryField('getPaymentSettings', (t) =>
  t.field({
    type: PaymentSettingsRef,
    description: 'How a provider lets itself be paid, for its owner and director.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getPaymentSettings(context, args.providerId),
  }),
);

builder.mutationField('savePaymentSettings', (t) =>
  t.field({
    type: PaymentSettingsRef,
    description:
      'Writes over how a provider lets itself be paid; only for who has just proved again who they are. Bookings that exist keep their terms.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: PaymentSettingsInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, args, context) => {
      await savePaymentSettings(context, args, args.input);
      return getPaymentSettings(context, args.providerId);
    },
  }),
);
