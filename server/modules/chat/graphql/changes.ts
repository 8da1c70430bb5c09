import { builder } from '#server/graphql/builder.ts';
import { channelIdOf } from '../rules/chat-id.ts';
import { deletePost } from '../use-cases/channel-posts.ts';
import { readChannel } from '../use-cases/channels.ts';
import { createChat } from '../use-cases/create-chat.ts';
import {
  blockChat,
  deleteMessage,
  markChatRead,
  noAnswerNeeded,
  sendMessage,
} from '../use-cases/send-message.ts';
import { ChatMessageRef, ChatRef } from './refs.ts';

const MessageInput = builder.inputType('ChatMessageInput', {
  description: 'A message (specification section 7); sender and time are the server’s.',
  fields: (t) => ({
    content: t.string({
      required: true,
      description: 'Plain text, at most 4000 characters; of an image or file its name.',
    }),
    senderId: t.field({ type: 'MemberId', description: 'Taken from the session.' }),
    receiveId: t.field({ type: 'MemberId', description: 'Taken from the chat.' }),
    createdAt: t.string({ description: 'Taken from the server’s clock.' }),
    type: t.string({
      description:
        'Taken from what was uploaded, but for `audio`: a voice note, as webm; refused if it is none.',
    }),
  }),
});

const chatId = { required: true, description: 'Which chat.' } as const;
const messageId = { required: true, description: 'Its number.' } as const;

builder.mutationFields((t) => ({
  createChat: t.field({
    type: ChatRef,
    description: 'The chat of two members at a center: the one they have, or a new one.',
    args: {
      members: t.arg({
        type: ['MemberId'],
        required: true,
        description: 'The other and oneself; 0: the desk.',
      }),
      providerId: t.arg({ type: 'Id', required: true, description: 'At which center.' }),
    },
    resolve: (_root, args, context) => createChat(context, args),
  }),
  sendMessage: t.field({
    type: ChatMessageRef,
    description: 'Sends a message; one that was sent under the same tempId is answered as it is.',
    args: {
      chatId: t.arg.string(chatId),
      message: t.arg({ type: MessageInput, required: true, description: 'What it says.' }),
      tempId: t.arg.string({
        required: true,
        description: 'Made by the sender: 8 to 80 letters and digits.',
      }),
      seen: t.arg.int({
        description: 'For the desk: the last number seen; refused when a colleague has answered since.',
      }),
      uploadId: t.arg({
        type: 'Id',
        description: 'Of an image or file: from `requestChatUpload`; works once.',
      }),
    },
    resolve: (_root, args, context) =>
      sendMessage(context, {
        chatId: args.chatId,
        uploadId: args.uploadId ?? null,
        content: args.message.content,
        isVoiceNote: args.message.type === 'audio',
        tempId: args.tempId,
        seen: args.seen ?? null,
      }),
  }),
  deleteMessage: t.boolean({
    description: 'Deletes a message of one’s own for both sides. Idempotent.',
    args: { chatId: t.arg.string(chatId), messageId: t.arg.int(messageId) },
    resolve: async (_root, args, context) => {
      const channel = channelIdOf(args.chatId);
      if (channel === null) await deleteMessage(context, args);
      else await deletePost(context, { id: channel, number: args.messageId });
      return true;
    },
  }),
  markChatRead: t.boolean({
    description: 'Marks a chat as read up to a message. Idempotent.',
    args: { chatId: t.arg.string(chatId), messageId: t.arg.int(messageId) },
    resolve: async (_root, args, context) => {
      const channel = channelIdOf(args.chatId);
      if (channel === null) await markChatRead(context, args);
      else await readChannel(context, channel, args.messageId);
      return true;
    },
  }),
}));

builder.mutationFields((t) => ({
  noAnswerNeeded: t.boolean({
    description: 'Says that the customer of a chat waits for no answer. Idempotent.',
    args: { chatId: t.arg.string(chatId) },
    resolve: async (_root, args, context) => {
      await noAnswerNeeded(context, args.chatId);
      return true;
    },
  }),
  blockChat: t.boolean({
    description: 'Closes a chat of a customer with a center for both sides, or opens it again. Idempotent.',
    args: {
      chatId: t.arg.string(chatId),
      isBlocked: t.arg.boolean({ required: true, description: 'Closed, or open again.' }),
    },
    resolve: async (_root, args, context) => {
      await blockChat(context, args);
      return true;
    },
  }),
}));
