import type { VatRegime } from '#contracts/vat.ts';
import type { Work } from '#server/kernel/work.ts';
import type { VatRule } from '../store/vat-rules.ts';
import { readVatRules } from '../store/vat-rules.ts';

/** What somebody of a regime may choose from for what they sell, by the rules of today; a forfettario has no choice. */
export async function listVatTreatments(work: Work, regime: VatRegime): Promise<VatRule[]> {
  const rules = await readVatRules(work, work.now());
  const isOpen = ({ treatment }: VatRule) =>
    treatment !== 'voucher' &&
    (treatment === 'forfettario') === (regime === 'forfettario') &&
    (treatment !== 'membersOutOfScope' || regime === 'sportsBody');
  return rules.filter(isOpen);
}
