import type { NoticeSeen } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Something that whoever looks was told at a center. */
export type { NoticeSeen };

const SEEN = `fragment NoticeSeen on Notice {
  id kind at isRead
  booking { id serviceName customerName resourceName startsAt timeZone }
  colleague { id name }
  customer { id name isOpen }
  customerImport { id added changed unchanged refused }
}`;

export const NOTICES = operation(`query Notices($providerId: Id!, $page: Int) {
  getNotices(providerId: $providerId, page: $page) { total page pages unread items { ...NoticeSeen } }
  getCurrentUser { email }
  getStaffMailWishes(providerId: $providerId) { newBookings moves cancellations days dayBefore }
}
${SEEN}`);

export const UNREAD_NOTICES = operation(
  'query UnreadNotices($providerId: Id!) { countUnreadNotices(providerId: $providerId) }',
);

export const READ_NOTICES = operation(`mutation ReadNotices($providerId: Id!, $upTo: Id, $ids: [Id!]) {
  readNotices(providerId: $providerId, upTo: $upTo, ids: $ids)
}`);

export const SET_STAFF_MAIL_WISHES =
  operation(`mutation SetStaffMailWishes($providerId: Id!, $input: StaffMailWishesInput!) {
  setStaffMailWishes(providerId: $providerId, input: $input)
}`);

export const STAFF_MAILS_BY_LINK = operation(
  'query StaffMailsByLink($code: String!) { staffMailsByLink(code: $code) { about providerName isStopped } }',
);
export const STOP_STAFF_MAILS = operation(
  'mutation StopStaffMails($code: String!) { stopStaffMails(code: $code) }',
);
