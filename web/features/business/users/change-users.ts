import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import {
  DEACTIVATE_USER,
  REACTIVATE_USER,
  RESEND_INVITATION,
  WITHDRAW_INVITATION,
} from '#web/business-frame/users/user-calls.ts';

/** What is done with somebody by a button; the others have forms of their own. */
export type UserActName = 'resend' | 'withdraw' | 'deactivate' | 'reactivate';

/** The call of each act. */
export const USER_ACTS: ActCalls<UserActName> = {
  resend: (api, { providerId, id }) => api(RESEND_INVITATION, { providerId, id }),
  withdraw: (api, { providerId, id }) => api(WITHDRAW_INVITATION, { providerId, id }),
  deactivate: (api, { providerId, id }, acts) => api(DEACTIVATE_USER, { providerId, id, acts }),
  reactivate: (api, { providerId, id }) => api(REACTIVATE_USER, { providerId, id }),
};
