import type { Mutant } from '../mutant.ts';

export const PLACES: readonly Mutant[] = [];
