import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  BUYERS_EXPORT_SCREEN,
  BUYERS_FILE,
  COURSE_TO_GIVE,
  GIVEN_COURSE,
  STANDING_OF_BUYERS,
} from './targets/given-courses.ts';
import { OWN_COURSE } from './targets/videos.ts';

const FOR_A_KEY = { needsKey: true };
const AFTER_STEP_UP = { isAfterStepUp: true };
const TAKES = whoMay('exportCustomers');
const CHANGES = whoMay('changeProducts');

/** Who has a video course, to whom it is given, and from whom it is taken back. */
export const COURSE_BUYERS_TABLE: readonly Row[] = [
  row('getProductBuyers', OWN_COURSE, whoMay('seeProducts'), NOBODY),
  row('assignProduct', COURSE_TO_GIVE, CHANGES, NOBODY, FOR_A_KEY),
  row('takeBackProduct', GIVEN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
  row('getExportStanding', STANDING_OF_BUYERS, TAKES, NOBODY),
  row(
    'GET /exports/:providerId/products/:productId/buyers.:format',
    BUYERS_FILE,
    TAKES,
    NOBODY,
    AFTER_STEP_UP,
  ),
];

/** The screen before the file. */
export const PAGES_OF_COURSE_BUYERS: readonly Row[] = [
  row('GET /business/:center/products/:productId/export', BUYERS_EXPORT_SCREEN, TAKES, NOBODY),
  row(
    'POST /business/:center/products/:productId/export',
    BUYERS_EXPORT_SCREEN,
    TAKES,
    NOBODY,
    AFTER_STEP_UP,
  ),
];
