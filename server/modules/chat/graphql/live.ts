import { builder } from '#server/graphql/builder.ts';
import { channelIdOf } from '../rules/chat-id.ts';
import { watchPosts } from '../use-cases/live-channels.ts';
import { watchChats, watchMessages, watchUnread } from '../use-cases/live-chats.ts';
import { ChatRef, MessagePageRef, UnreadChatRef } from './refs.ts';

builder.subscriptionFields((t) => ({
  chatMessages: t.field({
    type: MessagePageRef,
    description:
      'What is written and deleted in a chat. Begins with the last number, against which the viewer catches up. Ends with the session or the role.',
    args: { chatId: t.arg.string({ required: true, description: 'Which chat.' }) },
    subscribe: (_root, { chatId }, context) => {
      const channel = channelIdOf(chatId);
      return channel === null ? watchMessages(context, chatId) : watchPosts(context, channel);
    },
    resolve: (page) => page,
  }),
  chats: t.field({
    type: [ChatRef],
    description: 'The viewer’s chats at a center, whenever they change. Ends with the session or the role.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'At which center.' }) },
    subscribe: (_root, { providerId }, context) => watchChats(context, providerId),
    resolve: (chats) => chats,
  }),
  unreadNotifications: t.field({
    type: [UnreadChatRef],
    description: 'Chats in which the viewer has not read everything, whenever that changes.',
    subscribe: (_root, _args, context) => watchUnread(context),
    resolve: (unread) => unread,
  }),
}));
