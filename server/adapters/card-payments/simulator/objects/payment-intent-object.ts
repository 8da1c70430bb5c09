import type { Stripe } from 'stripe';
import { objectId } from './object-id.ts';

export type PaymentIntentObject = Stripe.PaymentIntent;

export type PaymentIntentDetails = {
  amount: number;
  currency: string;
  applicationFeeAmount: number | null;
  description: string | null;
  receiptEmail: string | null;
  metadata: Record<string, string>;
  cardOnly: boolean;
  created: number;
};

/** The one application that all connected accounts belong to. */
export const APPLICATION_ID = 'ca_RaduraSimulatorPlatform0000000';

export function newPaymentIntent(details: PaymentIntentDetails): PaymentIntentObject {
  const id = objectId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: details.cardOnly ? ['card'] : null,
    amount: details.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: details.applicationFeeAmount === null ? null : APPLICATION_ID,
    application_fee_amount: details.applicationFeeAmount,
    automatic_payment_methods: details.cardOnly ? null : { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${objectId('s', 25).slice(2)}`,
    confirmation_method: 'automatic',
    created: details.created,
    currency: details.currency,
    customer: null,
    customer_account: null,
    description: details.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: details.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: details.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

const openToBrowsers = [
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
] as const satisfies readonly (keyof PaymentIntentObject)[];

/** What a browser that holds the publishable key and the client secret may see. */
export function asSeenByBrowser(intent: PaymentIntentObject): Partial<PaymentIntentObject> {
  return Object.fromEntries(openToBrowsers.map((name) => [name, intent[name]]));
}
