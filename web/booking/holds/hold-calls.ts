import type { OwnHoldsData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** An own place that waits for its payment, until `expiresAt`; times are ISO. */
export type OpenHold = OwnHoldsData['ownHolds'][number];

/** This browser's, and those of whoever is signed in. */
export const OWN_HOLDS = operation(
  `query OwnHolds($providerId: Id!) {
    ownHolds(providerId: $providerId) { id offerId offerName resourceName startsAt timeZone amountCents promoCode promoDiscountCents expiresAt }
  }`,
);

export const RELEASE_HOLD = operation(
  'mutation ReleaseHold($providerId: Id!, $id: Id!) { releaseHold(providerId: $providerId, id: $id) { status } }',
);
