import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import { termsInOneWord } from '../rules/booking-terms.ts';
import { termsOf } from '../use-cases/resolve-sale.ts';

builder.objectField(ProviderRef, 'bookingTerms', (t) =>
  t.string({
    description:
      'On what is booked now, in one word: to be sent along (`shownTerms`), so that nobody books on terms they were not shown.',
    resolve: (provider) => termsInOneWord(termsOf(provider)),
  }),
);
