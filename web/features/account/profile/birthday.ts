import { formatDate } from '#contracts/format.ts';

/** '1984-03-09' as somebody types it, '09/03/1984'; '' stays. */
export const typedDate = (date: string): string => (date === '' ? '' : formatDate(date));

/**
 * A typed birthday as `YYYY-MM-DD`: day, month and four digits of the year, with `/`, `.`, `-`, a space or nothing between them. What reads otherwise is
 * returned as it is, for the API to refuse.
 */
export function dateFromTyped(text: string): string {
  const typed = text.trim();
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return typed;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
