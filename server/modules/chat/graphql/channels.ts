import { builder } from '#server/graphql/builder.ts';
import type { ShownChannel } from '../use-cases/channels.ts';
import {
  archiveChannel,
  createChannel,
  editChannel,
  getChannels,
  notificationIdsOf,
  readChannel,
} from '../use-cases/channels.ts';
import { watchChannels } from '../use-cases/live-channels.ts';

const ChannelLastMessageRef = builder.objectRef<ShownChannel>('ChannelLastMessage').implement({
  description: 'The last post of a channel (specification section 3).',
  fields: (t) => ({
    content: t.string({
      description: 'Plain text.',
      resolve: ({ lastPost }) => lastPost?.content ?? '',
    }),
    createdAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was posted.',
      resolve: ({ lastPost }) => lastPost?.createdAt ?? null,
    }),
    notificationIds: t.field({
      type: ['MemberId'],
      description: 'Who has not read it: for who posts all of them, for others the viewer or nobody.',
      resolve: (channel, _args, { work }) => notificationIdsOf(work, channel),
    }),
  }),
});

const ChannelRef = builder.objectRef<ShownChannel>('Channel').implement({
  description: 'What a center tells its customers and its staff (specification section 3).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its id; as a text it is the chatId of its posts.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    providerId: t.expose('providerId', { type: 'Id', description: 'Of which center.' }),
    creator: t.exposeString('creator', { description: 'Who made it.' }),
    unreadChats: t.exposeBoolean('isUnread', { description: 'Something in it is unread.' }),
    canPost: t.exposeBoolean('canPost', { description: 'The viewer may post in it and change it.' }),
    lastMessage: t.field({
      type: ChannelLastMessageRef,
      nullable: true,
      description: 'The last post.',
      resolve: (channel) => (channel.lastPost ? channel : null),
    }),
  }),
});

const ChannelInput = builder.inputType('ChannelInput', {
  description: 'A channel.',
  fields: (t) => ({ name: t.string({ required: true, description: 'At most 60 characters.' }) }),
});

const providerId = { type: 'Id', required: true, description: 'Of which center.' } as const;
const channelId = { type: 'Id', required: true, description: 'Which channel.' } as const;
const input = { type: ChannelInput, required: true, description: 'The new value.' } as const;

builder.queryField('getChannels', (t) =>
  t.field({
    type: [ChannelRef],
    description: 'The channels of a center, unread ones first, then by their last post.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getChannels(context, args.providerId),
  }),
);

builder.mutationFields((t) => ({
  createChannel: t.boolean({
    description: 'Makes a channel of a center.',
    args: { providerId: t.arg(providerId), input: t.arg(input) },
    resolve: async (_root, args, context) => {
      await createChannel(context, args.providerId, args.input);
      return true;
    },
  }),
  editChannel: t.boolean({
    description: 'Gives a channel another name.',
    args: { providerId: t.arg(providerId), channelId: t.arg(channelId), input: t.arg(input) },
    resolve: async (_root, args, context) => {
      await editChannel(context, args, args.input);
      return true;
    },
  }),
  archiveChannel: t.boolean({
    description: 'Ends a channel: nobody reads it any more.',
    args: { providerId: t.arg(providerId), channelId: t.arg(channelId) },
    resolve: async (_root, args, context) => {
      await archiveChannel(context, args);
      return true;
    },
  }),
  readChannel: t.boolean({
    description: 'Marks a channel as read. Idempotent.',
    args: { id: t.arg(channelId) },
    resolve: async (_root, args, context) => {
      await readChannel(context, args.id);
      return true;
    },
  }),
}));

builder.subscriptionField('channels', (t) =>
  t.field({
    type: [ChannelRef],
    description: 'The channels of a center, whenever they change.',
    args: { providerId: t.arg(providerId) },
    subscribe: (_root, args, context) => watchChannels(context, args.providerId),
    resolve: (channels) => channels,
  }),
);
