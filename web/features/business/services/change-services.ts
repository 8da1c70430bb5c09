import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { ARCHIVE_SERVICES, DELETE_SERVICES, RESTORE_SERVICES, TOGGLE_SERVICES } from './service-calls.ts';

/** What can be done with one or several services at once. */
export type ServiceActName =
  | 'activate'
  | 'deactivate'
  | 'publish'
  | 'hide'
  | 'archive'
  | 'restore'
  | 'delete';

/** The call of each act. */
export const SERVICE_ACTS: ActCalls<ServiceActName> = {
  activate: (api, { providerId, ids }) => api(TOGGLE_SERVICES, { providerId, ids, active: true }),
  deactivate: (api, { providerId, ids }) => api(TOGGLE_SERVICES, { providerId, ids, active: false }),
  publish: (api, { providerId, ids }) => api(TOGGLE_SERVICES, { providerId, ids, published: true }),
  hide: (api, { providerId, ids }) => api(TOGGLE_SERVICES, { providerId, ids, published: false }),
  archive: (api, { providerId, ids }, acts) => api(ARCHIVE_SERVICES, { providerId, ids, acts }),
  restore: (api, { providerId, ids }) => api(RESTORE_SERVICES, { providerId, ids }),
  delete: (api, { providerId, ids }, acts) => api(DELETE_SERVICES, { providerId, ids, acts }),
};
