/** What a change of hours, things, people or services does to bookings that are there, and what can be done about it. */

/** Why a booking does not fit any more. */
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
export type HurtReason = (typeof HURT_REASONS)[number];

/** KEEP: it stays as it is; MOVE: to another start or person; CANCEL: we cancel it, with all money back. */
export const HURT_ACTS = ['KEEP', 'MOVE', 'CANCEL'] as const;
export type HurtAct = (typeof HURT_ACTS)[number];

/** A booking to come that a change would hurt. */
export interface HurtBooking {
  reservationId: number;
  /** Instants, ISO. */
  startsAt: string;
  endsAt: string;
  /** The start in local time of the provider, `yyyy-mm-ddTHH:mm`. */
  localStart: string;
  /** Names of the day it was booked. */
  service: string;
  /** Who comes; empty when nobody said. */
  customer: string;
  resourceId: number;
  resourceName: string;
  /** Who does the service once the change is made, in the provider's order. */
  people: readonly { resourceId: number; name: string }[];
  reasons: readonly HurtReason[];
  /** Which acts are possible; at least one. */
  acts: readonly HurtAct[];
}

/** More than these in one change: it has to be made in parts. */
export const MOST_HURT = 500;
