import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  addBreak,
  addHoliday,
  openingHoursOf,
  saveOpeningHours,
  saveWorkingHours,
  setHoursOfDate,
} from '#server/modules/availability/index.ts';
import type { TownAbsence, TownPerson, TownProvider } from './town/town-provider.ts';
import { minutesOf, weeklySpans } from './town/week.ts';

/** Writes somebody's working week, breaks and absence; without a resource only the absence, of the whole provider. */
export async function setSchedule(
  work: Work,
  who: { providerId: number; resourceId: number | null },
  person: Pick<TownPerson, 'hours' | 'otherWeeks' | 'dates' | 'breaks' | 'away'>,
  today: LocalDate,
): Promise<void> {
  const { providerId, resourceId } = who;
  const { breaks = [], dates = [], away } = person;
  if (resourceId !== null) {
    await saveWorkingHours(work, { providerId, resourceId }, { schedules: schedulesOf(person, today) });
    for (const { inDays, hours } of dates) {
      const date = { date: addDays(today, inDays), times: hours.map(minutesOf) };
      await setHoursOfDate(work, { providerId, resourceId }, date);
    }
    for (const { weekday, ...span } of weeklySpans(breaks))
      await addBreak(work, { providerId, resourceId, on: { weekday }, ...span });
  }
  if (away) await addHoliday(work, { ...who, ...timesOf(away, today) });
}

/** One week for good, or two that take turns from this one on. */
function schedulesOf({ hours, otherWeeks }: Pick<TownPerson, 'hours' | 'otherWeeks'>, today: LocalDate) {
  const weeks = [hours, ...(otherWeeks ? [otherWeeks] : [])];
  return weeks.map((lines, index) => ({
    validFrom: null,
    validTo: null,
    cycleWeeks: weeks.length,
    cycleWeek: index + 1,
    anchorDate: today,
    blocks: weeklySpans(lines),
  }));
}

/** Says on the center's page when it is open: while somebody of it works. */
export async function setOpeningHours(
  work: Work,
  provider: { id: number; timeZone: string },
  otherwise: NonNullable<TownProvider['opensOtherwise']>,
  today: LocalDate,
): Promise<void> {
  const { weekly } = await openingHoursOf(work, provider);
  const typed = weekly.map(({ endMinute, ...one }) => ({ ...one, endMinute: ((endMinute - 1) % 1440) + 1 }));
  const dates = otherwise.map(({ inDays, hours }) => {
    return { date: addDays(today, inDays), times: hours.map(minutesOf) };
  });
  await saveOpeningHours(work, provider.id, { weekly: typed, dates });
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
