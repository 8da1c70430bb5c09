import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const chatTables = (work: Work) =>
  work.db.$pickTables<
    | 'chats'
    | 'chat_members'
    | 'chat_messages'
    | 'chat_files'
    | 'chat_mail_wishes'
    | 'chat_settings'
    | 'channels'
    | 'channel_posts'
    | 'channel_readers'
  >();
