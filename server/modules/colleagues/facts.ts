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

/** Somebody who was invited took the role that was offered to them. */
export type PlaceTaken = Fact<'placeTaken', { providerId: number; personId: number; colleagueId: number }>;
export const placeTaken = fact<PlaceTaken>('placeTaken');
