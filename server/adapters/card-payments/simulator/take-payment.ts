import type { ErrorDetails } from './api-error.ts';
import { unexpectedState } from './api-error.ts';
import type { Stored } from './object-store.ts';
import { PLATFORM } from './object-store.ts';
import { newApplicationFee } from './objects/application-fee-object.ts';
import { newCharge } from './objects/charge-object.ts';
import { objectId } from './objects/object-id.ts';
import type { PaymentIntentObject } from './objects/payment-intent-object.ts';
import { newPaymentMethod } from './objects/payment-method-object.ts';
import type { SimulatorCall } from './simulator-call.ts';
import type { CardPlan } from './test-cards.ts';

type LockedIntent = Stored<'payment_intent'>;

/** The intent afterwards, and the card's error when there was one (the effect stands all the same). */
export type CardOutcome = { intent: PaymentIntentObject; error: ErrorDetails | null };

const payable: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]);

/** Tries a card on a locked intent: paid, declined, or the bank wants to ask its customer first. */
export function confirmWithCard(
  call: SimulatorCall,
  account: string,
  intent: LockedIntent,
  plan: CardPlan,
): CardOutcome {
  refuseUnlessPayable(intent.body);
  const paymentMethod = newPaymentMethod(plan.face, call.nowSeconds);
  if (!plan.asksCustomer) return takeMoney(call, account, intent.body, plan, paymentMethod.id);

  const asking: PaymentIntentObject = {
    ...intent.body,
    status: 'requires_action',
    last_payment_error: null,
    payment_method: paymentMethod.id,
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', source: objectId('src'), stripe_js: '' },
    },
  };
  call.change('payment_intent', asking, { plan, paymentMethodId: paymentMethod.id });
  call.announce('payment_intent.requires_action', account, asking);
  return { intent: asking, error: null };
}

/** The customer's answer to the bank's question. */
export function answerChallenge(
  call: SimulatorCall,
  account: string,
  intent: LockedIntent,
  answer: 'accept' | 'refuse',
): CardOutcome {
  const { body, hidden } = intent;
  if (body.status !== 'requires_action' || !hidden) {
    throw unexpectedState(
      'payment_intent_unexpected_state',
      `This PaymentIntent asks nothing: it is ${body.status}.`,
    );
  }
  if (answer === 'accept') return takeMoney(call, account, body, hidden.plan, hidden.paymentMethodId);

  const refused: PaymentIntentObject = {
    ...withoutCard(body),
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: newPaymentMethod(hidden.plan.face, call.nowSeconds),
    },
  };
  call.change('payment_intent', refused);
  call.announce('payment_intent.payment_failed', account, refused);
  return { intent: refused, error: null };
}

function takeMoney(
  call: SimulatorCall,
  account: string,
  intent: PaymentIntentObject,
  plan: CardPlan,
  paymentMethodId: string,
): CardOutcome {
  const feeAmount = plan.decline ? 0 : (intent.application_fee_amount ?? 0);
  const applicationFeeId = feeAmount > 0 ? objectId('fee') : null;
  const made = { paymentMethodId, applicationFeeId, created: call.nowSeconds };
  const charge = newCharge(intent, plan, made);
  call.add('charge', account, charge, intent.id);
  if (plan.decline) return decline(call, account, intent, plan, charge.id);

  const paid: PaymentIntentObject = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: paymentMethodId,
  };
  // Kept until a refund asks for it: some test cards decide how their refund goes.
  call.change('payment_intent', paid, { plan, paymentMethodId });
  call.announce('charge.succeeded', account, charge);
  call.announce('payment_intent.succeeded', account, paid);
  if (applicationFeeId) {
    const details = { id: applicationFeeId, account, amount: feeAmount, chargeId: charge.id };
    const fee = newApplicationFee({ ...details, currency: intent.currency, created: call.nowSeconds });
    call.add('application_fee', PLATFORM, fee, charge.id);
    call.announce('application_fee.created', PLATFORM, fee);
  }
  return { intent: paid, error: null };
}

function decline(
  call: SimulatorCall,
  account: string,
  intent: PaymentIntentObject,
  plan: CardPlan,
  chargeId: string,
): CardOutcome {
  const {
    code,
    declineCode: decline_code,
    message,
  } = plan.decline ?? { code: '', declineCode: '', message: '' };
  const payment_method = newPaymentMethod(plan.face, call.nowSeconds);
  const error = {
    type: 'card_error' as const,
    code,
    decline_code,
    message,
    charge: chargeId,
    payment_method,
  };
  const declined: PaymentIntentObject = {
    ...withoutCard(intent),
    last_payment_error: error,
    latest_charge: chargeId,
  };
  call.change('payment_intent', declined);
  call.announce('payment_intent.payment_failed', account, declined);
  return { intent: declined, error };
}

function withoutCard(intent: PaymentIntentObject): PaymentIntentObject {
  return { ...intent, status: 'requires_payment_method', next_action: null, payment_method: null };
}

function refuseUnlessPayable(intent: PaymentIntentObject): void {
  if (payable.has(intent.status)) return;
  const message = `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`;
  throw unexpectedState('payment_intent_unexpected_state', message);
}
