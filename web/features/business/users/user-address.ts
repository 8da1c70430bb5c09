import { flag, listAddress, oneOf, words } from '#web/lib/list-address.ts';

/** What of the users is shown; the first of each goes without saying. */
export const USER_ROLES = ['any', 'owner', 'director', 'manager', 'collaborator'] as const;
export const USER_STATES = ['any', 'active', 'inactive', 'invited'] as const;
export const USER_ALLOCATIONS = ['any', 'allocated', 'unallocated'] as const;
const USER_SORTS = ['name', 'role', 'signedIn', 'since'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** What the address of the list says. */
export const USER_ADDRESS = listAddress({
  q: words(120),
  role: oneOf<(typeof USER_ROLES)[number]>(USER_ROLES),
  state: oneOf<(typeof USER_STATES)[number]>(USER_STATES),
  staff: oneOf<(typeof USER_ALLOCATIONS)[number]>(USER_ALLOCATIONS),
  sort: oneOf<UserSort>(USER_SORTS),
  down: flag,
});
export type UserAddress = ReturnType<typeof USER_ADDRESS.read>;

export const isFiltered = ({ q, role, state, staff }: UserAddress): boolean =>
  q !== '' || role !== 'any' || state !== 'any' || staff !== 'any';

/** What the API is asked for. */
export const questionOf = ({ q, role, state, staff, sort, down, page }: UserAddress) => ({
  search: q || null,
  role: role === 'any' ? null : role,
  standing: state === 'any' ? null : state,
  isAllocated: staff === 'any' ? null : staff === 'allocated',
  sort,
  isDescending: down,
  page,
});
