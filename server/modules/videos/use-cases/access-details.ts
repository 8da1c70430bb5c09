import type { Customer } from '#server/modules/customers/index.ts';
import { getCustomer } from '#server/modules/customers/index.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Access } from '../store/accesses.ts';
import { findAccess } from '../store/accesses.ts';
import { findCourse } from '../store/courses.ts';
import { findSection } from '../store/sections.ts';

/** An access with what mails tell of it. */
export interface AccessDetails {
  access: Access;
  courseName: string;
  provider: ProviderContact;
  customer: Customer | null;
}

/** @returns null when there is no such access any more */
export async function accessDetails(
  work: Work,
  { providerId, accessId }: { providerId: number; accessId: number },
): Promise<AccessDetails | null> {
  const access = await findAccess(work, { providerId, id: accessId });
  if (!access) return null;
  const [course, provider, customer] = await Promise.all([
    findCourse(work, { providerId, id: access.courseId }),
    getProviderContact(work, providerId),
    getCustomer(work, providerId, access.customerId),
  ]);
  return course && provider ? { access, courseName: course.name, provider, customer } : null;
}

/** What a section is called; null when there is no such section any more. */
export async function sectionName(
  work: Work,
  of: { providerId: number; sectionId: number },
): Promise<string | null> {
  return (await findSection(work, { providerId: of.providerId, id: of.sectionId }))?.name ?? null;
}
