/**
 * How somebody who sells is taxed: ordinarily (RF01), ordinarily with the tax due when paid (RF17), flat and without VAT (RF19), or as an
 * amateur sports body in the register of sports (ASD, SSD).
 */
export const VAT_REGIMES = ['ordinary', 'cashAccounting', 'forfettario', 'sportsBody'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

/** How one thing is taxed, as somebody chooses it. */
export const CHOSEN_VAT_TREATMENTS = [
  'standard',
  'reduced',
  'socialReduced',
  'minimum',
  'healthExempt',
  'sportExempt',
  'membersOutOfScope',
] as const;
export type ChosenVatTreatment = (typeof CHOSEN_VAT_TREATMENTS)[number];

/** `forfettario` follows from the regime, `voucher` is credit paid ahead, taxed once it is spent; nobody chooses either. */
export const VAT_TREATMENTS = [...CHOSEN_VAT_TREATMENTS, 'forfettario', 'voucher'] as const;
export type VatTreatment = (typeof VAT_TREATMENTS)[number];
