/** How many hours before a booking its customer may be reminded of it: from an hour to a week. */
export const REMINDER_HOURS = [1, 2, 3, 6, 12, 24, 48, 72, 168] as const;

/** So many reminders at most for one booking. */
export const MOST_REMINDERS = 3;
