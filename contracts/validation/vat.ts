import * as v from 'valibot';
import { CHOSEN_VAT_TREATMENTS, VAT_REGIMES } from '../vat.ts';

/** How a provider is taxed, and what it sells when an offer says nothing else. Members out of scope: of sports bodies alone. */
export const VatChoice = v.pipe(
  v.object({ regime: v.picklist(VAT_REGIMES), treatment: v.picklist(CHOSEN_VAT_TREATMENTS) }),
  v.forward(
    v.check(({ regime, treatment }) => treatment !== 'membersOutOfScope' || regime === 'sportsBody'),
    ['treatment'],
  ),
);
