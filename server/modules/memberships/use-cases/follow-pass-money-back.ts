import { isAllGivenBack, releasePromoUse } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { endPass, lockPass } from '../store/passes.ts';

/** Money of a pass went back: once nothing of it is kept it is used no more. What it has paid stays paid. The code of one that was sold at the desk and never used is free again. */
export async function followPassMoneyBack(
  work: Work,
  { providerId, orderId, passId }: { providerId: number; orderId: number; passId: number },
): Promise<void> {
  const pass = await lockPass(work, { providerId, id: passId });
  if (!pass || pass.status === 'ended' || !(await isAllGivenBack(work, { providerId, orderId }))) return;
  await endPass(work, { providerId, id: passId });
  const isSoldAtDesk = pass.language === null;
  if (isSoldAtDesk && pass.used === 0) await releasePromoUse(work, { providerId, orderId });
}
