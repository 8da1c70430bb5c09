import { builder } from '#server/graphql/builder.ts';
import { User } from '#server/modules/identity/graphql/refs.ts';
import { getUnreadNotifications } from '../use-cases/get-chats.ts';

builder.objectField(User, 'unreadChats', (t) =>
  t.int({
    description:
      'In how many chats the viewer has not read everything; 0 for anybody else and before the e-mail is proved.',
    resolve: async ({ id }, _args, { work, actor }) =>
      actor.kind === 'person' && actor.personId === id
        ? (await getUnreadNotifications({ work, actor })).length
        : 0,
  }),
);
