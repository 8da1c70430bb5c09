import type { Mutant } from '../mutant.ts';

export const NOTIFICATIONS: readonly Mutant[] = [];
