import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Something stays unread in some chats of one reader: told once for all of them, and each chat once an hour. */
export type MessagesUnread = Fact<
  'messagesUnread',
  {
    /** A person, in their chats with centers and with colleagues; null: the desk. */
    personId: number | null;
    /** The center whose desk it is; null: of a person, whose chats may be of several. */
    providerId: number | null;
    chatIds: string[];
    /** When it was found, ISO. */
    at: string;
  }
>;
export const messagesUnread = fact<MessagesUnread>('messagesUnread');
