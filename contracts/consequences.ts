/** What a change of hours, things, people or services does to bookings and class sessions that are there, and what can be done about it. */

/** Why a booking or session does not fit any more. */
export const HURT_REASONS = [
  'outsideHours',
  'closed',
  'break',
  'outOfService',
  'noUnit',
  'tooManyPeople',
  'resourceArchived',
  'personLeft',
  'serviceGone',
] as const;
export type AffectedReason = (typeof HURT_REASONS)[number];

/**
 * KEEP: it stays as it is; MOVE: a booking to another start or person; REPLACE: a session has another teacher or room; CANCEL: we cancel it, with all
 * money back.
 */
export const HURT_ACTS = ['KEEP', 'MOVE', 'REPLACE', 'CANCEL'] as const;
export type AffectedAct = (typeof HURT_ACTS)[number];

/** What is to come and a change would hurt. */
interface AffectedTime {
  /** Instants, ISO. */
  startsAt: string;
  endsAt: string;
  /** The start in local time of the provider, `yyyy-mm-ddTHH:mm`. */
  localStart: string;
  /** Of a booking its name of the day it was booked; of a session the class. */
  service: string;
  /** Of a session who teaches it, or its room, whichever the change is about; empty where it is about both. */
  resourceName: string;
  /** Of a booking who does the service once the change is made, of a session who or what can be put in the place; in the provider's order. */
  people: readonly { resourceId: number; name: string }[];
  reasons: readonly AffectedReason[];
  /** Which acts are possible; at least one. */
  acts: readonly AffectedAct[];
}

/** A booking to come that a change would hurt. */
export interface AffectedBooking extends AffectedTime {
  reservationId: number;
  sessionId?: undefined;
  /** Who comes; empty when nobody said. */
  customer: string;
  resourceId: number;
}

/** A class session to come that a change would hurt. */
export interface AffectedSession extends AffectedTime {
  sessionId: number;
  reservationId?: undefined;
  /** Places that are taken. */
  taken: number;
  capacity: number;
}

export type Affected = AffectedBooking | AffectedSession;

/** What an act or a hurt one is about; one of the two. */
export type AffectedSubject = { reservationId?: number | null; sessionId?: number | null };

/** Tells what is hurt apart: ids of bookings and of sessions are counted alone. */
export const affectedKey = ({ reservationId, sessionId }: AffectedSubject): string =>
  sessionId == null ? `reservation:${reservationId}` : `session:${sessionId}`;

/** More than these in one change: it has to be made in parts. */
export const MOST_HURT = 500;
