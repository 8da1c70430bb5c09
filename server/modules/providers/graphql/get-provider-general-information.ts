import { builder } from '#server/graphql/builder.ts';
import { getPublicProvider } from '../index.ts';
import { ProviderRef } from './refs.ts';

builder.queryField('getProviderGeneralInformation', (t) =>
  t.field({
    description: 'One provider; null if it is unknown, not published, not active or locked.',
    type: ProviderRef,
    nullable: true,
    args: { id: t.arg({ description: 'Id of the provider.', type: 'Id', required: true }) },
    resolve: (_root, { id }, { work }) => getPublicProvider(work, id),
  }),
);
