import { DAYS_OF_PERIOD } from '#contracts/videos.ts';
import type { PeriodType } from '#contracts/videos.ts';

const DAY_MS = 86_400_000;
const OPENS_AT_HOUR = 7;

/** When an access ends that starts now; null: never. */
export function endOfAccess(
  start: Date,
  course: { isAlwaysAvailable: boolean; duration: number; durationType: PeriodType },
): Date | null {
  if (course.isAlwaysAvailable) return null;
  return new Date(start.getTime() + course.duration * DAYS_OF_PERIOD[course.durationType] * DAY_MS);
}

/** When a section opens for who has the course since then: at once, or so many days later at seven in the provider's zone. */
export function opensAt(
  section: { availableAfter: number; periodType: PeriodType },
  { startsAt, timeZone }: { startsAt: Date; timeZone: string },
): Date {
  if (section.availableAfter === 0) return startsAt;
  const day = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .add({ days: section.availableAfter * DAYS_OF_PERIOD[section.periodType] });
  const at = day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour: OPENS_AT_HOUR }) });
  return new Date(at.epochMilliseconds);
}

/** How much of a course is seen, in whole percent; all of nothing is nothing. */
export const percentSeen = ({ files, seen }: { files: number; seen: number }): number =>
  files === 0 ? 0 : Math.round((seen / files) * 100);
