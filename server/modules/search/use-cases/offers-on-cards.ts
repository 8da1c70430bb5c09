import { offersSoldNow } from '#server/modules/booking/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { fittingOffers } from '../rules/fitting-offers.ts';
import { foldedText } from '../rules/folded-text.ts';
import type { LookedFor } from '../rules/looked-for.ts';
import { rateOffers } from '../store/match-offers.ts';

/** A provider on a card, and the search that found it; null: none, or one that no offer can answer. */
export interface Card {
  id: number;
  lookedFor: LookedFor | null;
}

/** What a card shows of what its provider sells now; no offers where it sells nothing. */
export interface OffersOnCard {
  offers: BookableOffer[];
  /** The service that fits the search. */
  service: string | null;
}

/** The same for cards that show the same. */
export const nameOfCard = ({ id, lookedFor }: Card): string => `${id} ${lookedFor?.name ?? ''}`;

/**
 * What the cards of an answer show, by `nameOfCard`: of each provider the offers that fit what was asked for, all of them where none
 * does. Says nothing of free times. One query for each search beside those for what is sold.
 */
export async function offersOnCards(work: Work, cards: readonly Card[]): Promise<Map<string, OffersOnCard>> {
  const sold = await offersSoldNow(work, [...new Set(cards.map(({ id }) => id))]);
  const shown = new Map<string, OffersOnCard>();
  for (const [lookedFor, asked] of Map.groupBy(cards, (card) => card.lookedFor)) {
    const offers = lookedFor ? asked.flatMap(({ id }) => sold.get(id) ?? []) : [];
    const rates = lookedFor
      ? await rateOffers(work, offers.map(textOf), lookedFor)
      : new Map<number, number>();
    for (const card of asked) {
      const all = sold.get(card.id) ?? [];
      const fitting = fittingOffers(all, rates);
      shown.set(nameOfCard(card), { offers: fitting ?? all, service: fitting?.[0]?.name ?? null });
    }
  }
  return shown;
}

function textOf({ offerId, name, serviceName }: BookableOffer) {
  return { offerId, text: foldedText(`${name} ${serviceName}`) };
}
