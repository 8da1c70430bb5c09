import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import { UNCONFIRMED_HOLD_MINUTES } from '../rules/hold-lengths.ts';

/**
 * Places held without money or confirmation are taken from others: a person and a network address may hold only a few.
 * @throws Refusal tooManyRequests
 */
export function refuseTooManyHolds(limits: Tools['limits'], open: { openOfPerson: number; openOfAddress: number }): void {
  if (open.openOfPerson < limits.openHoldsPerEmail && open.openOfAddress < limits.openHoldsPerAddress) return;
  throw new Refusal('tooManyRequests', { retryAfterSeconds: UNCONFIRMED_HOLD_MINUTES * 60 });
}
