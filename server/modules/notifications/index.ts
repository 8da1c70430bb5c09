/** The front door of notifications. */
export type { ReservationLetter } from './rules/reservation-letter.ts';
export type { MailKind } from './rules/mail-kinds.ts';
export type { NewMail } from './store/mails.ts';
export { notificationsPersonalData } from './use-cases/personal-data.ts';
export { queueMail } from './use-cases/queue-mail.ts';
export { takesRequests } from './use-cases/request-desk.ts';
export { sendRequestToProvider } from './use-cases/send-request-to-provider.ts';
export type { LetterSources } from './use-cases/write-letter.ts';
