import type { Fact } from '#server/kernel/facts.ts';

/** What a provider offers is different now. */
export type OffersChanged = Fact<'offersChanged', { providerId: number }>;
