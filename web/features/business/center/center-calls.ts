import type { OwnCenter } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A place where the person works, and what they may do there. */
export type { OwnCenter };

export const MY_CENTERS = operation(`query MyCenters { getCurrentUser { businesses { ...OwnCenter } } }
fragment OwnCenter on UserBusiness { providerId name role viewerCan }`);
