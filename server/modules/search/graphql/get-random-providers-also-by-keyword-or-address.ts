import { randomInt } from 'node:crypto';
import { builder } from '#server/graphql/builder.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import type { ProviderSearch } from '../index.ts';
import { searchProviders } from '../index.ts';

const ONLY_IF_ASKED = 'null if only the other type was requested';

const ProviderSearchRef = builder.objectRef<ProviderSearch>('ProviderSearch').implement({
  description: 'One page of centers and one of professionals.',
  fields: (t) => ({
    centers: t.field({
      description: 'At most `pageSize`.',
      type: [ProviderRef],
      resolve: ({ centers }) => centers,
    }),
    professionals: t.field({
      description: 'At most `pageSize`.',
      type: [ProviderRef],
      resolve: ({ professionals }) => professionals,
    }),
    centersTotal: t.exposeInt('centersTotal', {
      description: `Centers on all pages; ${ONLY_IF_ASKED}.`,
      nullable: true,
    }),
    professionalsTotal: t.exposeInt('professionalsTotal', {
      description: `Professionals on all pages; ${ONLY_IF_ASKED}.`,
      nullable: true,
    }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pageSize: t.exposeInt('pageSize', { description: 'Number per type on a page.' }),
    seed: t.exposeInt('seed', {
      description: 'Seed of the random order; send it back for the next page.',
    }),
    understoodAs: t.exposeString('understoodAs', {
      description: 'The words searched instead of an unknown keyword; otherwise null.',
      nullable: true,
    }),
  }),
});

builder.queryField('getRandomProvidersAlsoByKeywordOrAddress', (t) =>
  t.field({
    description: 'Providers on the marketplace, in a random order that is stable for one seed.',
    type: ProviderSearchRef,
    args: {
      keyword: t.arg.string({
        description: 'Words of name, category, offers or description; cut at 120 characters.',
      }),
      city: t.arg.string({ description: 'Town; with `distanceKm` the middle of the search area.' }),
      country: t.arg.string({ description: 'ISO 3166-1 code of two letters.' }),
      type: t.arg.string({ description: 'C centers, P professionals; both if omitted.' }),
      category: t.arg({ description: 'Id of a category.', type: 'Id' }),
      latitude: t.arg.float({
        description: 'With `longitude`: searches around this point instead of a town.',
      }),
      longitude: t.arg.float({ description: 'Decimal degrees.' }),
      distanceKm: t.arg.int({ description: 'Distance from the town or point in km, 1 to 500.' }),
      sort: t.arg.string({ description: '`random` (default), `fit`, `nearest` or `name`.' }),
      seed: t.arg.int({ description: 'Seed from an earlier answer, for the same order.' }),
      page: t.arg.int({ description: 'From 1 to 1000.' }),
    },
    resolve: (_root, args, { work, deps, locale }) =>
      searchProviders(work, { places: deps.places, locale, drawnSeed: randomInt(2 ** 31) }, args),
  }),
);
