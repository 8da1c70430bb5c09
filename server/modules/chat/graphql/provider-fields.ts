import { builder } from '#server/graphql/builder.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { centersThatTakeMessages } from '../use-cases/get-chats.ts';

builder.objectFields(ProviderRef, (t) => ({
  takesMessages: t.loadable({
    description: 'Whether customers may begin a chat with it, or the viewer has one.',
    type: 'Boolean',
    load: async (ids: number[], context) => {
      const taking = await centersThatTakeMessages(context, ids);
      return ids.map((id) => taking.has(id));
    },
    resolve: ({ id }) => id,
  }),
}));
