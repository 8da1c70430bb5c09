import { categoryName } from '#contracts/category-names.ts';
import { builder } from '#server/graphql/builder.ts';
import { getCategories } from '../index.ts';
import { CategoryRef, ProviderTypeRef } from './refs.ts';

CategoryRef.implement({
  description: 'What kind of center or professional a provider is.',
  fields: (t) => ({
    id: t.field({ description: 'The category’s id.', type: 'Id', resolve: ({ id }) => id }),
    slug: t.exposeString('slug', { description: 'A stable word for it, the same in every language.' }),
    name: t.string({
      description: 'In the asked language.',
      resolve: ({ slug }, _args, { locale }) => categoryName(slug, locale),
    }),
    type: t.field({
      description: 'Which provider type can choose it.',
      type: ProviderTypeRef,
      resolve: ({ type }) => type,
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    description: 'The categories providers choose from, in the order they are shown.',
    type: [CategoryRef],
    args: {
      type: t.arg({
        description: 'Only those of one provider type.',
        type: ProviderTypeRef,
        required: false,
      }),
    },
    resolve: (_root, { type }, { work }) => getCategories(work, type ?? null),
  }),
);
