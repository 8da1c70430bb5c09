import type { OwnPage } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A provider's own page, shown to visitors or not. */
export type { OwnPage };

const PAGE = `fragment OwnPage on OwnProvider {
  id type name description categories { slug name } phone email url blog tags cityKey
  socialLinks { facebook instagram linkedin skype twitter youtube }
  location { addressLine1 addressLine2 city postalCode country state latitude longitude }
  isPublished isPublic missing profileVersion locationVersion
}`;

export const OWN_PAGE = operation(`query OwnPageToEdit($providerId: Id!) {
  getOwnProvider(providerId: $providerId) { ...OwnPage }
  categories { slug name type }
}
${PAGE}`);

export const SAVE_PROFILE =
  operation(`mutation SaveProfile($providerId: Id!, $version: Int!, $input: ProviderProfileInput!) {
  saveProviderProfile(providerId: $providerId, version: $version, input: $input) { profileVersion }
}`);

export const SAVE_LOCATION =
  operation(`mutation SaveLocation($providerId: Id!, $version: Int!, $input: ProviderLocationInput!) {
  saveProviderLocation(providerId: $providerId, version: $version, input: $input) { locationVersion }
}`);

export const PUBLISH = operation(
  'mutation Publish($providerId: Id!) { publishProvider(providerId: $providerId) { id isPublic } }',
);

export const UNPUBLISH = operation(
  'mutation Unpublish($providerId: Id!) { unpublishProvider(providerId: $providerId) { id isPublic } }',
);
