import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import { bindToStaff } from '#server/modules/availability/index.ts';
import type { OfferTakenByLink } from '#server/modules/identity/facts.ts';

/** Who accepted with a first password is a person of the staff from then on, where the invitation said so and nobody else is by now. */
export const colleaguesReactions: Reaction[] = [
  reaction<OfferTakenByLink>(
    'offerTakenByLink',
    'bindToStaff',
    async (work, { providerId, personId, resourceId }) => {
      if (resourceId === null) return;
      try {
        await work.transaction((tx) => bindToStaff(tx, { providerId, personId, resourceId }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
      }
    },
  ),
];
