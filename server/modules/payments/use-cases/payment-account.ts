import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { pathInLocale } from '#contracts/languages.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import { ProcessorRefused, ProcessorUnavailable } from '#server/adapters/card-payments/port.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentAccountChanged } from '../facts.ts';
import type { AccountState, MissingThing } from '../rules/account-state.ts';
import { accountKey, isKeyStillKnown } from '../rules/idempotency-key.ts';
import type { OpenedAccount, PaymentAccount, WaitingForAccount } from '../store/payment-accounts.ts';
import {
  countAccounts,
  findPaymentAccount,
  insertPaymentAccount,
  readWaitingForAccount,
  setAccountPast,
  setDisconnectedByOwner,
  setOpeningAttempt,
  setProcessorAccount,
  writeKnownAccount,
} from '../store/payment-accounts.ts';
import { tryToReadAccount } from './read-account.ts';

/** How long is waited for whoever asks under the same key: longer than they wait for the processor. */
const PAUSES_MS = [50, 100, 200, 400, 750, 1500, 1500, 1500, 1500, 1500];
/** More are not opened for one provider: each stays at the processor, whatever becomes of it. */
const MOST_ACCOUNTS = 10;
/** How long what the processor said of an account that it has not decided counts as new. */
const UNDECIDED_PAUSE_MS = 10_000;

/** Where a provider stands with the card processor, for who runs it. */
export interface PaymentAccountStatus {
  /** `none`: it has never had an account. */
  state: AccountState | 'none';
  /** Of the account here; null: none. */
  accountId: number | null;
  missing: MissingThing[];
  /** Everything is answered, the processor has not decided. */
  isInReview: boolean;
  dueAt: Date | null;
  /** Whether what was paid reaches the provider's bank. */
  payoutsEnabled: boolean;
  disconnectedBy: 'owner' | 'processor' | null;
  readAt: Date | null;
  /** What of its money cannot go back to customers before somebody puts the account right. */
  waiting: WaitingForAccount;
  /** How many accounts it had before this one. */
  past: number;
  /** `off`: this installation takes no payments online. */
  mode: 'live' | 'test' | 'off';
}

/**
 * Where a provider stands with the card processor.
 * @param isBack its owner comes back from the processor's page: it is read anew, whatever events have told by now
 * @throws Refusal as `expectMay`
 */
export async function getPaymentAccountStatus(
  { work, actor, deps }: Pick<RequestContext, 'work' | 'actor' | 'deps'>,
  { providerId, isBack }: { providerId: number; isBack: boolean },
): Promise<PaymentAccountStatus> {
  await expectMay(work, actor, providerId, 'seePaymentSettings');
  const known = await findPaymentAccount(work, providerId);
  const isUndecided = known?.state === 'started' || known?.state === 'askedForMore';
  const mayBeRead =
    known !== null && isOpened(known) && (isBack || isUndecided || known.state === 'disconnected');
  const wasRead = mayBeRead && (await tryToReadAccount(work, deps, known, isBack ? 0 : UNDECIDED_PAUSE_MS));
  const account = wasRead ? await findPaymentAccount(work, providerId) : known;
  return {
    state: account?.state ?? 'none',
    accountId: account?.id ?? null,
    missing: account?.missing ?? [],
    isInReview: account?.isInReview ?? false,
    dueAt: account?.dueAt ?? null,
    payoutsEnabled: account?.payoutsEnabled ?? false,
    disconnectedBy: account?.disconnectedBy ?? null,
    readAt: account?.readAt ?? null,
    waiting: await readWaitingForAccount(work, providerId),
    past: Math.max(0, (await countAccounts(work, providerId)) - 1),
    mode: deps.cardPayments?.mode ?? 'off',
  };
}

/**
 * Leads a provider's owner on to the processor: to its questions, or to the account once it is ready. Without an account, or after one that was refused or
 * disconnected, another one is opened; the old one keeps its row, for what was paid through it. Two at once open one: the row is stored before the
 * processor is asked, and names the key.
 * @returns an address at the processor that lets whoever holds it act for the account: for the one who asked, to go there at once
 * @throws Refusal as `providerCommand`; paymentUnavailable; tooManyRequests after ten accounts
 */
export async function continuePaymentAccount(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'deps' | 'locale'>,
  providerId: number,
): Promise<{ url: string }> {
  const { work, deps, locale } = asking;
  const cards = deps.cardPayments;
  await providerCommand(asking, {
    operation: 'continuePaymentAccount',
    action: 'connectPaymentAccount',
    providerId,
    schema: v.object({}),
    input: {},
    async run(tx): Promise<Done<object>> {
      if (!cards) throw new Refusal('paymentUnavailable');
      const id = await ensureAccount(tx, providerId);
      return {
        answer: {},
        changes:
          id === null ? [] : [{ subject: 'paymentAccount', subjectId: id, after: { state: 'started' } }],
      };
    },
  });
  const account = await findPaymentAccount(work, providerId);
  // A repetition of what came long ago: by now it is closed, and closed it stays.
  if (!cards || !account || isClosed(account)) throw new Refusal('changedMeanwhile');
  const opened = await atProcessor(deps, () => openAccount(work, cards, account));
  if (opened.state === 'ready' && opened.missing.length === 0 && cards.dashboardUrl !== null)
    return { url: cards.dashboardUrl };
  const screen = `${deps.origin}${pathInLocale(`/business/${providerId}/payment-settings`, locale)}`;
  const url = await atProcessor(deps, () =>
    cards.createAccountPage({
      account: opened.processorAccountId,
      returnUrl: `${screen}?account=back`,
      refreshUrl: `${screen}?account=again`,
    }),
  );
  return { url };
}

/** @returns the id of the account where one was added; null: there is one to go on with */
async function ensureAccount(tx: Work, providerId: number): Promise<number | null> {
  const current = await findPaymentAccount(tx, providerId, { forChange: true });
  if (current && !isClosed(current)) return null;
  if ((await countAccounts(tx, providerId)) >= MOST_ACCOUNTS) throw new Refusal('tooManyRequests');
  if (current) await setAccountPast(tx, current);
  const contact = await getProviderContact(tx, providerId);
  if (!contact) throw new Refusal('notFound');
  await insertPaymentAccount(tx, { providerId, customerName: contact.name, state: 'started' });
  return (await findPaymentAccount(tx, providerId))?.id ?? null;
}

const isClosed = ({ state }: PaymentAccount): boolean => state === 'refused' || state === 'disconnected';
const isOpened = (account: PaymentAccount): account is OpenedAccount => account.processorAccountId !== null;

/** Has the processor open an account under the stored key, unless it has. Of two at one moment the first asks, the other takes up its answer. */
async function openAccount(work: Work, cards: CardPayments, account: PaymentAccount): Promise<OpenedAccount> {
  let asked = account;
  // Nothing can have been paid through an account that nobody knows: should an answer have been lost, it stays empty at the processor.
  if (!isOpened(asked) && !isKeyStillKnown(asked.keyStoredAt, work.now()))
    asked = await withFreshKey(work, asked);
  for (const pauseMs of PAUSES_MS) {
    if (isOpened(asked)) return asked;
    try {
      await askToOpen(work, cards, asked);
    } catch (error) {
      const isUnderWay = error instanceof ProcessorUnavailable && error.reason === 'sameKeyInProgress';
      if (!isUnderWay) throw error;
      await sleep(pauseMs);
    }
    asked = await sameAccount(work, account);
  }
  if (isOpened(asked)) return asked;
  throw new ProcessorUnavailable('sameKeyInProgress');
}

async function askToOpen(work: Work, cards: CardPayments, account: PaymentAccount): Promise<void> {
  const { providerId, id, customerName } = account;
  try {
    const opened = await cards.createAccount({
      businessName: customerName,
      country: 'IT',
      metadata: { providerId: String(providerId), accountId: String(id) },
      idempotencyKey: accountKey(account),
    });
    await setProcessorAccount(work, account, opened.id);
  } catch (error) {
    const isUsedUp = error instanceof ProcessorUnavailable && error.isStoredAnswer;
    if (isUsedUp) await withFreshKey(work, account);
    throw error;
  }
}

async function withFreshKey(work: Work, account: PaymentAccount): Promise<PaymentAccount> {
  await setOpeningAttempt(work, account, account.openingAttempt + 1);
  return sameAccount(work, account);
}

/** As it stands now. @throws Refusal changedMeanwhile where it was closed in another tab, and another one is current */
async function sameAccount(work: Work, { providerId, id }: PaymentAccount): Promise<PaymentAccount> {
  const kept = await findPaymentAccount(work, providerId);
  if (kept?.id !== id) throw new Refusal('changedMeanwhile');
  return kept;
}

async function atProcessor<T>({ logger }: Deps, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isTheirs = error instanceof ProcessorUnavailable || error instanceof ProcessorRefused;
    if (!isTheirs) throw error;
    logger.error(
      error instanceof ProcessorRefused
        ? { code: error.code, reason: error.reason }
        : { reason: error.reason },
      'card processor does not open a payment account',
    );
    throw new Refusal('paymentUnavailable');
  }
}

/**
 * Closes a provider's account here: nothing new is paid through it from now on. What was paid can still go back through it, and what is just being paid
 * is settled or given back. The account itself stays the owner's, at the processor.
 * @param of.accountId the one that its owner saw
 * @throws Refusal as `providerCommand`; changedMeanwhile when it is no longer the current one
 */
export async function disconnectPaymentAccount(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  of: { providerId: number; accountId: number },
): Promise<object> {
  const { providerId, accountId } = of;
  return providerCommand(asking, {
    operation: 'disconnectPaymentAccount',
    action: 'connectPaymentAccount',
    providerId,
    of: { accountId },
    schema: v.object({}),
    input: {},
    async run(tx, _input, { personId: byPersonId }): Promise<Done<object>> {
      const account = await findPaymentAccount(tx, providerId, { forChange: true });
      if (!account) throw new Refusal('notFound');
      if (account.id !== accountId) throw new Refusal('changedMeanwhile');
      if (account.disconnectedBy === 'owner') return { answer: {}, changes: [] };
      await setDisconnectedByOwner(tx, account);
      const states = { before: account.state, after: 'disconnected', isInReview: false } as const;
      await tx.announce(paymentAccountChanged({ providerId, accountId, ...states, byPersonId }));
      return {
        answer: {},
        changes: [
          {
            subject: 'paymentAccount',
            subjectId: account.id,
            before: { state: account.state },
            after: { state: 'disconnected' },
          },
        ],
      };
    },
  });
}

/** An account that the processor has opened already. */
export interface KnownAccount {
  providerId: number;
  processorAccountId: string;
  /** Whom the customer pays, as the processor knows them. */
  customerName: string;
  chargesEnabled: boolean;
}

/** Connects a provider with an account that is there, or tells what has become of it: demo town and tests. */
export async function connectPaymentAccount(work: Work, known: KnownAccount): Promise<void> {
  const { providerId, processorAccountId, customerName, chargesEnabled } = known;
  const state = chargesEnabled ? 'ready' : 'askedForMore';
  await work.transaction(async (tx) => {
    const current = await findPaymentAccount(tx, providerId, { forChange: true });
    if (current?.processorAccountId === processorAccountId) {
      await writeKnownAccount(tx, current, { state, customerName });
      return;
    }
    if (current) {
      await setDisconnectedByOwner(tx, current);
      await setAccountPast(tx, current);
    }
    await insertPaymentAccount(tx, { providerId, customerName, state, processorAccountId });
  });
}
