import type { Mutant } from '../mutant.ts';

export const PAYMENTS: readonly Mutant[] = [];
