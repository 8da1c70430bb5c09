import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

interface OfReservation {
  providerId: number;
  reservationId: number;
}

/** How mails about what the desk did go out. */
interface DeskLetters {
  /** Whoever booked is not written to: the desk tells them itself, or writes down what was. The center is told of what has not begun. */
  isQuiet?: boolean;
  /** They wait until then, ISO: so long it can be undone. */
  notBefore?: string;
}

export type CancelReason = 'byCustomer' | 'byProvider' | 'expired' | 'placeLost';

/** A guest booked without paying: the place waits for the mailed link or the mailed digits (status P). */
export type ReservationPlaced = Fact<
  'reservationPlaced',
  OfReservation & {
    /** The step of the digits (`startVisitorCode`). */
    codeId?: number;
  }
>;
export const reservationPlaced = fact<ReservationPlaced>('reservationPlaced');

/** The guest asked for other digits; `codeId` is their step. */
export type ReservationCodeRequested = Fact<'reservationCodeRequested', OfReservation & { codeId: number }>;
export const reservationCodeRequested = fact<ReservationCodeRequested>('reservationCodeRequested');

/** The booking stands (status A). */
export type ReservationConfirmed = Fact<
  'reservationConfirmed',
  OfReservation & {
    /** The provider, who wrote it down, tells the customer itself. */
    isQuiet?: boolean;
    /** Mails wait until then, ISO: the desk has confirmed it. */
    notBefore?: string;
  }
>;
export const reservationConfirmed = fact<ReservationConfirmed>('reservationConfirmed');

/** The booking stands at another time; where it was before is told along. */
export type ReservationMoved = Fact<
  'reservationMoved',
  OfReservation &
    DeskLetters & {
      sequence: number;
      from: {
        startsAt: string;
        endsAt: string;
        offerId: number;
        resourceId: number;
      };
      /** With whom it was from then on. */
      to: { resourceId: number };
      /** Who moved it. */
      by: 'customer' | 'provider';
    }
>;
export const reservationMoved = fact<ReservationMoved>('reservationMoved');

/** A cancelled booking stands again, or waits again. */
export type ReservationReactivated = Fact<
  'reservationReactivated',
  OfReservation &
    DeskLetters & {
      sequence: number;
      /** Which cancelling it takes back: who was not told of that is not told of this. */
      takesBack?: { sequence: number };
      /** How it waits again; absent: it stands. */
      waits?: 'P' | 'RSD';
    }
>;
export const reservationReactivated = fact<ReservationReactivated>('reservationReactivated');

/** The booking is off; `refundCents` goes back. */
export type ReservationCancelled = Fact<
  'reservationCancelled',
  OfReservation &
    DeskLetters & {
      sequence: number;
      reason: CancelReason;
      refundCents: number;
      /** Whether it stood (status A) before. */
      hasStood: boolean;
    }
>;
export const reservationCancelled = fact<ReservationCancelled>('reservationCancelled');
