import { VAT_REGIMES } from '#contracts/vat.ts';
import { builder } from '#server/graphql/builder.ts';
import type { VatSettings } from '../index.ts';
import { getVatSettings, saveVatSettings } from '../index.ts';
import { VatRuleRef, VatTreatmentRef } from './refs.ts';

const VatRegimeRef = builder.enumType('VatRegime', {
  description: 'Tax regime of a seller.',
  values: VAT_REGIMES,
});

const VatSettingsRef = builder.objectRef<VatSettings>('VatSettings').implement({
  description: 'Tax settings of a provider, for roles that may change them.',
  fields: (t) => ({
    regime: t.field({ type: VatRegimeRef, description: 'Tax regime.', resolve: ({ regime }) => regime }),
    treatment: t.field({
      type: VatTreatmentRef,
      description: 'Treatment of offers without their own.',
      resolve: ({ treatment }) => treatment,
    }),
    isChosen: t.exposeBoolean('isChosen', {
      description: 'False if it is still the default of the trade.',
    }),
    rules: t.field({
      type: [VatRuleRef],
      description: 'Available rules, highest rate first; the members’ treatment for sports bodies only.',
      resolve: ({ rules }) => [...rules],
    }),
    version: t.exposeInt('version', {
      description: 'Version; a form sends the one it was filled from.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

const VatSettingsInput = builder.inputType('VatSettingsInput', {
  description: 'Tax settings, complete.',
  fields: (t) => ({
    regime: t.field({ type: VatRegimeRef, required: true, description: 'Tax regime.' }),
    treatment: t.field({
      type: VatTreatmentRef,
      required: true,
      description:
        'Treatment of offers without their own; under the regime forfettario kept for a later one.',
    }),
  }),
});

builder.queryField('getVatSettings', (t) =>
  t.field({
    type: VatSettingsRef,
    description: 'Tax settings of a provider, for owner and director.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getVatSettings(context, args.providerId),
  }),
);

builder.mutationField('saveVatSettings', (t) =>
  t.field({
    type: VatSettingsRef,
    description: 'Replaces a provider’s tax settings; existing orders keep theirs. Needs a fresh proof.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: VatSettingsInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, args, context) => {
      await saveVatSettings(context, args, args.input);
      return getVatSettings(context, args.providerId);
    },
  }),
);
