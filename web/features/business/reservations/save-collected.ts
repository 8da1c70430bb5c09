import { parseEuro } from '#contracts/money.ts';
import type { Owed } from '#contracts/oldest-first.ts';
import { oldestFirst } from '#contracts/oldest-first.ts';
import * as m from '#contracts/texts/messages.js';
import { TillPaymentForm } from '#contracts/validation/till-payment.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { AMOUNT } from '#web/business-frame/reservations/money-fields.tsx';
import { TAKE_PAYMENT } from '#web/business-frame/reservations/reservation-calls.ts';
import type { MoneyAnswer } from '#web/business-frame/reservations/save-money.ts';
import { moneyField } from '#web/business-frame/reservations/save-money.ts';

/** The field of what was owed when the form was shown. */
export const OWED = 'owed';

/** What is owed for each, as a form carries it: `12:5000,13:2500`. */
export const owedAsText = (owed: readonly Owed[]): string =>
  owed.map(({ orderId, owedCents }) => `${orderId}:${owedCents}`).join();

function owedIn(text: string): Owed[] {
  return text.split(',').flatMap((part) => {
    const [orderId = 0, owedCents = 0] = part.split(':').map(Number);
    return Number.isSafeInteger(orderId) && Number.isSafeInteger(owedCents) ? [{ orderId, owedCents }] : [];
  });
}

/**
 * Takes an amount for several orders, the oldest first, by what was owed when the form was shown: sent twice it is one payment, and where something was
 * paid meanwhile the API refuses it.
 */
export async function saveCollected(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<MoneyAnswer> {
  const owed = owedIn(textOf(form, OWED));
  const typed = textOf(form, AMOUNT).replace('€', '').trim();
  const cents = typed === '' ? undefined : (parseEuro(typed) ?? -1);
  const orders = cents === undefined || cents <= 0 ? null : oldestFirst(owed, cents);
  if (cents !== undefined && cents > 0 && !orders) {
    const message = m.collect_above({}, { locale });
    return {
      ...OPEN_ANSWER,
      errors: [{ message }],
      fieldErrors: { [AMOUNT]: message },
      typed: typedIn(form),
    };
  }
  const answer = await formAction({
    form,
    locale,
    schema: TillPaymentForm,
    fieldOf: moneyField(locale),
    given: {
      // What is no amount is said so at its field
      orders: orders ?? [{ orderId: owed[0]?.orderId, amountCents: cents }],
      method: textOf(form, 'method'),
      receiptNumber: textOf(form, 'receiptNumber'),
      note: textOf(form, 'note'),
    },
    send: (input) => api(TAKE_PAYMENT, { providerId, ...input }),
  });
  const refused = answer.errors.find(({ code }) => code === 'invalidInput');
  const text = refused?.affected?.includes('customer') ? m.collect_mixed : m.collect_changed;
  const errors = answer.errors.map((error) =>
    error === refused ? { ...error, message: text({}, { locale }) } : error,
  );
  return { ...answer, errors, ...(answer.isSaved && { savedCents: cents ?? 0 }) };
}
