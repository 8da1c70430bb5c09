import type { AccessTarget } from './target.ts';

const isTriedBy = 'server/modules/planning/planning.integration.test.ts';

/** The same with acts on the bookings that the change hurts: they are read only where it hurts some. */
export const withActs = (target: AccessTarget): AccessTarget => ({
  ...target,
  ids: {
    ...target.ids,
    'acts.reservationId': { isTriedBy },
    'acts.sessionId': { isTriedBy },
    'acts.resourceId': { isTriedBy },
  },
});
