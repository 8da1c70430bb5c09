import { builder } from '#server/graphql/builder.ts';
import { getCentersToChat, getChat, getChats, getUnreadNotifications } from '../use-cases/get-chats.ts';
import { channelIdOf } from '../rules/chat-id.ts';
import { getPosts } from '../use-cases/channel-posts.ts';
import { getMessages } from '../use-cases/get-messages.ts';
import { getChatPartners } from '../use-cases/partners.ts';
import { CenterToChatRef, ChatPartnerRef, ChatRef, MessagePageRef, UnreadChatRef } from './refs.ts';

const providerId = { type: 'Id', required: true, description: 'At which center.' } as const;
const chatId = { required: true, description: 'Which chat.' } as const;

builder.queryFields((t) => ({
  getAllProvidersWithPlans: t.field({
    type: [CenterToChatRef],
    description:
      'Centers with which the viewer chats or whose customer they are, the latest first; for a business session those where they work.',
    args: {
      search: t.arg.string({ description: 'A part of the name.' }),
      providerId: t.arg({ type: 'Id', description: 'This one alone.' }),
    },
    resolve: (_root, args, context) =>
      getCentersToChat(context, { search: args.search ?? '', providerId: args.providerId ?? null }),
  }),
  getChats: t.field({
    type: [ChatRef],
    description:
      'The viewer’s chats at a center, unread ones first, then the latest, at most 100; for a business session the desk’s and those with colleagues.',
    args: {
      providerId: t.arg(providerId),
      onlyWaiting: t.arg.boolean({ description: 'Only those that wait for an answer of the desk.' }),
      after: t.arg.string({ description: 'Those after this chat.' }),
    },
    resolve: (_root, args, context) =>
      getChats(context, {
        providerId: args.providerId,
        onlyWaiting: args.onlyWaiting ?? false,
        after: args.after ?? null,
      }),
  }),
  getChat: t.field({
    type: [ChatRef],
    description: 'One chat of the viewer’s.',
    args: { chatId: t.arg.string(chatId) },
    resolve: (_root, args, context) => getChat(context, args.chatId),
  }),
  getMessages: t.field({
    type: MessagePageRef,
    description: 'The last 50 messages of a chat, those before one, or all changes after a number.',
    args: {
      chatId: t.arg.string(chatId),
      before: t.arg.int({ description: 'Messages before this one.' }),
      after: t.arg.int({ description: 'What was written or deleted after this number; at most 200.' }),
    },
    resolve: (_root, args, context) => {
      const part = { before: args.before ?? null, after: args.after ?? null };
      const channel = channelIdOf(args.chatId);
      return channel === null
        ? getMessages(context, { chatId: args.chatId, ...part })
        : getPosts(context, { id: channel, ...part });
    },
  }),
  getChatPartners: t.field({
    type: [ChatPartnerRef],
    description: 'To whom the viewer may write at a center where they work, by parts of name or e-mail.',
    args: {
      providerId: t.arg(providerId),
      search: t.arg.string({ description: 'What was typed; customers only by it.' }),
      customerId: t.arg({ type: 'Id', description: 'This customer alone, if they have a log-in.' }),
    },
    resolve: (_root, args, context) =>
      getChatPartners(context, {
        providerId: args.providerId,
        search: args.search ?? '',
        customerId: args.customerId ?? null,
      }),
  }),
  getUnreadNotifications: t.field({
    type: [UnreadChatRef],
    description: 'Chats of all centers in which the viewer has not read everything, the latest first.',
    resolve: (_root, _args, context) => getUnreadNotifications(context),
  }),
}));
