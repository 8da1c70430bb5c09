import { avatarPath } from '#contracts/avatar.ts';
import { builder } from '#server/graphql/builder.ts';
import { PlanRef } from '#server/modules/providers/graphql/refs.ts';
import type { CenterToChat, UnreadRow } from '../use-cases/get-chats.ts';
import { addressOfFile } from '../use-cases/chat-files.ts';
import type { MessagePage, ShownFile, ShownMessage } from '../use-cases/get-messages.ts';
import type { ChatPartner } from '../use-cases/partners.ts';
import type { ShownChat } from '../use-cases/shown-chats.ts';
import { canSendFiles, whyClosed } from '../use-cases/who-may-write.ts';

const ChatUserRef = builder
  .objectRef<{ avatarKey: string | null; email: string | null }>('ChatUser')
  .implement({
    description: 'The other side of a chat, or who wrote a message.',
    fields: (t) => ({
      image: t.string({
        nullable: true,
        description: 'Address of the picture.',
        resolve: ({ avatarKey }, _args, { deps }) =>
          avatarKey === null ? null : `${deps.origin}${avatarPath(avatarKey)}`,
      }),
      email: t.exposeString('email', {
        nullable: true,
        description: 'Of a customer or colleague; of a center its public one.',
      }),
    }),
  });

const MessageTypeRef = builder.enumType('ChatMessageType', {
  description: 'What a message is.',
  values: ['text', 'image', 'file', 'audio'] as const,
});

const ChatFileRef = builder.objectRef<ShownFile>('ChatFile').implement({
  description: 'An image or file of a chat.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name; of an image without the ending.' }),
    bytes: t.exposeInt('bytes', { description: 'Its size.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Of an image, in pixels.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Of an image, in pixels.' }),
  }),
});

export const ChatMessageRef = builder.objectRef<ShownMessage>('ChatMessage').implement({
  description: 'A message of a chat (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its number in the chat; deletions take numbers too.' }),
    content: t.string({
      description:
        'Plain text with line breaks; of an image or file where the viewer opens it, for an hour at least.',
      resolve: ({ content, file }, _args, { deps, work }) =>
        file ? addressOfFile(deps, work.now(), file) : content,
    }),
    type: t.expose('type', { type: MessageTypeRef, description: 'What it is.' }),
    file: t.expose('file', { type: ChatFileRef, nullable: true, description: 'Of an image or file.' }),
    senderId: t.expose('senderId', {
      type: 'MemberId',
      description: 'Who wrote it; 0: the desk, for its customer.',
    }),
    senderName: t.exposeString('senderName', {
      description: 'Name; of the desk the center’s and who wrote.',
    }),
    receiveId: t.expose('receiveId', { type: 'MemberId', description: 'The other member; 0: the desk.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'By the server’s clock.' }),
    tempId: t.exposeString('tempId', {
      nullable: true,
      description: 'As it was sent; null for messages of others.',
    }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Written by the viewer, who may delete it.' }),
    user: t.field({
      type: ChatUserRef,
      description: 'Who wrote it: the picture alone.',
      resolve: ({ avatarKey }) => ({ avatarKey, email: null }),
    }),
  }),
});

const LastMessageRef = builder.objectRef<NonNullable<ShownChat['lastMessage']>>('ChatLastMessage').implement({
  description: 'The last message of a chat that was not deleted.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its number.', resolve: ({ number }) => number }),
    content: t.exposeString('content', { description: 'Plain text; of an image or file its name.' }),
    type: t.expose('type', { type: MessageTypeRef, description: 'What it is.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Written by the viewer.' }),
  }),
});

export const ChatRef = builder.objectRef<ShownChat>('Chat').implement({
  description: 'A chat as one of its members sees it (specification section 3).',
  fields: (t) => ({
    chatId: t.string({
      description: 'Its members in order, then the provider: `9_12_3`; 0 is the desk.',
      resolve: ({ row }) => row.chatId,
    }),
    members: t.field({
      type: ['MemberId'],
      description: 'Both members; 0: the desk.',
      resolve: ({ row }) => row.members.map(({ member }) => member),
    }),
    providerId: t.field({
      type: 'Id',
      description: 'At which center.',
      resolve: ({ row }) => row.providerId,
    }),
    createdAt: t.field({ type: 'DateTime', description: 'Since when.', resolve: ({ row }) => row.createdAt }),
    lastMessage: t.expose('lastMessage', {
      type: LastMessageRef,
      nullable: true,
      description: 'The last that was not deleted.',
    }),
    lastNumber: t.int({ description: 'The last number taken.', resolve: ({ row }) => row.lastNumber }),
    lastAt: t.field({
      type: 'DateTime',
      description: 'When something was written last.',
      resolve: ({ row }) => row.lastAt,
    }),
    name: t.exposeString('name', { description: 'Of the other side; empty for who has left.' }),
    role: t.exposeString('role', { description: 'Of the other side: customer, center or colleague.' }),
    user: t.field({
      type: ChatUserRef,
      description: 'The other side.',
      resolve: ({ avatarKey, email }) => ({ avatarKey, email }),
    }),
    receiveId: t.expose('receiveId', { type: 'MemberId', description: 'The other member; 0: the desk.' }),
    unreadChats: t.exposeBoolean('isUnread', { description: 'Something in it is unread.' }),
    waitingSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Of the desk’s chats: since when the customer waits for an answer.',
      resolve: ({ row, side }) => (side === 0 ? row.waitingSince : null),
    }),
    isBlocked: t.exposeBoolean('isBlocked', { description: 'The viewer’s side has closed it.' }),
    canWrite: t.boolean({
      description: 'Whether the viewer can write in it now.',
      resolve: async ({ row, side }, _args, { work }) => (await whyClosed(work, row, side)) === null,
    }),
    canSendFiles: t.boolean({
      description: 'Whether the viewer can send images and files in it, as far as they can write.',
      resolve: ({ row, side }, _args, { work }) => canSendFiles(work, row, side),
    }),
  }),
});

export const MessagePageRef = builder.objectRef<MessagePage>('ChatMessages').implement({
  description: 'A part of a talk, or what has changed in it.',
  fields: (t) => ({
    messages: t.expose('messages', { type: [ChatMessageRef], description: 'The oldest first.' }),
    deletedIds: t.expose('deletedIds', { type: ['Id'], description: 'Messages that were deleted since.' }),
    lastNumber: t.exposeInt('lastNumber', { description: 'Up to which number this tells everything.' }),
    isWhole: t.exposeBoolean('isWhole', {
      description: 'Nothing is left out: before the first, or after the last.',
    }),
  }),
});

export const UnreadChatRef = builder.objectRef<UnreadRow>('UnreadChat').implement({
  description: 'A chat in which the viewer has not read everything (specification section 3).',
  fields: (t) => ({
    chatId: t.exposeString('chatId', { description: 'Which chat.' }),
    providerId: t.expose('providerId', { type: 'Id', description: 'At which center.' }),
    messageId: t.expose('messageId', { type: 'Id', description: 'The last message that is unread.' }),
    timestamp: t.expose('timestamp', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

export const ChatPartnerRef = builder.objectRef<ChatPartner>('ChatPartner').implement({
  description: 'Somebody to whom one may write at a center.',
  fields: (t) => ({
    id: t.field({
      type: 'MemberId',
      description: 'For `members` of createChat.',
      resolve: ({ personId }) => personId,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
    email: t.exposeString('email', { description: 'E-mail.' }),
    role: t.exposeString('role', { description: 'customer, or the role they have there.' }),
    user: t.field({
      type: ChatUserRef,
      description: 'Picture and e-mail.',
      resolve: ({ avatarKey, email }) => ({ avatarKey, email }),
    }),
  }),
});

export const CenterToChatRef = builder.objectRef<CenterToChat>('ProviderWithPlan').implement({
  description: 'A center with which the viewer can chat, and its package.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the provider.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    email: t.exposeString('email', { nullable: true, description: 'Its public e-mail.' }),
    canBegin: t.exposeBoolean('canBegin', {
      description: 'Whether the viewer, as a customer, may begin a chat there or has one.',
    }),
    timezone: t.exposeString('timeZone', { description: 'IANA time zone of its times.' }),
    plan: t.field({
      type: PlanRef,
      description: 'Its package.',
      resolve: ({ id, plan: { amountCents: _priceIsPrivate, ...plan } }) => ({ providerId: id, plan }),
    }),
  }),
});
