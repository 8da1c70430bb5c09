import { randomInt } from 'node:crypto';
import { builder } from '#server/graphql/builder.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import type { ProviderSearch } from '../index.ts';
import { searchProviders } from '../index.ts';

const ProviderPageRef = builder.objectRef<ProviderSearch>('ProviderPage').implement({
  description: 'One page of centers and professionals together.',
  fields: (t) => ({
    providers: t.field({
      description: 'At most `pageSize`.',
      type: [ProviderRef],
      resolve: ({ providers }) => providers,
    }),
    nearby: t.field({
      description: 'The nearest others within 100 km if at most one was found in the town; at most four.',
      type: [ProviderRef],
      resolve: (search) => search.findNearby(),
    }),
    total: t.int({ description: 'Providers on all pages.', resolve: ({ total }) => total ?? 0 }),
    isPlaceUnknown: t.exposeBoolean('isPlaceUnknown', {
      description: 'Whether there is no town of the requested name.',
    }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pageSize: t.exposeInt('pageSize', { description: 'Number of providers on a page.' }),
    seed: t.exposeInt('seed', {
      description: 'Seed of what chance orders; send it back for the next page.',
    }),
    understoodAs: t.exposeString('understoodAs', {
      description: 'The words searched instead of an unknown keyword; otherwise null.',
      nullable: true,
    }),
  }),
});

builder.queryField('searchProviders', (t) =>
  t.field({
    description: 'Providers on the marketplace, both types in one list, by how well they fit.',
    type: ProviderPageRef,
    args: {
      keyword: t.arg.string({
        description: 'Words of name, category, offers or description; cut at 120 characters.',
      }),
      city: t.arg.string({ description: 'Town; with `distanceKm` the middle of the search area.' }),
      country: t.arg.string({ description: 'ISO 3166-1 code of two letters.' }),
      type: t.arg.string({ description: 'C centers, P professionals; both if omitted.' }),
      category: t.arg({ description: 'Id of a category.', type: 'Id' }),
      distanceKm: t.arg.int({ description: 'Distance from the town in km, 1 to 500.' }),
      priceTo: t.arg.int({
        description: 'Highest price in euro that something there costs.',
      }),
      payOnline: t.arg.boolean({ description: 'Only where services can be paid online.' }),
      freeOn: t.arg.string({
        description:
          '`today` or `tomorrow`: only with a free time on that day. Price, payment and day look at the first 96.',
      }),
      sort: t.arg.string({ description: '`fit` (default), `nearest`, `name` or `random`.' }),
      seed: t.arg.int({ description: 'Seed from an earlier answer, for the same order.' }),
      page: t.arg.int({ description: 'From 1 to 1000.' }),
    },
    resolve: (_root, args, { work, deps, locale }) =>
      searchProviders(
        work,
        { places: deps.places, locale, drawnSeed: randomInt(2 ** 31) },
        { ...args, sort: args.sort || 'fit', together: true },
      ),
  }),
);
