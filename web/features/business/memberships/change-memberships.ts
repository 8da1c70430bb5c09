import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import {
  ARCHIVE_MEMBERSHIP,
  DELETE_MEMBERSHIP,
  RESTORE_MEMBERSHIP,
  TOGGLE_MEMBERSHIP,
} from './membership-calls.ts';

export type MembershipActName = 'publish' | 'hide' | 'archive' | 'restore' | 'delete';

/** The call of each act on memberships. */
export const MEMBERSHIP_ACTS: ActCalls<MembershipActName> = {
  publish: (api, { providerId, id }) => api(TOGGLE_MEMBERSHIP, { providerId, id, published: true }),
  hide: (api, { providerId, id }) => api(TOGGLE_MEMBERSHIP, { providerId, id, published: false }),
  archive: (api, { providerId, ids }) => api(ARCHIVE_MEMBERSHIP, { providerId, ids }),
  restore: (api, { providerId, ids }) => api(RESTORE_MEMBERSHIP, { providerId, ids }),
  delete: (api, { providerId, id }) => api(DELETE_MEMBERSHIP, { providerId, id }),
};
