import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Somebody had their account deleted of whom a provider keeps what it wrote down itself, and has to decide of it. */
export type ErasureRequested = Fact<'erasureAsked', { providerId: number; customerId: number }>;
export const erasureRequested = fact<ErasureRequested>('erasureAsked');
