import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** A provider is new. */
export type ProviderCreated = Fact<'providerCreated', { providerId: number }>;
export const providerCreated = fact<ProviderCreated>('providerCreated');

/** What a provider shows, or whether it shows at all, is different now. */
export type ProviderChanged = Fact<'providerChanged', { providerId: number }>;
export const providerChanged = fact<ProviderChanged>('providerChanged');
