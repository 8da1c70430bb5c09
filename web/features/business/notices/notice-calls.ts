import type { NoticeSeen } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Something that whoever looks was told at a center. */
export type { NoticeSeen };

const SEEN = `fragment NoticeSeen on Notice {
  id kind at isRead
  booking { id serviceName customerName resourceName startsAt timeZone }
  colleague { id name }
}`;

export const NOTICES = operation(`query Notices($providerId: Id!, $page: Int) {
  getNotices(providerId: $providerId, page: $page) { total page pages unread items { ...NoticeSeen } }
  getCurrentUser { timezone }
}
${SEEN}`);

export const UNREAD_NOTICES = operation(
  'query UnreadNotices($providerId: Id!) { countUnreadNotices(providerId: $providerId) }',
);

export const READ_NOTICES = operation(`mutation ReadNotices($providerId: Id!, $upTo: Id, $ids: [Id!]) {
  readNotices(providerId: $providerId, upTo: $upTo, ids: $ids)
}`);
