import type { Work } from '#server/kernel/work.ts';
import { opensAt } from '../rules/access-times.ts';
import { holdCourse } from '../store/courses.ts';
import { listLivingStarts, saveOpenings } from '../store/openings.ts';
import type { Section } from '../store/sections.ts';
import { findSection, listSections } from '../store/sections.ts';
import { zoneOf } from './open-access.ts';

/** Writes when each section opens for an access that starts now: what is changed of the course afterwards opens nothing later. */
export async function writeOpeningsOfAccess(
  work: Work,
  { providerId, id: accessId, courseId }: { providerId: number; id: number; courseId: number },
): Promise<void> {
  // A section that is added at the same time is either among these or finds this access
  await holdCourse(work, { providerId, id: courseId });
  const [sections, timeZone] = await Promise.all([
    listSections(work, { providerId, courseId }),
    zoneOf(work, providerId),
  ]);
  const since = { startsAt: work.now(), timeZone };
  const openings = sections.map((section) => ({
    accessId,
    sectionId: section.id,
    opensAt: opensAt(section, since),
  }));
  await saveOpenings(work, providerId, openings);
}

/** A section was added or opens after another time: who has the course already has it no later than they had. The caller holds the course. */
export async function writeOpeningsOfSection(
  work: Work,
  of: Pick<Section, 'providerId' | 'id'>,
): Promise<void> {
  const section = await findSection(work, of);
  if (!section) return;
  const { providerId, id: sectionId } = section;
  const [starts, timeZone] = await Promise.all([listLivingStarts(work, section), zoneOf(work, providerId)]);
  const openings = starts.map(({ accessId, startsAt }) => ({
    accessId,
    sectionId,
    opensAt: opensAt(section, { startsAt, timeZone }),
  }));
  await saveOpenings(work, providerId, openings);
}
