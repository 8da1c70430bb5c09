import type { Mutant } from '../mutant.ts';
import { HOLDS } from './holds.ts';
import { MONEY } from './money.ts';
import { RIGHTS } from './rights.ts';

/** What must not go wrong: a bug that once came back, or that a reviewer fears, is worth a line. */
export const MUTANTS: readonly Mutant[] = [...MONEY, ...HOLDS, ...RIGHTS];
