import type { Mutant } from '../mutant.ts';

export const IDENTITY: readonly Mutant[] = [];
