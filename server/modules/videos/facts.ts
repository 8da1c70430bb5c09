import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

interface OfAccess {
  providerId: number;
  accessId: number;
}

/** Somebody bought a course and can watch it from now on. */
export type CourseBought = Fact<'courseBought', OfAccess>;
export const courseBought = fact<CourseBought>('courseBought');

/** A section of a course has opened for somebody who has waited for it. */
export type SectionOpened = Fact<'sectionOpened', OfAccess & { sectionId: number }>;
export const sectionOpened = fact<SectionOpened>('sectionOpened');

/** All money for a course goes back, or has gone: it is watched no more. */
export type CourseRefunded = Fact<'courseRefunded', OfAccess>;
export const courseRefunded = fact<CourseRefunded>('courseRefunded');

/** Who bought a course agreed to begin it, and to lose the right to withdraw. */
export type CourseBegun = Fact<'courseBegun', OfAccess>;
export const courseBegun = fact<CourseBegun>('courseBegun');
