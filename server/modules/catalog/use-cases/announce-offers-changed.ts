import type { Work } from '#server/kernel/work.ts';
import { offersChanged } from '../facts.ts';

/** Tells whoever must know that a provider's offers are others than before. */
export async function announceOffersChanged(work: Work, providerId: number): Promise<void> {
  await work.announce(offersChanged({ providerId }));
}
