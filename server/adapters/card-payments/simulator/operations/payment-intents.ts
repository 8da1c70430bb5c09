import type { ApiAnswer } from '../api-error.ts';
import { errorAnswer, invalidRequest, noSuch, unexpectedState } from '../api-error.ts';
import type { Stored } from '../object-store.ts';
import { findObject, PLATFORM } from '../object-store.ts';
import type { PaymentIntentObject } from '../objects/payment-intent-object.ts';
import { asSeenByBrowser, newPaymentIntent } from '../objects/payment-intent-object.ts';
import type { RequestParams } from '../request-params.ts';
import type { SimulatorCall } from '../simulator-call.ts';
import type { CardOutcome } from '../take-payment.ts';
import { answerChallenge, confirmWithCard } from '../take-payment.ts';
import type { EnteredCard } from '../test-cards.ts';
import { readCard } from '../test-cards.ts';
import type { CallInput, ReadOperation, WriteOperation } from './operation.ts';
import { readList } from './read-list.ts';

const MIN_CENTS = 50;
const MAX_CENTS = 99_999_999;

const create: WriteOperation = {
  name: 'paymentIntents.create',
  path: '/v1/payment_intents',
  async run(input, call) {
    const intent = newPaymentIntent({ ...readNewIntent(input), created: call.nowSeconds });
    if (!input.chargesEnabled) throw invalidRequest('Your account cannot currently make charges.');
    call.add('payment_intent', input.account, intent);
    call.announce('payment_intent.created', input.account, intent);
    return { status: 200, body: intent };
  },
};

function readNewIntent({ params, account }: CallInput) {
  const amount = params.requiredInteger('amount');
  const currency = params.requiredText('currency').toLowerCase();
  const applicationFeeAmount = params.integer('application_fee_amount');
  const allowedTypes = params.list('allowed_payment_method_types');
  const automatic = params.nested('automatic_payment_methods');
  automatic?.flag('enabled');
  automatic?.oneOf('allow_redirects', ['always', 'never']);
  automatic?.refuseOthers();
  params.oneOf('capture_method', ['automatic', 'automatic_async']);
  const details = {
    amount,
    currency,
    applicationFeeAmount,
    description: params.text('description'),
    receiptEmail: params.text('receipt_email'),
    metadata: params.metadata(),
    cardOnly: allowedTypes.length > 0,
  };
  params.refuseOthers();
  refuseAmount(amount, applicationFeeAmount);
  if (applicationFeeAmount !== null && account === PLATFORM) {
    const message =
      'Can only apply an application_fee when the PaymentIntent is attempting a direct payment.';
    throw invalidRequest(message, { param: 'application_fee_amount' });
  }
  return details;
}

function refuseAmount(amount: number, fee: number | null): void {
  if (amount < MIN_CENTS) {
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' });
  }
  if (amount > MAX_CENTS) {
    throw invalidRequest('Amount must be no more than €999,999.99', {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
  // https://docs.stripe.com/connect/direct-charges: "positive and less than the amount of the charge".
  if (fee !== null && fee < 1)
    throw invalidRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'application_fee_amount',
    });
  if (fee !== null && fee >= amount)
    throw invalidRequest('The application fee must be less than the amount.', {
      param: 'application_fee_amount',
    });
}

const confirm: WriteOperation = {
  name: 'paymentIntents.confirm',
  path: '/v1/payment_intents/:id/confirm',
  isOpenToBrowsers: true,
  async run(input, call) {
    const entered = readEnteredCard(input.params);
    const clientSecret = input.params.text('client_secret');
    input.params.text('return_url');
    input.params.refuseOthers();
    const intent = await lockIntent(input, call, clientSecret);
    return shown(input, call, confirmWithCard(call, input.account, intent, readCard(entered, call.now)));
  },
};

/** Not part of the processor's contract: its own page asks the customer, here ours does. */
const challenge: WriteOperation = {
  name: 'paymentIntents.challenge',
  path: '/simulator/payment_intents/:id/challenge',
  isOpenToBrowsers: true,
  async run(input, call) {
    const clientSecret = input.params.requiredText('client_secret');
    const answer = input.params.oneOf('answer', ['accept', 'refuse']);
    input.params.refuseOthers();
    if (answer === null) throw invalidRequest('Missing required param: answer.', { param: 'answer' });
    const intent = await lockIntent(input, call, clientSecret);
    return shown(input, call, answerChallenge(call, input.account, intent, answer));
  },
};

const cancel: WriteOperation = {
  name: 'paymentIntents.cancel',
  path: '/v1/payment_intents/:id/cancel',
  async run(input, call) {
    const reason = input.params.oneOf('cancellation_reason', [
      'abandoned',
      'duplicate',
      'fraudulent',
      'requested_by_customer',
    ]);
    input.params.refuseOthers();
    const { body } = await lockIntent(input, call, null);
    if (body.status === 'succeeded' || body.status === 'canceled') {
      const message = `You cannot cancel this PaymentIntent because it has a status of ${body.status}.`;
      throw unexpectedState('payment_intent_unexpected_state', message);
    }
    const canceled: PaymentIntentObject = {
      ...body,
      status: 'canceled',
      canceled_at: call.nowSeconds,
      cancellation_reason: reason,
      next_action: null,
    };
    call.change('payment_intent', canceled);
    call.announce('payment_intent.canceled', input.account, canceled);
    return { status: 200, body: canceled };
  },
};

const retrieve: ReadOperation = {
  name: 'paymentIntents.retrieve',
  path: '/v1/payment_intents/:id',
  isOpenToBrowsers: true,
  async run(input, db) {
    const clientSecret = input.params.text('client_secret');
    const isExpanded = input.params.list('expand').includes('latest_charge');
    input.params.refuseOthers();
    const found = await findObject(db, 'payment_intent', input.account, input.id);
    const { body } = ofRightHands(input, found, clientSecret);
    if (!input.isSecret) return asSeenByBrowser(body);
    if (!isExpanded || typeof body.latest_charge !== 'string') return body;
    const charge = await findObject(db, 'charge', input.account, body.latest_charge);
    return { ...body, latest_charge: charge?.body ?? body.latest_charge };
  },
};

const list: ReadOperation = {
  name: 'paymentIntents.list',
  path: '/v1/payment_intents',
  run: (input, db) => readList(db, 'payment_intent', '/v1/payment_intents', input),
};

export const paymentIntentWrites = [create, confirm, challenge, cancel];
export const paymentIntentReads = [retrieve, list];

type StoredIntent = Stored<'payment_intent'>;

async function lockIntent(
  input: CallInput,
  call: SimulatorCall,
  clientSecret: string | null,
): Promise<StoredIntent> {
  return ofRightHands(input, await call.lock('payment_intent', input.account, input.id), clientSecret);
}

/** A browser must know the client secret; whoever names one must name the right one. */
function ofRightHands(
  input: CallInput,
  intent: StoredIntent | null,
  clientSecret: string | null,
): StoredIntent {
  if (!intent) throw noSuch('payment_intent', input.id, 'intent');
  const mustMatch = clientSecret !== null || !input.isSecret;
  if (mustMatch && clientSecret !== intent.body.client_secret)
    throw noSuch('payment_intent', input.id, 'client_secret');
  return intent;
}

function readEnteredCard(params: RequestParams): EnteredCard {
  const data = params.nested('payment_method_data');
  const card = data?.nested('card');
  if (!data || !card) {
    const message = 'A card is needed: send payment_method_data[card].';
    throw invalidRequest(message, { code: 'parameter_missing', param: 'payment_method_data' });
  }
  data.oneOf('type', ['card']);
  const entered = {
    number: card.text('number') ?? '',
    expMonth: card.text('exp_month') ?? '',
    expYear: card.text('exp_year') ?? '',
    cvc: card.text('cvc') ?? '',
  };
  card.refuseOthers();
  data.refuseOthers();
  return entered;
}

/** The answer to whoever sent the card; a browser sees only what is its business. */
function shown(input: CallInput, call: SimulatorCall, { intent, error }: CardOutcome): ApiAnswer {
  const visible = input.isSecret ? intent : asSeenByBrowser(intent);
  if (!error) return { status: 200, body: visible };
  return errorAnswer(402, { ...error, payment_intent: visible }, call.requestId);
}
