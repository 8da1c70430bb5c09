import { idOrNone, listAddress, oneOf } from '#web/lib/list-address.ts';

/** Which of the closings are shown; the first goes without saying. */
const HOLIDAY_TIMES = ['coming', 'over'] as const;

/** What the address of the list says. */
export const HOLIDAY_ADDRESS = listAddress({
  time: oneOf<(typeof HOLIDAY_TIMES)[number]>(HOLIDAY_TIMES),
  whose: idOrNone,
});
export type HolidayAddress = ReturnType<typeof HOLIDAY_ADDRESS.read>;

export const isFiltered = ({ time, whose }: HolidayAddress): boolean => time !== 'coming' || whose !== null;

/** What the API is asked for. */
export const questionOf = ({ time, whose, page }: HolidayAddress) => ({
  resourceId: whose,
  isOver: time === 'over',
  page,
});
