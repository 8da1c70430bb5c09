import { PROVIDER_TO_BOOK } from '#web/booking/booking-types.ts';
import type { ProviderPageData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;
/** What a provider's page shows. */
export type ProviderOnPage = NonNullable<ProviderPageData['getProviderGeneralInformation']>;
export type ProviderImages = ProviderOnPage['images'];
export type ProviderLocation = ProviderOnPage['location'];
/** Weekdays 1 Monday to 7 Sunday, times 'HH:mm:ss'. */
export type WorkingHours = ProviderOnPage['workingHours'][number];
/** A date that differs, without times where it is closed. */
export type SpecialHours = ProviderOnPage['specialHours'][number];
/** Whole days, 'YYYY-MM-DD', the last one included. */
export type ClosedDates = ProviderOnPage['closures'][number];

const ASK_FLAGS = 'fragment AskFlags on WebIntegration { id askFirstname askLastname askPhone }';

export const PROVIDER_PAGE = operation(`query ProviderPage($id: Id!) {
  getProviderGeneralInformation(id: $id) {
    ...ProviderToBook language type description url timeNote reservationOffset hasNotPaid takesRequests takesBookings takesMessages
    nextFreeStarts { subServiceId dateTimeFrom }
    categories { id name }
    images { small medium large xLarge }
    photos { id description images { small } }
    location { addressLine1 addressLine2 city postalCode country state latitude longitude }
    socialLinks { facebook instagram linkedin twitter youtube }
    workingHours { weekday startTime endTime }
    specialHours { date times { startTime endTime } }
    closures { from to }
  }
  getLatestWebIntegrationWithProviderId(id: $id) { ...AskFlags }
} ${PROVIDER_TO_BOOK} ${ASK_FLAGS}`);

export const ASKED_BY_PROVIDER = operation(`query AskedByProvider($id: Id!) {
  getLatestWebIntegrationWithProviderId(id: $id) { ...AskFlags }
} ${ASK_FLAGS}`);

/** The largest picture there is (specification section 2). */
export function largestImage({ xLarge, large, medium, small }: ProviderImages): string | null {
  return xLarge ?? large ?? medium ?? small;
}

/** 'Via dei Tigli 12', '40124 Bologna BO' */
export function addressLines(location: ProviderLocation): string[] {
  const { addressLine1, addressLine2, postalCode, city, state } = location;
  const place = [postalCode, city, state && `(${state})`].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, place].filter((line): line is string => Boolean(line));
}
