import type { Area } from '#contracts/roles.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export interface SessionTimes {
  /** How long a session lasts after its last use. */
  idleSeconds: number;
  /** How long it lasts at most; null: as long as it is used. */
  longestSeconds: number | null;
  /** How old its note of the last use may be before the next request renews it. */
  noteSeconds: number;
}

const BUSINESS: SessionTimes = { idleSeconds: 3 * HOUR, longestSeconds: 12 * HOUR, noteSeconds: 300 };

/** Customers stay for twelve months after their last visit (specification section 9); who runs a business, for a working day. */
const TIMES: Record<Area, SessionTimes> = {
  public: { idleSeconds: 365 * DAY, longestSeconds: null, noteSeconds: HOUR },
  business: BUSINESS,
  admin: BUSINESS,
};

export const sessionTimes = (area: Area): SessionTimes => TIMES[area];

/** How long somebody who has just proved again who they are may change e-mail, money and security settings. */
const STEP_UP_SECONDS = 15 * 60;

/** Whether the last proof is young enough. */
export function isSteppedUp(steppedUpAt: Date | null, now: Date): boolean {
  return steppedUpAt !== null && now.getTime() - steppedUpAt.getTime() < STEP_UP_SECONDS * 1000;
}
