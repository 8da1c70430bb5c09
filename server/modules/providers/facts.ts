import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** A provider is new. */
export type ProviderCreated = Fact<'providerCreated', { providerId: number }>;
export const providerCreated = fact<ProviderCreated>('providerCreated');

/** What a provider shows, or whether it shows at all, is different now. */
export type ProviderChanged = Fact<'providerChanged', { providerId: number }>;
export const providerChanged = fact<ProviderChanged>('providerChanged');

/** The notices of a provider's bookings go to another address, or nowhere; `former` is told. `occasion` tells one change from the next. */
export type NoticeAddressChanged = Fact<
  'noticeAddressChanged',
  { providerId: number; former: string; occasion: number }
>;
export const noticeAddressChanged = fact<NoticeAddressChanged>('noticeAddressChanged');
