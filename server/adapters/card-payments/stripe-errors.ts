import { Stripe } from 'stripe';
import { ProcessorRefused, ProcessorUnavailable } from './port.ts';

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
  if (status === undefined || status >= 500) {
    return new ProcessorUnavailable('serverError', { isStoredAnswer: isStored(error.headers), cause: error });
  }
  return new ProcessorRefused(error.code ?? error.rawType ?? 'unknown', status, error.message, {
    cause: error,
  });
}

function isTimeout(detail: unknown): boolean {
  return detail instanceof Error && 'code' in detail && detail.code === 'ETIMEDOUT';
}

/** The processor keeps the answer of a write under its key, failures included, and says so in these headers. */
function isStored(headers: Record<string, string> | undefined): boolean {
  return headers?.['idempotent-replayed'] === 'true' || headers?.['stripe-should-retry'] === 'false';
}
