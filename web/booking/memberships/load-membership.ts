import { randomUUID } from 'node:crypto';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { KNOWN_CONTACT } from '../booking-api.ts';
import { MEMBERSHIP_PAGE } from './membership-calls.ts';

/** A membership of a provider to buy, and what is known of who looks; null where there is none. */
export async function loadMembership(
  { api }: Pick<RequestContext, 'api'>,
  { providerId, membershipId }: { providerId: number; membershipId: number },
) {
  try {
    const [{ getPublicMembership: membership }, { getCurrentUser: known }] = await Promise.all([
      api(MEMBERSHIP_PAGE, { id: membershipId }),
      api(KNOWN_CONTACT),
    ]);
    return membership.providerId === providerId ? { membership, known, attemptKey: randomUUID() } : null;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return null;
    throw failure;
  }
}
