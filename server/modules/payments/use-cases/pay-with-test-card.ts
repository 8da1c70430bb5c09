import type {
  TestCardConfirmation,
  TestCardForm,
  TestCardOutcome,
} from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PayerClaim } from './hosted-payment.ts';
import { claimedPayment } from './hosted-payment.ts';

const CARDS_PER_HOUR = 120;

/**
 * Forwards a test card to the simulator. Nothing of the card is stored or logged. The outcome is for the eyes: the order
 * is settled from the fetched intent or the event, as with the real processor.
 * @throws Refusal notFound; paymentUnavailable; holdExpired when the order may no longer be paid; tooManyRequests
 */
export async function payWithTestCard(
  work: Work,
  deps: Deps,
  claim: PayerClaim,
  card: TestCardConfirmation['card'],
): Promise<TestCardOutcome> {
  return onForm(work, deps, claim, (form, intent) => form.confirm({ ...intent, card }));
}

/** Answers the pretended bank's question. Throws as `payWithTestCard`. */
export async function answerTestChallenge(
  work: Work,
  deps: Deps,
  claim: PayerClaim,
  answer: 'accept' | 'refuse',
): Promise<TestCardOutcome> {
  return onForm(work, deps, claim, (form, intent) => form.answerChallenge({ ...intent, answer }));
}

async function onForm(
  work: Work,
  deps: Deps,
  claim: PayerClaim,
  run: (
    form: TestCardForm,
    intent: { account: string; intentId: string; clientSecret: string },
  ) => Promise<TestCardOutcome>,
): Promise<TestCardOutcome> {
  await countRequest(work, `test-card:${claim.address}`, CARDS_PER_HOUR);
  const { cards, order, payment } = await claimedPayment(work, deps, claim);
  if (!cards.testCardForm || payment.intentId === null) throw new Refusal('notFound');
  const isOver = order.payableUntil !== null && order.payableUntil <= work.now();
  if (isOver && payment.state === 'open') throw new Refusal('holdExpired');
  try {
    return await run(cards.testCardForm, {
      account: payment.account,
      intentId: payment.intentId,
      clientSecret: claim.clientSecret,
    });
  } catch (error) {
    if (error instanceof ProcessorUnavailable || error instanceof ProcessorRefused)
      throw new Refusal('paymentUnavailable');
    throw error;
  }
}
