import type { Locale } from '#contracts/languages.ts';
import type { OrderPaymentState, RefundProgress } from '#contracts/statuses.ts';

/** Everything a mail about a reservation shows, as booking tells it at the moment the mail is written. */
export interface ReservationForMail {
  providerId: number;
  reservationId: number;
  status: 'P' | 'RSD' | 'A' | 'C' | 'R';
  language: Locale;
  /** Who comes: at least one of these is known of whoever has not left. */
  person: { email: string | null; firstname: string | null; lastname: string | null; phone: string | null };
  /** Who reads mails to the customer: who comes, or who cares for them; null: nobody can be written to. */
  recipient: { email: string; firstname: string | null } | null;
  /** Whether who reads is somebody else than who comes. */
  isReadByCarer: boolean;
  provider: {
    name: string;
    email: string | null;
    phone: string | null;
    addressLine: string | null;
    city: string | null;
    /** IANA name. */
    timeZone: string;
    /** Where the provider wants its notices (specification section 3); null: it wants none. */
    notificationEmail: string | null;
    language: string;
    /** What it adds to the hours of free cancellation in its own words; may be empty. */
    cancellationPolicy: string;
    /** `#rrggbb`, for the band above its mails. */
    color: string | null;
    /** An https address. */
    logo: string | null;
  };
  /** Called as it was on the day it was booked. */
  offer: { id: number; name: string; durationMinutes: number };
  resourceId: number;
  resourceName: string | null;
  startsAt: Date;
  endsAt: Date;
  /** Raised by every move and reactivation: what tells calendars which file is the newest. */
  sequence: number;
  /** In cents. */
  order: {
    orderId: number;
    priceCents: number;
    /** All discounts together. */
    discountCents: number;
    /** The promo code that was used, and its part of the discount. */
    promoCode?: string | null;
    promoDiscountCents?: number;
    /** What it comes to now: without what was given back. */
    dueCents: number;
    /** What is paid, without what went back or is on its way. */
    paidCents: number;
    /** What of it was paid at the center. */
    atCenterCents: number;
    /** What of it was taken out of the wallet. */
    byWalletCents: number;
    /** Given credit that paid beside it: one of the discounts. */
    giftCents: number;
    /** What went back to the wallet already, given credit included. */
    toWalletCents: number;
    /** What went back or is on its way. */
    backCents: number;
    /** Of what is off: what the center gives back by hand. */
    centerReturnsCents: number;
    /** Of what is off: what is to go back to the customer's wallet, given credit included. */
    walletReturnsCents: number;
    /** Of what is off: what stays with the center, since it was given up too late. */
    centerKeepsCents: number;
    paymentState: OrderPaymentState;
    /** Where the money is that goes back. */
    refundProgress: RefundProgress;
  };
  /** Until when cancelling costs nothing. */
  freeCancellationUntil: Date;
  /** The desk wrote it down, not the customer. */
  isByProvider: boolean;
  /** Its provider has moved it: it may be declined until it begins. */
  isMovedByUs: boolean;
  expiresAt: Date | null;
  cancelReason: 'byCustomer' | 'byProvider' | 'expired' | 'placeLost' | null;
}
