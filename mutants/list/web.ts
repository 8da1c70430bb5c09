import type { Mutant } from '../mutant.ts';

export const WEB: readonly Mutant[] = [];
