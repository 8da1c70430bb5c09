import type { Locale } from '#contracts/languages.ts';
import { parseEuro } from '#contracts/money.ts';
import * as m from '#contracts/texts/messages.js';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import {
  LONGEST_RECEIPT_NUMBER,
  LONGEST_TILL_NOTE,
  TillPaymentForm,
} from '#contracts/validation/till-payment.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { AMOUNT, CARD } from './money-fields.tsx';
import {
  ORDER_OF_RESERVATION,
  PAY_WITH_PASS,
  REFUND_PAYMENT,
  RETURN_GIFT,
  RETURN_PAYMENT,
  TAKE_PAYMENT,
} from './reservation-calls.ts';

/** Which of the drawer's forms about money was sent. */
export const MONEY_INTENTS = ['take', 'return'] as const;
/** The form that pays with a pass. */
export const PASS_INTENT = 'pass';
/** The form that takes given credit back. */
export const GIFT_INTENT = 'giftBack';
export type MoneyIntent = (typeof MONEY_INTENTS)[number];

/** With what was taken or given back, to be said. */
export type MoneyAnswer = FormAnswer & { savedCents?: number };

/** Takes money for a reservation's order or gives it back, as one of the drawer's forms says. @throws ApiFailure for no such reservation */
export async function saveMoney(
  form: FormData,
  context: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<MoneyAnswer> {
  // The address says which reservation it is; another's order cannot be paid from here.
  const { orderId } = (await context.api(ORDER_OF_RESERVATION, of)).getReservation.reservation;
  return saveMoneyOf(form, context, { providerId: of.providerId, orderId });
}

/** The same for an order that the address has said. */
export async function saveMoneyOf(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<MoneyAnswer> {
  if (textOf(form, 'intent') === PASS_INTENT) {
    const passId = idOrNone.read(textOf(form, 'passId')) ?? 0;
    return sendForm({ intent: PASS_INTENT }, () => api(PAY_WITH_PASS, { providerId, orderId, passId }));
  }
  if (textOf(form, 'intent') === GIFT_INTENT)
    return sendForm({ intent: GIFT_INTENT }, () => api(RETURN_GIFT, { providerId, orderId }));
  const intent: MoneyIntent = textOf(form, 'intent') === 'return' ? 'return' : 'take';
  const typed = textOf(form, AMOUNT).replace('€', '').trim();
  const method = textOf(form, 'method');
  const toCard = intent === 'return' && method === CARD;
  const answer = await formAction({
    form,
    locale,
    schema: TillPaymentForm,
    fieldOf: moneyField(locale),
    given: {
      orders: [
        {
          orderId,
          // What is no amount stays none: the schema says so at the field
          amountCents: typed === '' ? undefined : (parseEuro(typed) ?? -1),
        },
      ],
      // The card has no method at the till; its schema is held by the same fields
      method: toCard ? 'cash' : method,
      receiptNumber: textOf(form, 'receiptNumber'),
      note: textOf(form, 'note'),
    },
    send: (input) => {
      const amountCents = input.orders[0]?.amountCents ?? 0;
      if (toCard) return api(REFUND_PAYMENT, { providerId, orderId, amountCents });
      return intent === 'return'
        ? api(RETURN_PAYMENT, { providerId, ...input })
        : api(TAKE_PAYMENT, { providerId, ...input });
    },
  });
  return {
    ...placedAtAmount(answer, m.reservations_amount_above({}, { locale })),
    intent,
    ...(answer.isSaved && { savedCents: parseEuro(typed) ?? 0 }),
  };
}

/** What the fields of money are called. */
export const moneyField =
  (locale: Locale) =>
  (path: string): FieldName => {
    if (path === AMOUNT) return { name: m.reservations_field_amount({}, { locale }) };
    if (path === 'method') return { name: m.reservations_field_method({}, { locale }) };
    if (path === 'receiptNumber')
      return { name: m.reservations_field_receipt({}, { locale }), longest: LONGEST_RECEIPT_NUMBER };
    if (path === 'note')
      return { name: m.reservations_field_note({}, { locale }), longest: LONGEST_TILL_NOTE };
    return { name: '' };
  };

/** More than is owed, or than can go back, is about the amount. */
function placedAtAmount(answer: FormAnswer, text: string): FormAnswer {
  const above = answer.errors.find(({ affected }) => affected?.includes('amount'));
  if (!above) return answer;
  const message = above.code === 'invalidInput' ? text : above.message;
  return {
    ...answer,
    errors: answer.errors.map((error) => (error === above ? { ...error, message } : error)),
    fieldErrors: { ...answer.fieldErrors, [AMOUNT]: message },
  };
}
