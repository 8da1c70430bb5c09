/**
 * Card payments as the product sees them: money asked of a guest on behalf of a provider's connected account, with the
 * platform's share taken from it (specification §4 and §7). Card data never passes through this port: a card is entered
 * on the hosted page, with the processor's own script or, in front of the local simulator, through `TestCardForm`.
 *
 * All amounts are integer euro cents. `account` is the processor's id of the provider's connected account.
 *
 * Every call may throw `ProcessorUnavailable` (the outcome is unknown or nothing was done: repeat it with the same
 * idempotency key) or `ProcessorRefused` (the processor said no; its reason tells whether that is final).
 */
export interface CardPayments {
  /** `test` when no real money moves; the hosted page must then say so. */
  readonly mode: CardMode;
  /** What the processor's script in the browser is opened with. */
  readonly publishableKey: string;
  /** Present only in front of the local simulator: the hosted page then shows its own form and forwards it here. */
  readonly testCardForm: TestCardForm | null;
  /** What the browser must reach besides ourselves where a card is entered; null where our own form takes it. */
  readonly pageOrigins: CardPageOrigins | null;

  /** Asks for money. The same key answers the same intent for at least 24 hours. */
  createIntent(request: NewCardIntent): Promise<CardIntent>;

  /** The intent as it is now; the only thing besides a verified event that an order may be settled from. */
  fetchIntent(account: string, intentId: string): Promise<CardIntent>;

  /**
   * Stops an intent that nobody has paid. Answers the intent as it then is: `canceled`, or `succeeded` or `processing`
   * when the money was faster; both are for the caller to settle.
   */
  cancelIntent(account: string, intentId: string): Promise<CardIntent>;

  /** Gives money back, and with it the platform's share in proportion where one was taken. */
  refund(request: NewCardRefund): Promise<CardRefund>;

  fetchRefund(account: string, refundId: string): Promise<CardRefund>;

  /** Cents of the platform's share that have gone back of the charge a refund belongs to, with all its refunds together. */
  fetchFeeReturned(refund: CardRefund): Promise<number>;

  /** All refunds of an intent, newest first. */
  listRefunds(account: string, intentId: string): Promise<CardRefund[]>;

  /** Every intent of the account made at or after the given instant (whole seconds), newest first, read page by page. */
  listIntents(account: string, createdSince: Date): AsyncIterable<CardIntent>;

  /** Opens a connected account, not yet able to be paid. The same key answers the same account for at least 24 hours. */
  createAccount(request: NewCardAccount): Promise<CardAccount>;

  /**
   * Makes the address of the processor's own page, where an account's owner answers its questions and whence they come back to us. It lets whoever
   * holds it act for the account: for a few minutes, once; give it to nobody else, store and log it nowhere.
   */
  createAccountPage(request: AccountPageRequest): Promise<string>;

  /** @throws ProcessorRefused with the reason `account` when the processor does not let us act for it, or it does not exist */
  fetchAccount(account: string): Promise<CardAccount>;

  /** Where the owner of an account that is ready looks after it, at the processor; null: on the page of `createAccountPage`. */
  readonly dashboardUrl: string | null;

  /** The origins that `createAccountPage` and `dashboardUrl` lead to, to which a form of ours may lead. */
  readonly accountPageOrigins: readonly string[];

  /**
   * Checks a webhook's signature (constant time, at most five minutes old) over the raw body.
   * Never throws: a body that cannot be trusted is a value, to be answered with 400 and logged.
   */
  readEvent(rawBody: string | Uint8Array, signatureHeader: string | undefined): ReadEvent;
}

export type CardMode = 'test' | 'live';

/** Origins by what comes from them, one list for each directive of the payment page's content security policy. */
export type CardPageOrigins = {
  scripts: readonly string[];
  connections: readonly string[];
  /** The fields of the card, and the bank's question (3-D Secure). */
  frames: readonly string[];
};

export type NewCardIntent = {
  account: string;
  amountCents: number;
  /** The platform's share, taken from the amount; less than it, and 0 for none. */
  applicationFeeCents: number;
  description: string;
  /** Where the processor sends its own receipt. */
  receiptEmail?: string;
  /** Our own ids, so that the reconciler recognises an intent whose answer was lost. */
  metadata: Readonly<Record<string, string>>;
  /** Derived from (order, action, attempt) and stored before the call. */
  idempotencyKey: string;
};

/**
 * `awaitingCard`: no card yet, or the last one was declined (see `lastFailure`).
 * `awaitingCustomer`: the bank asks its customer (3-D Secure).
 * `processing`: the bank has not answered yet. `succeeded` and `canceled` are final.
 */
export type CardIntentStatus = 'awaitingCard' | 'awaitingCustomer' | 'processing' | 'succeeded' | 'canceled';

export type CardIntent = {
  id: string;
  account: string;
  status: CardIntentStatus;
  amountCents: number;
  /** Zero until the intent has succeeded. */
  amountReceivedCents: number;
  applicationFeeCents: number;
  currency: string;
  /** Lets a browser pay this one intent; give it to nobody but the person who is paying. */
  clientSecret: string;
  metadata: Readonly<Record<string, string>>;
  lastFailure: CardFailure | null;
  createdAt: Date;
  /** By the processor's clock, to the second: when the money came. Null until then; told by `fetchIntent` and `cancelIntent` alone. */
  paidAt: Date | null;
};

/** Why the last card was not accepted, and the processor's own code for support. */
export type CardFailure = { reason: CardFailureReason; code: string };

/** In the words of the specification's §5: check funds, number, expiry; the security code; anything else. */
export type CardFailureReason =
  | 'declined'
  | 'insufficientFunds'
  | 'invalidNumber'
  | 'expiredOrInvalidExpiry'
  | 'invalidSecurityCode'
  | 'authenticationFailed'
  | 'processingError';

export type NewCardRefund = {
  account: string;
  intentId: string;
  amountCents: number;
  /** Whether a share was taken that goes back in proportion: the processor refuses to return one that is not there. */
  returnsFee: boolean;
  idempotencyKey: string;
};

/** A refund answered as `succeeded` may still turn to `failed` days later. */
export type CardRefundStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

export type CardRefund = {
  id: string;
  account: string;
  intentId: string;
  chargeId: string;
  status: CardRefundStatus;
  amountCents: number;
  createdAt: Date;
};

export type NewCardAccount = {
  /** What the provider is called; the owner may change it at the processor. */
  businessName: string;
  /** Two letters, as `IT`. */
  country: string;
  metadata: Readonly<Record<string, string>>;
  /** Stored before the call. */
  idempotencyKey: string;
};

export type AccountPageRequest = {
  account: string;
  /** Where its owner lands when they are through, or have had enough of it: it says nothing of how it went. */
  returnUrl: string;
  /** Where they land when the address is used up: ask for another one there. */
  refreshUrl: string;
};

export type CardAccount = {
  id: string;
  /** Whom customers pay; null: not said yet. */
  businessName: string | null;
  /** Whether the provider can be paid online now. */
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  /** What the owner has to give, in the processor's names, such as `individual.verification.document`. */
  currentlyDue: string[];
  /** Until when, before the account is closed for it; null: no date. */
  dueAt: Date | null;
  /** Why it may not be paid, in the processor's words, such as `requirements.past_due` or `rejected.fraud`; null: no reason. */
  disabledReason: string | null;
};

/** A verified announcement. It says only what to look at again: read the object before acting, order does not matter. */
export type CardEvent = {
  id: string;
  /** The processor's name for what happened, such as `payment_intent.succeeded` or `charge.refunded`. */
  type: string;
  /** The connected account it happened in; null when it happened in the platform's own. */
  account: string | null;
  intentId: string | null;
  createdAt: Date;
};

/** `wrongMode`: test money in live mode or the reverse. `wrongSource`: signed for the other of our two endpoints. */
export type EventRefusal =
  | 'missingSignature'
  | 'badSignature'
  | 'tooOld'
  | 'malformed'
  | 'wrongMode'
  | 'wrongSource';

export type ReadEvent = { kind: 'event'; event: CardEvent } | { kind: 'refused'; reason: EventRefusal };

/** The hosted page's way to the local simulator: test cards only, never stored, never logged. */
export interface TestCardForm {
  /** Pays an intent with a test card. */
  confirm(request: TestCardConfirmation): Promise<TestCardOutcome>;
  /** Answers the pretended bank's question after `challenge`; abandoning it means not calling at all. */
  answerChallenge(request: TestChallengeAnswer): Promise<TestCardOutcome>;
}

export type TestCardConfirmation = {
  account: string;
  intentId: string;
  clientSecret: string;
  /** As typed; spaces in the number are allowed. `expYear` takes two or four digits. */
  card: { number: string; expMonth: string; expYear: string; cvc: string };
};

export type TestChallengeAnswer = {
  account: string;
  intentId: string;
  clientSecret: string;
  answer: 'accept' | 'refuse';
};

/** `closed`: the intent can no longer be paid (already paid or canceled); send the guest to the order's page. */
export type TestCardOutcome =
  | { kind: 'succeeded' }
  | { kind: 'processing' }
  | { kind: 'challenge' }
  | { kind: 'failed'; failure: CardFailure }
  | { kind: 'closed' };

export type UnavailableReason =
  | 'timeout'
  | 'network'
  | 'serverError'
  | 'tooManyRequests'
  | 'sameKeyInProgress';

/** Nobody knows whether it happened: ask again with the same idempotency key, never with a new one. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable';
  readonly reason: UnavailableReason;
  /**
   * The processor has stored this answer under the key and will repeat it for 24 hours, so retrying cannot help:
   * look for the effect with `listIntents` or `listRefunds` and let the reconciler decide.
   */
  readonly isStoredAnswer: boolean;

  constructor(reason: UnavailableReason, options: { isStoredAnswer?: boolean; cause?: unknown } = {}) {
    super(`card processor unavailable: ${reason}`, { cause: options.cause });
    this.reason = reason;
    this.isStoredAnswer = options.isStoredAnswer ?? false;
  }
}

/**
 * Who can put it right. `key`, `permission`: whoever runs this installation, by another key or more rights for it. `balance`,
 * `account`: the provider, with the processor. Nothing has happened, and asked again later it may be done. `request`: nobody, it is
 * final.
 */
export type RefusalReason = 'key' | 'permission' | 'balance' | 'account' | 'request';

/** The processor said no; `code` is its own word for why, such as `charge_already_refunded`. */
export class ProcessorRefused extends Error {
  override readonly name = 'ProcessorRefused';
  readonly code: string;
  readonly httpStatus: number;
  readonly reason: RefusalReason;

  constructor(
    code: string,
    httpStatus: number,
    message: string,
    options: { reason?: RefusalReason; cause?: unknown } = {},
  ) {
    super(`card processor refused (${code}): ${message}`, { cause: options.cause });
    this.code = code;
    this.httpStatus = httpStatus;
    this.reason = options.reason ?? 'request';
  }
}
