import type { ClassModel, LateJoin } from '#contracts/classes.ts';

/** How a class is sold, beside what the catalog says of it. */
export interface ClassTerms {
  model: ClassModel;
  lateJoin: LateJoin;
  /** Sign-up closes so many minutes before a session begins. */
  closesMinutes: number;
}
