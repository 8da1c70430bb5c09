import { withActs } from './targets/acts.ts';
import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  BLOCK,
  BLOCK_TO_EDIT,
  BLOCK_TO_SEE,
  BREAK,
  CALENDAR_ITEMS,
  HOLIDAY,
  HOLIDAY_PAGE,
  HOLIDAY_TO_SEE,
  HOURS,
  HOURS_OF_DATE,
  OPENING_HOURS,
} from './targets/hours.ts';
import {
  BLOCK_OF_CALENDAR_TO_SAVE,
  BLOCK_OF_HOURS,
  BLOCK_SCREEN,
  BLOCK_TO_SAVE,
  BREAK_TO_SAVE,
  DATE_TO_SAVE,
  HOLIDAY_SCREEN,
  HOLIDAY_TO_DELETE,
  HOLIDAY_TO_SAVE,
  HOLIDAYS_SCREEN,
  HOURS_SCREEN,
  OPENING_DATE_TO_SAVE,
  OPENING_SCREEN,
  OPENING_TO_SAVE,
  PERIOD_TO_SAVE,
  WEEK_TO_SAVE,
} from './targets/hours-pages.ts';

const FOR_A_KEY = { needsKey: true };
const SEES_HOURS = whoMay('seeHours');
const CHANGES_HOURS = whoMay('changeHours');
/** Who works there sees when they work themselves and when all is closed; who plans, everybody's. */
const SHOWS_CLOSINGS = { shows: ['holidays.id', 'holidays.name'] };
const SHOWS_KEPT_FREE = { shows: ['breaks.id', 'breaks.reason'] };

/** The calendar under it has everybody’s colour. */
const SHOWS_IN_CALENDAR = { shows: [...SHOWS_KEPT_FREE.shows, 'resources.color'] };

/** When a provider's people work and it is closed, in the back office. */
export const HOURS_TABLE: readonly Row[] = [
  row('getWorkingHours', HOURS, SEES_HOURS, NOBODY),
  row('getOpeningHours', OPENING_HOURS, SEES_HOURS, NOBODY),
  row('getBreaks', CALENDAR_ITEMS, SEES_HOURS, NOBODY),
  row('getBlocks', CALENDAR_ITEMS, SEES_HOURS, NOBODY),
  row('getBlock', BLOCK_TO_SEE, SEES_HOURS, NOBODY),
  row('getHolidays', CALENDAR_ITEMS, SEES_HOURS, NOBODY),
  row('getHolidayPage', HOLIDAY_PAGE, SEES_HOURS, NOBODY, SHOWS_CLOSINGS),
  row('getHoliday', HOLIDAY_TO_SEE, SEES_HOURS, NOBODY),
  row('saveWorkingHours', withActs(HOURS), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('saveHoursOfDate', withActs(HOURS_OF_DATE), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('saveOpeningHours', OPENING_HOURS, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('createBreak', withActs(BREAK), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('editBreak', withActs(BREAK), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('deleteBreak', BREAK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('createBlock', withActs(BLOCK), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('editBlock', withActs(BLOCK_TO_EDIT), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('takeDateOutOfBlock', BLOCK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('deleteBlock', BLOCK, CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('createHoliday', withActs(HOLIDAY), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('editHoliday', withActs(HOLIDAY), CHANGES_HOURS, NOBODY, FOR_A_KEY),
  row('deleteHoliday', HOLIDAY, CHANGES_HOURS, NOBODY, FOR_A_KEY),
];

/** The same on screens. */
export const PAGES_OF_HOURS: readonly Row[] = [
  row('GET /business/:center/staff/:id/hours', HOURS_SCREEN, SEES_HOURS, NOBODY, SHOWS_KEPT_FREE),
  row('POST /business/:center/staff/:id/hours', WEEK_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('POST /business/:center/staff/:id/hours/:part/:item', PERIOD_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('POST /business/:center/staff/:id/hours/:part/:item', DATE_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('POST /business/:center/staff/:id/hours/:part/:item', BREAK_TO_SAVE, CHANGES_HOURS, NOBODY),
  row(
    'GET /business/:center/staff/:id/hours/blocks/:block',
    BLOCK_OF_HOURS,
    SEES_HOURS,
    NOBODY,
    SHOWS_KEPT_FREE,
  ),
  row('POST /business/:center/staff/:id/hours/blocks/:block', BLOCK_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('GET /business/:center/calendar/blocks/:block', BLOCK_SCREEN, SEES_HOURS, NOBODY, SHOWS_IN_CALENDAR),
  row('POST /business/:center/calendar/blocks/:block', BLOCK_OF_CALENDAR_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('GET /business/:center/opening-hours', OPENING_SCREEN, SEES_HOURS, NOBODY),
  row('POST /business/:center/opening-hours', OPENING_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('POST /business/:center/opening-hours/:date', OPENING_DATE_TO_SAVE, CHANGES_HOURS, NOBODY),
  row('GET /business/:center/holidays', HOLIDAYS_SCREEN, SEES_HOURS, NOBODY, SHOWS_CLOSINGS),
  row('POST /business/:center/holidays', HOLIDAY_TO_DELETE, CHANGES_HOURS, NOBODY),
  row('GET /business/:center/holidays/:id', HOLIDAY_SCREEN, SEES_HOURS, NOBODY, SHOWS_CLOSINGS),
  row('POST /business/:center/holidays/:id', HOLIDAY_TO_SAVE, CHANGES_HOURS, NOBODY),
];
