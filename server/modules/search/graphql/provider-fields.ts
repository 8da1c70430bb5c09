import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { oncePerRequest } from '#server/graphql/once-per-request.ts';
import { nextFreeStarts } from '#server/modules/availability/index.ts';
import { offersSoldNow } from '#server/modules/booking/index.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';

/** Three fields of a card ask for it. */
const soldNow = oncePerRequest(offersSoldNow, (providerIds: readonly number[]) => providerIds.join());

/** What a result card shows beside the profile; each is read once for all providers of an answer. */
builder.objectFields(ProviderRef, (t) => ({
  priceFrom: t.loadable({
    description: 'The lowest price of what can be booked now, in euro, 0 only where all of it is free; null when nothing can.',
    type: 'Float',
    nullable: true,
    load: async (ids: number[], context) => {
      const sold = await soldNow(context, ids);
      return ids.map((id) => lowestPrice((sold.get(id) ?? []).map(({ priceCents }) => priceCents)));
    },
    resolve: ({ id }) => id,
  }),
  nextFreeTime: t.loadable({
    description: 'The next start with anyone within two weeks, in local time with its offset; null when there is none.',
    type: 'String',
    nullable: true,
    load: async (ids: number[], context) => {
      const starts = await nextFreeStarts(context.work, ids, (_work, unknown) => soldNow(context, unknown));
      return ids.map((id) => {
        const next = starts.get(id);
        return next ? formatOffsetDateTime(zoneOf(next.timeZone), epochMinutesOf(next.startsAt)) : null;
      });
    },
    resolve: ({ id }) => id,
  }),
  takesBookings: t.loadable({
    description: 'Whether anything can be booked now; where nothing can, people write or call.',
    type: 'Boolean',
    load: async (ids: number[], context) => {
      const sold = await soldNow(context, ids);
      return ids.map((id) => sold.has(id));
    },
    resolve: ({ id }) => id,
  }),
  distanceKm: t.float({
    description: 'In kilometres from the place that a search asked for, to one decimal; else null.',
    nullable: true,
    resolve: (provider) =>
      'distanceKm' in provider && typeof provider.distanceKm === 'number' ? provider.distanceKm : null,
  }),
}));

/** In euro. A free first talk says nothing of what the rest costs. */
function lowestPrice(cents: readonly number[]): number | null {
  const paid = cents.filter((price) => price > 0);
  if (paid.length > 0) return Math.min(...paid) / 100;
  return cents.length > 0 ? 0 : null;
}
