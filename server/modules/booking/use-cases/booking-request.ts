import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import type { ContactFormValues } from '#server/modules/selling/index.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';

/** What somebody asks for (specification section 3, "Booking request"). */
export interface BookingRequest {
  offerId: number;
  /** null: anyone who is free. */
  resourceId: number | null;
  /** With an offset an instant, without one the provider's local time. */
  dateTimeFrom: string;
  /** null or the offer's own minutes. */
  durationMinutes: number | null;
  contact: ContactFormValues;
  /** The widget it is booked through, which says what must be typed; none: the provider's latest. */
  webIntegrationId?: number | null;
  /** true books without paying, false pays now. */
  onlyBook: boolean;
  /** The pass that pays it at once; only with `onlyBook`. */
  passId?: number | null;
  /** Own credit that pays it while it is booked, at most so much of it, in cents. */
  walletCents?: number | null;
  /** A promo code, as typed. */
  promoCode?: string | null;
  sharesData: boolean;
  /** The price the person was shown; null when the caller does not say. */
  shownTotalCents: number | null;
  /** The terms the person was shown (`termsInOneWord`); none: whatever they are now. */
  shownTerms?: string | null;
  /** Whether it may overlap another booking of theirs; only somebody signed in is asked. */
  overlaps?: boolean;
}

/** Who asks, and through which door. */
export interface BookingOrigin {
  actor: Actor;
  language: Locale;
  channel: SalesChannel;
  /** The network address as a keyed hash. */
  address: string;
  /** The device's `User-Agent`. */
  userAgent?: string;
  idempotencyKey: string | null;
  /** The booking that the caller's browser has just made: who left its payment may go on with it. */
  justBooked?: LinkSubject | null;
}

export interface Booked {
  providerId: number;
  reservationId: number;
  orderId: number;
  status: ReservationStatus;
  totalCents: number;
  /** The step by which whoever booked proves the e-mail (`visitorSession`), while the booking waits for that. */
  codeId?: number;
}
