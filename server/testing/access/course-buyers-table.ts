import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { COURSE_TO_GIVE, GIVEN_COURSE } from './targets/given-courses.ts';
import { OWN_COURSE } from './targets/videos.ts';

const FOR_A_KEY = { needsKey: true };
const CHANGES = whoMay('changeProducts');

/** Who has a video course, to whom it is given, and from whom it is taken back. */
export const COURSE_BUYERS_TABLE: readonly Row[] = [
  row('getProductBuyers', OWN_COURSE, whoMay('seeProducts'), NOBODY),
  row('assignProduct', COURSE_TO_GIVE, CHANGES, NOBODY, FOR_A_KEY),
  row('takeBackProduct', GIVEN_COURSE, CHANGES, NOBODY, FOR_A_KEY),
];
