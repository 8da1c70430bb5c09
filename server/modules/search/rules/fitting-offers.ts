/** What of an offer decides whether a card shows it. */
export interface OfferToShow {
  offerId: number;
  serviceId: number;
  name: string;
  priceCents: number;
}

/**
 * The offers a card answers with: of those that fit best the one that costs least where anything is paid, in all the lengths it
 * has under its name, so that name, price and time belong together. Where none fits, null: what was asked for stands elsewhere, in the provider's name or
 * description, and all offers count.
 * @param rates how well each offer fits; one that does not is left out
 */
export function fittingOffers<Offer extends OfferToShow>(
  offers: readonly Offer[],
  rates: ReadonlyMap<number, number>,
): Offer[] | null {
  const best = Math.max(0, ...offers.map(({ offerId }) => rates.get(offerId) ?? 0));
  if (best === 0) return null;
  const fitting = offers.filter(({ offerId }) => rates.get(offerId) === best);
  const paid = fitting.filter(({ priceCents }) => priceCents > 0);
  const [named] = (paid.length > 0 ? paid : fitting).toSorted(
    (one, other) => one.priceCents - other.priceCents,
  );
  return fitting.filter(({ serviceId, name }) => serviceId === named?.serviceId && name === named.name);
}
