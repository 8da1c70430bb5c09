import { Refusal } from '#server/kernel/refusal.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { UNCONFIRMED_HOLD_MINUTES } from '../rules/hold-lengths.ts';
import { countOpenHolds } from '../store/reservations.ts';

/**
 * Places held without money or confirmation are taken from others: a person and a network address may hold only a few.
 * @throws Refusal tooManyRequests
 */
export async function refuseTooManyHolds(
  work: Work,
  limits: Tools['limits'],
  holder: { personId: number; waitsForAddress: Buffer },
): Promise<void> {
  const open = await countOpenHolds(work, holder);
  if (open.ofPerson < limits.openHoldsPerEmail && open.ofAddress < limits.openHoldsPerAddress) return;
  throw new Refusal('tooManyRequests', { retryAfterSeconds: UNCONFIRMED_HOLD_MINUTES * 60 });
}
