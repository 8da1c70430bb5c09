import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

interface OfEnrolment {
  providerId: number;
  enrolmentId: number;
}

/** What of a session is changed. */
export interface ChangeOfSession {
  sessionId: number;
  /** Which change of it. */
  version: number;
  /** Times as ISO. */
  before: { startsAt: string; endsAt: string; teacherName: string | null };
  /** Its time is another. */
  isMoved: boolean;
}

/** Sessions of a class, changed at once, are at another time, with somebody else, elsewhere, or have another link. */
export type SessionsChanged = Fact<
  'sessionsChanged',
  {
    providerId: number;
    /** By their start. */
    changes: readonly ChangeOfSession[];
    /** The center tells whoever comes itself. */
    isQuiet?: boolean;
  }
>;
export const sessionsChanged = fact<SessionsChanged>('sessionsChanged');

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
      /** The desk waives what the terms of cancelling cost. */
      isWaived?: boolean;
      /** Whether places are left in it. */
      isWhole: boolean;
    }
>;
export const enrolmentCancelled = fact<EnrolmentCancelled>('enrolmentCancelled');

/** The provider takes cancelled sessions from all sign-ups of one customer at once; each of them is an `enrolmentCancelled` besides, which tells nobody. */
export type SessionsTakenAway = Fact<
  'sessionsTakenAway',
  {
    providerId: number;
    /** Those that were confirmed; at least one. */
    enrolmentIds: readonly number[];
    sessionIds: readonly number[];
    refundCents: number;
  }
>;
export const sessionsTakenAway = fact<SessionsTakenAway>('sessionsTakenAway');
