import { redirectDocument } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { formatMoney } from '#contracts/format.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import { parseEuro } from '#contracts/money.ts';
import * as m from '#contracts/texts/messages.js';
import { LARGEST_TOP_UP_CENTS, SMALLEST_OWN_TOP_UP_CENTS } from '#contracts/validation/wallet.ts';
import { paymentPath } from '#web/booking/payment-link.ts';
import { WITHOUT_SCRIPTS } from '#web/booking/details-form-values.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { TOP_UP_MY_WALLET } from './wallet-calls.ts';

/** The value of the choice beside which an own amount is typed. */
export const OTHER_AMOUNT = 'other';

/** A top-up that did not lead to the payment, with what was typed. */
export type TopUpAnswer = {
  /** The form it came from. */
  form: string;
  providerId: number;
  errors: readonly ApiError[];
  amountError: string | null;
  choice: string;
  other: string;
};

/** Opens the top-up that a form asks for, and leads to its payment. */
export async function topUpFromForm(
  form: FormData,
  url: URL,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
): Promise<TopUpAnswer | Response> {
  const choice = textOf(form, 'amount');
  const other = textOf(form, 'other');
  const providerId = Number(/^\d{1,15}$/.test(textOf(form, 'providerId')) ? textOf(form, 'providerId') : 0);
  const refused = (errors: readonly ApiError[], amountError: string | null = null): TopUpAnswer => ({
    form: textOf(form, 'form'),
    providerId,
    errors,
    amountError,
    choice,
    other,
  });
  const amountCents =
    choice === OTHER_AMOUNT
      ? parseEuro(other.replace('€', '').trim())
      : Number(/^\d{1,9}$/.exec(choice)?.[0] ?? 0);
  const isAmount =
    amountCents !== null && amountCents >= SMALLEST_OWN_TOP_UP_CENTS && amountCents <= LARGEST_TOP_UP_CENTS;
  if (form.has(WITHOUT_SCRIPTS)) return refused([{ message: m.wallet_needs_script({}, { locale }) }]);
  try {
    // The API says first who may not top up at all
    const asked = { providerId, amountCents: isAmount ? amountCents : 0 };
    const { topUpMyWallet: result } = await api(TOP_UP_MY_WALLET, asked, {
      idempotencyKey: textOf(form, 'attemptKey'),
    });
    // The payment page has a content security policy of its own, so it must be loaded as a document
    if (result.clientSecret !== null)
      return redirectDocument(
        pathInLocale(paymentPath(result, url.pathname), localeInPath(url.pathname)),
        303,
      );
    return refused([{ message: result.message || m.error_payment_unavailable({}, { locale }) }]);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const limits = { least: formatMoney(SMALLEST_OWN_TOP_UP_CENTS), most: formatMoney(LARGEST_TOP_UP_CENTS) };
    if (!isAmount && failure.hasCode('invalidInput'))
      return refused([], m.wallet_top_up_minimum(limits, { locale }));
    return refused(failure.errors);
  }
}
