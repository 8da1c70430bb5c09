import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { courseBought } from '../facts.ts';
import { endOfAccess } from '../rules/access-times.ts';
import { markAccessStarted } from '../store/accesses.ts';
import type { Course } from '../store/courses.ts';
import { writeOpeningsOfAccess } from './write-openings.ts';

/** An access is paid, or costs nothing: it begins now, with the end and the openings that its course has now. Joins the caller's transaction, which has locked it. */
export async function startAccess(
  work: Work,
  { providerId, id, status }: { providerId: number; id: number; status: string },
  course: Pick<Course, 'id' | 'isAlwaysAvailable' | 'duration' | 'durationType'>,
  actor: string,
): Promise<void> {
  const endsAt = endOfAccess(work.now(), course);
  await markAccessStarted(work, { providerId, id }, { endsAt });
  await writeOpeningsOfAccess(work, { providerId, id, courseId: course.id });
  await audit(work, {
    providerId,
    actor,
    action: 'startAccess',
    subject: 'productAccess',
    subjectId: id,
    before: { status },
    after: { status: 'A', endsAt },
  });
  await work.announce(courseBought({ providerId, accessId: id }));
}
