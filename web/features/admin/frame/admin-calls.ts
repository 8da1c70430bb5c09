import type { AdminViewerData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** Who is signed in at `/admin`, and what they may do. */
export type AdminViewer = AdminViewerData['getAdminViewer'];

export const ADMIN_VIEWER = operation('query AdminViewer { getAdminViewer { id role adminCan } }');
