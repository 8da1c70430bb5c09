import type { Fact } from '#server/kernel/facts.ts';

/** A provider is new. */
export type ProviderCreated = Fact<'providerCreated', { providerId: number }>;

/** What a provider shows, or whether it shows at all, is different now. */
export type ProviderChanged = Fact<'providerChanged', { providerId: number }>;
