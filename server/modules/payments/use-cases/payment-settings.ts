import { PaymentSettingsForm } from '#contracts/validation/payment-settings.ts';
import type { PaymentSetting } from '#contracts/statuses.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { getPlan, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import { getProviderForBooking, updateProvider } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PaymentOptions } from '../store/payment-options.ts';
import { lockOptionsVersion, readOptionsVersion, writePaymentOptions } from '../store/payment-options.ts';
import { getPaymentOptions } from './payment-options.ts';

/** How a provider lets itself be paid, as its form shows it. */
export interface PaymentSettings extends PaymentOptions {
  acceptPayments: PaymentSetting;
  /** Counts the changes; 1 while nothing is set. */
  version: number;
  /** Whether the package opens paying online and is paid for. */
  planAllowsOnlinePayment: boolean;
}

/** How a provider lets itself be paid. @throws Refusal as `expectMay` */
export async function getPaymentSettings(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<PaymentSettings> {
  await expectMay(work, actor, providerId, 'seePaymentSettings');
  return readPaymentSettings(work, providerId);
}

async function readPaymentSettings(work: Work, providerId: number): Promise<PaymentSettings> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const plan = await getPlan(work, providerId);
  return {
    ...(await getPaymentOptions(work, providerId)),
    acceptPayments: provider.acceptPayments,
    version: await readOptionsVersion(work, providerId),
    planAllowsOnlinePayment: planAllows(plan, 'onlinePayment') && !hasNotPaid(plan, work.now()),
  };
}

/**
 * Writes over how a provider lets itself be paid; bookings that exist keep their terms.
 * @param of.version the one its form was filled from
 * @throws Refusal as `providerCommand`, whose action wants a fresh proof; invalidInput where services could be paid in no way
 */
export async function savePaymentSettings(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  of: { providerId: number; version: number },
  input: unknown,
): Promise<object> {
  const { providerId } = of;
  return providerCommand(asking, {
    operation: 'savePaymentSettings',
    action: 'changePaymentSettings',
    providerId,
    schema: PaymentSettingsForm,
    input,
    version: { expected: of.version, lockCurrent: (tx) => lockOptionsVersion(tx, providerId) },
    async run(tx, form): Promise<Done<object>> {
      const kept = await readPaymentSettings(tx, providerId);
      const { acceptPayments, ...options } = form;
      await writePaymentOptions(tx, providerId, options);
      // Announces for both: what visitors see of the ways to pay stands in their page and cards
      await updateProvider(tx, providerId, { acceptPayments });
      const before = Object.fromEntries(Object.entries(kept).filter(([field]) => Object.hasOwn(form, field)));
      return {
        answer: {},
        changes: [{ subject: 'paymentSettings', subjectId: providerId, before, after: form }],
      };
    },
  });
}
