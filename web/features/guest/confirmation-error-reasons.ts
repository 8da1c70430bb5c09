import * as m from '#contracts/texts/messages.js';
import type { ConfirmationProblem } from './confirmation-problem.ts';

/** What a page says of a link that confirms nothing. */
export const CONFIRMATION_ERROR_REASONS: Record<ConfirmationProblem, typeof m.confirmation_error_used> = {
  used: m.confirmation_error_used,
  expired: m.confirmation_error_expired,
  cancelled: m.confirmation_error_cancelled,
};
