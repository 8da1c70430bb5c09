import type { Mutant } from '../mutant.ts';

export const BOOKING: readonly Mutant[] = [];
