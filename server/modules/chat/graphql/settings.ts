import type { ChatMailWishes } from '#contracts/validation/chat.ts';
import { CHAT_MAILS, WHO_MAY_WRITE } from '#contracts/validation/chat.ts';
import { builder } from '#server/graphql/builder.ts';
import type { ChatSettings } from '../use-cases/chat-settings.ts';
import { getChatSettings, saveChatSettings } from '../use-cases/chat-settings.ts';
import { getChatMailWishes, setChatMailWishes } from '../use-cases/mail-wishes.ts';

const MailsRef = builder.enumType('ChatMails', {
  description:
    'When unread messages are mailed. `soon`: after 15 minutes; `later`: after an hour; `never`: not at all.',
  values: CHAT_MAILS,
});
const WhoMayWriteRef = builder.enumType('WhoMayWrite', {
  description: 'Who may begin a chat with a center; whoever has an answer of it may go on.',
  values: WHO_MAY_WRITE,
});

const WishesRef = builder.objectRef<ChatMailWishes>('ChatMailWishes').implement({
  description: 'When the viewer is mailed of unread messages.',
  fields: (t) => ({
    mails: t.expose('mails', { type: MailsRef, description: 'How soon.' }),
    atNight: t.exposeBoolean('atNight', { description: 'Also between 22:00 and 8:00.' }),
  }),
});
const SettingsRef = builder.objectRef<ChatSettings>('ChatSettings').implement({
  description: 'What a center says of its chats with customers.',
  fields: (t) => ({
    whoMayWrite: t.expose('whoMayWrite', { type: WhoMayWriteRef, description: 'Who may begin a chat.' }),
    mailsDesk: t.exposeBoolean('mailsDesk', {
      description: 'Whether its notification address is mailed of unread messages.',
    }),
    version: t.exposeInt('version', { description: 'Version; a form sends the one it was filled from.' }),
  }),
});
const SettingsInput = builder.inputType('ChatSettingsInput', {
  description: 'Chat settings, complete.',
  fields: (t) => ({
    whoMayWrite: t.field({ type: WhoMayWriteRef, required: true, description: 'As in ChatSettings.' }),
    mailsDesk: t.boolean({ required: true, description: 'As in ChatSettings.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryFields((t) => ({
  getChatMailWishes: t.field({
    type: WishesRef,
    description: 'When the viewer is mailed of unread messages.',
    resolve: (_root, _args, context) => getChatMailWishes(context),
  }),
  getChatSettings: t.field({
    type: SettingsRef,
    description: 'What a center says of its chats with customers.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getChatSettings(context, args.providerId),
  }),
}));

builder.mutationFields((t) => ({
  setChatMailWishes: t.field({
    type: WishesRef,
    description: 'Chooses when the viewer is mailed of unread messages. Idempotent.',
    args: {
      mails: t.arg({ type: MailsRef, required: true, description: 'How soon.' }),
      atNight: t.arg.boolean({ required: true, description: 'Also between 22:00 and 8:00.' }),
    },
    resolve: (_root, args, context) => setChatMailWishes(context, args),
  }),
  saveChatSettings: t.field({
    type: SettingsRef,
    description: 'Replaces the chat settings of a center.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: SettingsInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveChatSettings(context, of, input);
      return getChatSettings(context, of.providerId);
    },
  }),
}));
