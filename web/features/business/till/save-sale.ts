import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Locale } from '#contracts/languages.ts';
import { parseEuro } from '#contracts/money.ts';
import * as m from '#contracts/texts/messages.js';
import { DeskSaleForm, LONGEST_SALE_NAME } from '#contracts/validation/desk-sale.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { moneyField } from '#web/business-frame/reservations/save-money.ts';
import { SELL_AT_DESK } from './till-calls.ts';

/** With what was sold, to be said. */
export type SaleAnswer = FormAnswer & { soldCents?: number; soldName?: string };

/** The field of who buys, as the search of customers sends it. */
const CUSTOMER = 'customer.id';
const PLACES: Partial<Record<ErrorCode, string>> = { errorUserNotFound: CUSTOMER };

const fieldOf =
  (locale: Locale) =>
  (path: string): FieldName => {
    if (path === 'name') return { name: m.till_field_name({}, { locale }), longest: LONGEST_SALE_NAME };
    if (path === 'amountCents') return { name: m.till_field_amount({}, { locale }) };
    if (path === 'paidCents') return { name: m.till_field_paid({}, { locale }) };
    if (path === 'vatTreatment') return { name: m.till_field_vat({}, { locale }) };
    if (path === 'customerId') return { name: m.till_field_customer({}, { locale }) };
    return moneyField(locale)(path);
  };

/** How the form is read. */
function reading(form: FormData, locale: Locale): ReadForm<typeof DeskSaleForm> {
  const typed = (name: string): string => textOf(form, name).replace('€', '').trim();
  // What is no amount is said so at its field
  const cents = (name: string): number => parseEuro(typed(name)) ?? Number.NaN;
  return {
    form,
    locale,
    schema: DeskSaleForm,
    given: {
      name: textOf(form, 'name'),
      amountCents: typed('amountCents') === '' ? undefined : cents('amountCents'),
      vatTreatment: textOf(form, 'vatTreatment') || null,
      customerId: idOrNone.read(textOf(form, CUSTOMER)),
      paidCents: typed('paidCents') === '' ? null : cents('paidCents'),
      method: textOf(form, 'method'),
      receiptNumber: textOf(form, 'receiptNumber'),
      note: textOf(form, 'note'),
    },
    fieldOf: fieldOf(locale),
  };
}

/** Sells what the form says. */
export async function saveSale(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<SaleAnswer> {
  let sold: Pick<SaleAnswer, 'soldCents' | 'soldName'> = {};
  const answer = await formAction({
    ...reading(form, locale),
    places: PLACES,
    async send(input) {
      await api(SELL_AT_DESK, { providerId, input });
      sold = { soldCents: input.amountCents, soldName: input.name };
    },
  });
  return { ...answer, ...sold };
}
