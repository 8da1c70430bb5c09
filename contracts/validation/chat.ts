import * as v from 'valibot';
import { requiredText } from './plain-text.ts';

/** When somebody is mailed of what they have not read: after a quarter of an hour, after an hour, or never. */
export const CHAT_MAILS = ['soon', 'later', 'never'] as const;
export type ChatMails = (typeof CHAT_MAILS)[number];

/** Who may begin a chat with a center: everybody where it is published, its customers, or nobody. */
export const WHO_MAY_WRITE = ['everybody', 'customers', 'nobody'] as const;
export type WhoMayWrite = (typeof WHO_MAY_WRITE)[number];

/** What somebody wishes to be mailed of their chats. */
export const ChatMailWishes = v.object({
  mails: v.picklist(CHAT_MAILS),
  /** Also from ten in the evening to eight. */
  atNight: v.boolean(),
});
export type ChatMailWishes = v.InferOutput<typeof ChatMailWishes>;

/** What a center says of its chats with customers. */
export const ChatSettingsForm = v.object({
  whoMayWrite: v.picklist(WHO_MAY_WRITE),
  /** Its address for notices is mailed of what nobody at the desk has read. */
  mailsDesk: v.boolean(),
});
export type ChatSettingsForm = v.InferOutput<typeof ChatSettingsForm>;

/** A channel of a center. */
export const ChannelForm = v.object({ name: requiredText(60) });
export type ChannelForm = v.InferOutput<typeof ChannelForm>;
