import { builder } from '#server/graphql/builder.ts';
import type { SearchSuggestion } from '../index.ts';
import { suggestSearches } from '../index.ts';

const SearchSuggestionRef = builder.objectRef<SearchSuggestion>('SearchSuggestion').implement({
  description: 'What somebody may be looking for.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: '`category`, `service` or `provider`.' }),
    text: t.exposeString('text', { description: 'What to search for.' }),
  }),
});

builder.queryField('suggestSearches', (t) =>
  t.field({
    description:
      'Categories, services and providers of which a word begins as typed, at most eight; none for one letter.',
    type: [SearchSuggestionRef],
    args: { text: t.arg.string({ description: 'Text as typed so far.', required: true }) },
    resolve: (_root, { text }, { work, locale }) => suggestSearches(work, locale, text),
  }),
);
