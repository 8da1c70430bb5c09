import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { DEACTIVATE_USER, WITHDRAW_INVITATION } from '#web/business-frame/users/user-calls.ts';

/** What is done with somebody by a button; the others have forms of their own. */
export type UserActName = 'withdraw' | 'deactivate';

/** The call of each act. */
export const USER_ACTS: ActCalls<UserActName> = {
  withdraw: (api, { providerId, id }) => api(WITHDRAW_INVITATION, { providerId, id }),
  deactivate: (api, { providerId, id }, acts) => api(DEACTIVATE_USER, { providerId, id, acts }),
};
