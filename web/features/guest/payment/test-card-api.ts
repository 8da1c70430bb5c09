import type { Locale } from '#contracts/languages.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { PaymentClaim } from './payment.ts';

export type CardOutcome =
  | { kind: 'succeeded' | 'processing' | 'challenge' | 'closed' }
  | { kind: 'failed'; failure: { reason: string } };

type Card = { number: string; expMonth: string; expYear: string; cvc: string };

/** Sends a test card to the local simulator through our own server; it exists only where there is only test money. */
export function sendTestCard(claim: PaymentClaim, card: Card, locale: Locale): Promise<CardOutcome> {
  return post('/pay/test-card', { ...claim, card }, locale);
}

/** Answers the pretended bank's question. */
export function answerTestBank(
  claim: PaymentClaim,
  answer: 'accept' | 'refuse',
  locale: Locale,
): Promise<CardOutcome> {
  return post('/pay/test-challenge', { ...claim, answer }, locale);
}

async function post(path: string, body: object, locale: Locale): Promise<CardOutcome> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': locale },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new ApiFailure([{ message: String(answer.message), code: answer.error?.code }]);
  return answer;
}
