import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { ARCHIVE_CLASSES, RESTORE_CLASSES } from './class-calls.ts';

export type ClassActName = 'archive' | 'restore';

/** The call of each act on classes. */
export const CLASS_ACTS: ActCalls<ClassActName> = {
  archive: (api, { providerId, ids }) => api(ARCHIVE_CLASSES, { providerId, ids }),
  restore: (api, { providerId, ids }) => api(RESTORE_CLASSES, { providerId, ids }),
};
