import { listAddress, oneOf } from '#web/lib/list-address.ts';

/** The filters of the own bookings, in the order in which they are shown (specification section 2, "Profile"). */
export const RESERVATION_STATUSES = ['upcoming', 'completed'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const RESERVATION_TYPES = ['all', 'service', 'course', 'event', 'video'] as const;
export type ReservationType = (typeof RESERVATION_TYPES)[number];

/** Filter tabs after this many begin a second group (specification section 9). */
const FIRST_GROUP = 4;

export function groupsOf<Tab>(tabs: readonly Tab[]): Tab[][] {
  return [tabs.slice(0, FIRST_GROUP), tabs.slice(FIRST_GROUP)].filter((group) => group.length > 0);
}

/** What the address of the list says. */
export const RESERVATION_ADDRESS = listAddress({
  status: oneOf<ReservationStatus>(RESERVATION_STATUSES),
  type: oneOf<ReservationType>(RESERVATION_TYPES),
});
export type ReservationAddress = ReturnType<typeof RESERVATION_ADDRESS.read>;
