import * as m from '#contracts/texts/messages.js';
import { byId, describeList, oneOfNamed } from '../list-screen/describe-list.ts';

const daysAway =
  (days: string) => (_none: object, options?: Parameters<typeof m.customers_not_seen_days>[1]) =>
    m.customers_not_seen_days({ days }, options);

/** The customers of a center: filters, orders and words of their list. */
export const CUSTOMER_LIST = describeList({
  path: 'customers',
  texts: {
    title: m.customers_title,
    search: m.customers_search,
    failed: m.customers_failed_title,
    nothingFound: [m.customers_nothing_found_title, m.customers_nothing_found_text],
    none: [m.customers_none_title, m.customers_none_text],
    noneForOthers: m.customers_none_own_text,
  },
  first: { path: 'customers/new', label: m.customers_new, may: 'changeCustomers' },
  filters: {
    standing: oneOfNamed(m.customers_standing, {
      current: m.customers_standing_current,
      blacklisted: m.customers_standing_blacklisted,
      archived: m.customers_standing_archived,
    }),
    // Days without a visit
    away: oneOfNamed(m.customers_not_seen, {
      any: m.customers_not_seen_any,
      over60: daysAway('60'),
      over90: daysAway('90'),
      over180: daysAway('180'),
    }),
    tag: byId(m.customers_tag, m.customers_tag_any),
    // Something in the center's own fields is over, or will be in thirty days
    ending: oneOfNamed(m.customers_ending, { any: m.customers_ending_any, soon: m.customers_ending_yes }),
  },
  // Names begin with A, dates with the latest
  sorts: { name: 'ascending', lastVisit: 'descending', added: 'descending' },
  sortChoice: {
    label: m.customers_sort,
    names: {
      name: m.customers_sort_name,
      lastVisit: m.customers_sort_last,
      added: m.customers_sort_added,
    },
  },
});
export type CustomerQuery = ReturnType<typeof CUSTOMER_LIST.address.read>;

/** What the API is asked for. */
export const questionOf = (asked: CustomerQuery) => ({
  search: asked.q || null,
  standing: asked.standing,
  notSeenDays: asked.away === 'any' ? null : Number(asked.away.slice('over'.length)),
  tagId: asked.tag,
  isEnding: asked.ending === 'soon',
  sort: asked.sort,
  isDescending: CUSTOMER_LIST.isDescending(asked),
  page: Math.min(asked.page, 1000),
});
