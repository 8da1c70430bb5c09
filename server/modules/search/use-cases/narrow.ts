import type { NextFreeStart } from '#server/modules/availability/index.ts';
import { nextFreeTimes } from '#server/modules/availability/index.ts';
import { payableOnlineNow } from '#server/modules/booking/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { FreeDay, Narrowed } from '../rules/search-question.ts';
import type { Card } from './offers-on-cards.ts';
import { nameOfCard, offersOnCards } from './offers-on-cards.ts';

/** So many of those found are looked at, the best first: each costs its offers and its calendar. */
export const MOST_NARROWED = 96;

/** Whether anything is asked of offers or free times. */
export const isNarrowed = ({ priceTo, payOnline, freeOn }: Narrowed): boolean =>
  priceTo !== null || payOnline || freeOn !== null;

/** Those of the cards whose offers and free times are as asked, in their order. */
export async function narrowCards(
  work: Work,
  cards: readonly Card[],
  { priceTo, payOnline, freeOn }: Narrowed,
): Promise<Card[]> {
  const offers = await offersOnCards(work, cards);
  const offersOf = (card: Card) => offers.get(nameOfCard(card))?.offers ?? [];
  const affordable = cards.filter((card) =>
    offersOf(card).some(({ priceCents }) => priceTo === null || priceCents <= priceTo * 100),
  );
  const ids = affordable.map(({ id }) => id);
  const payable = payOnline ? await payableOnlineNow(work, ids) : new Set(ids);
  const left = affordable.filter(({ id }) => payable.has(id));
  if (freeOn === null) return left;
  const times = await timesOnCards(work, left, freeOn, async (asked) => asked.map((card) => offersOf(card)));
  return left.filter((card) => (times.get(nameOfCard(card)) ?? []).length > 0);
}

/**
 * The next free times of what each card shows, by `nameOfCard`.
 * @param offersOf what some of the cards show, in their order; asked only of those that are not remembered
 */
export async function timesOnCards(
  work: Work,
  cards: readonly Card[],
  on: FreeDay | null,
  offersOf: (cards: readonly Card[]) => Promise<readonly BookableOffer[][]>,
): Promise<Map<string, readonly NextFreeStart[]>> {
  const times = new Map<string, readonly NextFreeStart[]>();
  for (const [lookedFor, asked] of Map.groupBy(cards, (card) => card.lookedFor)) {
    const soldBy = async (_work: Work, unknown: readonly number[]) => {
      const some = asked.filter(({ id }) => unknown.includes(id));
      const offers = await offersOf(some);
      return new Map(some.map(({ id }, index) => [id, offers[index] ?? []]));
    };
    const ids = asked.map(({ id }) => id);
    const found = await nextFreeTimes(work, ids, soldBy, { among: lookedFor?.name, on });
    for (const card of asked) times.set(nameOfCard(card), found.get(card.id) ?? []);
  }
  return times;
}
