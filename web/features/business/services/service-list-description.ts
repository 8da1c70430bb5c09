import * as m from '#contracts/texts/messages.js';
import { byId, describeList, oneOfNamed } from '#web/business-frame/list-screen/describe-list.ts';

/** The services of a center: filters, orders and words of their list. */
export const SERVICE_LIST = describeList({
  path: 'services',
  texts: {
    title: m.services_title,
    search: m.services_search,
    failed: m.services_failed_title,
    nothingFound: [m.services_nothing_found_title, m.services_nothing_found_text],
    none: [m.services_none_title, m.services_none_text],
    noneForOthers: m.services_none_own_text,
  },
  first: { path: 'services/new', label: m.services_none_act, may: 'changeServices' },
  filters: {
    standing: oneOfNamed(m.services_state, {
      current: m.services_filter_current,
      active: m.services_filter_active,
      inactive: m.services_filter_inactive,
      unpublished: m.services_filter_unpublished,
      archived: m.services_filter_archived,
    }),
    time: oneOfNamed(m.services_time, {
      any: m.services_time_any,
      current: m.services_time_current,
      future: m.services_time_future,
      past: m.services_time_past,
    }),
    group: byId(m.services_group, m.services_filter_any_group),
  },
  sorts: { position: 'ascending', name: 'ascending', price: 'ascending', duration: 'ascending' },
});
