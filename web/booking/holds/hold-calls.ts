import { operation } from '#web/lib/api.ts';

/** An own place that waits for its payment; times are ISO. */
export type OpenHold = {
  id: number;
  offerId: number;
  offerName: string;
  resourceName: string | null;
  startsAt: string;
  timeZone: string;
  amountCents: number;
  /** Until when it is kept. */
  expiresAt: string;
};

/** This browser's, and those of whoever is signed in. */
export const OWN_HOLDS = operation<{ ownHolds: readonly OpenHold[] }, { providerId: number }>(
  `query OwnHolds($providerId: Id!) {
    ownHolds(providerId: $providerId) { id offerId offerName resourceName startsAt timeZone amountCents expiresAt }
  }`,
);

export const RELEASE_HOLD = operation<
  { releaseHold: { status: string } },
  { providerId: number; id: number }
>(
  'mutation ReleaseHold($providerId: Id!, $id: Id!) { releaseHold(providerId: $providerId, id: $id) { status } }',
);
