import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

interface OfAccess {
  providerId: number;
  accessId: number;
}

/** Somebody bought a course and can watch it from now on. */
export type CourseBought = Fact<'courseBought', OfAccess>;
export const courseBought = fact<CourseBought>('courseBought');
