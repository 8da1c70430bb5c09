/** The front door of chats. */
export { writeToDesk } from './use-cases/write-to-desk.ts';
