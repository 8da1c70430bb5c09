import type { Viewer } from '#server/modules/authority/index.ts';
import { workingAs } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Whoever is nobody of the staff teaches no session. */
const NOBODY = 0;

/** Whose sessions a viewer sees: null for all; a collaborator's are those they teach. */
export async function ownTeacherOf(
  work: Work,
  { providerId, personId, extent }: Viewer,
): Promise<number | null> {
  return extent === 'all' ? null : ((await workingAs(work, { providerId, personId })) ?? NOBODY);
}
