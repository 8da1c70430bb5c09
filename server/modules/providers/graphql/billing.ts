import { builder } from '#server/graphql/builder.ts';
import type { BillingInformation, OwnBilling } from '../index.ts';
import { getBillingInformation, saveOwnBillingInformation } from '../index.ts';

export const BillingInformationRef = builder.objectRef<BillingInformation>('BillingInformation').implement({
  description: 'Billing details of a provider.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'Company or person that invoices are written to.',
      nullable: true,
    }),
    address: t.exposeString('address', { description: 'Street and number.', nullable: true }),
    city: t.exposeString('city', { description: 'The town.', nullable: true }),
    countryCode: t.exposeString('countryCode', {
      description: 'ISO 3166-1 code of two letters.',
      nullable: true,
    }),
    email: t.exposeString('email', { description: 'E-mail for invoices.', nullable: true }),
    piva: t.exposeString('piva', { description: 'VAT number.', nullable: true }),
    taxId: t.exposeString('piva', {
      description: 'The VAT number under its other name.',
      nullable: true,
    }),
    fiscalCode: t.exposeString('fiscalCode', { description: 'Codice fiscale.', nullable: true }),
    latitude: t.exposeFloat('latitude', { description: 'Decimal degrees.', nullable: true }),
    longitude: t.exposeFloat('longitude', { description: 'Decimal degrees.', nullable: true }),
    sdi: t.exposeString('sdi', {
      description: 'SDI code for electronic invoices, or the certified e-mail (PEC) in its place.',
      nullable: true,
    }),
  }),
});

const OwnBillingRef = builder.objectRef<OwnBilling>('OwnBillingInformation').implement({
  description: 'Billing details of a provider, for roles that may change them.',
  fields: (t) => ({
    billing: t.field({
      type: BillingInformationRef,
      nullable: true,
      description: 'Null until they are saved.',
      resolve: ({ billing }) => billing,
    }),
    version: t.exposeInt('version', { description: 'Version; a form sends the one it was filled from.' }),
  }),
});

const BillingInformationInput = builder.inputType('BillingInformationInput', {
  description: 'Billing details, complete: omitted fields are cleared. Needs a VAT number or a tax code.',
  fields: (t) => ({
    name: t.string({ description: 'Company or person that invoices are written to.' }),
    address: t.string({ description: 'Street and number.' }),
    city: t.string({ description: 'The town.' }),
    countryCode: t.string({ required: true, description: 'ISO 3166-1 code of two letters.' }),
    email: t.string({ description: 'E-mail for invoices.' }),
    piva: t.string({ description: 'VAT number; an Italian one with its check digit.' }),
    fiscalCode: t.string({ description: 'Codice fiscale; an Italian one with its control letter or digit.' }),
    sdi: t.string({ description: 'SDI code of 7 characters, or a certified e-mail (PEC).' }),
    latitude: t.float({ description: 'Decimal degrees; both or none.' }),
    longitude: t.float({ description: 'Decimal degrees; both or none.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getBillingInformation', (t) =>
  t.field({
    type: OwnBillingRef,
    description: 'Billing details of a provider, for owner and director.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getBillingInformation(context, args.providerId),
  }),
);

builder.mutationField('saveBillingInformation', (t) =>
  t.field({
    type: OwnBillingRef,
    description: 'Replaces a provider’s billing details.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: BillingInformationInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveOwnBillingInformation(context, of, input);
      return getBillingInformation(context, of.providerId);
    },
  }),
);
