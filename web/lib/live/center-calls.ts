import type { CenterChangedData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** What to read anew at a center. */
export type CenterChange = CenterChangedData['centerChanged'];

export const CENTER_CHANGED = operation(`subscription CenterChanged($providerId: Id!) {
  centerChanged(providerId: $providerId) { kind ids customerIds from to }
}`);
