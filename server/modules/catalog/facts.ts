import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** What a provider offers is different now. */
export type OffersChanged = Fact<'offersChanged', { providerId: number }>;
export const offersChanged = fact<OffersChanged>('offersChanged');
