import type { CardFailure, CardFailureReason } from './port.ts';

const reasons = new Map<string, CardFailureReason>([
  ['insufficient_funds', 'insufficientFunds'],
  ['incorrect_number', 'invalidNumber'],
  ['invalid_number', 'invalidNumber'],
  ['expired_card', 'expiredOrInvalidExpiry'],
  ['invalid_expiry_month', 'expiredOrInvalidExpiry'],
  ['invalid_expiry_year', 'expiredOrInvalidExpiry'],
  ['incorrect_cvc', 'invalidSecurityCode'],
  ['invalid_cvc', 'invalidSecurityCode'],
  ['payment_intent_authentication_failure', 'authenticationFailed'],
  ['processing_error', 'processingError'],
]);

/**
 * A card failure in the product's words. The decline code says more than the error code, so it is asked first;
 * the bank's many other words for "no" are all `declined`.
 */
export function cardFailureOf(error: { code?: string; decline_code?: string }): CardFailure {
  const code = error.decline_code ?? error.code ?? 'card_declined';
  const reason = reasons.get(code) ?? reasons.get(error.code ?? '') ?? 'declined';
  return { reason, code };
}
