import * as v from 'valibot';
import type { PairProblem } from './field-texts.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const TWICE: PairProblem = 'twice';

/** Which of two customers is merged into which. */
export const CustomerMerge = v.pipe(
  v.object({ keptId: id, mergedId: id }),
  v.forward(
    v.check(({ keptId, mergedId }) => keptId !== mergedId, TWICE),
    ['mergedId'],
  ),
);
