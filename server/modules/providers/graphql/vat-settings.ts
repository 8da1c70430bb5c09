import { VAT_REGIMES } from '#contracts/vat.ts';
import { builder } from '#server/graphql/builder.ts';
import type { VatSettings } from '../index.ts';
import { getVatSettings, saveVatSettings } from '../index.ts';
import { VatTreatmentRef } from './refs.ts';

const VatRegimeRef = builder.enumType('VatRegime', {
  description: 'How somebody who sells is taxed as a whole.',
  values: VAT_REGIMES,
});

const VatRuleRef = builder.objectRef<VatSettings['rules'][number]>('VatRule').implement({
  description: 'What a treatment comes to today.',
  fields: (t) => ({
    treatment: t.field({
      type: VatTreatmentRef,
      description: 'Which.',
      resolve: ({ treatment }) => treatment,
    }),
    rateBasisPoints: t.exposeInt('rateBasisPoints', {
      description: 'In hundredths of a percent: 2200 is 22 %.',
    }),
  }),
});

const VatSettingsRef = builder.objectRef<VatSettings>('VatSettings').implement({
  description: 'How a provider is taxed, for those who may change it.',
  fields: (t) => ({
    regime: t.field({ type: VatRegimeRef, description: 'As a whole.', resolve: ({ regime }) => regime }),
    treatment: t.field({
      type: VatTreatmentRef,
      description: 'What it sells when an offer says nothing else.',
      resolve: ({ treatment }) => treatment,
    }),
    isChosen: t.exposeBoolean('isChosen', {
      description: 'False: a default by trade, which nobody has looked at yet.',
    }),
    rules: t.field({
      type: [VatRuleRef],
      description:
        'What there is to choose from, the highest rate first; members out of scope for sports bodies alone.',
      resolve: ({ rules }) => [...rules],
    }),
    version: t.exposeInt('version', {
      description: 'Counts the changes: a form sends the one it was filled from.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Which provider.' } as const;

const VatSettingsInput = builder.inputType('VatSettingsInput', {
  description: 'How a provider is taxed, whole.',
  fields: (t) => ({
    regime: t.field({ type: VatRegimeRef, required: true, description: 'As a whole.' }),
    treatment: t.field({
      type: VatTreatmentRef,
      required: true,
      description:
        'What it sells when an offer says nothing else; with the regime forfettario for a later one.',
    }),
  }),
});

builder.queryField('getVatSettings', (t) =>
  t.field({
    type: VatSettingsRef,
    description: 'How a provider is taxed, for its owner and director.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getVatSettings(context, args.providerId),
  }),
);

builder.mutationField('saveVatSettings', (t) =>
  t.field({
    type: VatSettingsRef,
    description:
      'Writes over how a provider is taxed; only for who has just proved again who they are. What was ordered keeps what was agreed.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: VatSettingsInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, args, context) => {
      await saveVatSettings(context, args, args.input);
      return getVatSettings(context, args.providerId);
    },
  }),
);
