import { PROVIDER_TO_BOOK } from '#web/booking/booking-types.ts';
import { operation } from '#web/lib/api.ts';

/** Whose class it is, and what its latest integration asks of who signs up. */
export const CLASS_PROVIDER = operation(`query ClassProvider($id: Id!) {
  getProviderGeneralInformation(id: $id) { ...ProviderToBook language }
  getLatestWebIntegrationWithProviderId(id: $id) { id askFirstname askLastname askPhone }
} ${PROVIDER_TO_BOOK}`);
