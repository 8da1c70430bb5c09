import type { ApiErrorInput, ApiErrorReason } from '#contracts/api-error.ts';
import type { Affected } from '#contracts/consequences.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';

export interface RefusalDetails {
  /** Values for the placeholders of the text. */
  params?: Record<string, string | number>;
  inputs?: readonly ApiErrorInput[];
  affected?: readonly string[];
  /** The rule behind it, e.g. `customMemRules` with type, period and amount. */
  reason?: ApiErrorReason | null;
  /** Of a change: the bookings that it would hurt, soonest first. */
  hurt?: readonly Affected[];
  /** Of a time at the desk: every rule that speaks against it and may be overruled. */
  against?: readonly SoftRule[];
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
