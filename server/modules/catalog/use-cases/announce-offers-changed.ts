import type { Work } from '#server/kernel/work.ts';
import type { OffersChanged } from '../facts.ts';

/** Tells whoever must know that a provider's offers are others than before. */
export async function announceOffersChanged(work: Work, providerId: number): Promise<void> {
  await work.announce({ name: 'offersChanged', data: { providerId } } satisfies OffersChanged);
}
