import type { Mutant } from '../mutant.ts';

export const AVAILABILITY: readonly Mutant[] = [];
