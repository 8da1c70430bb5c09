import { categoryName } from '#contracts/category-names.ts';
import { builder } from '#server/graphql/builder.ts';
import { getCategories } from '../index.ts';
import { CategoryRef, ProviderTypeRef } from './refs.ts';

CategoryRef.implement({
  description: 'Type of center or professional.',
  fields: (t) => ({
    id: t.field({ description: 'Id of the category.', type: 'Id', resolve: ({ id }) => id }),
    slug: t.exposeString('slug', { description: 'Stable key, the same in every language.' }),
    name: t.string({
      description: 'In the requested language.',
      resolve: ({ slug }, _args, { locale }) => categoryName(slug, locale),
    }),
    type: t.field({
      description: 'Provider type that can choose it.',
      type: ProviderTypeRef,
      resolve: ({ type }) => type,
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.field({
    description: 'The categories providers choose from, in display order.',
    type: [CategoryRef],
    args: {
      type: t.arg({
        description: 'Restricts the result to one provider type.',
        type: ProviderTypeRef,
        required: false,
      }),
    },
    resolve: (_root, { type }, { work }) => getCategories(work, type ?? null),
  }),
);
