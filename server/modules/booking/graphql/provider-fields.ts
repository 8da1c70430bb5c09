import { ProviderRef, ProviderSettingsRef } from '#server/modules/providers/graphql/refs.ts';
import { termsInOneWord } from '#server/modules/selling/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { countBookingsToCome } from '../index.ts';
import { termsOf } from '../use-cases/resolve-sale.ts';

builder.objectField(ProviderRef, 'bookingTerms', (t) =>
  t.string({
    description:
      'On what is booked now, in one word: to be sent along (`shownTerms`), so that nobody books on terms they were not shown.',
    resolve: (provider) => termsInOneWord(termsOf(provider)),
  }),
);

builder.objectField(ProviderSettingsRef, 'bookingsToCome', (t) =>
  t.int({
    description:
      'How many bookings hold a place and have not begun: a change of time zone or step leaves them where they are.',
    resolve: ({ id }, _args, { work }) => countBookingsToCome(work, id),
  }),
);
