import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Ownership of a provider went from one person to another, both agreeing; the ids are of their places there. */
export type OwnershipHandedOver = Fact<
  'ownershipHandedOver',
  {
    providerId: number;
    from: { personId: number; colleagueId: number };
    to: { personId: number; colleagueId: number };
    /** Tells one handing over from the next. */
    occasion: number;
  }
>;
export const ownershipHandedOver = fact<OwnershipHandedOver>('ownershipHandedOver');
