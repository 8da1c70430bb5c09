/** The front door of notifications. */
export { notificationsPersonalData } from './use-cases/personal-data.ts';
export { queueMail } from './use-cases/queue-mail.ts';
export { takesRequests } from './use-cases/request-desk.ts';
export { sendRequestToProvider } from './use-cases/send-request-to-provider.ts';
