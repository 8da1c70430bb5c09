import { chosenLanguage, getPerson } from '#server/modules/identity/index.ts';
import type { PaymentSettled } from '#server/modules/payments/facts.ts';
import { getOrder } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import { WALLET_TOPPED_UP_KIND } from './rules/mail-kinds.ts';
import { mailLanguageOf } from './rules/mail-language.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Who tops their wallet up online is told once it is paid, at the e-mail of their log-in: the card may hold another, or none. */
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
      if (!order || order.customerId === null || order.personId === null || !provider) return;
      const { customerId, personId, totalCents: amountCents } = order;
      const [person, chosen] = await Promise.all([getPerson(work, personId), chosenLanguage(work, personId)]);
      if (!person) return;
      await queueMail(work, {
        kind: WALLET_TOPPED_UP_KIND,
        providerId,
        subjectId: orderId,
        recipient: person.email,
        language: chosen ?? mailLanguageOf(provider.language),
        details: { customerId, amountCents },
        sendKey: `${WALLET_TOPPED_UP_KIND}:${providerId}/${orderId}`,
      });
    },
  ),
];
