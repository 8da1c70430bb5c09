import type { ErrorCode } from '#contracts/error-codes.ts';
import * as m from '#contracts/texts/messages.js';
import { PassSaleForm } from '#contracts/validation/membership.ts';
import { moneyField } from '#web/business-frame/reservations/save-money.ts';
import { promoOfForm } from '#web/booking/promo-calls.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { numberOrNone } from '#web/lib/form/form-values.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { SELL_PASS } from './membership-calls.ts';

/** With the pass that was sold, to lead on to it. */
export type PassSaleAnswer = FormAnswer & { passId?: number };

/** The field of who buys, as the search of customers sends it. */
const CUSTOMER = 'customer.id';
/** At which field each refusal is told. */
const PLACES: Partial<Record<ErrorCode, string>> = {
  errorUserNotFound: CUSTOMER,
  membershipNotForSale: 'offer',
  priceChanged: 'offer',
  singleSubscriptionMembershipAllowed: 'offer',
  membershipSubcriptionDatesOverlap: 'offer',
};

/** The field of what is to be paid with a promo code. */
export const PAY_CENTS = 'payCents';

/** An offer with the price that it is shown with, as the form sends it. */
export const offerAsText = ({ id, priceCents }: { id: number; priceCents: number }): string =>
  `${id}/${priceCents}`;

const OFFER = /^(\d{1,15})\/(\d{1,9})$/;

/** The price that an offer is shown with, in cents; 0 for none. */
export const priceInText = (offer: string): number => Number(OFFER.exec(offer)?.[2] ?? 0);

/** Sells what the form says. */
export async function savePassSale(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<PassSaleAnswer> {
  const [, offerId, priceCents] = OFFER.exec(textOf(form, 'offer')) ?? [];
  const promoCode = promoOfForm(form);
  const shown = promoCode === null ? priceCents : textOf(form, PAY_CENTS);
  let passId: number | undefined;
  const answer = await formAction({
    form,
    locale,
    schema: PassSaleForm,
    given: {
      customerId: idOrNone.read(textOf(form, CUSTOMER)) ?? undefined,
      offerId: offerId === undefined ? undefined : Number(offerId),
      shownPriceCents: numberOrNone(shown ?? '') ?? 0,
      method: textOf(form, 'method'),
      receiptNumber: textOf(form, 'receiptNumber'),
      note: textOf(form, 'note'),
      orderIds: form.getAll('orderIds').map(Number),
      promoCode,
    },
    fieldOf: (path) => {
      if (path === 'customerId') return { name: m.till_field_customer({}, { locale }) };
      if (path === 'offerId') return { name: m.pass_field_offer({}, { locale }) };
      return moneyField(locale)(path);
    },
    places: PLACES,
    async send(input) {
      passId = (await api(SELL_PASS, { providerId, input })).sellPass.id;
    },
  });
  const { customerId, offerId: offer, ...errors } = answer.fieldErrors;
  const fieldErrors = {
    ...errors,
    ...(customerId !== undefined && { [CUSTOMER]: customerId }),
    ...(offer !== undefined && { offer }),
  };
  return { ...answer, fieldErrors, ...(passId !== undefined && { passId }) };
}
