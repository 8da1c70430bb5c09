import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  BLOCK,
  BREAK,
  CALENDAR_ITEMS,
  HOLIDAY,
  HOLIDAY_PAGE,
  HOLIDAY_TO_SEE,
  HOURS,
  HOURS_OF_DATE,
  OPENING_HOURS,
} from './targets/hours.ts';

const FOR_A_KEY = { needsKey: true };
const SEES_HOURS = whoMay('seeHours');
const CHANGES_HOURS = whoMay('changeHours');

/** When a provider's people work and it is closed, in the back office. */
export const HOURS_TABLE: readonly Row[] = [
  row('getWorkingHours', HOURS, SEES_HOURS, NOBODY),
  row('getOpeningHours', OPENING_HOURS, SEES_HOURS, NOBODY),
  row('getBreaks', CALENDAR_ITEMS, SEES_HOURS, NOBODY),
  row('getBlocks', CALENDAR_ITEMS, SEES_HOURS, NOBODY),
  row('getHolidays', CALENDAR_ITEMS, SEES_HOURS, NOBODY),
  row('getHolidayPage', HOLIDAY_PAGE, SEES_HOURS, NOBODY),
  row('getHoliday', HOLIDAY_TO_SEE, SEES_HOURS, NOBODY),
  row('saveWorkingHours', HOURS, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('saveHoursOfDate', HOURS_OF_DATE, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('saveOpeningHours', OPENING_HOURS, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('createBreak', BREAK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('editBreak', BREAK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('deleteBreak', BREAK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('createBlock', BLOCK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('editBlock', BLOCK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('takeDateOutOfBlock', BLOCK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('deleteBlock', BLOCK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('createHoliday', HOLIDAY, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('editHoliday', HOLIDAY, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('deleteHoliday', HOLIDAY, CHANGES_HOURS, NOBODY, FOR_A_KEY),
];
