import type { Mutant } from '../mutant.ts';

export const PRIVACY: readonly Mutant[] = [];
