import type { AffectedReason } from '#contracts/consequences.ts';
import { affectedKey } from '#contracts/consequences.ts';
import type { Touched } from '#server/kernel/consequences.ts';
import type { Work } from '#server/kernel/work.ts';
import { readStatuses } from '#server/modules/availability/index.ts';
import { bookingsOfOffers } from '#server/modules/booking/index.ts';
import { readOffersToStand } from '#server/modules/catalog/index.ts';
import type { Standings } from '../rules/affected.ts';

/** What speaks now against the bookings and sessions to come that a change may touch, in a few queries however many they are. */
export async function standingsOf(work: Work, providerId: number, touched: Touched): Promise<Standings> {
  if ('serviceIds' in touched) return standingsOfServices(work, providerId, touched.serviceIds);
  const standings = await readStatuses(work, { providerId, ...touched });
  return new Map(
    standings.map(({ holder: { kind, id }, points }) => [
      affectedKey(kind === 'class' ? { sessionId: id } : { reservationId: id }),
      points,
    ]),
  );
}

async function standingsOfServices(
  work: Work,
  providerId: number,
  serviceIds: readonly number[],
): Promise<Standings> {
  const offers = await readOffersToStand(work, { providerId, serviceIds });
  const byId = new Map(offers.map((offer) => [offer.offerId, offer]));
  const bookings = await bookingsOfOffers(work, { providerId, offerIds: [...byId.keys()] });
  return new Map(
    bookings.map(({ id, offerId, groupBefore }) => {
      const offer = byId.get(offerId);
      const reasons = new Set<AffectedReason>();
      if (offer?.isGone) reasons.add('serviceGone');
      if (offer && groupBefore >= offer.capacity) reasons.add('tooManyPeople');
      return [affectedKey({ reservationId: id }), reasons];
    }),
  );
}
