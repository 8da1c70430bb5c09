export { runsProvider } from './policy.ts';
export { isPublic } from './rules/is-public.ts';
export type { Category } from './store/categories.ts';
export type { BillingInformation } from './store/private-details.ts';
export type { ProviderForBooking } from './store/provider-for-booking.ts';
export { providerForBookingAsJson } from './store/provider-for-booking.ts';
export type { ProviderContact } from './store/providers.ts';
export type { NewProvider, ProviderStanding } from './use-cases/change-provider.ts';
export {
  changeStanding,
  createProvider,
  publishProvider,
  saveBillingInformation,
  unpublishProvider,
  updateProvider,
} from './use-cases/change-provider.ts';
export { getCategories } from './use-cases/get-categories.ts';
export { getPrivateDetails } from './use-cases/get-private-details.ts';
export type { PublicPlan, PublicProvider } from './use-cases/get-providers.ts';
export {
  getProviderContact,
  getProviderContacts,
  getProviderForBooking,
  getPublicProvider,
  getPublicProviders,
  hasProviders,
  publicProviderIds,
} from './use-cases/get-providers.ts';
export { ownedProviders, providersPersonalData } from './use-cases/personal-data.ts';
export { addPhoto, removePhoto } from './use-cases/photos.ts';
