import type { JobKind } from '#server/kernel/jobs.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { FOLLOW_EVENT, followCardEvent } from './use-cases/card-events.ts';
import { READ_ACCOUNTS, readAccounts } from './use-cases/read-account.ts';
import { reconcilePayments } from './use-cases/reconcile-payments.ts';
import { SEND_REFUND } from './use-cases/refund-order.ts';
import { sendRefund } from './use-cases/send-refund.ts';

const RECONCILE_SECONDS = 10;
const READ_ACCOUNTS_SECONDS = 300;

/** Only this module enqueues its jobs, each with the data its run reads. */
export const paymentsJobs = (deps: Deps): JobKind[] => [
  reconcileJob(deps),
  {
    name: SEND_REFUND,
    run: async (work, { providerId, refundId }) => {
      await sendRefund(work, deps, { providerId: Number(providerId), refundId: Number(refundId) });
    },
  },
  {
    name: FOLLOW_EVENT,
    run: async (work, { eventId }) => followCardEvent(work, deps, String(eventId)),
  },
  {
    name: READ_ACCOUNTS,
    everySeconds: READ_ACCOUNTS_SECONDS,
    run: async (work) => {
      await readAccounts(work, deps);
    },
  },
];

/** The first round of a process takes up all that was left when the last one ended. */
function reconcileJob(deps: Deps): JobKind {
  let begunAt: Date | null = null;
  let didAnswer = true;
  return {
    name: 'payments.reconcile',
    everySeconds: RECONCILE_SECONDS,
    run: async (work) => {
      begunAt ??= work.now();
      const { isComplete } = await reconcilePayments(work, deps, begunAt);
      if (didAnswer && !isComplete)
        deps.logger.warn('card processor did not answer, payments wait for the next rounds');
      didAnswer = isComplete;
    },
  };
}
