import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused } from '#server/adapters/card-payments/port.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { workOff } from '#server/kernel/work-off.ts';
import { paymentAccountChanged } from '../facts.ts';
import type { AccountSeen } from '../rules/account-state.ts';
import { accountSeen } from '../rules/account-state.ts';
import type { OpenedAccount } from '../store/payment-accounts.ts';
import {
  accountsToRead,
  findAccountByProcessorId,
  takeTurnToRead,
  writeRead,
} from '../store/payment-accounts.ts';

export const READ_ACCOUNTS = 'payments.read-accounts';

const MOST_IN_A_ROUND = 50;
const AT_ONCE = 4;
/** What refused payments and refunds find out together is asked once. */
const AFTER_REFUSAL_PAUSE_MS = 30_000;

/**
 * Reads at the processor where an account stands and keeps it: what online sale is opened and closed by. Of reads at one moment the one that
 * began last counts, so that events may come late, twice and in any order. An account that its owner closed here, or a past one, stays as it is.
 * @param pauseMs nothing is asked when somebody asked less than that long ago
 * @returns false when nothing was asked
 * @throws ProcessorUnavailable, and ProcessorRefused for a reason of our key
 */
export async function readAccount(
  work: Work,
  cards: CardPayments,
  account: OpenedAccount,
  pauseMs = 0,
): Promise<boolean> {
  if (!account.isCurrent || account.disconnectedBy === 'owner') return false;
  const read = await takeTurnToRead(work, account, pauseMs);
  if (read === null) return false;
  const seen = await look(cards, account.processorAccountId);
  await work.transaction(async (tx) => {
    const before = await writeRead(tx, account, read, seen);
    const after = seen?.state ?? 'disconnected';
    if (before === null || before === after) return;
    await audit(tx, {
      providerId: account.providerId,
      actor: 'processor',
      action: 'followPaymentAccount',
      subject: 'paymentAccount',
      subjectId: account.id,
      before: { state: before },
      after: { state: after },
    });
    const { providerId, id: accountId } = account;
    const isInReview = seen?.isInReview ?? false;
    await tx.announce(
      paymentAccountChanged({ providerId, accountId, before, after, isInReview, byPersonId: null }),
    );
  });
  return true;
}

/** @returns null when the processor does not let us act for the account */
async function look(cards: CardPayments, processorAccountId: string): Promise<AccountSeen | null> {
  try {
    return accountSeen(await cards.fetchAccount(processorAccountId));
  } catch (error) {
    if (error instanceof ProcessorRefused && error.reason === 'account') return null;
    throw error;
  }
}

/** The same where the answer is welcome and not needed: what goes wrong is logged, and what was known stands. */
export async function tryToReadAccount(
  work: Work,
  deps: Deps,
  account: OpenedAccount,
  pauseMs = 0,
): Promise<boolean> {
  if (!deps.cardPayments) return false;
  try {
    return await readAccount(work, deps.cardPayments, account, pauseMs);
  } catch (error) {
    deps.logger.warn({ err: error, providerId: account.providerId }, 'a payment account could not be read');
    return false;
  }
}

/** The processor has refused something for a reason of the account: where it stands is looked at, although no event told of it. */
export async function readRefusedAccount(work: Work, deps: Deps, processorAccountId: string): Promise<void> {
  const account = await findAccountByProcessorId(work, processorAccountId);
  if (account) await tryToReadAccount(work, deps, account, AFTER_REFUSAL_PAUSE_MS);
}

/** Reads the accounts that nobody has asked about for long: what events told is found out without them, later. */
export async function readAccounts(work: Work, deps: Deps): Promise<number> {
  const cards = deps.cardPayments;
  if (!cards) return 0;
  let asked = 0;
  await workOff(await accountsToRead(work, MOST_IN_A_ROUND), AT_ONCE, async (account) => {
    const wasAsked = await tryToReadAccount(work, deps, account, AFTER_REFUSAL_PAUSE_MS);
    asked += wasAsked ? 1 : 0;
    return wasAsked;
  });
  return asked;
}
