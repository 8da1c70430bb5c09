import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

interface OfEnrolment {
  providerId: number;
  enrolmentId: number;
}

export type CancelReason = 'byCustomer' | 'byProvider' | 'expired' | 'placeLost';

/** A guest signed up without paying: the places wait for the mailed link (status P). */
export type EnrolmentPlaced = Fact<'enrolmentPlaced', OfEnrolment>;
export const enrolmentPlaced = fact<EnrolmentPlaced>('enrolmentPlaced');

/** What the desk did. */
interface ByDesk {
  /** The provider did it itself, and needs no word of it. */
  isByDesk?: boolean;
  /** Nor whoever comes: the desk tells them, or it is over. */
  isQuiet?: boolean;
}

/** The sign-up is confirmed (status A). */
export type EnrolmentConfirmed = Fact<'enrolmentConfirmed', OfEnrolment & ByDesk>;
export const enrolmentConfirmed = fact<EnrolmentConfirmed>('enrolmentConfirmed');

/** Some sessions of a sign-up are cancelled, or all; `refundCents` goes back. */
export type EnrolmentCancelled = Fact<
  'enrolmentCancelled',
  OfEnrolment &
    ByDesk & {
      sessionIds: readonly number[];
      sequence: number;
      reason: CancelReason;
      refundCents: number;
      /** Whether it was confirmed before. */
      wasConfirmed: boolean;
      /** Whether places are left in it. */
      isWhole: boolean;
    }
>;
export const enrolmentCancelled = fact<EnrolmentCancelled>('enrolmentCancelled');
