import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const notificationsTables = (work: Work) =>
  work.db.$pickTables<
    | 'mails'
    | 'contact_messages'
    | 'provider_requests'
    | 'calendar_feeds'
    | 'reminder_marks'
    | 'notices'
    | 'staff_mail_wishes'
  >();
