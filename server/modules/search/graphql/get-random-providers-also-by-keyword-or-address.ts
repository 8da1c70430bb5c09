import { randomInt } from 'node:crypto';
import { builder } from '#server/graphql/builder.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import type { ProviderSearch } from '../index.ts';
import { searchProviders } from '../index.ts';

const ONLY_IF_ASKED = 'null when only the other type was asked for';

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
    page: t.exposeInt('page', { description: 'This page, from 1.' }),
    pageSize: t.exposeInt('pageSize', { description: 'How many of each type a page has.' }),
    seed: t.exposeInt('seed', {
      description: 'What the order by chance was drawn from: give it back for the next page.',
    }),
    understoodAs: t.exposeString('understoodAs', {
      description: 'What was looked for in place of a keyword that nothing has; else null.',
      nullable: true,
    }),
  }),
});

builder.queryField('getRandomProvidersAlsoByKeywordOrAddress', (t) =>
  t.field({
    description: 'Providers on the marketplace, in an order by chance that stays the same for one seed.',
    type: ProviderSearchRef,
    args: {
      keyword: t.arg.string({
        description: 'Words of name, category, offers, description; cut at 120 characters.',
      }),
      city: t.arg.string({ description: 'The town. With `distanceKm` the middle to search around.' }),
      country: t.arg.string({ description: 'ISO 3166-1 code of two letters.' }),
      type: t.arg.string({ description: 'C centers, P professionals; both when left out.' }),
      category: t.arg({ description: 'A category’s id.', type: 'Id' }),
      latitude: t.arg.float({ description: 'With `longitude`: search around this point and not in a town.' }),
      longitude: t.arg.float({ description: 'Decimal degrees.' }),
      distanceKm: t.arg.int({ description: 'How far from the town or the point, 1 to 500.' }),
      sort: t.arg.string({ description: '`random` (when left out), `nearest` or `name`.' }),
      seed: t.arg.int({ description: 'From an earlier answer, for the same order.' }),
      page: t.arg.int({ description: 'From 1 to 1000.' }),
    },
    resolve: (_root, args, { work, deps, locale }) =>
      searchProviders(work, { places: deps.places, locale, drawnSeed: randomInt(2 ** 31) }, args),
  }),
);
