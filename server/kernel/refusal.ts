import type { ErrorCode } from '#contracts/error-codes.ts';

/** One field of the input that was refused, as the specification's envelope names it. */
export interface RefusedInput {
  /** Why this field was refused. */
  code: ErrorCode | string;
  /** The names of the fields concerned. */
  affected: string[];
}

export interface RefusalDetails {
  /** Values for the placeholders of the text. */
  params?: Record<string, string | number>;
  inputs?: RefusedInput[];
  affected?: string[];
  /** The rule behind it, e.g. `customMemRules` with type, period and amount. */
  reason?: Record<string, unknown> | string;
  /** Seconds after which trying again makes sense. */
  retryAfterSeconds?: number;
}

/**
 * An expected "no": one code of the closed list with what the person needs to understand it. Everything else that is
 * thrown is a fault. Matched by `code`, never by class identity.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal || (error instanceof Error && error.name === 'Refusal' && 'code' in error);
}
