import { VAT_TREATMENTS } from '#contracts/vat.ts';
import type { VatRule } from '#server/modules/taxes/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { PAYMENT_SETTINGS, PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { Category, ProviderSettings, PublicPlan, PublicProvider } from '../index.ts';

/** The types other modules add fields to or answer with. */
export const ProviderRef = builder.objectRef<PublicProvider>('Provider');
export const ProviderSettingsRef = builder.objectRef<ProviderSettings>('ProviderSettings');
export const CategoryRef = builder.objectRef<Category>('Category');
export const PlanRef = builder.objectRef<{ providerId: number; plan: PublicPlan }>('ProviderPlan');
export const UserBusinessRef = builder.objectRef<{
  providerId: number;
  role: BusinessRole;
  name: string;
  city: string | null;
  timeZone: string;
  /** Whether its collaborators act on bookings of their own. */
  collaboratorsAct: boolean;
}>('UserBusiness');

export const ProviderTypeRef = builder.enumType('ProviderType', {
  description: 'C: a wellness center. P: a professional.',
  values: PROVIDER_TYPES,
});

export const BusinessRoleRef = builder.enumType('BusinessRole', {
  description: 'Role of a person at a provider.',
  values: BUSINESS_ROLES,
});

export const PaymentSettingRef = builder.enumType('PaymentSetting', {
  description:
    'How a provider accepts payments: on site only, as the customer chooses, online only, by membership only.',
  values: PAYMENT_SETTINGS,
});

export const VatTreatmentRef = builder.enumType('VatTreatment', {
  description:
    'Tax treatment of an item: a rate, or why there is none. `forfettario` follows from the regime and cannot be chosen.',
  values: VAT_TREATMENTS,
});

export const VatRuleRef = builder
  .objectRef<Pick<VatRule, 'treatment' | 'rateBasisPoints'>>('VatRule')
  .implement({
    description: 'Current rule of a treatment.',
    fields: (t) => ({
      treatment: t.field({
        type: VatTreatmentRef,
        description: 'The treatment.',
        resolve: ({ treatment }) => treatment,
      }),
      rateBasisPoints: t.exposeInt('rateBasisPoints', {
        description: 'In hundredths of a percent: 2200 is 22 %.',
      }),
    }),
  });
