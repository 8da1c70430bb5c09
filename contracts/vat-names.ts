import type { Locale } from './languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { VatRegime, VatTreatment } from './vat.ts';

const REGIMES = {
  ordinary: m.vat_regime_ordinary,
  cashAccounting: m.vat_regime_cash_accounting,
  forfettario: m.vat_regime_forfettario,
  sportsBody: m.vat_regime_sports_body,
} satisfies Record<VatRegime, unknown>;

const TREATMENTS = {
  standard: m.vat_treatment_standard,
  reduced: m.vat_treatment_reduced,
  socialReduced: m.vat_treatment_social_reduced,
  minimum: m.vat_treatment_minimum,
  healthExempt: m.vat_treatment_health_exempt,
  sportExempt: m.vat_treatment_sport_exempt,
  membersOutOfScope: m.vat_treatment_members_out_of_scope,
  forfettario: m.vat_treatment_forfettario,
  voucher: m.vat_treatment_voucher,
} satisfies Record<VatTreatment, unknown>;

/** A regime as people read it. */
export function vatRegimeName(regime: VatRegime, locale: Locale): string {
  return REGIMES[regime]({}, { locale });
}

/** A treatment as people read it, without its rate, which is a matter of the day. */
export function vatTreatmentName(treatment: VatTreatment, locale: Locale): string {
  return TREATMENTS[treatment]({}, { locale });
}

/** The same with its rate: `IVA ordinaria (22 %)`; what is not taxed has none. @param rule.rateBasisPoints in hundredths of a percent */
export function vatRuleName(
  { treatment, rateBasisPoints }: { treatment: VatTreatment; rateBasisPoints: number },
  locale: Locale,
): string {
  const name = vatTreatmentName(treatment, locale);
  if (rateBasisPoints === 0) return name;
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rateBasisPoints / 100);
  return `${name} (${rate} %)`;
}
