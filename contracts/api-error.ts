import type { Affected } from './consequences.ts';
import type { SoftRule } from './soft-rules.ts';

/** One named field or fields that a refusal is about, with the code of the rule that they break. */
export type ApiErrorInput = { code: string; affected: readonly string[] };

/** A rule with figures that the reader should see, for instance 3 uses a week: `customMemRules` of a membership (specification section 5). */
export type ApiErrorReason = { name?: 'customMemRules'; type: string; period?: string; amount?: number };

/** One error of the API's envelope (specification section 7, "Envelopes"). `message` is in the asked language. */
export type ApiError = {
  message: string;
  code?: string;
  inputs?: readonly ApiErrorInput[];
  affected?: readonly string[];
  reason?: ApiErrorReason | null;
  /** Of a change that is refused for what it would hurt: which bookings, soonest first. */
  hurt?: readonly Affected[];
  /** `against`: of a time at the desk, all rules that speak against it and may be overruled. */
  extensions?: { against?: readonly SoftRule[] };
};
