import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { oncePerRequest } from '#server/graphql/once-per-request.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { NextFreeStart } from '#server/modules/availability/index.ts';
import { nextFreeStarts } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { PublicProvider } from '#server/modules/providers/index.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import type { FoundProvider } from '../index.ts';
import type { Card, OffersOnCard } from '../use-cases/offers-on-cards.ts';
import { timesOnCards } from '../use-cases/narrow.ts';
import { nameOfCard, offersOnCards } from '../use-cases/offers-on-cards.ts';

/** Four fields of a card ask for it. */
const onCards = oncePerRequest(offersOnCards, (cards: readonly Card[]) => cards.map(nameOfCard).join());

/** Only what a search found knows what was looked for. */
const cardOf = (provider: PublicProvider | FoundProvider): Card => ({
  id: provider.id,
  lookedFor: 'lookedFor' in provider ? provider.lookedFor : null,
});
/** With the day whose times are told. */
const timesCardOf = (provider: PublicProvider | FoundProvider) => ({
  ...cardOf(provider),
  freeOn: 'freeOn' in provider ? provider.freeOn : null,
});
type TimesCard = ReturnType<typeof timesCardOf>;
const oncePerCard = { cacheKeyFn: nameOfCard };

/** What each card's offers come to, in the order of the cards. */
async function fromOffers<T>(
  cards: readonly Card[],
  context: RequestContext,
  read: (shown: OffersOnCard) => T,
): Promise<T[]> {
  const shown = await onCards(context, cards);
  return cards.map((card) => read(shown.get(nameOfCard(card)) ?? { offers: [], service: null }));
}

/** In local time with its offset. */
export const localStart = ({ timeZone, startsAt }: Pick<NextFreeStart, 'timeZone' | 'startsAt'>): string =>
  formatOffsetDateTime(zoneOf(timeZone), epochMinutesOf(startsAt));

/** The next free times of each card, in the order of the cards. */
async function timesOf(cards: TimesCard[], context: RequestContext): Promise<NextFreeStart[][]> {
  const byDay = await Promise.all(
    [...Map.groupBy(cards, ({ freeOn }) => freeOn)].map(async ([freeOn, asked]) => {
      const times = await timesOnCards(context.work, asked, freeOn, (some) =>
        fromOffers(some, context, ({ offers }) => offers),
      );
      return asked.map((card) => [card, times.get(nameOfCard(card)) ?? []] as const);
    }),
  );
  const times = new Map(byDay.flat());
  return cards.map((card) => [...(times.get(card) ?? [])]);
}

/** How many a page shows before a service is chosen. */
const MOST_STARTS = 3;

const NextFreeStartRef = builder.objectRef<NextFreeStart>('NextFreeStart').implement({
  description: 'The next available start of an offer.',
  fields: (t) => ({
    subServiceId: t.field({
      description: 'Id of the offer, as the booking calls take it.',
      type: 'Id',
      resolve: ({ offerId }) => offerId,
    }),
    dateTimeFrom: t.string({
      description: 'Local time with offset, as the slots name it.',
      resolve: localStart,
    }),
  }),
});

/** What a result card shows beside the profile; each is read once for all providers of an answer. */
builder.objectFields(ProviderRef, (t) => ({
  priceFrom: t.loadable({
    description:
      'Lowest price of what can be booked now, in euro; 0 only if everything is free, null if nothing can be booked. In a search: of the matching service.',
    type: 'Float',
    nullable: true,
    loaderOptions: oncePerCard,
    load: (cards: Card[], context) =>
      fromOffers(cards, context, ({ offers }) => lowestPrice(offers.map(({ priceCents }) => priceCents))),
    resolve: cardOf,
  }),
  nextFreeTime: t.loadable({
    description:
      'Next available start with anyone within two weeks, in local time with offset; null if none. In a search: of the matching service.',
    type: 'String',
    nullable: true,
    loaderOptions: oncePerCard,
    load: async (cards: Card[], context) => {
      const starts = new Map<string, NextFreeStart | undefined>();
      for (const [lookedFor, asked] of Map.groupBy(cards, (card) => card.lookedFor)) {
        const ids = asked.map(({ id }) => id);
        const soldBy = (unknown: readonly number[]) =>
          soldOn(
            cards,
            asked.filter(({ id }) => unknown.includes(id)),
            context,
          );
        const found = await nextFreeStarts(
          context.work,
          ids,
          (_work, unknown) => soldBy(unknown),
          lookedFor?.name,
        );
        for (const card of asked) starts.set(nameOfCard(card), found.get(card.id)?.[0]);
      }
      return cards.map((card) => {
        const next = starts.get(nameOfCard(card));
        return next ? localStart(next) : null;
      });
    },
    resolve: cardOf,
  }),
  nextFreeStarts: t.field({
    description:
      'Next available start of each offer with anyone within two weeks, the earliest first; at most three.',
    type: [NextFreeStartRef],
    resolve: async ({ id }, _args, context) => {
      const card = { id, lookedFor: null };
      const found = await nextFreeStarts(context.work, [id], () => soldOn([card], [card], context));
      return [...(found.get(id) ?? [])].slice(0, MOST_STARTS);
    },
  }),
  nextFreeTimes: t.loadableList({
    description:
      'Next available starts with anyone within two weeks, an hour or more apart, the earliest first; at most three. In a search: of the matching service, on the requested day.',
    type: NextFreeStartRef,
    loaderOptions: { cacheKeyFn: (card: TimesCard) => `${card.freeOn} ${nameOfCard(card)}` },
    load: timesOf,
    resolve: timesCardOf,
  }),
}));

/** What the card says beside its price and times. */
builder.objectFields(ProviderRef, (t) => ({
  takesBookings: t.loadable({
    description: 'Whether anything can be booked now; otherwise people write or call.',
    type: 'Boolean',
    loaderOptions: oncePerCard,
    load: (cards: Card[], context) => fromOffers(cards, context, ({ offers }) => offers.length > 0),
    resolve: cardOf,
  }),
  matchingService: t.loadable({
    description: 'The service that matches the search; its price and time are shown. Null if none matches.',
    type: 'String',
    nullable: true,
    loaderOptions: oncePerCard,
    load: (cards: Card[], context) => fromOffers(cards, context, ({ service }) => service),
    resolve: cardOf,
  }),
}));

/** Known of what a search found alone. */
builder.objectFields(ProviderRef, (t) => ({
  distanceKm: t.float({
    description: 'Kilometres from the place of the search, to one decimal; otherwise null.',
    nullable: true,
    resolve: (provider) =>
      'distanceKm' in provider && typeof provider.distanceKm === 'number' ? provider.distanceKm : null,
  }),
}));

/** Of those that sell anything, by provider. */
async function soldOn(
  cards: readonly Card[],
  asked: readonly Card[],
  context: RequestContext,
): Promise<Map<number, BookableOffer[]>> {
  if (asked.length === 0) return new Map<number, BookableOffer[]>();
  const shown = await onCards(context, cards);
  const sold = asked.map((card) => [card.id, shown.get(nameOfCard(card))?.offers ?? []] as const);
  return new Map(sold.filter(([, offers]) => offers.length > 0));
}

/** In euro. A free first talk says nothing of what the rest costs. */
function lowestPrice(cents: readonly number[]): number | null {
  const paid = cents.filter((price) => price > 0);
  if (paid.length > 0) return Math.min(...paid) / 100;
  return cents.length > 0 ? 0 : null;
}
