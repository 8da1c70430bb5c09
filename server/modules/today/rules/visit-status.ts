import type { EpochMinutes } from '#contracts/time.ts';

/** How somebody's visit stands at a moment: to come, late, there, missed, over. */
export const VISIT_STANDINGS = ['coming', 'late', 'here', 'noShow', 'over'] as const;
export type VisitStatus = (typeof VISIT_STANDINGS)[number];

/** Nobody asks after somebody in the first minutes. */
export const LATE_AFTER_MINUTES = 10;

/** @param visit.presence what was noted at the desk; null: nothing */
export function standingOfVisit(
  {
    startsAt,
    endsAt,
    presence,
  }: { startsAt: EpochMinutes; endsAt: EpochMinutes; presence: 'arrived' | 'noShow' | null },
  now: EpochMinutes,
): VisitStatus {
  if (presence === 'noShow') return 'noShow';
  if (now >= endsAt) return 'over';
  if (presence === 'arrived') return 'here';
  return now >= startsAt + LATE_AFTER_MINUTES ? 'late' : 'coming';
}
