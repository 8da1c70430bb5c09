import * as m from '#contracts/texts/messages.js';
import { describeList, oneOfNamed } from '#web/business-frame/list-screen/describe-list.ts';

/** Who and what a center works with: filters and words of their list, which stands in the center's own order. */
export const STAFF_LIST = describeList({
  path: 'staff',
  texts: {
    title: m.staff_title,
    search: m.staff_search,
    failed: m.staff_failed_title,
    nothingFound: [m.staff_nothing_found_title, m.staff_nothing_found_text],
    none: [m.staff_none_title, m.staff_none_text],
  },
  first: { path: 'staff/new?kind=people', label: m.staff_new_person, may: 'changeStaff' },
  filters: {
    kind: oneOfNamed(
      m.staff_kind,
      { all: m.staff_filter_all, people: m.staff_filter_people, things: m.staff_filter_things },
      'segments',
    ),
    state: oneOfNamed(m.staff_state, {
      current: m.staff_filter_current,
      archived: m.staff_filter_archived,
    }),
  },
  sorts: { position: 'ascending' },
});
