import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { ARCHIVE_RESOURCE, PUT_BACK_IN_SERVICE, RESTORE_RESOURCE } from './staff-calls.ts';

/** What is done by a button; the others have forms of their own. `back` is about a time out of service. */
export type StaffActName = 'archive' | 'restore' | 'back';

/** The call of each act. */
export const STAFF_ACTS: ActCalls<StaffActName> = {
  archive: (api, { providerId, id }, acts) => api(ARCHIVE_RESOURCE, { providerId, id, acts }),
  restore: (api, { providerId, id }) => api(RESTORE_RESOURCE, { providerId, id }),
  back: (api, { providerId, id }) => api(PUT_BACK_IN_SERVICE, { providerId, id }),
};
