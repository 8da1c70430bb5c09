import type { ActCalls } from '#web/business-frame/acts/answer-act.ts';
import { SET_SESSION_PRESENCE } from './class-calls.ts';

export type PresenceActName = 'arrived' | 'noShow' | 'takeBack';

const SAYS = { arrived: 'arrived', noShow: 'noShow', takeBack: null } as const;

/** The calls that say whether somebody came to a session; the row is their sign-up. */
export function presenceActsOf(sessionId: number): ActCalls<PresenceActName> {
  const says =
    (name: PresenceActName): ActCalls<PresenceActName>[PresenceActName] =>
    (api, { providerId, id }) =>
      api(SET_SESSION_PRESENCE, { providerId, sessionId, subscriptionId: id, presence: SAYS[name] });
  return { arrived: says('arrived'), noShow: says('noShow'), takeBack: says('takeBack') };
}
