import { parseEuro } from '#contracts/money.ts';
import * as m from '#contracts/texts/messages.js';
import { WalletGiftForm, WalletTopUpForm } from '#contracts/validation/wallet.ts';
import { GIFT_WALLET, TOP_UP_WALLET } from '#web/business-frame/customers/wallet-calls.ts';
import { moneyField } from '#web/business-frame/reservations/save-money.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';

export type WalletIntent = 'topUp' | 'gift';

/** With how much more credit there is, to be said. */
export type WalletAnswer = FormAnswer & { savedCents?: number };

/** Tops the wallet of a customer up, or gives them credit, as the form says. */
export async function saveWallet(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, id, intent }: { providerId: number; id: number; intent: WalletIntent },
): Promise<WalletAnswer> {
  const typed = textOf(form, 'amountCents').replace('€', '').trim();
  const amountCents = parseEuro(typed);
  const of = {
    form,
    locale,
    fieldOf: (path: string) =>
      path === 'amountCents' ? { name: m.wallet_field_amount({}, { locale }) } : moneyField(locale)(path),
  };
  // What is no amount is said so at its field
  const given = { customerId: id, amountCents: typed === '' ? undefined : (amountCents ?? Number.NaN) };
  const answer = await (intent === 'gift'
    ? formAction({
        ...of,
        schema: WalletGiftForm,
        given,
        send: (input) => api(GIFT_WALLET, { providerId, input }),
      })
    : formAction({
        ...of,
        schema: WalletTopUpForm,
        given: {
          ...given,
          method: textOf(form, 'method'),
          receiptNumber: textOf(form, 'receiptNumber'),
          note: textOf(form, 'note'),
        },
        send: (input) => api(TOP_UP_WALLET, { providerId, input }),
      }));
  return { ...answer, intent, ...(answer.isSaved && { savedCents: amountCents ?? 0 }) };
}
