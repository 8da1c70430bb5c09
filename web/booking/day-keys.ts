import { dayNumberOf, isoWeekday } from '#contracts/time.ts';

type Pressed = { key: string; ctrlKey: boolean };

/**
 * Where a key leads in the grid of days, past those that cannot be chosen: sideways to the next free day, up and down to the next of
 * the same weekday, to the ends of the week or, with Ctrl, of the month. Null for other keys and where there is none.
 */
export function dayForKey(
  { key, ctrlKey }: Pressed,
  { date, freeDays }: { date: string; freeDays: readonly string[] },
): string | null {
  const later = freeDays.filter((other) => other > date);
  const earlier = freeDays.filter((other) => other < date);
  const isInColumn = (other: string): boolean => isoWeekday(other) === isoWeekday(date);
  const weekOf = (day: string): number => dayNumberOf(day) - isoWeekday(day);
  const reach = ctrlKey ? freeDays : freeDays.filter((other) => weekOf(other) === weekOf(date));
  const targets: Record<string, string | undefined> = {
    ArrowRight: later[0],
    ArrowLeft: earlier.at(-1),
    ArrowDown: later.find(isInColumn),
    ArrowUp: earlier.findLast(isInColumn),
    Home: reach[0],
    End: reach.at(-1),
  };
  return targets[key] ?? null;
}
