import type { ErrorCode } from '#contracts/error-codes.ts';
import type { BusinessRole } from '#contracts/roles.ts';

/** What is known of whoever asks. */
export interface Status {
  /** null: no role at this provider. */
  role: BusinessRole | null;
  /** Has proved to read the e-mail. */
  isProved: boolean;
  /** Has proved again who they are, a quarter of an hour ago at most. */
  isSteppedUp: boolean;
  /** The provider's package opens it and is paid for. */
  isOpened: boolean;
}

/**
 * The first reason against an action at a provider; null: none. Who has no role there learns no more than that, so that a provider that
 * exists is not told from one that does not.
 */
export function whyNotAllowed(
  {
    roles,
    isAfterStepUp,
    isForNewcomers,
  }: {
    roles: Partial<Record<BusinessRole, unknown>>;
    isAfterStepUp: boolean;
    isForNewcomers: boolean;
  },
  { role, isProved, isSteppedUp, isOpened }: Status,
): ErrorCode | null {
  if (role === null) return 'notFound';
  if (roles[role] === undefined) return 'NotAuthorizedException';
  if (!isProved && !isForNewcomers) return 'userNotConfirmed';
  if (isAfterStepUp && !isSteppedUp) return 'stepUpNeeded';
  return isOpened ? null : 'insufficientPlan';
}
