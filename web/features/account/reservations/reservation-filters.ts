/** The filters of the own bookings, in the order in which they are shown (specification section 2, "Profile"). */
export const RESERVATION_STATUSES = ['upcoming', 'completed'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const RESERVATION_TYPES = ['all', 'service', 'course', 'event', 'video'] as const;
export type ReservationType = (typeof RESERVATION_TYPES)[number];

/** Filter tabs after this many begin a second group (specification section 9; ledger ACC-10). */
const FIRST_GROUP = 4;

export function groupsOf<Tab>(tabs: readonly Tab[]): Tab[][] {
  return [tabs.slice(0, FIRST_GROUP), tabs.slice(FIRST_GROUP)].filter((group) => group.length > 0);
}

/** What the address says; anything else counts as not said. */
export type ReservationAddress = { status: ReservationStatus; type: ReservationType; page: number };

export function readReservationAddress(search: URLSearchParams): ReservationAddress {
  const page = search.get('page') ?? '';
  return {
    status: RESERVATION_STATUSES.find((status) => status === search.get('status')) ?? 'upcoming',
    type: RESERVATION_TYPES.find((type) => type === search.get('type')) ?? 'all',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** '?status=completed&type=service&page=2'; what goes without saying is left out. */
export function searchOfReservations({ status, type, page }: ReservationAddress): string {
  const search = new URLSearchParams();
  if (status !== 'upcoming') search.set('status', status);
  if (type !== 'all') search.set('type', type);
  if (page > 1) search.set('page', String(page));
  return `?${search}`;
}
