import * as m from '#contracts/texts/messages.js';
import { describeList, oneOfNamed } from '#web/business-frame/list-screen/describe-list.ts';
import { ROLE_NAMES } from '#web/business-frame/users/user-labels.ts';

/** Who works at a center: filters, orders and words of their list. */
export const USER_LIST = describeList({
  path: 'users',
  texts: {
    title: m.users_title,
    search: m.users_search,
    failed: m.users_failed_title,
    nothingFound: [m.users_nothing_found_title, m.users_nothing_found_text],
    // The owner is always there
    none: [m.users_nothing_found_title, m.users_nothing_found_text],
  },
  filters: {
    role: oneOfNamed(m.users_role, {
      any: m.users_filter_any_role,
      owner: ROLE_NAMES.owner,
      director: ROLE_NAMES.director,
      manager: ROLE_NAMES.manager,
      collaborator: ROLE_NAMES.collaborator,
    }),
    state: oneOfNamed(m.users_state, {
      any: m.users_filter_any_state,
      active: m.users_filter_active,
      inactive: m.users_filter_inactive,
      invited: m.users_filter_invited,
    }),
    staff: oneOfNamed(m.users_allocation, {
      any: m.users_filter_any_allocation,
      allocated: m.users_filter_allocated,
      unallocated: m.users_filter_unallocated,
    }),
  },
  sorts: { name: 'ascending', role: 'ascending', signedIn: 'ascending', since: 'ascending' },
});
