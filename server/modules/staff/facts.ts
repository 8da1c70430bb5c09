import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** A person or thing is new, or is in use or out of use now. */
export type ResourceChanged = Fact<'resourceChanged', { providerId: number; resourceId: number }>;
export const resourceChanged = fact<ResourceChanged>('resourceChanged');
