import { dayNumberOf } from '#contracts/time.ts';
import type { DayNumber } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { WorkingHours } from '../../rules/working-hours.ts';
import { isWorkedOn, isWorkedOnSome } from '../../rules/working-hours.ts';
import type { BreakColumns } from '../../store/breaks.ts';
import { deleteBreaks, findBreaks } from '../../store/breaks.ts';
import { timesText } from './change-hours.ts';

type Placed = Pick<BreakColumns, 'weekday' | 'date' | 'startMinute' | 'endMinute'>;

/**
 * Whether a break lies inside working time (specification sections 3 and 5): one of a date on that date, one of every week on
 * some day to come; where weeks take turns, in one of them.
 */
export function isInsideHours(hours: WorkingHours, one: Placed, today: DayNumber): boolean {
  if (one.date !== null) return isWorkedOn(hours, dayNumberOf(one.date), one);
  return one.weekday !== null && isWorkedOnSome(hours, one.weekday, one, today);
}

/**
 * A change of hours takes no break's place away, except from those that go with it (`without`). What is over and what lay
 * outside before is left alone. The caller has locked the hours.
 * @throws Refusal notFound for a break to remove that is not theirs; invalidDates naming every break that would lie outside, as `breaks.<id>`
 */
export async function expectBreaksKeepTheirPlace(
  work: Work,
  of: { providerId: number; resourceId: number },
  change: { before: WorkingHours; after: WorkingHours; today: DayNumber; without: readonly number[] },
): Promise<void> {
  const { before, after, today, without } = change;
  const breaks = await findBreaks(work, {
    providerId: of.providerId,
    resourceIds: [of.resourceId],
    isBlock: false,
    from: null,
    to: null,
  });
  if (without.some((id) => !breaks.some((one) => one.id === id))) throw new Refusal('notFound');
  await deleteBreaks(work, of.providerId, without);
  const outside = breaks.filter(
    (one) =>
      !without.includes(one.id) &&
      (one.date === null || dayNumberOf(one.date) >= today) &&
      isInsideHours(before, one, today) &&
      !isInsideHours(after, one, today),
  );
  const [first] = outside;
  if (!first) return;
  throw new Refusal('invalidDates', {
    affected: outside.map(({ id }) => `breaks.${id}`),
    params: { known: 'breakOutside', times: timesText(first) },
  });
}
