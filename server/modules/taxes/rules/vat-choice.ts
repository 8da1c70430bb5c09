import type { CategorySlug } from '#contracts/category-names.ts';
import type { ChosenVatTreatment, VatRegime } from '#contracts/vat.ts';

/** How a provider is taxed and what it sells when nothing else is said. */
export interface VatChoice {
  regime: VatRegime;
  treatment: ChosenVatTreatment;
}

/** Protected health professions, whose services to people are exempt; of osteopaths that is not settled. */
const HEALTH: readonly CategorySlug[] = [
  'physiotherapy-center',
  'physiotherapist',
  'nutritionist',
  'psychologist',
];

/** What stands until a provider says it itself, by its main category: exempt only where the law is plain, else taxed in full. */
export function defaultVatTreatment(mainCategory: CategorySlug | null): ChosenVatTreatment {
  return mainCategory !== null && HEALTH.includes(mainCategory) ? 'healthExempt' : 'standard';
}
