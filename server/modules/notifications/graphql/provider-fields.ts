import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import { takesRequests } from '../index.ts';

builder.objectField(ProviderRef, 'takesRequests', (t) =>
  t.boolean({
    description:
      'Whether `sendRequestToProvider` works: nothing can be booked online now, and it has an address.',
    resolve: (provider, _args, { work }) => takesRequests(work, provider),
  }),
);
