import { getCustomer, whoIsWrittenTo } from '#server/modules/customers/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import type { PaymentSettled } from '#server/modules/payments/facts.ts';
import { getOrder } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import { WALLET_TOPPED_UP_KIND } from './rules/mail-kinds.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Who tops their wallet up online is told once it is paid. */
export const walletReactions = (): Reaction[] => [
  reaction<PaymentSettled>(
    'paymentSettled',
    'mailToppedUp',
    async (work, { providerId, orderId, subject }) => {
      if (subject !== 'walletTopUp') return;
      const [order, provider] = await Promise.all([
        getOrder(work, providerId, orderId),
        getProviderContact(work, providerId),
      ]);
      if (!order || order.customerId === null || !provider) return;
      const { customerId, totalCents: amountCents } = order;
      const customer = await getCustomer(work, providerId, customerId);
      const reader = customer && (await whoIsWrittenTo(work, providerId, customer));
      if (!reader) return;
      const chosen = reader.personId === null ? null : await chosenLanguage(work, reader.personId);
      await queueMail(work, {
        kind: WALLET_TOPPED_UP_KIND,
        providerId,
        subjectId: orderId,
        recipient: reader.email,
        language: chosen ?? mailLanguageOf(provider.language),
        details: { customerId, amountCents },
        sendKey: `${WALLET_TOPPED_UP_KIND}:${providerId}/${orderId}`,
      });
    },
  ),
];
