import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { ARCHIVE_CLASSES, RESTORE_CLASSES, TOGGLE_CLASSES } from './class-calls.ts';

export type ClassActName = 'activate' | 'deactivate' | 'publish' | 'hide' | 'archive' | 'restore';

/** The call of each act on classes. */
export const CLASS_ACTS: ActCalls<ClassActName> = {
  activate: (api, { providerId, ids }) => api(TOGGLE_CLASSES, { providerId, ids, active: true }),
  deactivate: (api, { providerId, ids }) => api(TOGGLE_CLASSES, { providerId, ids, active: false }),
  publish: (api, { providerId, ids }) => api(TOGGLE_CLASSES, { providerId, ids, published: true }),
  hide: (api, { providerId, ids }) => api(TOGGLE_CLASSES, { providerId, ids, published: false }),
  archive: (api, { providerId, ids }) => api(ARCHIVE_CLASSES, { providerId, ids }),
  restore: (api, { providerId, ids }) => api(RESTORE_CLASSES, { providerId, ids }),
};
