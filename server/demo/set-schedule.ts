import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { Work } from '#server/kernel/work.ts';
import { addBreak, addHoliday, setWorkingTime } from '#server/modules/availability/index.ts';
import type { TownAbsence, TownPerson } from './town/town-provider.ts';
import { minutesOf, weeklySpans } from './town/week.ts';

/** Writes somebody's working week, breaks and absence; without a resource only the absence, of the whole provider. */
export async function setSchedule(
  work: Work,
  who: { providerId: number; resourceId: number | null },
  { hours, breaks = [], away }: Pick<TownPerson, 'hours' | 'breaks' | 'away'>,
  today: LocalDate,
): Promise<void> {
  const { providerId, resourceId } = who;
  if (resourceId !== null) {
    await setWorkingTime(work, { providerId, resourceId, blocks: weeklySpans(hours) });
    for (const { weekday, ...span } of weeklySpans(breaks))
      await addBreak(work, { providerId, resourceId, on: { weekday }, ...span });
  }
  if (away) await addHoliday(work, { ...who, ...timesOf(away, today) });
}

function timesOf({ name, inDays, days, hours }: TownAbsence, today: LocalDate) {
  const first = addDays(today, inDays);
  if (hours) {
    const { startMinute, endMinute } = minutesOf(hours);
    const at = (minute: number): string => `${first} ${formatMinuteOfDay(minute)}`;
    return { name, startsLocal: at(startMinute), endsLocal: at(endMinute), isWholeDay: false };
  }
  return {
    name,
    startsLocal: `${first} 00:00:00`,
    endsLocal: `${addDays(first, days)} 00:00:00`,
    isWholeDay: true,
  };
}
