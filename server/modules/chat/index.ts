/** The front door of chats. */
export { stopChatMails, wishesOf } from './use-cases/mail-wishes.ts';
export type { UnreadOfReader } from './use-cases/notify-of-unread.ts';
export { unreadOfReader } from './use-cases/notify-of-unread.ts';
export { openChannel, postInChannel } from './use-cases/open-channel.ts';
export { writeToDesk } from './use-cases/write-to-desk.ts';
