import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { nextFreeStarts } from '#server/modules/availability/index.ts';
import { cheapestPriceCents } from '#server/modules/catalog/index.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';

/** What a result card shows beside the profile; each is read once for all providers of an answer. */
builder.objectFields(ProviderRef, (t) => ({
  priceFrom: t.loadable({
    description: 'The lowest price of what can be booked, in euro; null when nothing can.',
    type: 'Float',
    nullable: true,
    load: async (ids: number[], { work }) => {
      const cents = await cheapestPriceCents(work, ids);
      return ids.map((id) => {
        const lowest = cents.get(id);
        return lowest === undefined ? null : lowest / 100;
      });
    },
    resolve: ({ id }) => id,
  }),
  nextFreeTime: t.loadable({
    description: 'The next start with anyone within two weeks, in local time with its offset; null when there is none.',
    type: 'String',
    nullable: true,
    load: async (ids: number[], { work }) => {
      const starts = await nextFreeStarts(work, ids);
      return ids.map((id) => {
        const next = starts.get(id);
        return next ? formatOffsetDateTime(zoneOf(next.timeZone), epochMinutesOf(next.startsAt)) : null;
      });
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
