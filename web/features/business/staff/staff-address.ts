import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { listAddress, oneOf, words } from '#web/lib/list-address.ts';

/** What of the staff is shown; the first of each goes without saying. */
export const STAFF_KINDS = ['all', 'people', 'things'] as const;
export type StaffKind = (typeof STAFF_KINDS)[number];
const STAFF_STATES = ['current', 'archived'] as const;

/** What the address of the list says. */
export const STAFF_ADDRESS = listAddress({
  q: words(120),
  kind: oneOf<StaffKind>(STAFF_KINDS),
  state: oneOf<(typeof STAFF_STATES)[number]>(STAFF_STATES),
});
export type StaffAddress = ReturnType<typeof STAFF_ADDRESS.read>;

export const isFiltered = ({ q, kind, state }: StaffAddress): boolean =>
  q !== '' || kind !== 'all' || state !== 'current';

const KIND_NUMBERS: Record<StaffKind, number | null> = {
  all: null,
  people: RESOURCE_KINDS.human,
  things: RESOURCE_KINDS.physical,
};

/** What the API is asked for. */
export const questionOf = ({ q, kind, state, page }: StaffAddress) => ({
  search: q || null,
  kind: KIND_NUMBERS[kind],
  isArchived: state === 'archived',
  page,
});
