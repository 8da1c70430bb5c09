export { saveOwner } from './store/owned-providers.ts';
export { runsProvider } from './policy.ts';
export { isPublic } from './rules/is-public.ts';
export type { Category } from './store/categories.ts';
export type { BillingInformation } from './store/billing.ts';
export type { ProviderForBooking } from './store/provider-for-booking.ts';
export { providerForBookingAsJson } from './store/provider-for-booking.ts';
export { reminderHoursOf } from './store/reminder-hours.ts';
export type { ProviderContact } from './store/providers.ts';
export type { NewProvider, ProviderStatus } from './use-cases/change-provider.ts';
export {
  changeStatus,
  createProvider,
  publishProvider,
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
export { centersOfOwner, ownedProviders, providersPersonalData } from './use-cases/personal-data.ts';
export { addPhoto, removePhoto } from './use-cases/gallery/photos.ts';
export {
  addProviderPhoto,
  chooseDrawnPhoto,
  deleteProviderPhoto,
  describeProviderPhoto,
  reorderProviderPhotos,
} from './use-cases/gallery/commands.ts';
export { requestProviderPhoto, takeProviderPhoto } from './use-cases/gallery/uploads.ts';
export type { OwnBilling } from './use-cases/own/billing.ts';
export {
  getBillingInformation,
  saveBillingInformation,
  saveOwnBillingInformation,
} from './use-cases/own/billing.ts';
export type { CollaboratorRules } from './use-cases/own/collaborator-rules.ts';
export {
  collaboratorRules,
  getCollaboratorRules,
  saveCollaboratorRules,
  whereCollaboratorsAct,
} from './use-cases/own/collaborator-rules.ts';
export type { ProviderSettings } from './store/own-provider.ts';
export type { OwnProvider } from './use-cases/own/own-provider.ts';
export { getOwnProvider, getProviderSettings } from './use-cases/own/own-provider.ts';
export {
  publishOwnProvider,
  saveProviderLocation,
  saveProviderProfile,
  saveProviderSettings,
  unpublishOwnProvider,
} from './use-cases/own/commands.ts';
export { inItsTown, saveLocation, saveProfile, saveSettings } from './use-cases/own/save-parts.ts';
export type { ProviderVat } from './store/vat-choice.ts';
export { vatTreatmentOf } from './store/vat-choice.ts';
export type { VatSettings } from './use-cases/vat-regime.ts';
export { getVatRegime, getVatSettings, saveVatSettings, setVatRegime } from './use-cases/vat-regime.ts';
