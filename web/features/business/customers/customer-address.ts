import { flag, idOrNone, listAddress, oneOf, words } from '#web/lib/list-address.ts';

/** What of the customers is shown; the first of each goes without saying. */
export const STANDINGS = ['current', 'blacklisted', 'archived'] as const;
export type Standing = (typeof STANDINGS)[number];
/** Days without a visit. */
export const NOT_SEEN = ['any', '60', '90', '180'] as const;
export type NotSeen = (typeof NOT_SEEN)[number];
/** Something in the center's own fields is over, or will be in thirty days. */
export const ENDINGS = ['any', 'soon'] as const;
export type Ending = (typeof ENDINGS)[number];
const SORTS = ['name', 'lastVisit', 'added'] as const;
export type CustomerSort = (typeof SORTS)[number];

/** What the address of the list says. */
export const CUSTOMER_ADDRESS = listAddress({
  q: words(120),
  standing: oneOf<Standing>(STANDINGS),
  away: oneOf<NotSeen>(NOT_SEEN),
  tag: idOrNone,
  ending: oneOf<Ending>(ENDINGS),
  sort: oneOf<CustomerSort>(SORTS),
  turned: flag,
});
export type CustomerAddress = ReturnType<typeof CUSTOMER_ADDRESS.read>;

export const isFiltered = (asked: CustomerAddress): boolean =>
  asked.q !== '' ||
  asked.standing !== 'current' ||
  asked.away !== 'any' ||
  asked.tag !== null ||
  asked.ending !== 'any';

/** Names begin with A, dates with the latest, unless it is turned around. */
export const isDescending = ({ sort, turned }: CustomerAddress): boolean => (sort === 'name') === turned;

/** What the API is asked for. */
export const questionOf = (asked: CustomerAddress) => ({
  search: asked.q || null,
  standing: asked.standing,
  notSeenDays: asked.away === 'any' ? null : Number(asked.away),
  tagId: asked.tag,
  isEnding: asked.ending === 'soon',
  sort: asked.sort,
  isDescending: isDescending(asked),
  page: Math.min(asked.page, 1000),
});
