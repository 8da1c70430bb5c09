import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { WalletGiftForm, WalletTopUpForm } from '#contracts/validation/wallet.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { getPlan, planAllows } from '#server/modules/packages/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { readSaleTerms } from '../store/desk-sales.ts';
import { addLedgerEntries, ofWalletMovement } from '../store/ledger.ts';
import type { Wallet } from '../store/wallets.ts';
import { openWallet, moveWallet } from '../store/wallets.ts';
import { openOrder } from './open-order.ts';
import { topUpOrder } from './top-up-order.ts';
import { takeTillPayment } from './take-till-payment.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'> & { locale?: Locale };

/** A top-up with who takes its money. */
export interface TopUp {
  providerId: number;
  topUp: WalletTopUpForm;
  /** Of who sells it. Default: Italian. */
  language?: Locale;
  takenBy: number;
  /** As in the audit log. */
  actor: string;
  /** Made when the form was opened: sent twice, its payment is one. */
  key: string;
}

/**
 * Sells credit at the desk, paid whole at the till: an order of one line whose money goes to the customer's wallet. Joins the caller's transaction.
 * @throws Refusal errorUserNotFound (`customerId`); as `takeTillPayment`
 */
export async function topUpNow(
  work: Work,
  { providerId, topUp, language = 'it', ...by }: TopUp,
): Promise<{ orderId: number }> {
  return work.transaction(async (tx) => {
    const { customerId, amountCents, method, receiptNumber, note } = topUp;
    const { orderId, customer } = await readSaleTerms(tx, { providerId, customerId, vatTreatment: null });
    if (!customer) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
    await openOrder(tx, {
      ...topUpOrder({
        providerId,
        orderId,
        amountCents,
        name: m.wallet_top_up_name({}, { locale: language }),
      }),
      personId: customer.personId,
      customerId: customer.id,
      paymentMode: 'onSite',
      platformFeeBasisPoints: 0,
      channel: 'Business',
    });
    // The payment reads the order it is for
    await tx.flush();
    const orders = [{ orderId, amountCents }];
    await takeTillPayment(tx, { providerId, method, orders, receiptNumber, note, ...by });
    return { orderId };
  });
}

/** Sells credit at the desk. @throws Refusal as `providerCommand` and `topUpNow`; featureNotAvailable where the package has no wallets */
export async function topUpWallet(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ orderId: number }> {
  return providerCommand(asking, {
    operation: 'topUpWallet',
    action: 'takePayments',
    providerId,
    schema: WalletTopUpForm,
    input,
    async run(tx, topUp, { personId }) {
      if (!planAllows(await getPlan(tx, providerId), 'wallets')) throw new Refusal('featureNotAvailable');
      // `providerCommand` refuses what comes without one
      const key = asking.idempotencyKey ?? '';
      const by = {
        takenBy: personId,
        actor: nameOfActor(asking.actor),
        key,
        language: asking.locale ?? 'it',
      };
      const { orderId } = await topUpNow(tx, { providerId, topUp, ...by });
      const { customerId, amountCents } = topUp;
      const changes = [{ subject: 'order', subjectId: orderId, after: { customerId, amountCents } }];
      return { answer: { orderId }, changes };
    },
  });
}

/** Gives a customer credit, which nobody pays. Joins the caller's transaction. @throws Refusal errorUserNotFound (`customerId`) */
export async function giftNow(
  work: Work,
  { providerId, gift, givenBy }: { providerId: number; gift: WalletGiftForm; givenBy: number },
): Promise<Wallet> {
  const { customerId, amountCents } = gift;
  const { customer } = await readSaleTerms(work, { providerId, customerId, vatTreatment: null });
  if (!customer) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
  const wallet = await openWallet(work, { providerId, customerId: customer.id });
  const amounts = { amountCents, giftCents: amountCents };
  const of = { providerId, walletId: wallet.id, orderId: null, doneBy: givenBy };
  const id = await moveWallet(work, { ...of, kind: 'gift', ...amounts });
  await addLedgerEntries(work, providerId, null, [
    { reason: 'gift', amountCents, source: ofWalletMovement(id) },
  ]);
  return {
    ...wallet,
    balanceCents: wallet.balanceCents + amountCents,
    giftCents: wallet.giftCents + amountCents,
  };
}

/** Gives a customer credit. @throws Refusal as `providerCommand` and `giftNow` */
export async function giftWallet(asking: Asking, providerId: number, input: unknown): Promise<Wallet> {
  return providerCommand(asking, {
    operation: 'giftWallet',
    action: 'giftCredit',
    providerId,
    schema: WalletGiftForm,
    input,
    async run(tx, gift, { personId }) {
      const { id, balanceCents, giftCents } = await giftNow(tx, { providerId, gift, givenBy: personId });
      const changes = [{ subject: 'wallet', subjectId: id, after: { ...gift, balanceCents } }];
      return { answer: { id, balanceCents, giftCents }, changes };
    },
  });
}
