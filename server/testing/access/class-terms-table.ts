import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { CLASS_TO_DUPLICATE } from './targets/class-terms.ts';

/** Terms of courses and events. */
export const CLASS_TERMS_TABLE: readonly Row[] = [
  row('duplicateClass', CLASS_TO_DUPLICATE, whoMay('changeClasses'), NOBODY, { needsKey: true }),
];
