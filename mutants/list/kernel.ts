import type { Mutant } from '../mutant.ts';

export const KERNEL: readonly Mutant[] = [];
