import { operation } from '#web/lib/api.ts';

export type ProviderImages = {
  small: string | null;
  medium: string | null;
  large: string | null;
  xLarge: string | null;
};

export type ProviderLocation = {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  postalCode: string | null;
  /** ISO 3166-1 code. */
  country: string | null;
  state: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Weekdays 1 Monday to 7 Sunday, times 'HH:mm:ss'. */
export type WorkingHours = { weekday: number; startTime: string; endTime: string };

/** Whole days, 'YYYY-MM-DD', the last one included. */
export type ClosedDates = { from: string; to: string };

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'linkedin', 'twitter', 'youtube'] as const;
type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** What a provider's page shows. */
export type ProviderOnPage = {
  id: number;
  name: string;
  /** What it writes in. */
  language: string;
  type: string;
  /** Plain text; an empty line parts paragraphs. */
  description: string;
  categories: readonly { id: number; name: string }[];
  images: ProviderImages;
  location: ProviderLocation;
  phone: string | null;
  email: string | null;
  url: string | null;
  socialLinks: Record<SocialNetwork, string | null>;
  timeNote: string | null;
  freeCancellationHours: number;
  /** On what is booked, in one word. */
  bookingTerms: string;
  /** Minutes. */
  reservationOffset: number;
  hasNotPaid: boolean;
  /** Whether somebody reads what is written to it from here. */
  takesRequests: boolean;
  /** Whether anything can be booked online now. */
  takesBookings: boolean;
  workingHours: readonly WorkingHours[];
  closures: readonly ClosedDates[];
};

export type AskFlags = { id: number; askFirstname: boolean; askLastname: boolean; askPhone: boolean };

export const PROVIDER_PAGE = operation<
  {
    getProviderGeneralInformation: ProviderOnPage | null;
    getLatestWebIntegrationWithProviderId: AskFlags | null;
  },
  { id: number }
>(`query ProviderPage($id: Id!) {
  getProviderGeneralInformation(id: $id) {
    id name language type description phone email url timeNote freeCancellationHours bookingTerms reservationOffset hasNotPaid takesRequests takesBookings
    categories { id name }
    images { small medium large xLarge }
    location { addressLine1 addressLine2 city postalCode country state latitude longitude }
    socialLinks { facebook instagram linkedin twitter youtube }
    workingHours { weekday startTime endTime }
    closures { from to }
  }
  getLatestWebIntegrationWithProviderId(id: $id) { id askFirstname askLastname askPhone }
}`);

export const ASKED_BY_PROVIDER = operation<
  { getLatestWebIntegrationWithProviderId: AskFlags | null },
  { id: number }
>(`query AskedByProvider($id: Id!) {
  getLatestWebIntegrationWithProviderId(id: $id) { id askFirstname askLastname askPhone }
}`);

/** The largest picture there is (ledger PRV-01). */
export function largestImage({ xLarge, large, medium, small }: ProviderImages): string | null {
  return xLarge ?? large ?? medium ?? small;
}

/** 'Via dei Tigli 12', '40124 Bologna BO' */
export function addressLines(location: ProviderLocation): string[] {
  const { addressLine1, addressLine2, postalCode, city, state } = location;
  const place = [postalCode, city, state && `(${state})`].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, place].filter((line): line is string => Boolean(line));
}
