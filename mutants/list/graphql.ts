import type { Mutant } from '../mutant.ts';

export const GRAPHQL: readonly Mutant[] = [];
