import * as v from 'valibot';
import { cardFailureOf } from '../card-failure.ts';
import type { TestCardConfirmation, TestCardForm, TestCardOutcome, TestChallengeAnswer } from '../port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '../port.ts';

const failureSchema = v.object({ code: v.optional(v.string()), decline_code: v.optional(v.string()) });
const answerSchema = v.object({
  status: v.optional(v.string()),
  last_payment_error: v.optional(v.nullable(failureSchema)),
  error: v.optional(v.object({ ...failureSchema.entries, message: v.optional(v.string(), '') })),
});

/** Sends a test card to the simulator the way the processor's script would: publishable key, client secret, form body. */
export class LoopbackTestCardForm implements TestCardForm {
  readonly #origin: string;
  readonly #publishableKey: string;
  readonly #timeoutMs: number;

  constructor(simulator: { origin: string; publishableKey: string; timeoutMs: number }) {
    this.#origin = simulator.origin;
    this.#publishableKey = simulator.publishableKey;
    this.#timeoutMs = simulator.timeoutMs;
  }

  confirm({ account, intentId, clientSecret, card }: TestCardConfirmation): Promise<TestCardOutcome> {
    const path = `/v1/payment_intents/${encodeURIComponent(intentId)}/confirm`;
    return this.#send(account, path, {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': card.expMonth,
      'payment_method_data[card][exp_year]': card.expYear,
      'payment_method_data[card][cvc]': card.cvc,
    });
  }

  answerChallenge({
    account,
    intentId,
    clientSecret,
    answer,
  }: TestChallengeAnswer): Promise<TestCardOutcome> {
    const path = `/simulator/payment_intents/${encodeURIComponent(intentId)}/challenge`;
    return this.#send(account, path, { client_secret: clientSecret, answer });
  }

  async #send(account: string, path: string, fields: Record<string, string>): Promise<TestCardOutcome> {
    const response = await this.#fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#publishableKey}`, 'stripe-account': account },
      body: new URLSearchParams(fields),
    });
    if (response.status === 429) throw new ProcessorUnavailable('tooManyRequests');
    if (response.status >= 500) throw new ProcessorUnavailable('serverError');
    return outcomeOf(response.status, v.parse(answerSchema, await response.json()));
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.#origin + path, { ...init, signal: AbortSignal.timeout(this.#timeoutMs) });
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      throw new ProcessorUnavailable(isTimeout ? 'timeout' : 'network', { cause: error });
    }
  }
}

function outcomeOf(httpStatus: number, answer: v.InferOutput<typeof answerSchema>): TestCardOutcome {
  const { error } = answer;
  if (error && httpStatus === 402) return { kind: 'failed', failure: cardFailureOf(error) };
  if (error?.code === 'payment_intent_unexpected_state') return { kind: 'closed' };
  if (error) throw new ProcessorRefused(error.code ?? 'unknown', httpStatus, error.message);
  switch (answer.status) {
    case 'succeeded':
      return { kind: 'succeeded' };
    case 'processing':
      return { kind: 'processing' };
    case 'requires_action':
      return { kind: 'challenge' };
    default:
      return { kind: 'failed', failure: cardFailureOf(answer.last_payment_error ?? {}) };
  }
}
