import { builder } from '#server/graphql/builder.ts';
import { PaymentSettingRef } from '#server/modules/providers/graphql/refs.ts';
import type { PaymentSettings } from '../index.ts';
import { getPaymentSettings, savePaymentSettings } from '../index.ts';

const PaymentSettingsRef = builder.objectRef<PaymentSettings>('PaymentSettings').implement({
  description: 'Payment settings of a provider, for roles that may change them.',
  fields: (t) => ({
    acceptPayments: t.field({
      type: PaymentSettingRef,
      description: 'Mode: on site only, as the customer chooses, online only.',
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
      description: 'Online discount in hundredths of a percent: 1050 is 10.5 %.',
    }),
    acceptNonCustomerBookings: t.exposeBoolean('acceptNonCustomerBookings', {
      description: 'False if only existing customers may book.',
    }),
    hasConnectedPaymentAccount: t.exposeBoolean('hasConnectedPaymentAccount', {
      description: 'Whether the card processor lets it receive payments now.',
    }),
    planAllowsOnlinePayment: t.exposeBoolean('planAllowsOnlinePayment', {
      description: 'Whether its package includes online payments and is paid for.',
    }),
    version: t.exposeInt('version', {
      description: 'Version; a form sends the one it was filled from.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const flag = (description: string) => ({ required: true, description }) as const;

const PaymentSettingsInput = builder.inputType('PaymentSettingsInput', {
  description: 'Payment settings, complete. At least one payment method for services must remain.',
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
    acceptNonCustomerBookings: t.boolean(flag('False if only existing customers may book.')),
  }),
});

builder.queryField('getPaymentSettings', (t) =>
  t.field({
    type: PaymentSettingsRef,
    description: 'Payment settings of a provider, for owner and director.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getPaymentSettings(context, args.providerId),
  }),
);

builder.mutationField('savePaymentSettings', (t) =>
  t.field({
    type: PaymentSettingsRef,
    description:
      'Replaces a provider’s payment settings; existing bookings keep their terms. Needs a fresh proof.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: PaymentSettingsInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, args, context) => {
      await savePaymentSettings(context, args, args.input);
      return getPaymentSettings(context, args.providerId);
    },
  }),
);
