/** The inside of the processor's error envelope. */
export type ErrorDetails = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  message_code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};

export type ApiAnswer = { status: number; body: object };

/** A request answered with an error and without any effect. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: ErrorDetails;
  /** Whether an idempotency key remembers it: only what got past the reading of parameters is remembered. */
  readonly isRemembered: boolean;

  constructor(status: number, details: ErrorDetails, isRemembered = false) {
    super(details.message);
    this.status = status;
    this.details = details;
    this.isRemembered = isRemembered;
  }
}

export function errorAnswer(status: number, details: ErrorDetails, requestId: string): ApiAnswer {
  const documentation = details.code
    ? { doc_url: `https://docs.stripe.com/error-codes/${details.code}` }
    : {};
  return {
    status,
    body: { error: { ...details, ...documentation, request_log_url: `/simulator/requests/${requestId}` } },
  };
}

export function invalidRequest(message: string, more: { code?: string; param?: string } = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', message, ...more });
}

export function noSuch(kind: string, id: string, param = 'id'): ApiError {
  const message = `No such ${kind.replace('_', ' ')}: '${id}'`;
  return new ApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** The object is not in a state that allows what was asked. */
export function unexpectedState(code: string | undefined, message: string): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', ...(code && { code }), message }, true);
}
