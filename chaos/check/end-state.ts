import type { DeskBooking, DeskState } from '../desk-record.ts';
import type { Delivery } from '../processes/message.ts';
import type { Booking } from '../record.ts';

/** Everything that the check looks at, as it stands at the end. Cents, instants in milliseconds. */
export interface EndState {
  /** What customers asked for and were told. */
  bookings: readonly Booking[];
  reservations: readonly ReservationRow[];
  /** What people at desks asked for and were told. */
  deskBookings: readonly DeskBooking[];
  deskReservations: readonly DeskRow[];
  /** The processor's own word on every intent. */
  intents: readonly Intent[];
  /** Our ledger's word on every intent. */
  accounts: readonly Account[];
  mails: readonly MailRow[];
  deliveries: readonly Delivery[];
  /** Jobs whose time has come and that nobody has done. */
  dueJobs: readonly { name: string; state: string; seconds: number }[];
  /** Jobs given up for good. */
  deadJobs: readonly { name: string; error: string }[];
  /** The names of the invariants that do not hold. */
  violations: readonly string[];
  /** When a process of the server was killed. */
  kills: readonly number[];
}

export interface ReservationRow {
  id: number;
  providerId: number;
  offerId: number;
  resourceId: number;
  email: string;
  startsAt: number;
  status: 'A' | 'P' | 'RSD' | 'C' | 'R';
  cancelReason: string | null;
}

/** One that was made at a desk, with all that was done with it. */
export interface DeskRow extends DeskState {
  id: number;
  key: string;
  offerId: number;
}

export interface Intent {
  id: string;
  /** 0 while it is not paid. */
  receivedCents: number;
  feeCents: number;
  feeReturnedCents: number;
  /** Those that did not fail. */
  refunds: readonly { cents: number }[];
  /** null while it is not paid. */
  paidAt: number | null;
}

export interface Account {
  intentId: string;
  reservationId: number;
  capturedCents: number;
  refundedCents: number;
  feeCents: number;
  feeReturnedCents: number;
  /** null while nothing is. */
  capturedAt: number | null;
}

export interface MailRow {
  kind: string;
  recipient: string;
  /** The reservation it is about. */
  reservationId: number | null;
  state: string;
  messageId: string | null;
  createdAt: number;
}

/** Something that must not be. */
export interface Finding {
  what: string;
  /** Whose: an e-mail, an intent, a Message-ID. */
  of: string;
}

export const isOff = ({ status }: Pick<ReservationRow, 'status'>): boolean =>
  status === 'C' || status === 'R';
