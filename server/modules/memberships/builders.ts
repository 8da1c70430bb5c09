import type * as v from 'valibot';
import type { MembershipForm } from '#contracts/validation/membership.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Membership } from './store/memberships.ts';
import { addMembership } from './use-cases/add-membership.ts';
import type { PassSold } from './use-cases/sell-pass.ts';
import { sellPassNow } from './use-cases/sell-pass.ts';

type Wanted = Partial<v.InferInput<typeof MembershipForm>> & { providerId: number };

/** What a test wants of an offer. */
export const aTenEntryOffer = (more: Partial<MembershipForm['offers'][number]> = {}) => ({
  name: '10 ingressi',
  priceCents: 12_000,
  sessionsCounter: 10,
  duration: 3,
  ...more,
});

/** For tests: a published membership that pays all services, ten entries for 120 euro in three months unless told otherwise. */
export async function aMembership(work: Work, { providerId, ...more }: Wanted): Promise<Membership> {
  return work.transaction((tx) =>
    addMembership(tx, providerId, {
      name: 'Massaggi',
      type: 'service',
      offers: [aTenEntryOffer()],
      ...more,
    }),
  );
}

/** The one offer of a membership that a test made. */
export function offerOf({ offers: [offer] }: Membership): { offerId: number; shownPriceCents: number } {
  if (!offer) throw new Error('A membership without an offer');
  return { offerId: offer.id, shownPriceCents: offer.priceCents };
}

let sold = 0;

/** For tests: a pass of a membership, sold at the desk. */
export async function aPassOf(
  work: Work,
  membership: Membership,
  { customerId, takenBy }: { customerId: number; takenBy: number },
): Promise<PassSold> {
  return sellPassNow(work, {
    providerId: membership.providerId,
    sale: {
      customerId,
      ...offerOf(membership),
      method: 'cash',
      receiptNumber: null,
      note: '',
      orderIds: [],
      promoCode: null,
    },
    takenBy,
    actor: 'system:test',
    key: `pass-of-test-${(sold += 1)}`,
  });
}
