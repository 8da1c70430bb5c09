import { data, redirect, redirectDocument } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { checkDetails } from '../check-details.ts';
import type { DetailsField } from '../check-details.ts';
import { paymentPath } from '../payment-link.ts';
import { promoOfForm } from '../promo-calls.ts';
import { detailsFormValues, WITHOUT_SCRIPTS } from '../details-form-values.ts';
import type { DetailsFormValues } from '../details-form-values.ts';
import { PASS_BOUGHT_PATH } from './bought-path.ts';
import type { MembershipToBuy } from './membership-calls.ts';
import { BUY_PASS } from './membership-calls.ts';

/** What came of buying: refused with what was typed, or to be paid in a page of its own since a frame may not show it. */
export type PassAnswer =
  | {
      kind: 'refused';
      errors: readonly ApiError[];
      fieldErrors: Partial<Record<DetailsField, string>>;
      typed: DetailsFormValues;
      offerId: number;
    }
  | { kind: 'pay'; path: string }
  /** What is free, in the page of somebody else, where nobody is signed in. */
  | { kind: 'bought' };

type Attempt = {
  form: FormData;
  url: URL;
  known: Pick<RequestContext, 'api' | 'locale'>;
  /** The membership of the page: others are not sold on it. */
  membership: Pick<MembershipToBuy, 'offers'>;
  asked: AskedContact;
  webIntegrationId: number | null;
  isFramed: boolean;
};

/** Buys the offer that the form names for whoever it names: to the payment, or at once to one's passes. */
export async function buyPassFromForm({
  form,
  url,
  known: { api, locale },
  membership,
  asked,
  webIntegrationId,
  isFramed,
}: Attempt): Promise<PassAnswer | Response> {
  const typed = detailsFormValues(form);
  // `offer` is the id with the price that was shown beside it
  const [, id = '0', shown = ''] = /^(\d{1,15}):(\d{1,9})$/.exec(textOf(form, 'offer')) ?? [];
  const offerId = Number(id);
  const promoCode = promoOfForm(form);
  const payCents = promoCode === null ? shown : textOf(form, 'payCents');
  const shownAmountCents = /^\d{1,9}$/.test(payCents) ? Number(payCents) : null;
  const refused = (errors: readonly ApiError[]): PassAnswer => ({
    kind: 'refused',
    errors,
    fieldErrors: {},
    typed,
    offerId,
  });
  if (!membership.offers.some(({ offer }) => offer.id === offerId)) throw data(null, { status: 404 });
  const checked = checkDetails(typed, asked, locale);
  if ('errors' in checked) return { kind: 'refused', ...checked, typed, offerId };
  if (shownAmountCents !== 0 && form.has(WITHOUT_SCRIPTS))
    return refused([{ message: m.signup_needs_script({}, { locale }) }]);
  try {
    const { generatePaymentIntent: result } = await api(
      BUY_PASS,
      {
        membershipId: offerId,
        ...checked.contact,
        agreements: [{ type: 'sharing', decision: 'Y' }],
        shownAmountCents,
        webIntegrationId,
        promoCode,
      },
      { idempotencyKey: textOf(form, 'attemptKey') },
    );
    const inLanguage = (path: string): string => pathInLocale(path, localeInPath(url.pathname));
    if (result.clientSecret !== null) {
      const path = inLanguage(paymentPath(result, url.pathname));
      // The payment page has a content security policy of its own, so it must be loaded as a document
      return isFramed ? { kind: 'pay', path } : redirectDocument(path, 303);
    }
    if (result.amountCents === 0 && isFramed) return { kind: 'bought' };
    if (result.amountCents === 0) return redirect(inLanguage(PASS_BOUGHT_PATH), 303);
    return refused([{ message: result.message || m.error_payment_unavailable({}, { locale }) }]);
  } catch (failure) {
    if (failure instanceof ApiFailure) return refused(failure.errors);
    throw failure;
  }
}
