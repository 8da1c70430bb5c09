import { ProviderRef, ProviderSettingsRef } from '#server/modules/providers/graphql/refs.ts';
import { termsInOneWord } from '#server/modules/selling/index.ts';
import { builder } from '#server/graphql/builder.ts';
import { countBookingsToCome } from '../index.ts';
import { termsOf } from '../use-cases/resolve-sale.ts';

builder.objectField(ProviderRef, 'bookingTerms', (t) =>
  t.string({
    description:
      'Current booking terms as a token, to send back as `shownTerms`, so that nobody books on terms they were not shown.',
    resolve: (provider) => termsInOneWord(termsOf(provider)),
  }),
);

builder.objectField(ProviderSettingsRef, 'bookingsToCome', (t) =>
  t.int({
    description: 'Number of upcoming bookings; a change of time zone or step leaves them in place.',
    resolve: ({ id }, _args, { work }) => countBookingsToCome(work, id),
  }),
);
