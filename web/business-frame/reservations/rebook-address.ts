import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';

/** In so many weeks a visit is usually booked again. */
export const REBOOK_WEEKS = [1, 4] as const;

const DAYS = 7;

/** The same weekday some weeks after a visit, always after today: what lies long back is counted from its weekday of this week. */
export function dateOfRebooking(visit: LocalDate, weeks: number, today: LocalDate): LocalDate {
  const since = (Date.parse(today) - Date.parse(visit)) / 86_400_000;
  const passed = Math.max(0, Math.floor(since / DAYS));
  return addDays(visit, (passed + weeks) * DAYS);
}

/** What is booked again: who, what, with whom, at the same local time, for as long; at the price of a new booking. */
export interface Rebooked {
  customerId: number;
  offerId: number;
  resourceId: number;
  /** `10:30` */
  time: string;
  durationMinutes: number;
}

/** The search of the form of a new booking that is filled with it. @param from where one comes back to */
export function rebookSearch(
  { customerId, offerId, resourceId, time, durationMinutes }: Rebooked,
  date: LocalDate,
  from: string,
): string {
  const said = {
    customer: String(customerId),
    offer: String(offerId),
    resource: String(resourceId),
    date,
    time,
    durationMinutes: String(durationMinutes),
    from,
  };
  return `?${new URLSearchParams(said)}`;
}
