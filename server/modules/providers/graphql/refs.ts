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
  description: 'What somebody is at a provider.',
  values: BUSINESS_ROLES,
});

export const PaymentSettingRef = builder.enumType('PaymentSetting', {
  description:
    'How a provider wants to be paid: only on site, as the customer chooses, only online, only by membership.',
  values: PAYMENT_SETTINGS,
});

export const VatTreatmentRef = builder.enumType('VatTreatment', {
  description:
    'How one thing is taxed: by a rate, or not and why. `forfettario` follows from the regime and is chosen by nobody.',
  values: VAT_TREATMENTS,
});

export const VatRuleRef = builder
  .objectRef<Pick<VatRule, 'treatment' | 'rateBasisPoints'>>('VatRule')
  .implement({
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
