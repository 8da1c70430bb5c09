import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/**
 * Hours, breaks, blocks or holidays are others than before: of a person or thing or, with null, of the whole provider or its
 * opening hours.
 */
export type HoursChanged = Fact<'hoursChanged', { providerId: number; resourceId: number | null }>;
export const hoursChanged = fact<HoursChanged>('hoursChanged');
