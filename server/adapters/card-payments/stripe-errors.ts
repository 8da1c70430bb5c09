import { Stripe } from 'stripe';
import type { RefusalReason } from './port.ts';
import { ProcessorRefused, ProcessorUnavailable } from './port.ts';

/** Something that the processor depends on did not answer (https://docs.stripe.com/api/errors). */
const FAILED_DEPENDENCY = 424;

/** Turns what the SDK throws into the port's two errors; anything else is a fault of ours and passes unchanged. */
export function asPortError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return new ProcessorUnavailable(isTimeout(error.detail) ? 'timeout' : 'network', { cause: error });
  }
  const status = error.statusCode;
  if (status === 429 || error instanceof Stripe.errors.StripeRateLimitError) {
    return new ProcessorUnavailable('tooManyRequests', { cause: error });
  }
  if (status === 409) return new ProcessorUnavailable('sameKeyInProgress', { cause: error });
  // An answer that is no JSON has no status here: a proxy's error page, which says nothing about the outcome.
  if (status === undefined || status >= 500 || status === FAILED_DEPENDENCY) {
    return new ProcessorUnavailable('serverError', { isStoredAnswer: isStored(error.headers), cause: error });
  }
  return new ProcessorRefused(error.code ?? error.rawType ?? 'unknown', status, error.message, {
    reason: reasonOf(error, status),
    cause: error,
  });
}

function reasonOf({ code, raw }: Stripe.errors.StripeError, status: number): RefusalReason {
  if (code === 'account_invalid') return 'account';
  if (status === 401) return 'key';
  if (status === 403) return 'permission';
  // The processor has two ways to say so.
  return code === 'balance_insufficient' || messageCodeOf(raw) === 'insufficient_balance_for_refund'
    ? 'balance'
    : 'request';
}

function messageCodeOf(raw: unknown): unknown {
  return typeof raw === 'object' && raw !== null && 'message_code' in raw ? raw.message_code : undefined;
}

function isTimeout(detail: unknown): boolean {
  return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
}

/** The processor keeps the answer of a write under its key, failures included, and says so in these headers. */
function isStored(headers: Record<string, string> | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true' || headers?.['stripe-should-retry'] === 'false';
}
