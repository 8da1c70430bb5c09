import { Stripe } from 'stripe';
import type { Clock } from '#server/kernel/clock.ts';
import { cardFailureOf } from './card-failure.ts';
import type {
  AccountPageRequest,
  CardAccount,
  CardIntent,
  CardIntentStatus,
  CardMode,
  CardPageOrigins,
  CardPayments,
  CardRefund,
  CardRefundStatus,
  NewCardAccount,
  NewCardIntent,
  NewCardRefund,
  ReadEvent,
  TestCardForm,
} from './port.ts';
import { ProcessorRefused } from './port.ts';
import { asPortError } from './stripe-errors.ts';
import type { WebhookSecrets } from './stripe-events.ts';
import { readStripeEvent } from './stripe-events.ts';

export type StripeConfiguration = {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: WebhookSecrets;
  /** Where the contract is spoken; the real processor when left out. */
  address?: { host: string; port: number; protocol: 'http' | 'https' };
  /** Silence after which an outcome counts as unknown. */
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 8_000;

/**
 * What the processor's guide asks of a content security policy (https://docs.stripe.com/security/guide). Left out: its
 * address search and its wallet Link, which the form does not offer (`web/features/guest/payment/processor-script.ts`).
 */
const PAGE_ORIGINS: CardPageOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  connections: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** Where the owner of an account logs in at the processor, and where the pages that ask its questions are. */
const DASHBOARD = 'https://dashboard.stripe.com/';
const ACCOUNT_PAGES = ['https://connect.stripe.com', 'https://dashboard.stripe.com'];

const intentStatuses: Readonly<Record<string, CardIntentStatus>> = {
  requires_payment_method: 'awaitingCard',
  requires_confirmation: 'awaitingCard',
  requires_action: 'awaitingCustomer',
  processing: 'processing',
  // Money is captured at once, so this state can only be a passing one.
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

const refundStatuses: Readonly<Record<string, CardRefundStatus>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
};

/**
 * The one card adapter: direct charges on connected accounts through the official SDK, in front of the real processor
 * or of the local simulator, which speak the same contract.
 */
export class StripeCardPayments implements CardPayments {
  readonly mode: CardMode;
  readonly publishableKey: string;
  readonly testCardForm: TestCardForm | null;
  readonly pageOrigins: CardPageOrigins | null;
  readonly dashboardUrl: string | null;
  readonly accountPageOrigins: readonly string[];
  readonly #stripe: Stripe;
  readonly #webhookSecrets: WebhookSecrets;
  readonly #clock: Clock;

  constructor(configuration: StripeConfiguration, clock: Clock, testCardForm: TestCardForm | null = null) {
    this.mode = modeOfKeys(configuration);
    this.publishableKey = configuration.publishableKey;
    this.testCardForm = testCardForm;
    this.pageOrigins = testCardForm ? null : PAGE_ORIGINS;
    // A simulator asks an account's owner on pages of its own.
    const { address } = configuration;
    this.dashboardUrl = address ? null : DASHBOARD;
    this.accountPageOrigins = address
      ? [`${address.protocol}://${address.host}:${address.port}`]
      : ACCOUNT_PAGES;
    this.#webhookSecrets = configuration.webhookSecrets;
    this.#clock = clock;
    this.#stripe = new Stripe(configuration.secretKey, {
      ...configuration.address,
      timeout: configuration.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      // The caller stored the key and decides when to ask again, so the SDK must not spend the caller's time.
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  async createIntent(request: NewCardIntent): Promise<CardIntent> {
    const intent = await reach(() =>
      this.#stripe.paymentIntents.create(
        {
          amount: request.amountCents,
          currency: 'eur',
          // The processor takes none of nothing.
          application_fee_amount: request.applicationFeeCents > 0 ? request.applicationFeeCents : undefined,
          description: request.description,
          receipt_email: request.receiptEmail,
          metadata: { ...request.metadata },
          allowed_payment_method_types: ['card'],
        },
        { stripeAccount: request.account, idempotencyKey: request.idempotencyKey },
      ),
    );
    return toIntent(request.account, intent);
  }

  async fetchIntent(account: string, intentId: string): Promise<CardIntent> {
    const intent = await reach(() =>
      this.#stripe.paymentIntents.retrieve(
        intentId,
        { expand: ['latest_charge'] },
        { stripeAccount: account },
      ),
    );
    return toIntent(account, intent);
  }

  async cancelIntent(account: string, intentId: string): Promise<CardIntent> {
    try {
      const intent = await reach(() =>
        this.#stripe.paymentIntents.cancel(intentId, {}, { stripeAccount: account }),
      );
      return toIntent(account, intent);
    } catch (error) {
      const isTooLate = error instanceof ProcessorRefused && error.code === 'payment_intent_unexpected_state';
      if (!isTooLate) throw error;
      return this.fetchIntent(account, intentId);
    }
  }

  async refund(request: NewCardRefund): Promise<CardRefund> {
    const refund = await reach(() =>
      this.#stripe.refunds.create(
        {
          payment_intent: request.intentId,
          amount: request.amountCents,
          refund_application_fee: request.returnsFee ? true : undefined,
        },
        { stripeAccount: request.account, idempotencyKey: request.idempotencyKey },
      ),
    );
    return toRefund(request.account, refund);
  }

  async fetchRefund(account: string, refundId: string): Promise<CardRefund> {
    const refund = await reach(() => this.#stripe.refunds.retrieve(refundId, {}, { stripeAccount: account }));
    return toRefund(account, refund);
  }

  async fetchFeeReturned({ chargeId: charge }: CardRefund): Promise<number> {
    // The share is the platform's own object, so no account is named.
    const { data } = await reach(() => this.#stripe.applicationFees.list({ charge, limit: 100 }));
    return data.reduce((sum, fee) => sum + fee.amount_refunded, 0);
  }

  async listRefunds(account: string, intentId: string): Promise<CardRefund[]> {
    return reach(async () => {
      const refunds: CardRefund[] = [];
      const pages = this.#stripe.refunds.list(
        { payment_intent: intentId, limit: 100 },
        { stripeAccount: account },
      );
      for await (const refund of pages) refunds.push(toRefund(account, refund));
      return refunds;
    });
  }

  async *listIntents(account: string, createdSince: Date): AsyncGenerator<CardIntent> {
    const created = { gte: Math.ceil(createdSince.getTime() / 1000) };
    const pages = this.#stripe.paymentIntents.list({ created, limit: 100 }, { stripeAccount: account });
    const intents = pages[Symbol.asyncIterator]();
    for (;;) {
      const next = await reach(() => intents.next());
      if (next.done) return;
      yield toIntent(account, next.value);
    }
  }

  async createAccount(request: NewCardAccount): Promise<CardAccount> {
    const account = await reach(() =>
      this.#stripe.accounts.create(
        {
          // The provider deals with the processor itself: its fees, its losses, its questions, its own dashboard.
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
          country: request.country,
          business_profile: { name: request.businessName },
          metadata: { ...request.metadata },
        },
        { idempotencyKey: request.idempotencyKey },
      ),
    );
    return toAccount(account);
  }

  async createAccountPage({ account, returnUrl, refreshUrl }: AccountPageRequest): Promise<string> {
    const { url } = await reach(() =>
      this.#stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        // What will be asked for soon is asked for now, so that nobody has to come back.
        collection_options: { fields: 'eventually_due' },
        return_url: returnUrl,
        refresh_url: refreshUrl,
      }),
    );
    if (!this.accountPageOrigins.includes(new URL(url).origin))
      throw new TypeError('the page of an account is at an address this adapter does not know');
    return url;
  }

  async fetchAccount(account: string): Promise<CardAccount> {
    return toAccount(await reach(() => this.#stripe.accounts.retrieve(account)));
  }

  readEvent(rawBody: string | Uint8Array, signatureHeader: string | undefined): ReadEvent {
    const trusted = { secrets: this.#webhookSecrets, mode: this.mode, now: this.#clock.now() };
    return readStripeEvent(rawBody, signatureHeader, trusted);
  }
}

async function reach<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asPortError(error);
  }
}

function toIntent(account: string, intent: Stripe.PaymentIntent): CardIntent {
  const status = intentStatuses[intent.status];
  if (!status)
    throw new TypeError(`intent ${intent.id} has a status this adapter does not know: ${intent.status}`);
  if (intent.client_secret === null)
    throw new TypeError(`intent ${intent.id} came without its client secret`);
  return {
    id: intent.id,
    account,
    status,
    amountCents: intent.amount,
    amountReceivedCents: intent.amount_received,
    applicationFeeCents: intent.application_fee_amount ?? 0,
    currency: intent.currency,
    clientSecret: intent.client_secret,
    metadata: intent.metadata,
    lastFailure: intent.last_payment_error ? cardFailureOf(intent.last_payment_error) : null,
    createdAt: new Date(intent.created * 1000),
    paidAt: paidAtOf(intent),
  };
}

function paidAtOf({ status, latest_charge: charge }: Stripe.PaymentIntent): Date | null {
  return status === 'succeeded' && typeof charge === 'object' && charge !== null
    ? new Date(charge.created * 1000)
    : null;
}

function toAccount(account: Stripe.Account): CardAccount {
  const { requirements } = account;
  const deadline = requirements?.current_deadline ?? null;
  return {
    id: account.id,
    businessName: account.business_profile?.name ?? null,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    currentlyDue: requirements?.currently_due ?? [],
    dueAt: deadline === null ? null : new Date(deadline * 1000),
    disabledReason: requirements?.disabled_reason ?? null,
  };
}

function toRefund(account: string, refund: Stripe.Refund): CardRefund {
  const intentId =
    typeof refund.payment_intent === 'string' ? refund.payment_intent : refund.payment_intent?.id;
  const chargeId = typeof refund.charge === 'string' ? refund.charge : refund.charge?.id;
  if (!intentId || !chargeId) throw new TypeError(`refund ${refund.id} belongs to no intent or no charge`);
  return {
    id: refund.id,
    account,
    intentId,
    chargeId,
    // What waits for the bank or for the customer is all the same to us: not settled yet.
    status: refundStatuses[refund.status ?? ''] ?? 'pending',
    amountCents: refund.amount,
    createdAt: new Date(refund.created * 1000),
  };
}

function modeOfKeys({ secretKey, publishableKey }: StripeConfiguration): CardMode {
  const secret = /^(?:sk|rk)_(test|live)_/.exec(secretKey)?.[1];
  const publishable = /^pk_(test|live)_/.exec(publishableKey)?.[1];
  if (!secret || secret !== publishable) {
    throw new Error(
      'The card processor needs a secret key (sk_… or rk_…) and a publishable key (pk_…) of the same mode.',
    );
  }
  return secret === 'live' ? 'live' : 'test';
}
