import { DeskSaleForm } from '#contracts/validation/desk-sale.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { getProviderContact, getVatRegime } from '#server/modules/providers/index.ts';
import type { StoredDeskSale } from '../store/desk-sales.ts';
import { readDeskSale, readSaleTerms } from '../store/desk-sales.ts';
import { openOrder } from './open-order.ts';
import type { OrderMoney } from './order-money.ts';
import { moneyOfOrder } from './order-money.ts';
import { takeTillPayment } from './take-till-payment.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/** A sale at the desk, with its money. */
export interface DeskSale extends StoredDeskSale {
  timeZone: string;
  money: OrderMoney;
}

/** A sale with who takes its money. */
export interface SaleWanted {
  providerId: number;
  sale: DeskSaleForm;
  takenBy: number;
  /** As in the audit log. */
  actor: string;
  /** Made when the form was opened: sent twice, its payment is one. */
  key: string;
}

/**
 * Sells something that is no booking: an order of one line, and what is paid of it now as a till payment. It is owed on site: no card is asked for it,
 * so that Radura has no share. Joins the caller's transaction, which looks up whether the key was used already.
 * @throws Refusal as `takeTillPayment`; invalidInput (`vatTreatment`) for members out of scope where there are none; errorUserNotFound (`customerId`) for
 *   a customer the provider has not
 */
export async function sell(
  work: Work,
  { providerId, sale, ...by }: SaleWanted,
): Promise<{ orderId: number; after: object }> {
  return work.transaction(async (tx) => {
    await expectTreatment(tx, providerId, sale);
    const { orderId, vat, customer } = await readSaleTerms(tx, { providerId, ...sale });
    if (sale.customerId !== null && customer === null)
      throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
    const { name, amountCents, method, receiptNumber, note } = sale;
    const paidCents = sale.paidCents ?? amountCents;
    const customerId = customer?.id ?? null;
    await openOrder(tx, {
      providerId,
      orderId,
      personId: customer?.personId ?? null,
      customerId,
      subject: 'freeAmount',
      subjectId: orderId,
      lines: [{ subject: 'freeAmount', subjectId: null, name, priceCents: amountCents, vat }],
      paymentMode: 'onSite',
      platformFeeBasisPoints: 0,
      channel: 'Business',
      snapshot: onlyNamed(name),
    });
    // The payment reads the order it is for
    await tx.flush();
    const orders = [{ orderId, amountCents: paidCents }];
    await takeTillPayment(tx, { providerId, method, orders, receiptNumber, note, ...by });
    return { orderId, after: { customerId, amountCents, paidCents, vat: vat.treatment } };
  });
}

/**
 * Sells something at the desk that is no booking (business rule 21).
 * @throws Refusal as `providerCommand` and `sell`
 */
export async function sellAtDesk(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ orderId: number }> {
  return providerCommand(asking, {
    operation: 'sellAtDesk',
    action: 'takePayments',
    providerId,
    schema: DeskSaleForm,
    input,
    async run(tx, sale, { personId }): Promise<Done<{ orderId: number }>> {
      // `providerCommand` refuses what comes without one
      const key = asking.idempotencyKey ?? '';
      const by = { takenBy: personId, actor: nameOfActor(asking.actor), key };
      const { orderId, after } = await sell(tx, { providerId, sale, ...by });
      return { answer: { orderId }, changes: [{ subject: 'order', subjectId: orderId, after }] };
    },
  });
}

const onlyNamed = (name: string) => ({
  name,
  resourceName: null,
  groupName: null,
  color: null,
  startsAt: null,
  endsAt: null,
  durationMinutes: null,
});

async function expectTreatment(
  work: Work,
  providerId: number,
  { vatTreatment }: Pick<DeskSaleForm, 'vatTreatment'>,
): Promise<void> {
  if (vatTreatment !== 'membersOutOfScope') return;
  const vat = await getVatRegime(work, providerId);
  if (vat?.regime !== 'sportsBody') throw new Refusal('invalidInput', { affected: ['vatTreatment'] });
}

/** One sale at the desk, for who takes money. @throws Refusal as `expectMay`; notFound, also for an order of something else */
export async function getDeskSale(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  of: { providerId: number; orderId: number },
): Promise<DeskSale> {
  await expectMay(work, actor, of.providerId, 'takePayments');
  const [sale, provider] = await Promise.all([
    readDeskSale(work, of),
    getProviderContact(work, of.providerId),
  ]);
  if (!sale || !provider) throw new Refusal('notFound');
  return { ...sale, timeZone: provider.timeZone, money: await moneyOfOrder(work, of) };
}
