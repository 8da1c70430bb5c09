/** The field that says which is meant of a time that a night shows twice. */
export const STARTS_AT = 'startsAt';

/**
 * A start as the fields of a form say it, by the clock of the center; with its offset where the time comes twice and one of both was chosen. What was chosen for another
 * time does not count.
 * @param time `HH:mm`
 */
export function startIn(
  said: (name: string) => string,
  date: string,
  time: string,
  field = STARTS_AT,
): string {
  const [start, chosen] = [`${date}T${time}`, said(field)];
  return chosen.startsWith(`${start}:`) ? chosen : start;
}
